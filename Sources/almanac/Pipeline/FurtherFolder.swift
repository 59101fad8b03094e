import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// The folder of an output other than the first: it has files of the bundle, but not the manifest.
struct FurtherFolder: Sendable {
  let output: BundleOutput
  /// The path of the folder as the user wrote it.
  let path: String
  private(set) var folder: OutputFolder<DiskFolder>
  /// Notes about the files of an interrupted run that a repair removed.
  private(set) var removed: [FileNote] = []

  /// Opens the folder for reading.
  init(
    reading path: String, _ output: BundleOutput, of bundle: BundleFolder, _ options: BundleSettings
  ) throws(Failure) {
    let store = try BundleFolder.store(at: path, for: .reading, sizeLimit: output.sizeLimit)
    self.init(store, path, output, of: bundle, options)
  }

  /// Opens the folder for writing, and undoes what an interrupted run left behind.
  ///
  /// If `isStopped` returns `true`, the repair stops before the next file, and the initializer throws.
  init(
    writing path: String, _ output: BundleOutput, of bundle: BundleFolder, _ options: BundleSettings,
    isStopped: () -> Bool
  ) throws(Failure) {
    let store = try BundleFolder.store(at: path, for: .writing, sizeLimit: output.sizeLimit)
    self.init(store, path, output, of: bundle, options)
    removed = try folder.repair(at: path, isStopped)
  }

  private init(
    _ store: DiskFolder, _ path: String, _ output: BundleOutput, of bundle: BundleFolder,
    _ options: BundleSettings
  ) {
    self.output = output
    self.path = path
    // The options of the earlier run may have put other formats into this folder.
    let earlier = bundle.manifest?.outputs.first { $0.path == output.path }
    let files = bundle.manifest?.files.filter { earlier?.has($0.key) == true } ?? [:]
    let owned = files.map { path, digest in (earlier?.path(of: path) ?? path, digest) }
    let choices = options.choices(in: output.formats)
    folder = OutputFolder(
      store: store,
      ownership: Ownership(
        manifest: nil, sha256: bundle.manifestSHA256, files: Dictionary(owned) { first, _ in first },
        isPossible: { output.canHave($0, choices) }, isUsual: { BundlePath($0).isUsual }))
  }
}

extension OutputFolder<DiskFolder> {
  /// Undoes what an interrupted run left behind; returns notes about the files that were removed.
  mutating func repair(at path: String, _ isStopped: () -> Bool) throws(Failure) -> [FileNote] {
    do throws(OutputFilesError) {
      guard let repair = try Staging(self).repair(isStopped: isStopped) else { return [] }
      self = after(repair)
      return repair.removed
    } catch {
      throw Failure(error, in: path)
    }
  }
}
