package import AlmanacOutputFiles

/// The files, folders and links below a folder, as a value that follows the rules of a `FileStore`.
package struct FileTree: Sendable {
  /// A file with an identity, as on a disk, so that two paths can name the same file.
  private struct File {
    let identity: Int
    let bytes: [UInt8]
  }

  private var files: [String: File] = [:]
  private var made = 0
  package private(set) var folders: Set<String>
  /// The paths of links and other entries that are neither files nor folders.
  package private(set) var others: Set<String>

  /// Makes a tree with the files in `texts`, by path, and the folders above these files.
  ///
  /// `folders` are additional folders.
  package init(_ texts: [String: String] = [:], folders: Set<String> = [], others: Set<String> = []) {
    self.folders = folders
    self.others = others
    for (path, text) in texts {
      files[path] = newFile(Array(text.utf8))
      self.folders.formUnion(Self.foldersAbove(path))
    }
  }

  /// Every file's text, by path.
  package var texts: [String: String] {
    files.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The tree without a folder and its content.
  package func without(_ folder: String) -> FileTree {
    func isOutside(_ path: String) -> Bool { path != folder && !path.hasPrefix(folder + "/") }
    var tree = self
    tree.files = files.filter { isOutside($0.key) }
    tree.folders = folders.filter(isOutside)
    tree.others = others.filter(isOutside)
    return tree
  }

  private mutating func newFile(_ bytes: [UInt8]) -> File {
    made += 1
    return File(identity: made, bytes: bytes)
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The folders above a path, with the outermost first.
  private static func foldersAbove(_ path: String) -> [String] {
    let folder = parent(of: path)
    return folder.isEmpty ? [] : foldersAbove(folder) + [folder]
  }
}

extension FileTree: Equatable {
  package static func == (left: FileTree, right: FileTree) -> Bool {
    left.texts == right.texts && left.folders == right.folders && left.others == right.others
  }
}

extension FileTree: CustomStringConvertible {
  package var description: String {
    let files = texts.map { "\($0.key): \($0.value.debugDescription)" }
    return (files + folders.map { "\($0)/" } + others.map { "\($0)@" }).sorted().joined(separator: ", ")
  }
}

// The operations of a `FileStore`.
extension FileTree {
  package func kind(of path: String) -> FileKind? {
    if let file = files[path] { return .file(size: file.bytes.count) }
    if folders.contains(path) { return .folder }
    return others.contains(path) ? .other : nil
  }

  package func contents(of path: String) -> [UInt8]? {
    files[path]?.bytes
  }

  package func names(in path: String) -> [String] {
    let prefix = path.isEmpty ? "" : "\(path)/"
    let paths = Array(files.keys) + folders + others
    let below = paths.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    return below.filter { !$0.contains("/") }.map(String.init).sorted()
  }

  package mutating func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) {
    try checkIsFree(path, "create")
    files[path] = newFile(bytes)
  }

  package mutating func makeFolder(_ path: String) throws(OutputFilesError) {
    for folder in Self.foldersAbove(path) where kind(of: folder) != nil && !folders.contains(folder) {
      throw OutputFilesError.failed(operation: "create the folder", path: path, reason: "Not a directory")
    }
    // If the path is a file, this is not an error yet. An operation inside the path fails later, as on a disk.
    guard kind(of: path) == nil else { return }
    folders.formUnion(Self.foldersAbove(path) + [path])
  }

  /// Makes the first of the folders that `makeFolder` would make.
  package mutating func makeFirstFolder(_ path: String) throws(OutputFilesError) {
    let missing = (Self.foldersAbove(path) + [path]).first { kind(of: $0) == nil }
    try makeFolder(missing ?? path)
  }

  package mutating func replace(_ path: String, with source: String) throws(OutputFilesError) {
    let file = try file(at: source, "write")
    guard isFolder(Self.parent(of: path)), !isFolder(path) else {
      throw OutputFilesError.failed(operation: "write", path: path, reason: "Is a directory")
    }
    others.remove(path)
    files[source] = nil
    files[path] = file
  }

  package mutating func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    guard try link(source, to: path) else { return false }
    files[source] = nil
    return true
  }

  package mutating func moveFolder(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    guard folders.contains(source), isFolder(Self.parent(of: path)) else {
      throw OutputFilesError.failed(operation: "write", path: path, reason: "No such file or directory")
    }
    guard kind(of: path) == nil else { return false }
    func moved(_ old: String) -> String {
      old == source || old.hasPrefix(source + "/") ? path + old.dropFirst(source.count) : old
    }
    files = Dictionary(uniqueKeysWithValues: files.map { (moved($0.key), $0.value) })
    folders = Set(folders.map(moved))
    others = Set(others.map(moved))
    return true
  }

  /// Gives the file `source` the second name `path`; returns `false` if `path` already names something else.
  package mutating func link(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    let file = try file(at: source, "write")
    guard kind(of: path) == nil else { return files[path]?.identity == file.identity }
    try checkIsFree(path, "write")
    files[path] = file
    return true
  }

  package mutating func remove(_ path: String) throws(OutputFilesError) {
    guard !isFolder(path) else {
      throw OutputFilesError.failed(operation: "remove", path: path, reason: "Is a directory")
    }
    files[path] = nil
    others.remove(path)
  }

  package mutating func removeFolderIfEmpty(_ path: String) {
    guard names(in: path).isEmpty else { return }
    folders.remove(path)
  }

  private func isFolder(_ path: String) -> Bool { path.isEmpty || folders.contains(path) }

  private func file(at path: String, _ operation: String) throws(OutputFilesError) -> File {
    guard let file = files[path] else {
      throw OutputFilesError.failed(operation: operation, path: path, reason: "No such file or directory")
    }
    return file
  }

  private func checkIsFree(_ path: String, _ operation: String) throws(OutputFilesError) {
    guard kind(of: path) == nil else {
      throw OutputFilesError.failed(operation: operation, path: path, reason: "File exists")
    }
    guard isFolder(Self.parent(of: path)) else {
      throw OutputFilesError.failed(operation: operation, path: path, reason: "No such file or directory")
    }
  }
}
