package import AlmanacBundle
package import AlmanacKit

/// A file that a run writes: its path, its digest, and how it differs from the file in the folder.
package struct StagedFile: Equatable, Sendable {
  package let path: String
  package let digest: FileDigest
  package let difference: FileDifference

  /// A note that the run replaces a file that someone changed; `nil` for a file without such a change.
  package var note: FileNote? { difference == .edited ? FileNote(path: path, reason: .edited) : nil }

  /// The step that moves the staged file into place; `nil` if the folder already has the same file.
  var step: Journal.Step? {
    switch difference {
    case .same: nil
    case .missing: .create(path, Journal.Content(digest))
    case .changed, .edited, .foreign: .replace(path, Journal.Content(digest))
    }
  }
}

/// What a run does with the files in one folder.
package struct CommitSummary: Equatable, Sendable {
  /// How many files were created.
  package let created: Int
  /// How many files were changed.
  package let changed: Int
  /// How many files did not change, because the folder already had the same bytes.
  package let unchanged: Int
  /// The paths of the deleted files, sorted.
  package let deleted: [String]
  /// The left-over files that were kept, sorted by path, each with the reason.
  package let kept: [FileNote]

  init(files: [StagedFile], leftOver: LeftOverFiles) {
    created = files.count { $0.difference == .missing }
    changed = files.count { [.changed, .edited].contains($0.difference) }
    unchanged = files.count { $0.difference == .same }
    deleted = leftOver.deleted
    kept = leftOver.kept
  }
}
