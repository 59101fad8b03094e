package import AlmanacBundle
import AlmanacKit

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
  ) throws(CommitError) {
    var folders: [FolderCommit<Store>] = []
    for (number, staging) in stagings.enumerated() {
      folders.append(
        try CommitError.of(number, isUnfinished: false) { () throws(OutputFilesError) in
          try FolderCommit(files[number], manifest: number == 0 ? manifest : nil, in: staging)
        })
    }
    (self.folders, self.manifest) = (folders, manifest)
  }

  /// What the commit does in each folder.
  package var summaries: [CommitSummary] { folders.map(\.summary) }

  /// The files that each folder has before the commit, each with its digest, for the interim manifest.
  package var earlierFiles: [[String: FileDigest]] { folders.map(\.earlierFiles) }

  /// Does the commit, which the user cannot stop; `interim` returns the bytes of the interim manifest.
  package func run(interim: () -> [UInt8]) throws(CommitError) {
    let hasInterim = manifest.difference != .same && folders.contains(where: \.hasSteps)
    if hasInterim {
      try CommitError.of(0, isUnfinished: false) { () throws(OutputFilesError) in
        try folders[0].put(interim(), at: manifest)
      }
    }
    // Only new files need more space. If the disk is full, the old files are still complete.
    try forEach { folder throws(OutputFilesError) in try folder.create() }
    try forEach { folder throws(OutputFilesError) in try folder.replace() }
    try forEach { folder throws(OutputFilesError) in try folder.delete() }
    try CommitError.of(0, isUnfinished: true) { () throws(OutputFilesError) in
      try folders[0].put(manifest, isNew: manifest.difference == .missing && !hasInterim)
    }
    try forEach(isUnfinished: false) { folder throws(OutputFilesError) in try folder.staging.discard() }
  }

  private func forEach(
    isUnfinished: Bool = true, _ body: (FolderCommit<Store>) throws(OutputFilesError) -> Void
  ) throws(CommitError) {
    for (number, folder) in folders.enumerated() {
      try CommitError.of(number, isUnfinished: isUnfinished) { () throws(OutputFilesError) in
        try body(folder)
      }
    }
  }
}

/// Why a commit failed, and in which folder.
package struct CommitError: Error {
  /// The number of the folder.
  package let folder: Int
  package let error: OutputFilesError
  /// Whether the commit may have changed files, so that another run must complete it.
  package let isUnfinished: Bool

  fileprivate static func of<Result>(
    _ folder: Int, isUnfinished: Bool, _ body: () throws(OutputFilesError) -> Result
  ) throws(CommitError) -> Result {
    do throws(OutputFilesError) {
      return try body()
    } catch {
      throw CommitError(folder: folder, error: error, isUnfinished: isUnfinished)
    }
  }
}
