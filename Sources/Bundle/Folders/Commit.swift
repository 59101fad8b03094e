package import AlmanacRecord

/// Moves the staged files of a run into place, in all of its output folders.
///
/// Each file has either its old or its new bytes at every moment. The first folder has the manifest. It is replaced
/// first by an interim manifest, which lists the old and the new files, and last by the new manifest. In between, new
/// files are moved into place, other files are replaced, and left-over files are deleted. If the run is interrupted, the
/// next run learns from the interim manifest which files belong to Almanac. It needs nothing else, because it writes
/// the same bytes.
package struct Commit<Store: FileStore>: Sendable {
  private let folders: [FolderCommit<Store>]
  private let manifest: StagedFile

  /// Prepares the commit of the staged files of each folder, and changes nothing.
  ///
  /// `manifest` is the manifest, which is staged in the first folder.
  package init(
    _ files: [[StagedFile]], manifest: StagedFile, in stagings: [Staging<Store>]
  ) throws(OutputFilesError) {
    self.manifest = manifest
    folders = try zip(files, stagings).enumerated().map { number, folder throws(OutputFilesError) in
      try FolderCommit(folder.0, manifest: number == 0 ? manifest : nil, in: folder.1)
    }
  }

  package var summaries: [CommitSummary] { folders.map(\.summary) }

  /// The files that each folder has before the commit, each with its digest, for the interim manifest.
  package var earlierFiles: [[String: FileDigest]] { folders.map(\.earlierFiles) }

  /// Does the commit, which the user cannot stop; `interim` returns the bytes of the interim manifest.
  package func run(interim: () -> [UInt8]) throws(OutputFilesError) {
    let hasInterim = manifest.difference != .same && folders.contains(where: \.hasSteps)
    if hasInterim { try folders[0].put(interim(), at: manifest) }
    do throws(OutputFilesError) {
      // Only new files need more space. If the disk is full, the old files are still complete.
      for folder in folders { try folder.create() }
      for folder in folders { try folder.replace() }
      for folder in folders { try folder.delete() }
      try folders[0].put(manifest, isNew: manifest.difference == .missing && !hasInterim)
    } catch {
      throw .unfinished(error, bundle: folders[0].staging.store.path)
    }
    for folder in folders { try folder.staging.discard() }
  }
}
