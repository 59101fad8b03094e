import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// A run that writes two output folders and is killed or fails; only the first folder has a manifest.
@Suite("A run with two outputs")
struct FurtherOutputTests {
  private let newer = TwoOutputRun.newer
  private static let starts = [TwoOutputRun.foreignTree, TwoOutputRun.older.finishedTree]

  /// The trees that a run leaves when it is killed at each change.
  private func killed(on tree: FileTree) throws -> [FileTree] {
    let store = InMemoryFileStore(tree)
    try newer.write(to: store)
    return (1...store.changes).flatMap { change in
      InMemoryFileStore.Moment.allCases.map { moment in
        let store = InMemoryFileStore(tree, interruption: .kill(moment, change: change))
        #expect(throws: OutputFilesError.self) { try newer.write(to: store) }
        return store.tree
      }
    }
  }

  @Test("writes and deletes in each output only the files of this output", arguments: starts)
  func finished(start: FileTree) throws {
    let store = InMemoryFileStore(start)
    try newer.write(to: store)
    #expect(store.tree == newer.finishedTree)
    let changes = store.changes
    try newer.write(to: store)
    #expect(store.changes == changes, "A second run changed something.")
  }

  @Test("leaves every file with its complete old or new text when it is killed", arguments: starts)
  func wholeFiles(start: FileTree) throws {
    for tree in try killed(on: start) {
      let texts = tree.texts.filter { !$0.key.contains(".almanac-staging") }
      for (path, text) in texts {
        #expect([start, newer.finishedTree].contains { $0.texts[path] == text }, "\(path)")
      }
    }
  }

  @Test("that was killed is undone in both outputs by the next repair, which leaves only whole files")
  func repaired() throws {
    for start in Self.starts {
      for tree in try killed(on: start) {
        let store = InMemoryFileStore(tree)
        try TwoOutputRun.repaired(store)
        let listed = store.tree.texts["first/manifest"] ?? ""
        for (path, text) in store.tree.texts where path != "first/manifest" {
          #expect([start, newer.finishedTree].contains { $0.texts[path] == text }, "\(path)")
          #expect(TwoOutputRun.foreign[path] != nil || listed.contains("\(path) "), "\(path)")
        }
      }
    }
  }

  @Test("that was killed is repaired by the next run, whatever the next run writes", arguments: starts)
  func nextRun(start: FileTree) throws {
    for tree in try killed(on: start) {
      for next in [newer, .newest] {
        let store = InMemoryFileStore(tree)
        try next.write(to: store)
        #expect(store.tree == next.finishedTree)
      }
    }
  }

  @Test("that fails is repaired by the next run", arguments: starts)
  func failed(start: FileTree) throws {
    let whole = InMemoryFileStore(start)
    try newer.write(to: whole)
    for operation in 1...whole.operations {
      for moment in InMemoryFileStore.Moment.allCases {
        let store = InMemoryFileStore(start, interruption: .failure(moment, operation: operation))
        do throws(OutputFilesError) { try newer.write(to: store) } catch {}
        let next = InMemoryFileStore(store.tree)
        try TwoOutputRun.newest.write(to: next)
        #expect(next.tree == TwoOutputRun.newest.finishedTree, "operation \(operation)")
      }
    }
  }

  @Test("that was killed is not continued in the second output if another bundle was checked out meanwhile")
  func checkout() throws {
    let start = TwoOutputRun.older.finishedTree
    for tree in try killed(on: start) where tree.texts["further/.almanac-staging/journal"] != nil {
      // The checkout brings the files of another commit. git ignores the staging folder, so that folder stays.
      let staged = tree.texts.filter { $0.key.contains(".almanac-staging") }
      let other = TwoOutputRun.newest.finishedTree
      let store = InMemoryFileStore(
        FileTree(other.texts.merging(staged) { $1 }, folders: Set(TwoOutputRun.outputs)))
      try TwoOutputRun.repaired(store)
      #expect(store.tree == other)
    }
  }

  @Test("that was killed deletes no file that was changed later")
  func changedSince() throws {
    let path = "further/values-de/a.json"
    var count = 0
    for tree in try killed(on: TwoOutputRun.older.finishedTree) where tree.texts[path] != nil {
      let store = InMemoryFileStore(tree)
      try store.remove(path)
      try store.create(path, Array("edited".utf8))
      try newer.write(to: store)
      #expect(store.tree.texts[path] == "edited")
      count += 1
    }
    #expect(count > 10)
  }
}
