import AlmanacBundle
import Testing

/// A run is killed on one branch, and the next run is on another branch.
///
/// The killed run has changed the manifest, so git refuses a checkout of a branch with another manifest.
/// `git checkout --force` restores the committed files. It leaves the files that git does not track: the staging folder,
/// and new files that the killed run had moved into place.
@Suite("A run that is killed before a forced checkout of another branch")
struct CheckoutTests {
  /// A branch, named after its committed bundle: no bundle, `BundleRun.older` or `BundleRun.newer`.
  enum Branch: CaseIterable {
    case none, older, newer

    private var run: BundleRun? {
      switch self {
      case .none: nil
      case .older: .older
      case .newer: .newer
      }
    }

    /// A run on this branch; its bundle differs from the committed bundle.
    var nextRun: BundleRun { self == .newer ? .older : .newerWithOtherTexts }

    var texts: [String: String] { run?.texts ?? [:] }
    var tree: FileTree { run?.finishedTree ?? BundleRun.foreignTree }
  }

  @Test(
    "keeps the new files, and stops only a run that needs the path of such a file",
    arguments: Branch.allCases)
  func nextRun(from branch: Branch) throws {
    let killed = try branch.nextRun.killed(on: branch.tree).filter { $0.tree.isInterrupted }
    for (killed, other) in killed.flatMap({ killed in Branch.allCases.map { (killed, $0) } }) {
      let tree = killed.tree.afterCheckout(of: other.texts, from: branch.texts)
      // If git tracks no bundle, the interim manifest stays too, and the next run completes the bundle.
      guard !tree.isInterrupted else { continue }
      let untracked = tree.outsideStaging.texts.filter { other.tree.texts[$0.key] == nil }
      for next in [BundleRun.newer, .shorter] {
        let blocked = next.files[0].filter { untracked[$0.key] != nil && untracked[$0.key] != $0.value }
        let store = try TestFolder(tree)
        if let path = blocked.keys.min() {
          #expect(throws: OutputFilesError.foreign(path: path)) { try next.write(to: store) }
          #expect(try store.tree == tree.outsideStaging, "\(branch) → \(other): \(killed)")
        } else {
          try next.write(to: store)
          let expected = next.finishedTree.texts.merging(untracked) { next, _ in next }
          #expect(try store.tree.texts == expected, "\(branch) → \(other): \(killed)")
        }
      }
    }
  }

  @Test("is completed by the same run if its own branch is checked out again", arguments: Branch.allCases)
  func back(branch: Branch) throws {
    for killed in try branch.nextRun.killed(on: branch.tree) where killed.tree.isInterrupted {
      let tree = killed.tree.afterCheckout(of: branch.texts, from: branch.texts)
      #expect(try branch.nextRun.treeLeft(on: tree) == branch.nextRun.finishedTree, "\(killed)")
    }
  }
}

extension FileTree {
  /// The tree after git replaced the files of one commit with the files of another commit.
  fileprivate func afterCheckout(of new: [String: String], from old: [String: String]) -> FileTree {
    let kept = texts.filter { old[$0.key] == nil && new[$0.key] == nil }
    // Git removes the folders of a removed file if they are empty.
    let emptied = old.keys.filter { new[$0] == nil }.flatMap(foldersAbove)
    return FileTree(
      kept.merging(new) { $1 }, folders: folders.subtracting(emptied), others: others)
  }
}
