/// The folders that a commit has already found to exist, so that each folder is checked only once.
struct SeenFolders {
  private var paths: Set<String> = []

  /// Whether every folder above a path is a real folder or is missing; `false` if one of them is a file or a link.
  mutating func isReachable(_ path: String, in store: some FileStore) throws(OutputFilesError) -> Bool {
    guard let parent = parentFolder(of: path), !paths.contains(parent) else { return true }
    guard try store.isReachable(path) else { return false }
    if case .folder = try store.kind(of: parent) { paths.insert(parent) }
    return true
  }

  /// Makes the folder that contains a path, unless it is known to exist.
  mutating func makeFolder(of path: String, in store: some FileStore) throws(OutputFilesError) {
    guard let parent = parentFolder(of: path), !paths.contains(parent) else { return }
    try store.makeFolder(parent)
    paths.insert(parent)
  }
}

/// Moves staged folders that the output folder does not have yet, each with all its files in one step.
struct NewFolders {
  private let staged: (String) -> String
  private var moved: Set<String> = []
  private var present: Set<String> = []

  /// `staged` returns the path in the staging folder for a path in the output folder.
  init(staged: @escaping (String) -> String) {
    self.staged = staged
  }

  /// Moves the outermost missing folder above a path from the staging folder to the output folder.
  ///
  /// Returns `true` if the folder was moved, now or by an earlier call. Returns `false` if no folder is missing, or if
  /// something else is in the place of a folder.
  mutating func move(_ path: String, in store: some FileStore) throws(OutputFilesError) -> Bool {
    for folder in foldersAbove(path).reversed() where !present.contains(folder) {
      if moved.contains(folder) { return true }
      switch try store.kind(of: folder) {
      case .folder: present.insert(folder)
      case .file, .other: return false
      case nil:
        guard try store.moveFolder(staged(folder), to: folder) else { return false }
        moved.insert(folder)
        return true
      }
    }
    return false
  }
}

/// The path of the folder that contains a path; `nil` at the top level.
package func parentFolder(of path: String) -> String? {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
}

/// The paths of all folders above a path, innermost first: `a/b` and `a` for `a/b/c`.
package func foldersAbove(_ path: String) -> [String] {
  // This searches bytes, because a search for a `Character` is slower: it first splits the path into characters.
  path.utf8.indices.reversed().filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
}
