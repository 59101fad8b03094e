import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// The behavior that all stores share.
///
/// The crash tests use a store in memory. Their results hold for a disk only if both stores behave alike.
@Suite("A file store")
struct FileStoreContractTests {
  private static let stores = StoreKind.allCases
  private let tree = FileTree(
    ["b.txt": "bee", "a/c/d.txt": "", "a/z.txt": "zed", "ä.txt": "ä"], folders: ["empty"],
    others: ["link", "a/link"])

  @Test(
    "returns the kind of file at a path, the content only of a file, and names only in a folder",
    arguments: stores,
    [
      ("b.txt", "file of 3 bytes"), ("ä.txt", "file of 2 bytes"), ("a/c/d.txt", "file of 0 bytes"),
      ("a", "folder"), ("a/c", "folder"), ("link", "other"), ("a/link", "other"),
      ("empty", "folder"), ("x", "nothing"), ("x/y", "nothing"), ("b.txt/y", "nothing"),
    ])
  func kind(store: StoreKind, expected: (path: String, kind: String)) throws {
    try store.withStore(tree) { store throws in
      #expect(try store.kindName(expected.path) == expected.kind)
      let content = try store.contents(of: expected.path)
      #expect((content != nil) == expected.kind.hasPrefix("file"))
      if expected.kind != "folder" { #expect(try store.names(in: expected.path) == []) }
    }
  }

  @Test("reads the same bytes that were written", arguments: stores, [0, 1, 300_000])
  func bytes(store: StoreKind, count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try store.withStore { store throws in
      try store.create("file", bytes)
      #expect(try store.contents(of: "file") == bytes)
    }
  }

  @Test(
    "does not create a file at a used path or in a missing folder", arguments: stores,
    ["b.txt", "a/z.txt", "empty", "a", "link", "a/link", "x/y.txt", "b.txt/y.txt"])
  func createRefused(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      let kind = try store.kindName(path)
      let error = #expect(throws: OutputFilesError.self) { try store.create(path, [1, 2, 3, 4]) }
      let message = error?.description ?? ""
      #expect(message.hasPrefix("Could not create '") && message.contains("\(path)': "))
      #expect(try store.kindName(path) == kind)
    }
  }

  @Test("makes a folder and its parents", arguments: stores, ["x", "x/y/z", "a/x/y", "a/c", "empty"])
  func makeFolder(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      try store.makeFolder(path)
      try store.create("\(path)/new.txt", Array("new".utf8))
      #expect(try store.text("\(path)/new.txt") == "new")
    }
  }

  @Test("does not make a folder below a file", arguments: stores, ["b.txt/x", "b.txt/x/y"])
  func makeFolderRefused(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      #expect(throws: OutputFilesError.self) { try store.makeFolder(path) }
      #expect(try store.text("b.txt") == "bee")
    }
  }

  @Test("lists the names in a folder, sorted", arguments: stores)
  func names(store: StoreKind) throws {
    try store.withStore(tree) { store throws in
      for name in ["q", "B", "a", "10", "9"] { try store.create("a/\(name)", []) }
      #expect(try store.names(in: "a") == ["10", "9", "B", "a", "c", "link", "q", "z.txt"])
      #expect(try store.names(in: "a/c") == ["d.txt"])
      #expect(try store.names(in: "empty") == [])
    }
  }
}
