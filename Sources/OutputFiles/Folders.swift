/// The folders that a commit or a repair has seen on the way to its files, each of which it looks at once.
struct SeenFolders {
  private var paths: Set<String> = []

  /// Whether only folders stand on the way to a path, or nothing yet.
  mutating func isReachable(_ path: String, in store: some FileStore) throws(FileStoreError) -> Bool {
    guard let parent = parentFolder(of: path), !paths.contains(parent) else { return true }
    guard try store.isReachable(path) else { return false }
    if case .folder = try store.kind(of: parent) { paths.insert(parent) }
    return true
  }

  /// Makes the folder of a path, unless it has been seen.
  mutating func makeFolder(of path: String, in store: some FileStore) throws(FileStoreError) {
    guard let parent = parentFolder(of: path), !paths.contains(parent) else { return }
    try store.makeFolder(parent)
    paths.insert(parent)
  }

  /// Forgets them all, where some may have been removed.
  mutating func forget() { paths = [] }
}

/// The staged folders that the output folder has not got: each is moved whole, and with it every file in it.
struct NewFolders {
  private let staged: (String) -> String
  private var moved: Set<String> = []
  private var present: Set<String> = []

  /// `staged` is where a path stands while it is staged.
  init(staged: @escaping (String) -> String) {
    self.staged = staged
  }

  /// Moves the outermost folder of a path that is new; `false` if none is, or if something else is in the way.
  mutating func move(_ path: String, in store: some FileStore) throws(FileStoreError) -> Bool {
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

/// The folder a path stands in, or `nil` if it has none.
func parentFolder(of path: String) -> String? {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
}

/// The folders a path stands in, the innermost first: `a/b`, `a` for `a/b/c`.
func foldersAbove(_ path: String) -> [String] {
  // A slash is a byte: as characters the path would be taken apart into graphemes.
  path.utf8.indices.reversed().filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
}
