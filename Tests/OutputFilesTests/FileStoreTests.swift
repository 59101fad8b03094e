import AlmanacOutputFiles
import Testing

/// The operations of a file store on the disk, on which a run relies.
@Suite("A file store")
struct FileStoreTests {
  private let tree = FileTree(
    ["new": "the new text", "old": "the old text", "a/b.txt": "bee", "ä.txt": "ä"], folders: ["empty"],
    others: ["link", "a/link"])
  private let store: TestFolder

  init() throws { store = try TestFolder(tree) }

  /// The kind of file at a path, in words.
  private func kind(of path: String) throws -> String {
    switch try store.kind(of: path) {
    case nil: "nothing"
    case .file(let size): "file of \(size) bytes"
    case .folder: "folder"
    case .other: "other"
    }
  }

  @Test(
    "returns the kind of file at a path, the content only of a file, and names only in a folder",
    arguments: [
      ("a/b.txt", "file of 3 bytes"), ("ä.txt", "file of 2 bytes"), ("a", "folder"), ("empty", "folder"),
      ("link", "other"), ("a/link", "other"), ("x", "nothing"), ("x/y", "nothing"), ("old/y", "nothing"),
    ])
  func kinds(path: String, kind: String) throws {
    #expect(try self.kind(of: path) == kind)
    #expect(try (store.contents(of: path) != nil) == kind.hasPrefix("file"))
    if kind != "folder" { #expect(try store.names(in: path) == []) }
  }

  @Test("reads the same bytes that were written", arguments: [0, 1, 300_000])
  func bytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try store.create("file", bytes)
    #expect(try store.contents(of: "file") == bytes)
  }

  @Test(
    "does not create a file at a used path or in a missing folder",
    arguments: ["old", "a/b.txt", "empty", "a", "link", "a/link", "x/y.txt", "old/y.txt"])
  func createRefused(path: String) throws {
    let error = #expect(throws: OutputFilesError.self) { try store.create(path, [1, 2, 3, 4]) }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("Could not create '") && message.contains("\(path)': "))
    #expect(try store.tree == tree)
  }

  @Test("makes a folder and its parents", arguments: ["x", "x/y/z", "a/x/y", "a", "empty"])
  func makeFolder(path: String) throws {
    try store.makeFolder(path)
    try store.create("\(path)/new.txt", [])
    #expect(try store.contents(of: "\(path)/new.txt") == [])
  }

  @Test("lists the names in a folder, sorted")
  func names() throws {
    for name in ["q", "B", "a", "10", "9"] { try store.create("a/\(name)", []) }
    #expect(try store.names(in: "a") == ["10", "9", "B", "a", "b.txt", "link", "q"])
  }

  @Test(
    "replaces a file or a link, not the link's target, or puts a file at a free path",
    arguments: ["old", "a/b.txt", "a/x.txt", "link"])
  func replace(path: String) throws {
    try store.replace(path, with: "new")
    #expect(try store.tree.texts[path] == "the new text" && store.tree.texts["new"] == nil)
    #expect(try store.kind(of: "target") == nil)
  }

  @Test("moves a file to a free path", arguments: ["x.txt", "a/x.txt", "empty/x.txt"])
  func move(path: String) throws {
    #expect(try store.move("new", to: path))
    #expect(try store.tree.texts[path] == "the new text" && store.tree.texts["new"] == nil)
  }

  @Test(
    "does not move a file to a used path", arguments: ["old", "a/b.txt", "a", "empty", "link", "a/link"])
  func moveRefused(path: String) throws {
    #expect(try !store.move("new", to: path))
    #expect(try store.tree == tree)
  }

  @Test("cannot move what is missing or to a missing folder, and cannot replace or remove a folder as a file")
  func refused() throws {
    for path in ["a", "empty", "x/y"] {
      #expect(throws: OutputFilesError.self, "\(path)") { try store.replace(path, with: "new") }
    }
    for path in ["a", "empty"] {
      #expect(throws: OutputFilesError.self, "\(path)") { try store.remove(path) }
    }
    for path in ["old/x", "old/x/y"] {
      #expect(throws: OutputFilesError.self, "\(path)") { try store.makeFolder(path) }
    }
    #expect(throws: OutputFilesError.self) { try store.move("x", to: "y") }
    #expect(throws: OutputFilesError.self) { try store.replace("old", with: "x") }
    #expect(throws: OutputFilesError.self) { try store.move("new", to: "x/y") }
    #expect(try store.tree == tree)
  }

  @Test(
    "removes a file or a link, and succeeds if nothing is at the path",
    arguments: ["old", "a/b.txt", "link", "a/link", "x", "x/y", "old/y"])
  func remove(path: String) throws {
    try store.remove(path)
    #expect(try kind(of: path) == "nothing")
  }

  @Test(
    "removes a folder only if it is empty, and nothing else",
    arguments: ["empty", "a", "x", "x/y", "link", "old"])
  func removeFolder(path: String) throws {
    try store.removeFolderIfEmpty(path)
    #expect(try store.tree == (path == "empty" ? tree.without("empty") : tree))
  }
}
