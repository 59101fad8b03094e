import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// The folder of a further output, which has files of the bundle but no manifest.
struct FurtherFolder: Sendable {
  let output: BundleOutput
  /// The path as the user wrote it.
  let path: String
  let folder: OutputFolder<DiskFolder>
  /// The files that an interrupted run would have deleted, and that were changed since.
  let kept: [FileNote]

  /// Opens the folder to read it.
  init(
    reading path: String, _ output: BundleOutput, of bundle: BundleFolder
  ) throws(Failure) {
    let store = try BundleFolder.store(at: path, for: .reading, sizeLimit: output.sizeLimit)
    self.init(store, path, output, of: bundle, kept: [])
  }

  /// Opens the folder to write it, and repairs what an interrupted run left.
  ///
  /// Throws between two files of the repair if `isStopped` says that the user stops the run.
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
    // The manifest may have listed other formats in this folder.
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
  /// Repairs what an interrupted run left; `nil` if there was nothing.
  func repair(at path: String, _ isStopped: () -> Bool) throws(Failure) -> [FileNote]? {
    do throws(OutputFilesError) {
      return try Staging(self).repair(isStopped: isStopped)
    } catch {
      throw Failure(error, in: path)
    }
  }
}
