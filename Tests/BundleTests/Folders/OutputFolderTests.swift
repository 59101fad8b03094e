import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacBundle

@Suite("The output folder")
struct OutputFolderTests {
  /// A path, and how the file at this path in `tree` differs from a file with the content "text".
  ///
  /// `isOwned` is `true` if the manifest lists the path.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let isOwned: Bool
    let difference: FileDifference

    init(_ reason: String, _ path: String, isOwned: Bool, _ difference: FileDifference) {
      testDescription = reason
      (self.path, self.isOwned, self.difference) = (path, isOwned, difference)
    }
  }

  private static let tree = FileTree(
    ["same": "text", "longer": "text!", "other": "TEXT", "folder/same": "text"],
    others: ["link", "folder/link"])

  @Test(
    "knows how a file differs from the expected file",
    arguments: [
      Case("an owned file with the right bytes", "same", isOwned: true, .same),
      Case("a foreign file with the right bytes", "same", isOwned: false, .same),
      Case("an owned file of another size", "longer", isOwned: true, .edited),
      Case("an owned file of the same size", "other", isOwned: true, .edited),
      Case("a foreign file of another size", "longer", isOwned: false, .foreign(at: "longer")),
      Case("a foreign file of the same size", "other", isOwned: false, .foreign(at: "other")),
      Case("no file, and never any", "new", isOwned: false, .missing),
      Case("no file, in a missing folder", "new/a/b", isOwned: false, .missing),
      Case("an owned file that somebody removed", "new", isOwned: true, .missing),
      Case("a folder", "folder", isOwned: false, .foreign(at: "folder")),
      Case("a folder in place of an owned file", "folder", isOwned: true, .foreign(at: "folder")),
      Case("a link in place of an owned file", "folder/link", isOwned: true, .foreign(at: "folder/link")),
      Case("a file where a folder must be", "same/new", isOwned: false, .foreign(at: "same")),
      Case(
        "a file where a folder must be, further up", "folder/same/a/b", isOwned: false,
        .foreign(at: "folder/same")),
      Case("a link where a folder must be", "link/new", isOwned: false, .foreign(at: "link")),
      Case(
        "a link in place of an owned file's folder", "folder/link/a/old", isOwned: true,
        .foreign(at: "folder/link")),
    ])
  func difference(_ example: Case) throws {
    let store = try TestFolder(Self.tree)
    let owned = example.isOwned ? example.path : "elsewhere"
    let folder = OutputFolder(store: store, ownership: Ownership(of: [owned: FileDigest(of: "earlier")]))
    #expect(try folder.difference(example.path, Array("text".utf8)) == example.difference)
    #expect(try store.tree == Self.tree)
  }

  @Test("does not read a file whose size already differs")
  func sizeFirst() throws {
    // The first operation gets the file's size. A second operation would read the file, and the store makes it fail.
    let store = try TestFolder(Self.tree, interruption: .failure(.before, operation: 2))
    let folder = OutputFolder(store: store, ownership: Ownership(of: [:]))
    #expect(try folder.difference("longer", [1]) == .foreign(at: "longer"))
  }

  @Test("knows both the old and the new file after an interrupted run, and no third file at a new path")
  func interrupted() throws {
    let (old, new) = (FileDigest(of: "old"), FileDigest(of: "new"))
    let ownership = Ownership(
      ["both": new, "created": new], earlier: ["both": old, "deleted": old], isPossible: { _ in true },
      isUsual: { _ in false })
    let expected: [(path: String, text: String, FileDifference)] = [
      ("both", "old", .changed(from: old)), ("both", "new", .changed(from: new)), ("both", "mine", .edited),
      ("created", "new", .changed(from: new)), ("created", "mine", .foreign(at: "created")),
      ("deleted", "old", .changed(from: old)), ("deleted", "mine", .edited),
    ]
    for (path, text, difference) in expected {
      let folder = OutputFolder(store: try TestFolder(FileTree([path: text])), ownership: ownership)
      #expect(try folder.difference(path, Array("next".utf8)) == difference, "\(path): \(text)")
    }
  }
}
