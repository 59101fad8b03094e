package import AlmanacRecord

/// A file that a run writes: its path, its digest, and how it differs from the file in the folder.
package struct StagedFile: Equatable, Sendable {
  package let path: String
  package let digest: FileDigest
  package let difference: FileDifference

  /// Whether the run replaces a file that Almanac wrote or that someone changed.
  var isReplacement: Bool { difference != .same && difference != .missing }

  /// The digest to list for the file that the folder has before the commit; `nil` if the folder has no such file.
  ///
  /// A file that someone changed has a digest that Almanac does not know. For such a file, the new digest is listed, so
  /// the file still counts as changed if the run is interrupted.
  var earlierDigest: FileDigest? {
    switch difference {
    case .missing, .foreign: nil
    case .same, .edited: digest
    case .changed(let earlier): earlier
    }
  }
}

/// What a run does with the files in one folder.
package struct CommitSummary: Equatable, Sendable {
  /// How many files were created, and how many were changed.
  package let created: Int
  package let changed: Int
  /// How many files did not change, because the folder already had the same bytes.
  package let unchanged: Int
  /// The paths of the deleted files, sorted.
  package let deleted: [String]
  /// Notes about the changed files that are replaced, and then about the left-over files that are kept.
  package let notes: [FileNote]

  init(files: [StagedFile], leftOver: LeftOverFiles) {
    created = files.count { $0.difference == .missing }
    changed = files.count(where: \.isReplacement)
    unchanged = files.count { $0.difference == .same }
    deleted = leftOver.deleted.map(\.path)
    let edited = files.filter { $0.difference == .edited }
    notes = edited.map { FileNote(path: $0.path, reason: .edited) } + leftOver.kept
  }
}
