import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// What a folder holds before the run that is interrupted.
enum Start: CaseIterable {
  case noBundle, olderBundle

  /// The bundle, if there is one, and the foreign files.
  var tree: FileTree {
    switch self {
    case .noBundle: BundleRun.foreignTree
    case .olderBundle: BundleRun.older.finishedTree
    }
  }
}

/// The run that comes after the interrupted one.
enum NextRun: CaseIterable {
  case same, otherTexts, shorter, longer

  var run: BundleRun {
    switch self {
    case .same: .newer
    case .otherTexts: .newerWithOtherTexts
    case .shorter: .shorter
    case .longer: .longer
    }
  }
}

extension FileTree {
  /// The tree without what a run keeps for itself.
  var outsideStaging: FileTree { without(".almanac-staging") }

  var isJournalLeft: Bool { texts[".almanac-staging/journal"] != nil }
}

/// An interrupted run, and what it leaves.
struct Interrupted: CustomStringConvertible {
  let interruption: InMemoryFileStore.Interruption
  let tree: FileTree

  var description: String { "\(interruption) left \(tree)" }
}

extension BundleRun {
  /// What the run leaves on a tree when nothing goes wrong.
  func treeLeft(on tree: FileTree) throws(OutputFilesError) -> FileTree {
    let store = InMemoryFileStore(tree)
    try write(to: store)
    return store.tree
  }

  /// What the run leaves on a tree when it is killed, at each change and at each moment of it.
  func killed(on tree: FileTree) throws(OutputFilesError) -> [Interrupted] {
    let store = InMemoryFileStore(tree)
    try write(to: store)
    return (1..<store.changes + 1).flatMap { change in
      InMemoryFileStore.Moment.allCases.map { interrupted(.kill($0, change: change), on: tree) }
    }.withoutRepetitions
  }

  /// What the run leaves on a tree when one operation fails, for each operation and each moment of it.
  func failed(on tree: FileTree) throws(OutputFilesError) -> [Interrupted] {
    let store = InMemoryFileStore(tree)
    try write(to: store)
    return (1...store.operations).flatMap { operation in
      InMemoryFileStore.Moment.allCases.map { interrupted(.failure($0, operation: operation), on: tree) }
    }.withoutRepetitions
  }

  private func interrupted(
    _ interruption: InMemoryFileStore.Interruption, on tree: FileTree
  ) -> Interrupted {
    let store = InMemoryFileStore(tree, interruption: interruption)
    #expect(throws: OutputFilesError.self, "\(interruption)") { try write(to: store) }
    return Interrupted(interruption: interruption, tree: store.tree)
  }
}

extension [Interrupted] {
  /// The interruptions that leave something else than the one before: what comes next depends on that alone.
  fileprivate var withoutRepetitions: [Interrupted] {
    reduce(into: []) { kept, next in
      if kept.last?.tree != next.tree { kept.append(next) }
    }
  }
}

/// Expects that each file is as it is in one of the trees, and that what is in all of them is there.
func expectWholeFiles(
  _ tree: FileTree, from trees: [FileTree], _ comment: @autoclosure () -> Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let texts = tree.outsideStaging.texts
  let known = trees.map(\.texts)
  let paths = known.reduce(Set(texts.keys)) { $0.union($1.keys) }
  let torn = paths.filter { path in !known.contains { $0[path] == texts[path] } }
  #expect(torn.isEmpty, comment(), sourceLocation: sourceLocation)
  #expect(tree.others == BundleRun.foreignTree.others, comment(), sourceLocation: sourceLocation)
}
