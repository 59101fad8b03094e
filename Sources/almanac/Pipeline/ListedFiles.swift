import AlmanacBundle
import AlmanacComparison
import AlmanacKit
import AlmanacOutputFiles

/// The files that the manifest of a bundle lists, each with its size and its SHA-256.
///
/// The manifest is untrusted input, so a file is read only if a bundle can have a file at its path.
struct ListedFiles {
  private let bundle: ReadBundle

  init(in folder: String) throws {
    try EscapingLink.check(compared: folder)
    // `ReadBundle` reads a name such as `git:HEAD` as a revision. But `folder` is always a folder, so `./` is added.
    let name = ReadBundle.revision(of: folder) == nil ? folder : "./\(folder)"
    bundle = try ReadBundle(name, inFolder: name)
  }

  var count: Int { bundle.paths.count }

  /// Whether a run was interrupted while it changed the files.
  var isInterrupted: Bool { bundle.manifest.isInterrupted }

  /// The functions that turn the paths of files into names for a report.
  var names: CheckReport.FileNames {
    CheckReport.FileNames(
      folder: bundle.name, location: bundle.location, name: bundle.folders.name)
  }

  /// The files that are missing, or whose size or SHA-256 differs from the manifest.
  ///
  /// The manifest of an interrupted run differs from every finished manifest.
  func findings() throws -> [Finding] {
    var findings: [Finding] = isInterrupted ? [.whole(.changed, BundleFolder.manifestPath)] : []
    for path in bundle.paths.sorted() {
      guard let listed = bundle.manifest.files[path] ?? nil else { throw Self.withoutDigests(bundle.name) }
      let bytes = try bundle.folders.bytes(path)
      if bytes.map({ FileDigest(of: $0) }) != listed {
        findings.append(.whole(bytes == nil ? .missing : .changed, path))
      }
    }
    return findings
  }

  private static func withoutDigests(_ name: String) -> Failure {
    Failure(
      file: "\(name)/\(BundleFolder.manifestPath)",
      "The manifest does not contain the SHA-256 of every file. Run 'almanac generate' to write a new manifest."
    )
  }
}
