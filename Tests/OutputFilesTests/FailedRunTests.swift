import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

@Suite("A run in which one operation fails")
struct FailedRunTests {
  private let newer = BundleRun.newer

  @Test("leaves every file with its complete old or new text", arguments: Start.allCases)
  func filesAreWhole(start: Start) throws {
    for failed in try newer.failed(on: start.tree) {
      expectWholeFiles(failed.tree, from: [start.tree, newer.finishedTree], "\(failed)")
    }
  }

  @Test("always removes its staging folder", arguments: Start.allCases)
  func discards(start: Start) throws {
    for failed in try newer.failed(on: start.tree) {
      #expect(failed.tree.kind(of: ".almanac-staging") == nil, "\(failed)")
    }
  }

  @Test("changes nothing before the interim manifest is in place", arguments: Start.allCases)
  func unchanged(start: Start) throws {
    for failed in try newer.failed(on: start.tree) where !failed.tree.isInterrupted {
      // If only the staging folder could not be removed at the end, the bundle is complete.
      #expect([start.tree, newer.finishedTree].contains(failed.tree), "\(failed)")
    }
  }

  @Test("is completed by the same run", arguments: Start.allCases)
  func completes(start: Start) throws {
    let interrupted = try newer.failed(on: start.tree).filter(\.tree.isInterrupted)
    #expect(!interrupted.isEmpty)
    for failed in interrupted {
      #expect(try newer.treeLeft(on: failed.tree) == newer.finishedTree, "\(failed)")
    }
  }

  @Test(
    "is completed by the next run, whatever the next run writes", arguments: Start.allCases, NextRun.allCases)
  func nextRun(start: Start, next: NextRun) throws {
    for failed in try newer.failed(on: start.tree) {
      #expect(try next.run.treeLeft(on: failed.tree) == next.run.finishedTree, "\(failed)")
    }
  }

  @Test("names the failed operation, its path and the reason")
  func error() {
    let store = InMemoryFileStore(interruption: .failure(.before, operation: 1))
    let error = OutputFilesError.failed(
      operation: "look at", path: "years.json", reason: "Input/output error")
    #expect(throws: error) {
      try OutputFolder(store: store, ownership: Ownership(of: [:])).difference("years.json", [])
    }
  }
}
