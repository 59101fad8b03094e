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
      try files.add(file.path, digest)
    } catch {
      throw Failure(error, in: output)
    }
    try checkValues(of: file)
    return FinishedManifest(file: file, digest: digest, paths: Set(files.digests.keys))
  }

  /// Throws if the manifest has more values than readers accept; each value has a line of its own.
  private func checkValues(of file: EmittedFile) throws(Failure) {
    let count = file.bytes.count { $0 == UInt8(ascii: "\n") }
    guard count <= Limits.jsonValues else {
      throw Failure(
        .badInput,
        [
          """
          '\(output)/\(file.path)' would have \(count) values, and a file of a bundle has at most \
          \(Limits.jsonValues). Use fewer locales or fewer own keys.
          """
        ])
    }
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
