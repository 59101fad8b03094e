import AlmanacBundle
import Testing

/// The operations of a file store on the disk, on which a run relies.
@Suite("A file store")
struct FileStoreTests {
  private let tree = FileTree(
    ["new": "the new text", "old": "the old text", "a/b.txt": "bee", "ä.txt": "ä"], folders: ["empty"],
    others: ["link", "a/link"])
  private let store: TestFolder

  init() throws { store = try TestFolder(tree) }

  @Test(
    "does not create a file at a used path or in a missing folder",
    arguments: ["old", "a/b.txt", "empty", "a", "link", "a/link", "x/y.txt", "old/y.txt"])
  func createRefused(path: String) throws {
    let error = #expect(throws: OutputFilesError.self) { try store.create(path, [1, 2, 3, 4]) }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("Could not create '") && message.contains("\(path)': "))
    #expect(try store.tree == tree)
  }

  @Test(
    "does not move a file to a used path", arguments: ["old", "a/b.txt", "a", "empty", "link", "a/link"])
  func moveRefused(path: String) throws {
    #expect(try !store.move("new", to: path))
    #expect(try store.tree == tree)
  }

  @Test(
    "removes a file or a link, and succeeds if nothing is at the path",
    arguments: ["old", "a/b.txt", "link", "a/link", "x", "x/y", "old/y"])
  func remove(path: String) throws {
    try store.remove(path)
    #expect(try store.kind(of: path) == nil)
  }

  @Test(
    "removes a folder only if it is empty, and nothing else",
    arguments: ["empty", "a", "x", "x/y", "link", "old"])
  func removeFolder(path: String) throws {
    try store.removeFolderIfEmpty(path)
    #expect(try store.tree == (path == "empty" ? tree.without("empty") : tree))
  }
}
