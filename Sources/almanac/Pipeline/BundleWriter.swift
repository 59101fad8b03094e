import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// Writes the files of a run to the folders of its bundle, and changes all folders in one commit.
///
/// The folder with the manifest is first, and the further outputs follow in order.
struct BundleWriter: Sendable {
  let folders: BundleFolders
  private let stagings: [Staging<DiskFolder>]

  /// A staged file, and the number of the folder that it belongs to.
  struct File: Sendable {
    let folder: Int
    let file: StagedFile
  }

  init(_ folders: BundleFolders) throws {
    self.folders = folders
    do {
      stagings = try (0..<folders.count).map { number in
        guard let folder = folders[number] else { preconditionFailure("A folder is not open.") }
        return try Staging(folder)
      }
    } catch {
      folders.removeIfMade()
      throw error
    }
  }

  /// Stages a file; if there is an upgrade, adds the changes of the file to the upgrade.
  ///
  /// Several threads may call this, for different paths.
  func stage(_ file: EmittedFile, _ digest: FileDigest, _ upgrade: Upgrade?) throws -> File {
    let place = folders.place(of: file.path)
    let staged = try stagings[place.folder].stage(place.path, file.bytes, digest)
    if let upgrade, staged.isReplacement {
      upgrade.add(file, old: try stagings[place.folder].read(place.path))
    }
    return File(folder: place.folder, file: staged)
  }

  /// Prepares the commit of the staged files, and changes nothing.
  func commit(_ files: [File], manifest: File) throws -> Commit<DiskFolder> {
    let files = Dictionary(grouping: files, by: \.folder).mapValues { files in
      files.map(\.file).sorted { $0.path < $1.path }
    }
    return try Commit(stagings.indices.map { files[$0] ?? [] }, manifest: manifest.file, in: stagings)
  }

  /// Does the commit; `manifest` is the new manifest.
  func run(_ commit: Commit<DiskFolder>, _ manifest: ManifestFile) throws {
    var interim = manifest
    interim.interrupted = commit.earlierFiles.enumerated().map { folder, files in
      ManifestFile.EarlierFiles(files: files, path: folders.listedPath(of: folder))
    }
    try commit.run { interim.bytes }
  }

  /// Removes all staged files, and the folders that the run made if they are empty.
  func discard() {
    for staging in stagings {
      // An error here is ignored, because the user needs to see the error that ended the run. The next run cleans up.
      try? staging.discard()
    }
    folders.removeIfMade()
  }
}

extension BundleFolders {
  /// Removes the folders that the run made, if they are empty.
  fileprivate func removeIfMade() {
    for folder in 0..<count { self[folder]?.store.removeIfMade() }
  }
}
