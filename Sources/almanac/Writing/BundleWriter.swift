import AlmanacBundle
import AlmanacFormats
import AlmanacRecord

/// Writes the files of a run to the folders of its bundle, and changes all folders in one commit.
///
/// The folder with the manifest is first, and the further outputs follow in order.
struct BundleWriter: Sendable {
  private let outputs: [BundleOutput]
  private let folders: [OutputFolder<DiskFolder>]
  private let stagings: [Staging<DiskFolder>]

  /// A staged file, and the number of the output that it belongs to.
  struct File: Sendable {
    let output: Int
    let file: StagedFile
  }

  /// Prepares to write a bundle whose folders are open for writing.
  init(_ bundle: Bundle) throws {
    outputs = bundle.outputs
    folders = bundle.diskFolders.compactMap(\.self)
    do {
      stagings = try folders.map { try Staging($0) }
    } catch {
      for folder in folders { folder.store.removeIfMade() }
      throw error
    }
  }

  /// Stages a file; if there is an upgrade, adds the changes of the file to the upgrade.
  ///
  /// Several threads may call this, for different paths.
  func stage(_ file: EmittedFile, _ digest: FileDigest, _ upgrade: Upgrade?) throws -> File {
    let place = outputs.place(of: file.path)
    let staged = try stagings[place.output].stage(place.path, file.bytes, digest)
    try upgrade?.add(file, old: folders[place.output].store.read(place.path))
    return File(output: place.output, file: staged)
  }

  /// Prepares the commit of the staged files, and changes nothing.
  func commit(_ files: [File], manifest: File) throws -> Commit<DiskFolder> {
    let files = Dictionary(grouping: files, by: \.output).mapValues { files in
      files.map(\.file).sorted { $0.path < $1.path }
    }
    return try Commit(stagings.indices.map { files[$0] ?? [] }, manifest: manifest.file, in: stagings)
  }

  /// Does the commit; `manifest` is the new manifest.
  func run(_ commit: Commit<DiskFolder>, _ manifest: Manifest) throws {
    var interim = manifest
    interim.interrupted = Dictionary(uniqueKeysWithValues: zip(outputs.map(\.path), commit.earlierFiles))
    try commit.run { interim.bytes }
  }

  /// Removes all staged files, and the folders that the run made if they are empty.
  func discard() {
    for staging in stagings {
      // An error here is ignored, because the user needs to see the error that ended the run. The next run cleans up.
      try? staging.discard()
    }
    for folder in folders { folder.store.removeIfMade() }
  }
}
