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

  @Test(
    "changes nothing and discards its staged files if the journal is not yet written",
    arguments: Start.allCases)
  func discards(start: Start) throws {
    let unjournaled = try newer.failed(on: start.tree).filter { !$0.tree.isJournalLeft }
    #expect(!unjournaled.isEmpty)
    for failed in unjournaled {
      // After the last step, the run deletes the journal and then the empty staging folder. If only this last deletion
      // fails, the bundle is complete.
      let isDone = failed.tree.outsideStaging == newer.finishedTree
      #expect(failed.tree == start.tree || isDone, "\(failed)")
    }
  }

  @Test("is finished by the same run if the journal is written", arguments: Start.allCases)
  func finishes(start: Start) throws {
    let journaled = try newer.failed(on: start.tree).filter(\.tree.isJournalLeft)
    #expect(!journaled.isEmpty)
    for failed in journaled {
      #expect(try newer.treeLeft(on: failed.tree) == newer.finishedTree, "\(failed)")
    }
  }

  @Test(
    "is repaired by the next run, whatever the next run writes", arguments: Start.allCases, NextRun.allCases)
  func nextRun(start: Start, next: NextRun) throws {
    for failed in try newer.failed(on: start.tree) {
      #expect(try next.run.treeLeft(on: failed.tree) == next.run.finishedTree, "\(failed)")
    }
  }

  @Test("names the failed operation, its path and the reason")
  func error() {
    let store = InMemoryFileStore(interruption: .failure(.before, operation: 1))
    let error = FileStoreError(operation: "look at", path: "years.json", reason: "Input/output error")
    #expect(throws: OutputFilesError.failed(error)) {
      try OutputFolder(store: store, ownership: Ownership(of: [:])).difference("years.json", [])
    }
  }
}
