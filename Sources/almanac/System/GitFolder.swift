import AlmanacBundle
import AlmanacKit
import AlmanacRecord

/// Reads files from folders in a revision of git; the bytes of a file are read only when they are needed.
///
/// The path of a folder is relative to the root of the repository. If the revision is the full name of a commit, every
/// byte that is read belongs to this commit, whatever the repository contains: each object's content has the hash that
/// the object before it names.
final class GitFolder {
  /// The path of the folder that was opened first; empty for the root itself.
  let prefix: String
  /// The git object identifiers of the files that were found, by the path of their folder and then by their path in it.
  private var files: [String: [String: String]] = [:]
  /// The identifier of the tree of the commit.
  private var root = ""
  /// How many more bytes of a commit and of trees may be read before the limit is reached.
  private var room = GitFolder.treeLimit
  private let revision: String
  private let objects: GitObjects

  /// The most bytes of trees, which list the names in folders; an entry of a tree has about 40 bytes.
  private static let treeLimit = 64_000_000

  /// Opens a folder in a revision, and finds one file in it; ``find(_:in:)`` finds more files.
  init(_ folder: String, in revision: String, file: String) throws {
    // For git, `^HEAD` means everything except the commit HEAD.
    guard let first = revision.first, !"-^".contains(first) else {
      throw Failure(
        .usage, "'git:\(revision)' is not a revision. Write a revision, such as git:HEAD or git:v1.2.")
    }
    let repository = try GitRepository(holding: folder)
    self.revision = revision
    prefix = repository.prefix
    let commit = try Self.commit(revision, repository)
    objects = GitObjects(in: repository, for: revision)
    root = try tree(of: commit)
    guard try find([file], in: prefix) else {
      throw Failure(
        .badInput,
        """
        The folder '\(folder)' is not in the revision '\(revision)'. Name another revision, or compare two folders.
        """)
    }
  }

  /// Finds the files at `paths` in a folder; returns `false` if the revision has no such folder.
  func find(_ paths: [String], in folder: String) throws -> Bool {
    guard let tree = try tree(at: folder) else { return false }
    try find(paths.map { ($0, Array($0.utf8)[...]) }, in: tree, &files[folder, default: [:]])
    return true
  }

  /// The bytes of a file that was found in a folder; `nil` if the revision lacks it.
  func bytes(of path: String, in folder: String, sizeLimit limit: Int) throws -> [UInt8]? {
    guard let object = files[folder]?[path] else { return nil }
    let tooLarge = OutputFilesError.tooLarge("git:\(revision)/\(path)", limit: limit)
    return try objects.content(of: object, as: [.blob], limit: limit, tooLarge: tooLarge).bytes
  }

  /// Whether a name is a revision in the git repository that holds the working directory.
  static func isRevision(_ name: String) -> Bool {
    guard !name.hasPrefix("-"), let repository = try? GitRepository(holding: ".") else { return false }
    return (try? commit(name, repository)) != nil
  }

  /// The identifier of the commit that a revision names, or of an annotated tag if the revision is its full name.
  private static func commit(_ revision: String, _ repository: GitRepository) throws -> String {
    // Git is not asked for the meaning of a full name.
    guard !isIdentifier(Array(revision.utf8)) else { return revision.lowercased() }
    let git = try repository.start(["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
    let line = git.bytes(upTo: UInt8(ascii: "\n"), limit: 64)
    guard let line, git.end() == 0, isIdentifier(line) else { throw repository.failure(revision, git) }
    return String(decoding: line, as: UTF8.self)
  }

  /// The identifier of a commit's tree, which is in the first line of the commit: `tree IDENTIFIER`.
  ///
  /// The first line of an annotated tag is `object IDENTIFIER`, and names a commit or another tag.
  private func tree(of commit: String) throws -> String {
    var name = commit
    while true {
      let (kind, bytes) = try content(of: name, as: [.commit, .tag])
      let label = kind == .tag ? "object " : "tree "
      let target = bytes.prefix { $0 != UInt8(ascii: "\n") }.dropFirst(label.utf8.count)
      guard Self.isIdentifier(Array(target)) else {
        throw objects.failure("the \(kind) '\(name)' is damaged")
      }
      name = String(decoding: target, as: UTF8.self)
      if kind == .commit { return name }
    }
  }

  /// The identifier of the tree of a folder, by the folder's path below the root; `nil` if there is no such folder.
  private func tree(at folder: String) throws -> String? {
    var tree = root
    for name in folder.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) {
      guard let entry = try entries(of: tree, [name[...]]).first, entry.kind == .tree else { return nil }
      tree = entry.object
    }
    return tree
  }

  /// Adds the identifiers of files to `identifiers`; `rest` is the part of a file's path that begins in the tree.
  private func find(
    _ files: [(path: String, rest: ArraySlice<UInt8>)], in tree: String,
    _ identifiers: inout [String: String]
  ) throws {
    let groups = Dictionary(grouping: files) { $0.rest.prefix { $0 != UInt8(ascii: "/") } }
    for entry in try entries(of: tree, Set(groups.keys)) {
      let group = groups[entry.name] ?? []
      switch entry.kind {
      case .blob: for file in group where file.rest == entry.name { identifiers[file.path] = entry.object }
      case .tree:
        let below = group.filter { $0.rest != entry.name }
          .map { ($0.path, $0.rest.dropFirst(entry.name.count + 1)) }
        if !below.isEmpty { try find(below, in: entry.object, &identifiers) }
      case .other: break
      }
    }
  }

  /// The entries of a tree with these names.
  private func entries(of tree: String, _ names: Set<ArraySlice<UInt8>>) throws -> [GitEntry] {
    var rest = try content(of: tree, as: [.tree]).bytes[...]
    var entries: [GitEntry] = []
    while !rest.isEmpty {
      guard let entry = GitEntry(&rest, digits: tree.utf8.count) else {
        throw objects.failure("the tree '\(tree)' is damaged")
      }
      if names.contains(entry.name) { entries.append(entry) }
    }
    for (name, same) in Dictionary(grouping: entries, by: \.name) where same.count > 1 {
      let name = String(decoding: name, as: UTF8.self)
      throw objects.failure("a folder contains '\(name)' twice")
    }
    return entries
  }

  /// The content of a commit, a tag or a tree.
  private func content(
    of object: String, as kinds: [GitObjects.Kind]
  ) throws -> (kind: GitObjects.Kind, bytes: [UInt8]) {
    let limit = "\(Self.treeLimit / 1_000_000) MB"
    let tooLarge = objects.failure(
      "the lists of files in the bundle's folders are larger than \(limit) in total")
    let content = try objects.content(of: object, as: kinds, limit: room, tooLarge: tooLarge)
    room -= content.bytes.count
    return content
  }

  /// Whether the bytes are a git object identifier: 40 or 64 hexadecimal digits.
  private static func isIdentifier(_ bytes: [UInt8]) -> Bool {
    (bytes.count == 40 || bytes.count == 64)
      && bytes.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}

/// An entry of a tree: its mode in octal digits, a space, its name, a zero byte, and the bytes of the identifier.
private struct GitEntry {
  enum Kind {
    case blob, tree
    /// A link or another repository.
    case other
  }

  private let mode: ArraySlice<UInt8>
  let name: ArraySlice<UInt8>
  private let identifier: ArraySlice<UInt8>

  var kind: Kind {
    switch Int(String(decoding: mode, as: UTF8.self), radix: 8).map({ $0 & 0o170000 }) {
    case 0o100000: .blob
    case 0o040000: .tree
    default: .other
    }
  }

  /// The identifier of the entry's object.
  var object: String { FileDigest.hexadecimal(identifier) }

  /// Removes the first entry from `bytes`; `nil` if there is no whole entry.
  init?(_ bytes: inout ArraySlice<UInt8>, digits: Int) {
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
      let end = bytes[space...].firstIndex(of: 0), bytes.endIndex - end > digits / 2
    else { return nil }
    mode = bytes[..<space]
    name = bytes[(space + 1)..<end]
    identifier = bytes[(end + 1)...].prefix(digits / 2)
    bytes = bytes[identifier.endIndex...]
  }
}
