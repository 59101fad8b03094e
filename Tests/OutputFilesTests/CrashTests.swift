import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

@Suite("A run that is killed")
struct CrashTests {
  private let newer = BundleRun.newer

  @Test("leaves every file with its whole old or its whole new text", arguments: Start.allCases)
  func filesAreWhole(start: Start) throws {
    for killed in try newer.killed(on: start.tree) {
      expectWholeFiles(killed.tree, from: [start.tree, newer.finishedTree], "\(killed)")
    }
  }

  @Test("leaves the new manifest only beside the whole new bundle", arguments: Start.allCases)
  func manifestIsLast(start: Start) throws {
    let finished = newer.finishedTree
    let withManifest = try newer.killed(on: start.tree).filter {
      $0.tree.texts[BundleRun.manifestPath] == finished.texts[BundleRun.manifestPath]
    }
    #expect(!withManifest.isEmpty)
    for killed in withManifest { #expect(killed.tree.outsideStaging == finished, "\(killed)") }
  }

  @Test("leaves the old bundle whole until every new file is in its place, which alone takes room")
  func newFilesFirst() throws {
    let old = BundleRun.older.finishedTree.texts
    let new = Set(newer.finishedTree.texts.keys).subtracting(old.keys)
    let killed = try newer.killed(on: BundleRun.older.finishedTree).map(\.tree.outsideStaging.texts)
    let amid = killed.filter { texts in new.contains { texts[$0] == nil } }
    #expect(amid.contains { texts in new.contains { texts[$0] != nil } })
    for texts in amid { #expect(texts.filter { !new.contains($0.key) } == old) }
  }

  @Test("is undone by repair before the journal is written, finished after", arguments: Start.allCases)
  func repair(start: Start) throws {
    var results: [FileTree] = []
    for killed in try newer.killed(on: start.tree) {
      let store = InMemoryFileStore(killed.tree)
      try BundleRun.repair(store)
      #expect([start.tree, newer.finishedTree].contains(store.tree), "\(killed)")
      results.append(store.tree)
    }
    #expect(results.first == start.tree)
    #expect(results.last == newer.finishedTree)
  }

  @Test(
    "is made good by the next run, whatever that writes", arguments: Start.allCases, NextRun.allCases)
  func nextRun(start: Start, next: NextRun) throws {
    for killed in try newer.killed(on: start.tree) {
      #expect(try next.run.treeLeft(on: killed.tree) == next.run.finishedTree, "\(killed)")
    }
  }

  @Test(
    "is made good by a third run if the second is killed too", .enabled(if: SlowTests.areAsked),
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
