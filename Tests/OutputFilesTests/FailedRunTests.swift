import AlmanacOutputFiles
import Testing

@Suite("A run in which one operation fails")
struct FailedRunTests {
  private let newer = BundleRun.newer

  @Test(
    "leaves every file with its complete old or new text, and no staging folder", arguments: BundleRun.starts)
  func files(start: FileTree) throws {
    for failed in try newer.failed(on: start) {
      expectWholeFiles(failed.tree, from: [start, newer.finishedTree], "\(failed)")
      #expect(!failed.tree.folders.contains(".almanac-staging"), "\(failed)")
      // Nothing changes before the interim manifest is in place. If only the staging folder could not be removed at the
      // end, the bundle is complete.
      let isWhole = [start, newer.finishedTree].contains(failed.tree)
      #expect(isWhole || failed.tree.isInterrupted, "\(failed)")
    }
  }

  @Test("is completed by the next run, whatever the next run writes", arguments: BundleRun.starts)
  func nextRun(start: FileTree) throws {
    let failed = try newer.failed(on: start)
    #expect(failed.contains { $0.tree.isInterrupted })
    for failed in failed {
      for next in BundleRun.nextRuns {
        #expect(try next.treeLeft(on: failed.tree) == next.finishedTree, "\(failed)")
      }
    }
  }
}
