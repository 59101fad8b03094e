package import AlmanacKit

/// What a run will do to a further output, once the manifest in the first output is in place.
package struct PreparedCommit: Sendable {
  package let summary: CommitSummary
  /// `nil` if there is nothing to do.
  fileprivate let journal: Journal?
}

// A further output has no manifest: the one in the first output lists its files too. Its journal is written before that
// manifest and names it, so that its steps are done if and only if the manifest came into place.
extension Staging {
  /// Prepares to move what was staged into place, and to delete what is left over, once a manifest is in place.
  package func prepare(
    _ files: [StagedFile], for manifest: FileDigest
  ) throws(OutputFilesError) -> PreparedCommit {
    let leftOver = try LeftOverFiles(in: folder, emitted: Set(files.map(\.path)))
    let moves = files.compactMap(\.step)
    // The new manifest does not list what is left over, so the journal says what it is.
    let deletions = leftOver.deleted.map { path in
      Journal.Step.delete(path, (folder.ownership.files[path] ?? nil).map { Journal.Content($0) })
    }
    let steps = moves.filter(\.isCreation) + moves.filter { !$0.isCreation } + deletions
    let summary = CommitSummary(files: files, leftOver: leftOver)
    guard !steps.isEmpty else { return PreparedCommit(summary: summary, journal: nil) }
    let journal = Journal(base: manifest.sha256, manifest: manifest.sha256, steps: steps)
    try write(journal)
    return PreparedCommit(summary: summary, journal: journal)
  }

  /// Does what was prepared.
  package func commit(_ prepared: PreparedCommit) throws(OutputFilesError) {
    guard var journal = prepared.journal else { return }
    journal.steps = try stepsLeftByMovingFolders(journal.steps)
    _ = try finish(journal, isStopped: { false })
  }

  /// Removes what was staged, and the journal if one was prepared.
  ///
  /// A further output keeps both once the first output has a journal: the next run puts the manifest in place, and
  /// then does the steps here.
  package func discardPrepared() throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      guard try store.kind(of: Self.folderName) != nil else { return }
      try removeStaging()
    }
  }

  /// The bytes of a file in the folder, before a commit; `nil` if there is no file.
  package func read(_ path: String) throws(OutputFilesError) -> [UInt8]? { try store.read(path) }

  /// Whether a run was interrupted after it had begun to change the folder, or was about to.
  package var hasJournal: Bool {
    get throws(OutputFilesError) {
      try storing { () throws(FileStoreError) in try store.kind(of: Self.journalPath) != nil }
    }
  }

  /// Whether a commit has begun, or is done: there is a journal, or another manifest than the one that was found.
  package var hasBegunCommit: Bool {
    get throws(OutputFilesError) {
      guard try !hasJournal else { return true }
      return try storing { () throws(FileStoreError) in
        let manifest = try folder.ownership.manifest.flatMap { path throws(FileStoreError) in
          try store.digest(of: path)
        }
        return manifest?.sha256 != folder.ownership.manifestSHA256
      }
    }
  }
}
