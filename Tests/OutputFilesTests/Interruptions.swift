import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

extension BundleRun {
  /// The content of the folder before the interrupted run: without a bundle, and with an older bundle.
  static let starts = [foreignTree, older.finishedTree]
  /// The runs that follow the interrupted run, which is `newer`.
  static let nextRuns: [BundleRun] = [.newer, .newerWithOtherTexts, .shorter, .longer]
}

extension FileTree {
  /// The tree without the staging folder.
  var outsideStaging: FileTree { without(".almanac-staging") }

  /// Whether the manifest says that a run was interrupted.
  var isInterrupted: Bool {
    let manifest = texts[BundleRun.manifestPath] ?? texts["first/\(BundleRun.manifestPath)"] ?? ""
    return manifest.split(separator: "\n").contains { $0 == SampleManifest.interrupted }
  }
}

/// An interrupted run, and the tree that it leaves.
struct Interrupted: CustomStringConvertible {
  let interruption: InMemoryFileStore.Interruption
  let tree: FileTree

  var description: String { "\(interruption) left \(tree)" }
}

/// A run that writes its output folders, which are all in one store.
protocol SampleRun: Sendable {
  associatedtype Summary

  @discardableResult
  func write(to store: InMemoryFileStore) throws(OutputFilesError) -> Summary
}

extension SampleRun {
  /// The tree that the run leaves when nothing goes wrong.
  func treeLeft(on tree: FileTree) throws(OutputFilesError) -> FileTree {
    let store = InMemoryFileStore(tree)
    try write(to: store)
    return store.tree
  }

  /// The trees that the run leaves when it is killed before, during and after each change.
  func killed(on tree: FileTree) throws(OutputFilesError) -> [Interrupted] {
    let store = InMemoryFileStore(tree)
    try write(to: store)
    return (1..<store.changes + 1).flatMap { change in
      InMemoryFileStore.Moment.allCases.map { interrupted(.kill($0, change: change), on: tree) }
    }.withoutRepetitions
  }

  /// The trees that the run leaves when one operation fails; each operation fails at each possible moment.
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
  /// The interruptions, without each interruption that leaves the same tree as the interruption before it.
  ///
  /// The next run depends only on the tree, so a second test with the same tree would find nothing new.
  fileprivate var withoutRepetitions: [Interrupted] {
    reduce(into: []) { kept, next in
      if kept.last?.tree != next.tree { kept.append(next) }
    }
  }
}

/// Expects that no file is half written: each file has the text that it has in one of `trees`.
///
/// A file may be missing only if it is missing in one of `trees`.
func expectWholeFiles(
  _ tree: FileTree, from trees: [FileTree], _ comment: @autoclosure () -> Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let texts = tree.outsideStaging.texts
  let known = trees.map(\.texts)
  let paths = known.reduce(Set(texts.keys)) { $0.union($1.keys) }
  let torn = paths.filter { path in
    let isInterim = path == BundleRun.manifestPath && tree.isInterrupted
    return !isInterim && !known.contains { $0[path] == texts[path] }
  }
  #expect(torn.isEmpty, comment(), sourceLocation: sourceLocation)
  #expect(tree.others == BundleRun.foreignTree.others, comment(), sourceLocation: sourceLocation)
}
