import AlmanacKit
import AlmanacOutputFiles
import Testing

/// A run that writes two output folders and is killed or fails; only the first folder has a manifest.
@Suite("A run with two outputs")
struct FurtherOutputTests {
  private let newer = TwoOutputRun.newer
  private static let starts = [
    TwoOutputRun.foreignTree, TwoOutputRun.older.finishedTree, TwoOutputRun.olderFurther.finishedTree,
    TwoOutputRun.editedTree,
  ]

  @Test("writes and deletes in each output only the files of this output", arguments: starts)
  func finished(start: FileTree) throws {
    let store = try TestFolder(start)
    try newer.write(to: store)
    #expect(try store.tree == newer.finishedTree)
    let changes = store.changes
    try newer.write(to: store)
    #expect(store.changes == changes, "A second run changed something.")
  }

  @Test(
    "leaves every file with its complete old or new text when it is killed, and any next run completes it",
    arguments: starts)
  func killed(start: FileTree) throws {
    for killed in try newer.killed(on: start) {
      let texts = killed.tree.texts.filter { !$0.key.contains(".almanac-staging") }
      for (path, text) in texts where path != "first/manifest" {
        #expect([start, newer.finishedTree].contains { $0.texts[path] == text }, "\(path)")
      }
      let isWhole = [start, newer.finishedTree].contains { $0.texts == texts }
      #expect(isWhole || killed.tree.isInterrupted, "\(killed)")
      for next in [newer, .newest] {
        #expect(try next.treeLeft(on: killed.tree) == next.finishedTree, "\(killed)")
      }
    }
  }

  @Test("that fails is completed by the next run", arguments: [starts[1], starts[3]])
  func failed(start: FileTree) throws {
    for failed in try newer.failed(on: start) {
      let next = TwoOutputRun.newest
      #expect(try next.treeLeft(on: failed.tree) == next.finishedTree, "\(failed)")
    }
  }

  @Test("that was killed deletes no file that was changed later")
  func changedSince() throws {
    let path = "further/values-de/a.json"
    var count = 0
    for tree in try newer.killed(on: TwoOutputRun.older.finishedTree).map(\.tree)
    where tree.texts[path] != nil {
      let store = try TestFolder(tree)
      try store.remove(path)
      try store.create(path, Array("edited".utf8))
      try newer.write(to: store)
      #expect(try store.tree.texts[path] == "edited")
      count += 1
    }
    #expect(count > 10)
  }
}
