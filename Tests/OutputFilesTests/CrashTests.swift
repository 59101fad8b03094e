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
    for var texts in amid {
      // The manifest is the only file that changes earlier.
      texts[BundleRun.manifestPath] = old[BundleRun.manifestPath]
      #expect(texts.filter { !new.contains($0.key) } == old)
    }
  }

  @Test("leaves the old bundle, the new bundle, or a manifest that says so", arguments: Start.allCases)
  func saysSo(start: Start) throws {
    for killed in try newer.killed(on: start.tree) {
      let isWhole = [start.tree, newer.finishedTree].contains { $0.texts == killed.tree.outsideStaging.texts }
      #expect(isWhole != killed.tree.isInterrupted, "\(killed)")
    }
  }

  @Test(
    "is completed by the next run, whatever the next run writes", arguments: Start.allCases, NextRun.allCases)
  func nextRun(start: Start, next: NextRun) throws {
    for killed in try newer.killed(on: start.tree) {
      #expect(try next.run.treeLeft(on: killed.tree) == next.run.finishedTree, "\(killed)")
    }
  }

  @Test(
    "is completed by a third run if the second run is killed too",
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
