import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport
import Foundation

/// The readers of a bundle's manifest, and of the journal that an interrupted run leaves.
struct ManifestSubject: Subject {
  let corpus: [[UInt8]]
  private let folder: ScratchBundle
  private static let journal =
    "create json/de/locale.json\nreplace manifest.json\ndelete json/en/locale.json\ndelete foreign\n"
  private static let owned: Set = ["json/de/locale.json", "json/en/locale.json", "manifest.json"]

  init() throws {
    folder = try ScratchBundle(tags: ["eo"])
    corpus = [try folder.bytes("manifest.json"), Array(Self.journal.utf8)]
  }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    if file == 0 { try checkManifest(bytes) } else { try checkJournal(bytes) }
  }

  private func checkManifest(_ bytes: [UInt8]) throws(BrokenRule) {
    try folder.write(bytes, to: "manifest.json")
    do throws(AlmanacError) {
      let almanac = try Almanac(bundleAt: folder.path)
      for tag in almanac.localeTags.prefix(3) + ["xx"] { _ = try almanac.locale(tag, region: "DE") }
    } catch {
      try BrokenRule.unless(!error.description.isEmpty, "\(error) has no sentence.")
    }
  }

  private func checkJournal(_ bytes: [UInt8]) throws(BrokenRule) {
    let files = [
      ".almanac-staging/journal": String(decoding: bytes, as: UTF8.self), "foreign": "mine",
      ".almanac-staging/files/json/de/locale.json": "{}", "json/en/locale.json": "old",
      "manifest.json": "old", ".almanac-staging/files/manifest.json": "new",
    ]
    let store = InMemoryFileStore(FileTree(files))
    let isRepaired = try repair(store)
    try BrokenRule.unless(store.tree.texts["foreign"] == "mine", "What is not Almanac's was touched.")
    guard isRepaired else { return }
    let left = store.tree.texts.keys.filter { $0.hasPrefix(".almanac-staging") }
    try BrokenRule.unless(left.isEmpty, "After a repair is left: \(left).")
    try BrokenRule.unless(try repair(store), "What was repaired cannot be repaired again.")
  }

  /// Whether the folder could be repaired; if not, the error has a sentence.
  private func repair(_ store: InMemoryFileStore) throws(BrokenRule) -> Bool {
    do throws(OutputFilesError) {
      try Staging(OutputFolder(store: store, owned: Self.owned)).repair()
      return true
    } catch {
      try BrokenRule.unless(!error.description(in: "Output").isEmpty, "\(error) has no sentence.")
      return false
    }
  }
}
