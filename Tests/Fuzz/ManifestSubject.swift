import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation

/// The tool's reader of a bundle's manifest.
struct ManifestSubject: Subject {
  let corpus: [[UInt8]]

  private static let schemas = ["schema/locale.schema.json", "schema/manifest.schema.json"]

  init() throws {
    let manifest = Data(try Repository.bytes(of: "Output/manifest.json"))
    corpus = Self.manifests(like: try Self.manifest(manifest, of: "eo")).map { Array($0.utf8) }
  }

  /// The manifest without the files of other locales.
  private static func manifest(_ bytes: Data, of tag: String) throws -> String {
    var manifest = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
    let (files, locales) = (manifest["files"] as? [String: Any], manifest["locales"] as? [String: Any])
    manifest["files"] = files?.filter { $0.key.hasPrefix("json/\(tag)/") }
    manifest["locales"] = locales?.filter { $0.key == tag }
    let data = try JSONSerialization.data(
      withJSONObject: manifest, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// A manifest, and hostile variants with repeated keys, keys with dots, control characters and foreign paths.
  private static func manifests(like manifest: String) -> [String] {
    let keys = [
      #""icu":"72.1","#, #""locales":{},"#, #""options.formats":["json"],"#, #""__proto__":{"files":{}},"#,
      #""\u001b]0;x\u0007":1,"#, #""a\u2028b":"\u202e","#,
    ]
    let paths = [
      "README.md", ".git/HEAD", "../x", "json/../../x", "json/eo/locale.json", "json/EO/locale.json",
      "json/e\u{301}/locale.json", "schema/x.schema.json", "__proto__",
    ]
    let digest = #"{"sha256":"\#(String(repeating: "0", count: 64))","size":1}"#
    return [manifest]
      + keys.map { manifest.replacing("{\"cldr\"", with: "{\($0)\"cldr\"") }
      + paths.map { manifest.replacing("\"files\":{", with: "\"files\":{\"\($0)\":\(digest),") }
      + paths.map {
        manifest.replacing(
          "\"locales\":{",
          with: "\"interrupted\":[{\"files\":{\"\($0)\":\(digest)},\"path\":\".\"}],\"locales\":{")
      }
      + ["../../x", "eo-", "__proto__"].map {
        manifest.replacing("\"locales\":{", with: "\"locales\":{\"\($0)\":{},")
      }
  }

  /// Checks the paths and versions of a manifest, because a run may delete the listed files and prints the versions.
  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    let manifest: Manifest
    do throws(InputProblem) {
      manifest = try Manifest(reading: bytes, schemas: Self.schemas)
    } catch {
      return
    }
    for path in Array(manifest.files.keys) + (manifest.earlierFiles(in: ".") ?? [:]).keys {
      let isOurs = BundleChoices.all.canHave(path) || Self.schemas.contains(path)
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      let isBelow = names.allSatisfy { !["", ".", ".."].contains($0) }
      try BrokenRule.unless(isOurs && isBelow, "'\(path)' is not a file of a bundle.")
    }
    for version in [manifest.icu, manifest.cldr] {
      let isPlain = version.utf8.allSatisfy("0123456789.".utf8.contains)
      try BrokenRule.unless(isPlain && version.utf8.count <= Limits.version, "'\(version)' is not a version.")
    }
  }
}
