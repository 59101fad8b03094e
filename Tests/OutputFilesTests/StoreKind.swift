import AlmanacOutputFiles
import AlmanacTestSupport

/// The kinds of file stores, which must behave alike.
enum StoreKind: CaseIterable {
  case disk, memory

  /// Runs a test on a store that contains a tree; the tree's links lead to the file `target` outside the store.
  func withStore(
    _ tree: FileTree = FileTree(), _ body: (any FileStore) throws -> Void
  ) throws {
    switch self {
    case .memory: try body(InMemoryFileStore(tree))
    case .disk:
      let temporary = try TemporaryFolder()
      try temporary.fill(tree)
      try withExtendedLifetime(temporary) {
        try body(DiskFolder(path: temporary.path("store"), access: .writing))
      }
      try temporary.checkTarget()
    }
  }
}

extension TemporaryFolder {
  fileprivate func fill(_ tree: FileTree) throws {
    try write("target", "the text of the target")
    try makeFolder("store")
    for folder in tree.folders { try makeFolder("store/\(folder)") }
    for (path, text) in tree.texts { try write("store/\(path)", text) }
    for path in tree.others { try link("store/\(path)", to: "target") }
  }

  fileprivate func checkTarget() throws {
    guard try text("target") == "the text of the target" else { throw WrittenThrough() }
  }
}

/// The error if a store has written through a link, to the file `target` outside the store.
struct WrittenThrough: Error {}

extension FileStore {
  /// A file's text, or `nil` if there is no file.
  func text(_ path: String) throws(OutputFilesError) -> String? {
    try contents(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The kind of file at a path, in words.
  func kindName(_ path: String) throws(OutputFilesError) -> String {
    switch try kind(of: path) {
    case nil: "nothing"
    case .file(let size): "file of \(size) bytes"
    case .folder: "folder"
    case .other: "other"
    }
  }
}
