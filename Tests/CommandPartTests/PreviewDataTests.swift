import AlmanacEmitters
import AlmanacKit
import AlmanacOptions
import AlmanacTestSupport
import Testing

@testable import almanac

/// The data of a bundle that a preview shows.
@Suite struct PreviewDataTests {
  @Test(
    "has the manifest's versions and the missing words of the shown locales, with calendars, rules and words")
  func values() {
    let manifest = Manifest(
      tool: "0.1.0", icu: "72.1", cldr: "42", tzdata: "2022e",
      options: ManifestOptions(of: BundleOptions(), []), locales: [:],
      missing: [
        (keys: ["action.clear"], locales: ["de-AT", "th"]), (keys: ["action.save"], locales: ["th"]),
      ],
      words: Manifest.Words(), files: [:])
    let data = PreviewData(
      manifest: manifest, calendars: [.gregorian, .chinese], tags: ["de-AT"],
      regions: RegionsFile(regions: [:]),
      words: [
        (key: "action.done", tier: .core, text: .plain("Done")),
        (key: "timer.hours", tier: .optional, text: .plural([.one: "hour", .other: "hours"])),
      ], needsReview: ["de-AT": ["action.done"]])
    let expected = """
      {"calendars":["gregorian","chinese"],"cldr":"42","icu":"72.1","isCompact":false,\
      "missing":[{"keys":["action.clear"],"locales":["de-AT"]}],"needsReview":{"de-AT":["action.done"]},\
      "regions":{"regions":{},"schemaVersion":3},"tags":["de-AT"],"tool":"0.1.0","tzdata":"2022e",\
      "words":[{"key":"action.done","text":"Done","tier":"core"},\
      {"key":"timer.hours","text":{"one":"hour","other":"hours"},"tier":"optional"}]}

      """
    #expect(String(decoding: JSONWriter.bytes(of: data, .compact), as: UTF8.self) == expected)
  }
}
