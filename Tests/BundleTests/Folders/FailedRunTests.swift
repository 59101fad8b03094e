import AlmanacBundle
import Testing

@Suite("A run in which one operation fails")
struct FailedRunTests {
  @Test(
    "leaves every file with its complete old or new text, and no staging folder", arguments: Scenario.all)
  func files(scenario: Scenario) throws {
    let trees = [scenario.start, scenario.run.finishedTree]
    for failed in try scenario.run.failed(on: scenario.start) {
      expectWholeFiles(failed.tree, from: trees, "\(failed)")
      #expect(failed.tree == failed.tree.outsideStaging, "\(failed)")
      // Nothing changes before the interim manifest is in place. If only the staging folder could not be removed at the
      // end, the bundle is complete.
      let isWhole = trees.contains(failed.tree)
      #expect(isWhole || failed.tree.isInterrupted, "\(failed)")
    }
  }

  @Test("is completed by the next run, whatever the next run writes", arguments: Scenario.all)
  func nextRun(scenario: Scenario) throws {
    let failed = try scenario.run.failed(on: scenario.start)
    #expect(failed.contains { $0.tree.isInterrupted })
    for failed in failed {
      for next in scenario.nextRuns {
        #expect(try next.treeLeft(on: failed.tree) == next.finishedTree, "\(failed)")
      }
    }
  }
}
