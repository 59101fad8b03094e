import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// The manifest of a run, and the paths of all its files.
struct FinishedManifest {
  let file: EmittedFile
  let digest: FileDigest
  /// The paths of the run's files, the manifest among them.
  let paths: Set<String>
}

extension Run {
  /// The manifest of what came of the run; throws if no reader would take it.
  func manifest(of result: Result) throws(Failure) -> FinishedManifest {
    let file = plan.manifest(of: result)
    let digest = FileDigest(of: file.bytes)
    var files = result.files
    do throws(OutputFilesError) {
      // Each value of the manifest has a line of its own.
      try files.add(
        file.path, digest, valueCount: file.bytes.count { $0 == UInt8(ascii: "\n") })
    } catch {
      throw Failure(error, in: output)
    }
    return FinishedManifest(file: file, digest: digest, paths: Set(files.digests.keys))
  }
}

extension Plan {
  fileprivate func manifest<Outcome>(of result: Run<Outcome>.Result) -> EmittedFile {
    let manifest = ManifestFile(
      tool: Version.almanac, icu: versions.icu, cldr: versions.cldr, tzdata: versions.tzdata,
      options: options, locales: result.coverage, missing: result.missing.groups,
      files: result.files.digests)
    return EmittedFile(path: Bundle.manifestPath, bytes: JSONWriter.bytes(of: manifest, .readable))
  }
}
