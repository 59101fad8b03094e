import AlmanacBundle
import AlmanacKit
import AlmanacRecord

/// The manifest of a sample run, which has a line for each file of each output folder.
///
/// A line has the path, the size and the SHA-256.
struct SampleManifest {
  let files: [[String: FileDigest]]
  /// The files that each folder had before the run; `nil` in a finished manifest.
  var earlier: [[String: FileDigest]]?

  /// The line before the lines of the earlier files.
  static let interrupted = "interrupted"

  var text: String {
    Self.lines(files) + (earlier.map { "\(Self.interrupted)\n\(Self.lines($0))" } ?? "")
  }

  private static func lines(_ folders: [[String: FileDigest]]) -> String {
    folders.enumerated().flatMap { number, files in
      files.sorted { $0.key < $1.key }.map { "\(prefix(number))\($0) \($1.size) \($1.sha256)\n" }
    }.joined()
  }

  /// What the paths of a folder begin with in a manifest.
  private static func prefix(_ folder: Int) -> String { folder == 0 ? "" : "\(folder):" }

  /// The files of a folder that a manifest gives to Almanac; no file if there is no manifest.
  static func ownership(_ manifest: [UInt8]?, of folder: Int) -> Ownership {
    let lines = String(decoding: manifest ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    let parts = lines.split(separator: interrupted, omittingEmptySubsequences: false)
    var listed = digests(parts[0], of: folder)
    if folder == 0, let manifest { listed[BundleRun.manifestPath] = FileDigest(of: manifest) }
    return Ownership(
      listed, earlier: parts.count == 1 ? nil : digests(parts[1], of: folder),
      isPossible: { $0.hasSuffix(".json") }, isUsual: { $0.hasSuffix("usual.json") })
  }

  private static func digests(_ lines: ArraySlice<String>, of folder: Int) -> [String: FileDigest] {
    let own = lines.filter {
      $0.prefix { $0 != ":" }.count == $0.count ? folder == 0 : $0.hasPrefix("\(folder):")
    }
    return Dictionary(
      uniqueKeysWithValues: own.map { line in
        let words = line.dropFirst(prefix(folder).count).split(separator: " ").map(String.init)
        guard let digest = FileDigest(sha256: words[2], size: Int(words[1]) ?? -1) else {
          preconditionFailure("A line of a sample manifest has no digest: \(line)")
        }
        return (words[0], digest)
      })
  }
}
