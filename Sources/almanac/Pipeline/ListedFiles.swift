import AlmanacComparison
import AlmanacKit
import AlmanacOutputFiles

/// The files that the manifest of a bundle lists, each with its size and its SHA-256.
///
/// A stranger may have written the manifest: only files that a bundle can have are read.
struct ListedFiles {
  private let bundle: ReadBundle

  init(in folder: String) throws(Failure) {
    try LinkOut.check(compared: folder)
    // A folder whose name begins like a revision of git is still a folder.
    let name = ReadBundle.revision(of: folder) == nil ? folder : "./\(folder)"
    bundle = try ReadBundle(name, inFolder: name)
  }

  var count: Int { bundle.paths.count }

  /// The names of the files in a report.
  var names: CheckReport.FileNames {
    CheckReport.FileNames(
      folder: bundle.name, location: bundle.location, name: bundle.folders.name)
  }

  /// The files that are not there or have other bytes.
  func findings() throws(Failure) -> [Finding] {
    var findings: [Finding] = []
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
      "The manifest has no SHA-256 of its files. Run 'almanac generate' to write a newer one.")
  }
}
