import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// The behavior that all stores share when they move, replace or remove files.
@Suite("A file store that moves and removes")
struct FileStoreMovingContractTests {
  private static let stores = StoreKind.allCases
  private let tree = FileTree(
    ["new": "the new text", "old": "the old text", "a/b.txt": "bee"], folders: ["empty"],
    others: ["link", "a/link"])

  @Test(
    "replaces a file or a link, not the link's target, or puts a file at a free path", arguments: stores,
    ["old", "a/b.txt", "a/x.txt", "link"])
  func replace(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      try store.replace(path, with: "new")
      #expect(try store.text(path) == "the new text")
      #expect(try store.kindName("new") == "nothing")
    }
  }

  @Test("does not replace a folder, or a file in a missing folder", arguments: stores, ["empty", "a", "x/y"])
  func replaceRefused(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      let kind = try store.kindName(path)
      #expect(throws: OutputFilesError.self) { try store.replace(path, with: "new") }
      #expect(try store.kindName(path) == kind)
      #expect(try store.text("new") == "the new text")
    }
  }

  @Test("moves a file to a free path", arguments: stores, ["x.txt", "a/x.txt", "empty/x.txt"])
  func move(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      #expect(try store.move("new", to: path))
      #expect(try store.text(path) == "the new text")
      #expect(try store.kindName("new") == "nothing")
    }
  }

  @Test(
    "does not move a file to a used path", arguments: stores,
    ["old", "a/b.txt", "a", "empty", "link", "a/link"])
  func moveRefused(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      let kind = try store.kindName(path)
      #expect(try !store.move("new", to: path))
      #expect(try store.kindName(path) == kind)
      #expect(try store.text("new") == "the new text")
    }
  }

  @Test("cannot move what is missing, and cannot move to a missing folder", arguments: stores)
  func moveThrows(store: StoreKind) throws {
    try store.withStore(tree) { store throws in
      #expect(throws: OutputFilesError.self) { try store.move("x", to: "y") }
      #expect(throws: OutputFilesError.self) { try store.replace("old", with: "x") }
      #expect(throws: OutputFilesError.self) { try store.move("new", to: "x/y") }
      #expect(throws: OutputFilesError.self) { try store.moveFolder("x", to: "y") }
      #expect(throws: OutputFilesError.self) { try store.moveFolder("a", to: "x/y") }
      #expect(try store.text("old") == "the old text")
      #expect(try store.text("new") == "the new text")
      #expect(try store.text("a/b.txt") == "bee")
    }
  }

  @Test("moves a folder with its content to a free path", arguments: stores, ["x", "empty/x"])
  func moveFolder(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      #expect(try store.moveFolder("a", to: path))
      #expect(try store.text("\(path)/b.txt") == "bee")
      #expect(try store.kindName("\(path)/link") == "other")
      #expect(try store.kindName("a") == "nothing")
    }
  }

  @Test("does not move a folder to a used path", arguments: stores, ["old", "empty", "link", "a/b.txt"])
  func moveFolderRefused(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      let kind = try store.kindName(path)
      #expect(try !store.moveFolder("a", to: path))
      #expect(try store.kindName(path) == kind)
      #expect(try store.text("a/b.txt") == "bee")
    }
  }

  @Test(
    "removes a file or a link, and succeeds if nothing is at the path", arguments: stores,
    ["old", "a/b.txt", "link", "a/link", "x", "x/y", "old/y"])
  func remove(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      try store.remove(path)
      #expect(try store.kindName(path) == "nothing")
    }
  }

  @Test("does not remove a folder as a file", arguments: stores, ["a", "empty"])
  func removeRefused(store: StoreKind, path: String) throws {
    try store.withStore(tree) { store throws in
      #expect(throws: OutputFilesError.self) { try store.remove(path) }
      #expect(try store.kindName(path) == "folder")
    }
  }

  @Test(
    "removes a folder only if it is empty, and nothing else", arguments: stores,
    [
      ("empty", "nothing"), ("a", "folder"), ("x", "nothing"), ("x/y", "nothing"), ("link", "other"),
      ("old", "file of 12 bytes"),
    ])
  func removeFolder(store: StoreKind, expected: (path: String, kind: String)) throws {
    try store.withStore(tree) { store throws in
      try store.removeFolderIfEmpty(expected.path)
      #expect(try store.kindName(expected.path) == expected.kind)
    }
  }
}
