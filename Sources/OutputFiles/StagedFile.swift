package import AlmanacKit

/// A file of a run: where it goes, and whether the folder has it already.
package struct StagedFile: Equatable, Sendable {
  package let path: String
  package let digest: FileDigest
  package let difference: FileDifference

  /// What is to be done with it, or `nil` if it is there already.
  var step: Journal.Step? {
    switch difference {
    case .same: nil
    case .missing: .create(path, Journal.Content(digest))
    case .changed, .foreign: .replace(path, Journal.Content(digest))
    }
  }
}

/// What a run did to the folder.
package struct CommitSummary: Equatable, Sendable {
  /// How many files were created.
  package let created: Int
  /// How many files were changed.
  package let changed: Int
  /// How many files were the same already.
  package let unchanged: Int
  /// The paths of the deleted files, sorted.
  package let deleted: [String]
  /// The left-over files that were not deleted, by path.
  package let kept: [FileNote]

  init(files: [StagedFile], leftOver: LeftOverFiles) {
    created = files.count { $0.difference == .missing }
    changed = files.count { $0.difference == .changed }
    unchanged = files.count { $0.difference == .same }
    deleted = leftOver.deleted
    kept = leftOver.kept
  }
}
