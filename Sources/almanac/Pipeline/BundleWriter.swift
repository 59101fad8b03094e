import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// Writes the files of a run to the folders of its bundle, each folder at once.
///
/// The folder with the manifest comes first, and the further outputs follow in their order. Before the first file is
/// moved, each further output has a journal of its steps, which names the new manifest: if the run dies in between, the
/// next one finishes them, and if the new manifest never came into place, they are discarded.
struct BundleWriter: Sendable {
  let folders: BundleFolders
  private let stagings: [Staging<DiskFolder>]

  /// A staged file, and the folder it is for.
  struct File: Sendable {
    let folder: Int
    let file: StagedFile
  }

  /// What was prepared for the further outputs, and what was done in the first.
  struct Commit {
    fileprivate let first: CommitSummary
    fileprivate let prepared: [PreparedCommit]
  }

  init(_ folders: BundleFolders) {
    self.folders = folders
    stagings = (0..<folders.count).compactMap { folders[$0].map(Staging.init) }
    precondition(stagings.count == folders.count, "A folder is not open.")
  }

  /// Stages a file, and tells an upgrade what the file was before.
  ///
  /// May be called from several threads for different paths.
  func stage(_ file: EmittedFile, _ digest: FileDigest, _ upgrade: Upgrade?) throws(Failure) -> File {
    let place = folders.place(of: file.path)
    return try doing(in: place.folder) { () throws(OutputFilesError) in
      let staged = try stagings[place.folder].stage(place.path, file.bytes, digest)
      if let upgrade, staged.difference == .changed {
        upgrade.add(file, old: try stagings[place.folder].read(place.path))
      }
      return File(folder: place.folder, file: staged)
    }
  }

  /// Puts what was staged for the first folder in place, with the manifest, and prepares the others.
  func commit(_ files: [File], manifest: File) throws(Failure) -> Commit {
    let files = Dictionary(grouping: files, by: \.folder)
    func sorted(_ folder: Int) -> [StagedFile] {
      (files[folder] ?? []).map(\.file).sorted { $0.path < $1.path }
    }
    let prepared = try (1..<stagings.count).map { folder throws(Failure) in
      try doing(in: folder) { () throws(OutputFilesError) in
        try stagings[folder].prepare(sorted(folder), for: manifest.file.digest)
      }
    }
    let first = try doing(in: 0) { () throws(OutputFilesError) in
      try stagings[0].commit(sorted(0), manifest: manifest.file)
    }
    return Commit(first: first, prepared: prepared)
  }

  /// Puts what was prepared in place; returns what was done in each folder.
  func finish(_ commit: Commit) throws(Failure) -> [CommitSummary] {
    for (folder, prepared) in zip(1..., commit.prepared) {
      try doing(in: folder) { () throws(OutputFilesError) in try stagings[folder].commit(prepared) }
    }
    return [commit.first] + commit.prepared.map(\.summary)
  }

  /// Removes what was staged, unless the commit of the first folder has begun: the next run finishes it.
  func discard() {
    // The error that ended the run is what the user has to know; a folder that cannot be tidied up now is
    // tidied up by the next run.
    do throws(OutputFilesError) {
      try stagings[0].discard()
      if try !stagings[0].hasBegunCommit {
        for staging in stagings.dropFirst() { try staging.discardPrepared() }
      }
    } catch {}
    for folder in 0..<folders.count { folders[folder]?.store.removeIfMade() }
  }

  private func doing<Result>(
    in folder: Int, _ body: () throws(OutputFilesError) -> Result
  ) throws(Failure) -> Result {
    do throws(OutputFilesError) {
      return try body()
    } catch {
      throw Failure(error, in: folders.path(of: folder))
    }
  }
}
