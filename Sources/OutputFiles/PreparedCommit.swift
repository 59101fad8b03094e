package import AlmanacBundle
package import AlmanacKit

/// The steps that a run will do in a further output folder, once the manifest in the first folder is in place.
package struct PreparedCommit: Sendable {
  package let summary: CommitSummary
  /// The journal with the steps; `nil` if there is nothing to do.
  fileprivate let journal: Journal?
}

// Only the first output folder has a manifest, which also lists the files in the further output folders. Before a run
// writes the manifest, it writes a journal for each further folder. If the run is interrupted, the next run learns from
// the journal which files it may delete, because the new manifest no longer lists them.
extension Staging {
  /// Writes the journal of an output folder other than the first, but does not do the journal's steps.
  ///
  /// The steps move staged files into place and delete left-over files. ``commit(_:)`` does them once the manifest with
  /// the digest `manifest` is in the first output folder.
  package func prepare(
    _ files: [StagedFile], for manifest: FileDigest
  ) throws(OutputFilesError) -> PreparedCommit {
    let leftOver = try LeftOverFiles(in: folder, emitted: Set(files.map(\.path)))
    let moves = files.compactMap(\.step)
    // Before a left-over file is deleted, its content is compared with its digest. The new manifest no longer has this
    // digest, so the journal has it.
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

  /// Does the prepared steps; call this after the manifest in the first output folder is in place.
  package func commit(_ prepared: PreparedCommit) throws(OutputFilesError) {
    guard let journal = prepared.journal else { return }
    try finish(stepsLeftByMovingFolders(journal.steps))
  }

  /// Removes the staged files of a further output folder, and the folder's journal if one was prepared.
  ///
  /// Do not call this if the first output folder has a journal, because the next run then needs the journals of all
  /// output folders.
  package func discardPrepared() throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      guard try store.kind(of: Self.folderName) != nil else { return }
      try removeStaging()
    }
  }

  /// The bytes of a file in the folder, before the staged file replaces it; `nil` if there is no file.
  package func read(_ path: String) throws(OutputFilesError) -> [UInt8]? { try store.read(path) }

  /// Whether the folder has a journal, which a run writes before it changes the folder and removes afterwards.
  package var hasJournal: Bool {
    get throws(OutputFilesError) {
      try storing { () throws(FileStoreError) in try store.kind(of: Self.journalPath) != nil }
    }
  }

  /// Whether the run has begun to move files into the folder.
  ///
  /// If so, there is a journal, or the manifest has changed since the run read it.
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
