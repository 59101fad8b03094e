import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// A run is killed on one branch, and the next run is on another branch.
///
/// git ignores the staging folder, so this folder survives the checkout. A file that the killed run had moved into
/// place survives too if neither branch has a file with this path.
@Suite("A run that is killed before a checkout of another branch")
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

  /// How git checks out the other branch.
  ///
  /// The two ways differ only for a file that a run changed and that has the same text in both commits.
  enum Checkout: CaseIterable {
    /// `git checkout` leaves the file as it is.
    case plain
    /// `git checkout --force` restores the committed file.
    case forced
  }

  @Test(
    "does not block the next run on the other branch, whatever that run writes", arguments: Branch.allCases,
    Checkout.allCases)
  func nextRun(from branch: Branch, _ checkout: Checkout) throws {
    for killed in try branch.nextRun.killed(on: branch.tree) where killed.tree.isUnfinished {
      for other in Branch.allCases {
        let tree = try killed.tree.afterCheckout(checkout, of: other.texts, from: branch.texts)
        for next in [BundleRun.newer, .shorter] {
          let left = try next.treeLeft(on: tree)
          #expect(left == next.finishedTree, "\(branch) → \(other): \(killed)")
        }
      }
    }
  }

  @Test("is finished by the same run if its own branch is checked out again", arguments: Branch.allCases)
  func back(branch: Branch) throws {
    let run = branch.nextRun
    for killed in try run.killed(on: branch.tree) where killed.tree.isJournalLeft {
      #expect(try run.treeLeft(on: killed.tree) == run.finishedTree, "\(killed)")
    }
  }
}

extension FileTree {
  /// Whether a killed run left something to repair.
  fileprivate var isUnfinished: Bool { kind(of: ".almanac-staging/files") != nil || isJournalLeft }

  /// The tree after git replaced the files of one commit with the files of another commit.
  fileprivate func afterCheckout(
    _ checkout: CheckoutTests.Checkout, of new: [String: String], from old: [String: String]
  ) throws -> FileTree {
    var tree = self
    for path in Set(old.keys).union(new.keys) {
      if checkout == .plain && old[path] == new[path] { continue }
      if texts[path] != nil { try tree.remove(path) }
      guard let text = new[path] else { continue }
      if let end = path.lastIndex(of: "/") { try tree.makeFolder(String(path[..<end])) }
      try tree.create(path, Array(text.utf8))
    }
    for path in old.keys where new[path] == nil { tree.removeEmptyFolders(above: path) }
    return tree
  }

  private mutating func removeEmptyFolders(above path: String) {
    var folder = path
    while let end = folder.lastIndex(of: "/") {
      folder = String(folder[..<end])
      removeFolderIfEmpty(folder)
    }
  }
}
