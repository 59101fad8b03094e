import AlmanacBundle
import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport
import Foundation

/// The tool's readers of a bundle's manifest and of the journal that an interrupted run leaves.
struct ManifestSubject: Subject {
  let corpus: [[UInt8]]
  /// The index of the first journal in the corpus, after all manifests.
  private let firstJournal: Int

  private static let manifest = "old"
  private static let schemas = ["schema/locale.schema.json", "schema/manifest.schema.json"]
  /// The files that the manifest lists, which a journal may delete.
  private static let owned = ["json/de/locale.json": "old", "json/en/locale.json": "old"]

  init() throws {
    let folder = try ScratchBundle(tags: ["eo"])
    let manifests = try Self.manifests(like: String(decoding: folder.bytes("manifest.json"), as: UTF8.self))
    firstJournal = manifests.count
    corpus = (manifests + Self.journals).map { Array($0.utf8) }
  }

  /// A manifest, and hostile variants with repeated keys, keys with dots, control characters and foreign paths.
  private static func manifests(like manifest: String) throws -> [String] {
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
      + ["../../x", "eo-", "__proto__"].map {
        manifest.replacing("\"locales\":{", with: "\"locales\":{\"\($0)\":{},")
      }
  }

  /// Journals of a run that began with the present manifest, with another manifest and without a manifest.
  private static let journals = [sha256(of: manifest), sha256(of: "other"), "none"].map { base in
    let staged = sha256(of: "{}")
    return """
      base \(base)
      manifest \(sha256(of: "new"))
      create \(staged) json/fr/locale.json
      create \(sha256(of: "mine")) foreign
      replace \(staged) json/de/locale.json
      delete json/en/locale.json
      delete foreign
      replace \(sha256(of: "new")) manifest.json

      """
  }

  private static func sha256(of text: String) -> String { FileDigest(of: Array(text.utf8)).sha256 }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    if file < firstJournal { try checkManifest(bytes) } else { try checkJournal(bytes) }
  }

  /// Checks the paths and versions of a manifest, because a run may delete the listed files and prints the versions.
  private func checkManifest(_ bytes: [UInt8]) throws(BrokenRule) {
    let manifest: EarlierManifest
    do throws(EarlierManifest.Problem) {
      manifest = try EarlierManifest(reading: bytes, schemas: Self.schemas)
    } catch {
      return
    }
    for path in manifest.files.keys {
      let isOurs = BundleChoices.all.canHave(path) || Self.schemas.contains(path)
      try BrokenRule.unless(isOurs && isPathOfBundle(path), "'\(path)' is not a file of a bundle.")
    }
    for version in [manifest.icu, manifest.cldr] {
      let isPlain = version.utf8.allSatisfy("0123456789.".utf8.contains)
      try BrokenRule.unless(isPlain && version.utf8.count <= Limits.version, "'\(version)' is not a version.")
    }
  }

  private func checkJournal(_ bytes: [UInt8]) throws(BrokenRule) {
    let files = [
      ".almanac-staging/journal": String(decoding: bytes, as: UTF8.self), "foreign": "mine",
      ".almanac-staging/files/json/de/locale.json": "{}", "json/en/locale.json": "old",
      "json/fr/locale.json": "also mine", "manifest.json": Self.manifest,
      ".almanac-staging/files/manifest.json": "new",
    ]
    let store = InMemoryFileStore(FileTree(files))
    let isRepaired = try repair(store)
    // A repair must keep both files: Almanac never writes to `foreign`, and no journal has the checksum of
    // `json/fr/locale.json`.
    for path in ["foreign", "json/fr/locale.json"] {
      try BrokenRule.unless(
        store.tree.texts[path] == files[path],
        "\(path) does not belong to Almanac, but the repair changed it.")
    }
    guard isRepaired else { return }
    let left = store.tree.texts.keys.filter { $0.hasPrefix(".almanac-staging") }
    try BrokenRule.unless(left.isEmpty, "The repair left staged files: \(left).")
    try BrokenRule.unless(try repair(store), "A second repair of the same folder failed.")
  }

  /// Repairs the folder and returns whether this succeeded; throws if the error has no description.
  private func repair(_ store: InMemoryFileStore) throws(BrokenRule) -> Bool {
    let ownership = Ownership(
      manifest: "manifest.json", sha256: Self.sha256(of: Self.manifest),
      files: Self.owned.mapValues { FileDigest(of: Array($0.utf8)) }, isPossible: { $0.hasPrefix("json/") },
      isUsual: { _ in false })
    do throws(OutputFilesError) {
      try Staging(OutputFolder(store: store, ownership: ownership)).repair { false }
      return true
    } catch {
      try BrokenRule.unless(!error.description(in: "Output").isEmpty, "\(error) has no description.")
      return false
    }
  }
}
