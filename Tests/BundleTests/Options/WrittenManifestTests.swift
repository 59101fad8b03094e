import AlmanacBundle
import AlmanacFormats
import AlmanacRecord
import Foundation
import Testing

/// The manifest that a run writes.
@Suite struct WrittenManifestTests {
  @Test("comes back as it was written, with the files that each folder had before an interrupted run")
  func comesBack() throws {
    let digests = try (1...3).map {
      try #require(FileDigest(sha256: String(repeating: "\($0)", count: 64), size: $0))
    }
    var options = BundleOptions()
    options.$formats.given = [.json, .esm]
    let outputs = [(".", OutputFormat.json), ("../web", .esm)].map { path, format in
      BundleOutput(path: path, formats: [format], locales: nil)
    }
    var words = Manifest.Words()
    words.names = ["app.done": "action.done"]
    words.own = ["app.night": .init(comment: "A night.", isPlural: true, placeholders: ["n"])]
    words.unreviewed = ["app.night": ["one": ["de"]]]
    let made = { (words: Manifest.Words) in
      Manifest(
        tool: "0.2.0", icu: "72.1", cldr: "42", tzdata: "2022e",
        options: ManifestOptions(of: options, outputs),
        locales: ["de": .init(dataLocale: "de-DE", core: 1, optional: 2, extended: 3, own: 4, reviewed: 5)],
        missing: [(keys: ["app.night"], locales: ["de"])], words: words,
        files: ["json/de/locale.json": digests[0], "esm/de.js": digests[1]])
    }
    var manifest = made(words)
    manifest.interrupted = [".": ["json/fr/locale.json": digests[2]], "../web": ["fr.js": digests[0]]]
    let read = try Manifest(reading: manifest.bytes, schemas: [])
    #expect([read.tool, read.icu, read.cldr, read.tzdata] == ["0.2.0", "72.1", "42", "2022e"])
    #expect(read.files == manifest.files && read.interrupted == manifest.interrupted)
    #expect(read.locales == manifest.locales && read.words == words)
    #expect(read.missing.map(\.keys) == [["app.night"]] && read.missing.map(\.locales) == [["de"]])
    let noWords = try JSONSerialization.jsonObject(with: Data(made(Manifest.Words()).bytes)) as? [String: Any]
    #expect(noWords?["missing"] != nil && noWords?["words"] == nil)
    // The earlier run had no such output, so none of its files belongs to Almanac.
    #expect(read.earlierFiles(in: "../app") == [:])
    manifest.interrupted = nil
    #expect(try Manifest(reading: manifest.bytes, schemas: []).earlierFiles(in: ".") == nil)
  }
}
