import AlmanacBundle

/// The files, folders and links below a folder.
struct FileTree: Equatable, Sendable {
  /// The text of each file, by path.
  let texts: [String: String]
  /// The paths of the folders.
  let folders: Set<String>
  /// The paths of links and other entries that are neither files nor folders.
  let others: Set<String>

  /// Makes a tree with the folders above its entries; `folders` are further folders.
  init(_ texts: [String: String] = [:], folders: Set<String> = [], others: Set<String> = []) {
    (self.texts, self.others) = (texts, others)
    self.folders = folders.union((Array(texts.keys) + folders + others).flatMap(foldersAbove))
  }

  /// Reads the tree of a folder.
  init(_ folder: DiskFolder) throws(OutputFilesError) {
    var (texts, folders, others): ([String: String], Set<String>, Set<String>) = ([:], [], [])
    var open = ["."]
    while let parent = open.popLast() {
      for name in try folder.names(in: parent) {
        let path = parent == "." ? name : "\(parent)/\(name)"
        switch try folder.kind(of: path) {
        case .folder:
          folders.insert(path)
          open.append(path)
        case .file: texts[path] = try folder.contents(of: path).map { String(decoding: $0, as: UTF8.self) }
        case .other, nil: others.insert(path)
        }
      }
    }
    self.init(texts, folders: folders, others: others)
  }

  /// The tree without a folder and its content.
  func without(_ folder: String) -> FileTree {
    func isOutside(_ path: String) -> Bool { path != folder && !path.hasPrefix(folder + "/") }
    return FileTree(
      texts.filter { isOutside($0.key) }, folders: folders.filter(isOutside), others: others.filter(isOutside)
    )
  }
}

extension FileTree: CustomStringConvertible {
  var description: String {
    let files = texts.map { "\($0.key): \($0.value.debugDescription)" }
    return (files + folders.map { "\($0)/" } + others.map { "\($0)@" }).sorted().joined(separator: ", ")
  }
}
