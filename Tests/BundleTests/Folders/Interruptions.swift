import AlmanacBundle
import Testing

/// A run that is interrupted, the folder before it, and runs that can follow it.
struct Scenario: Sendable {
  let run: BundleRun
  let start: FileTree
  let nextRuns: [BundleRun]

  /// Runs with one and with two outputs: without a bundle, and with an older bundle.
  ///
  /// With two outputs, the older bundle may differ only in the second, or somebody may have edited a file there.
  static let all: [Scenario] = {
    let (older, newer) = (BundleRun.olderPair, BundleRun.newerPair)
    let olderFurther = BundleRun(newer.files[0], further: [older.files[1]]).finishedTree
    let edited = older.finishedTree.with("mine", at: "further/values-fr/a.json")
    return [BundleRun.foreignTree, BundleRun.older.finishedTree].map {
      Scenario(run: .newer, start: $0, nextRuns: [.newer, .newerWithOtherTexts, .shorter, .longer])
    }
      + [BundleRun.foreignTree, older.finishedTree, olderFurther, edited].map {
        Scenario(run: newer, start: $0, nextRuns: [newer, .newestPair])
      }
  }()
}

extension FileTree {
  /// The tree without the staging folder.
  var outsideStaging: FileTree { without(".almanac-staging").without("further/.almanac-staging") }

  /// The tree with another text in a file.
  func with(_ text: String, at path: String) -> FileTree {
    FileTree(texts.merging([path: text]) { $1 }, folders: folders, others: others)
  }

  /// Whether the manifest says that a run was interrupted.
  var isInterrupted: Bool {
    (texts[BundleRun.manifestPath] ?? "").split(separator: "\n").contains { $0 == SampleManifest.interrupted }
  }
}

/// An interrupted run, and the tree that it leaves.
struct Interrupted: CustomStringConvertible {
  let interruption: TestFolder.Interruption
  let tree: FileTree

  var description: String { "\(interruption) left \(tree)" }
}

extension BundleRun {
  /// The tree that the run leaves when nothing goes wrong.
  func treeLeft(on tree: FileTree) throws(OutputFilesError) -> FileTree {
    let store = try TestFolder(tree)
    try write(to: store)
    return try store.tree
  }

  /// The trees that the run leaves when it is killed before, during and after each change.
  func killed(on tree: FileTree) throws -> [Interrupted] {
    try interrupted(on: tree, \.changes) { .kill($0, change: $1) }
  }

  /// The trees that the run leaves when one operation fails; each operation fails at each possible moment.
  func failed(on tree: FileTree) throws -> [Interrupted] {
    try interrupted(on: tree, \.operations) { .failure($0, operation: $1) }
  }

  /// The trees that the run leaves, without each tree that is the same as the tree before it.
  ///
  /// The next run depends only on the tree, so a second test with the same tree would find nothing new.
  private func interrupted(
    on tree: FileTree, _ count: KeyPath<TestFolder, Int>,
    _ interruption: (TestFolder.Moment, Int) -> TestFolder.Interruption
  ) throws -> [Interrupted] {
    let whole = try TestFolder(tree)
    try write(to: whole)
    var runs: [Interrupted] = []
    for number in 1..<whole[keyPath: count] + 1 {
      for moment in TestFolder.Moment.allCases {
        let interruption = interruption(moment, number)
        let folder = try TestFolder(tree, interruption: interruption)
        #expect(throws: OutputFilesError.self, "\(interruption)") { try write(to: folder) }
        let left = try folder.tree
        if left != runs.last?.tree { runs.append(Interrupted(interruption: interruption, tree: left)) }
      }
    }
    return runs
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
