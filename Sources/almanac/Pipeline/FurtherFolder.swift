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

  /// Opens the folder for reading or writing.
  init(
    at path: String, for access: DiskFolder.Access, _ output: BundleOutput, of bundle: BundleFolder,
    _ options: BundleSettings
  ) throws {
    let store = try BundleFolder.store(at: path, for: access, sizeLimit: output.sizeLimit)
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
        Dictionary(owned) { first, _ in first }, earlier: bundle.manifest?.earlierFiles(in: output.path),
        isPossible: { output.canHave($0, choices) }, isUsual: { BundlePath($0).isUsual }))
  }
}
