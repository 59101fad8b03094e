import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// Writes the files of a run to the folders of its bundle, and changes each folder in one commit.
///
/// The folder with the manifest is first, and the further outputs follow in order. Before the first file is moved, each
/// further output gets a journal: a list of the steps to do. If the run is interrupted, the next run undoes the steps
/// and writes its own files.
struct BundleWriter: Sendable {
  let folders: BundleFolders
  private let stagings: [Staging<DiskFolder>]

  /// A staged file, and the number of the folder that it belongs to.
  struct File: Sendable {
    let folder: Int
    let file: StagedFile
  }

  /// A commit that is done in the first folder, but only prepared in the further output folders.
  struct Commit {
    fileprivate let first: CommitSummary
    fileprivate let prepared: [PreparedCommit]
  }

  init(_ folders: BundleFolders) {
    self.folders = folders
    stagings = (0..<folders.count).compactMap { folders[$0].map(Staging.init) }
    precondition(stagings.count == folders.count, "A folder is not open.")
  }

  /// Stages a file; if there is an upgrade, adds the changes of the file to the upgrade.
  ///
  /// Several threads may call this, for different paths.
  func stage(_ file: EmittedFile, _ digest: FileDigest, _ upgrade: Upgrade?) throws(Failure) -> File {
    let place = folders.place(of: file.path)
    return try doing(in: place.folder) { () throws(OutputFilesError) in
      let staged = try stagings[place.folder].stage(place.path, file.bytes, digest)
      if let upgrade, [.changed, .edited].contains(staged.difference) {
        upgrade.add(file, old: try stagings[place.folder].read(place.path))
      }
      return File(folder: place.folder, file: staged)
    }
  }

  /// Notes about the files that someone changed and the commit replaces, sorted, each with the number of its folder.
  func edited(_ files: [File]) -> [(file: FileNote, folder: Int)] {
    files.compactMap { file in file.file.note.map { ($0, file.folder) } }
      .sorted { ($0.1, $0.0.path) < ($1.1, $1.0.path) }
  }

  /// Prepares the commits of the further outputs, and then moves the files of the first folder and the manifest into
  /// place.
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

  /// Moves the files of the further outputs into place; returns a summary for each folder, including the first.
  func finish(_ commit: Commit) throws(Failure) -> [CommitSummary] {
    for (folder, prepared) in zip(1..., commit.prepared) {
      try doing(in: folder) { () throws(OutputFilesError) in try stagings[folder].commit(prepared) }
    }
    return [commit.first] + commit.prepared.map(\.summary)
  }

  /// Removes all staged files, unless the commit of the first folder has begun.
  ///
  /// If that commit has begun, the next run needs the journals.
  func discard() {
    // An error here is ignored, because the user needs to see the error that ended the run. The next run cleans up.
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
