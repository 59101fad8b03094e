import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// The folder of an output other than the first: it has files of the bundle, but not the manifest.
struct FurtherFolder: Sendable {
  let output: BundleOutput
  /// The path of the folder as the user wrote it.
  let path: String
  let folder: OutputFolder<DiskFolder>
  /// Notes from the repair after an interrupted run: each is about a file that was kept because someone had changed it,
  /// or about a file that was removed.
  let kept: [FileNote]

  /// Opens the folder for reading.
  init(
    reading path: String, _ output: BundleOutput, of bundle: BundleFolder
  ) throws(Failure) {
    let store = try BundleFolder.store(at: path, for: .reading, sizeLimit: output.sizeLimit)
    self.init(store, path, output, of: bundle, kept: [])
  }

  /// Opens the folder for writing, and repairs what an interrupted run left behind.
  ///
  /// If `isStopped` returns `true`, the repair stops before the next file, and the initializer throws.
  init(
    writing path: String, _ output: BundleOutput, of bundle: BundleFolder, isStopped: () -> Bool
  ) throws(Failure) {
    let store = try BundleFolder.store(at: path, for: .writing, sizeLimit: output.sizeLimit)
    let found = FurtherFolder(store, path, output, of: bundle, kept: [])
    let kept = try found.folder.repair(at: path, isStopped) ?? []
    self.init(store, path, output, of: bundle, kept: kept)
  }

  private init(
    _ store: DiskFolder, _ path: String, _ output: BundleOutput, of bundle: BundleFolder, kept: [FileNote]
  ) {
    self.output = output
    self.path = path
    self.kept = kept
    // The options of the earlier run may have put other formats into this folder.
    let earlier = bundle.manifest?.outputs.first { $0.path == output.path }
    let files = bundle.manifest?.files.filter { earlier?.has($0.key) == true } ?? [:]
    let owned = files.map { path, digest in (earlier?.path(of: path) ?? path, digest) }
    folder = OutputFolder(
      store: store,
      ownership: Ownership(
        manifest: nil, sha256: bundle.manifestSHA256, files: Dictionary(owned) { first, _ in first },
        isPossible: { path in output.canHave(path) || earlier?.canHave(path) == true }))
  }
}

extension OutputFolder<DiskFolder> {
  /// Repairs what an interrupted run left behind; returns notes about kept or removed files, or `nil` if there was
  /// nothing to repair.
  func repair(at path: String, _ isStopped: () -> Bool) throws(Failure) -> [FileNote]? {
    do throws(OutputFilesError) {
      return try Staging(self).repair(isStopped: isStopped)
    } catch {
      throw Failure(error, in: path)
    }
  }
}
