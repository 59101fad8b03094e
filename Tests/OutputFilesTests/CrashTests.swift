import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

@Suite("A run that is killed")
struct CrashTests {
  private let newer = BundleRun.newer

  @Test("leaves every file with its complete old or new text", arguments: Start.allCases)
  func filesAreWhole(start: Start) throws {
    for killed in try newer.killed(on: start.tree) {
      expectWholeFiles(killed.tree, from: [start.tree, newer.finishedTree], "\(killed)")
    }
  }

  @Test("leaves the new manifest only beside the complete new bundle", arguments: Start.allCases)
  func manifestIsLast(start: Start) throws {
    let finished = newer.finishedTree
    let withManifest = try newer.killed(on: start.tree).filter {
      $0.tree.texts[BundleRun.manifestPath] == finished.texts[BundleRun.manifestPath]
    }
    #expect(!withManifest.isEmpty)
    for killed in withManifest { #expect(killed.tree.outsideStaging == finished, "\(killed)") }
  }

  @Test("moves all added files into place before it changes a file of the old bundle")
  func newFilesFirst() throws {
    let old = BundleRun.older.finishedTree.texts
    let new = Set(newer.finishedTree.texts.keys).subtracting(old.keys)
    let killed = try newer.killed(on: BundleRun.older.finishedTree).map(\.tree.outsideStaging.texts)
    let amid = killed.filter { texts in new.contains { texts[$0] == nil } }
    #expect(amid.contains { texts in new.contains { texts[$0] != nil } })
    for texts in amid { #expect(texts.filter { !new.contains($0.key) } == old) }
  }

  @Test(
    "is undone by a repair, which removes the new files and leaves the old and the replaced files",
    arguments: Start.allCases)
  func repair(start: Start) throws {
    for killed in try newer.killed(on: start.tree) {
      let store = InMemoryFileStore(killed.tree)
      try BundleRun.repair(store)
      expectWholeFiles(store.tree, from: [start.tree, newer.finishedTree], "\(killed)")
      #expect(store.tree == store.tree.outsideStaging, "\(killed)")
      let isOld = store.tree.texts.keys.allSatisfy { start.tree.texts[$0] != nil }
      #expect(isOld || store.tree == newer.finishedTree, "\(killed)")
    }
  }

  @Test(
    "is repaired by the next run, whatever the next run writes", arguments: Start.allCases, NextRun.allCases)
  func nextRun(start: Start, next: NextRun) throws {
    for killed in try newer.killed(on: start.tree) {
      #expect(try next.run.treeLeft(on: killed.tree) == next.run.finishedTree, "\(killed)")
    }
  }

  @Test(
    "is repaired by a third run if the second run is killed too",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"),
    arguments: Start.allCases, NextRun.allCases)
  func secondKill(start: Start, next: NextRun) throws {
    let trees = [start.tree, newer.finishedTree, next.run.finishedTree]
    for first in try newer.killed(on: start.tree) {
      for second in try next.run.killed(on: first.tree) {
        expectWholeFiles(second.tree, from: trees, "\(first), then \(second)")
        let third = try next.run.treeLeft(on: second.tree)
        #expect(third == next.run.finishedTree, "\(first), then \(second)")
      }
    }
  }
}
