import AlmanacBundle
import AlmanacTestSupport
import Testing

@Suite("A run that is killed")
struct CrashTests {
  private let newer = BundleRun.newer

  @Test(
    "leaves every file with its complete old or new text, and says so if it leaves neither bundle",
    arguments: Scenario.all)
  func files(scenario: Scenario) throws {
    let trees = [scenario.start, scenario.run.finishedTree]
    let finished = trees[1]
    for killed in try scenario.run.killed(on: scenario.start) {
      let tree = killed.tree.outsideStaging
      expectWholeFiles(killed.tree, from: trees, "\(killed)")
      let isWhole = trees.contains { $0.texts == tree.texts }
      #expect(isWhole != tree.isInterrupted, "\(killed)")
      let isFinal = tree.texts[BundleRun.manifestPath] == finished.texts[BundleRun.manifestPath]
      #expect(!isFinal || tree == finished, "\(killed)")
    }
  }

  @Test("moves all added files into place before it changes a file of the old bundle")
  func newFilesFirst() throws {
    let old = BundleRun.older.finishedTree.texts
    let new = Set(newer.finishedTree.texts.keys).subtracting(old.keys)
    let killed = try newer.killed(on: BundleRun.older.finishedTree).map(\.tree.outsideStaging.texts)
    let amid = killed.filter { texts in new.contains { texts[$0] == nil } }
    #expect(amid.contains { texts in new.contains { texts[$0] != nil } })
    for var texts in amid {
      // The manifest is the only file that changes earlier.
      texts[BundleRun.manifestPath] = old[BundleRun.manifestPath]
      #expect(texts.filter { !new.contains($0.key) } == old)
    }
  }

  @Test("is completed by the next run, whatever the next run writes", arguments: Scenario.all)
  func nextRun(scenario: Scenario) throws {
    for killed in try scenario.run.killed(on: scenario.start) {
      for next in scenario.nextRuns {
        #expect(try next.treeLeft(on: killed.tree) == next.finishedTree, "\(killed)")
      }
    }
  }

  @Test("deletes no file that was changed later, also in an output without a manifest")
  func changedSince() throws {
    let path = "further/values-de/a.json"
    let killed = try BundleRun.newerPair.killed(on: BundleRun.olderPair.finishedTree).map(\.tree)
      .filter { $0.texts[path] != nil }
    #expect(killed.count > 10)
    for tree in killed {
      #expect(try BundleRun.newerPair.treeLeft(on: tree.with("edited", at: path)).texts[path] == "edited")
    }
  }

  @Test(
    "is completed by a third run if the second run is killed too",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"),
    arguments: [BundleRun.newer, .shorter])
  func secondKill(next: BundleRun) throws {
    let start = BundleRun.older.finishedTree
    let trees = [start, newer.finishedTree, next.finishedTree]
    for first in try newer.killed(on: start) {
      for second in try next.killed(on: first.tree) {
        expectWholeFiles(second.tree, from: trees, "\(first), then \(second)")
        let third = try next.treeLeft(on: second.tree)
        #expect(third == next.finishedTree, "\(first), then \(second)")
      }
    }
  }
}
