import AlmanacComparison
import Testing

/// Which manifests of an earlier run Almanac can use.
@Suite struct EarlierManifestTests {
  // IANA names a release of the time-zone data by its year and letters from a on, as in 2022e.
  @Test(
    "have a version of the time-zone data that is a year and letters",
    arguments: [
      ("2022e", true), ("2022aa", true), ("2022", false), ("2022E", false), ("202e", false), ("e", false),
      ("2022e1", false), ("", false),
    ])
  func zones(version: String, isRight: Bool) {
    #expect(isManifest(zones: version) == isRight)
  }

  // A message names the versions, so a stranger's manifest must not make it long.
  @Test(
    "have versions of digits and dots, of at most 20 bytes",
    arguments: [
      ("72.1", true), ("42", true), (String(repeating: "1", count: 20), true),
      (String(repeating: "1", count: 21), false), ("72.", false), ("72..1", false), ("v72", false),
      ("", false),
    ])
  func versions(version: String, isRight: Bool) {
    #expect(isManifest(icu: version) == isRight)
    #expect(isManifest(cldr: version) == isRight)
  }

  @Test(
    "have a schema version from 1 on", arguments: [("1", true), ("2", true), ("0", false), ("-1", false)])
  func schemaVersion(version: String, isRight: Bool) {
    #expect(isManifest(schema: version) == isRight)
  }

  @Test(
    "have the size and the SHA-256 of each file, and with schema 1 the size alone",
    arguments: [
      ("2", #"{"sha256": "\#(sum)", "size": 5}"#, true), ("2", #"{"size": 5}"#, false), ("2", "5", false),
      ("2", #"{"sha256": "\#(sum)"}"#, false), ("2", #"{"sha256": "\#(sum)", "size": -5}"#, false),
      ("2", #"{"sha256": "\#(sum.dropLast())", "size": 5}"#, false), ("1", "5", true), ("1", "-5", false),
    ])
  func digests(schema: String, file: String, isRight: Bool) {
    #expect(isManifest(schema: schema, files: #"{"json/index.json": \#(file)}"#) == isRight)
  }

  private static let sum = String(repeating: "0", count: 64)

  private func isManifest(
    schema: String = "2", icu: String = "72.1", cldr: String = "42.0", zones: String = "2022e",
    files: String = "{}"
  ) -> Bool {
    let text = #"""
      {"schemaVersion": \#(schema), "icu": "\#(icu)", "cldr": "\#(cldr)", "tool": "0.1.0", "tzdata": "\#(zones)",
        "files": \#(files), "locales": {}, "options": {"calendars": [], "formats": ["json"]}}
      """#
    do throws(EarlierManifest.Problem) {
      _ = try EarlierManifest(reading: Array(text.utf8), schemas: [])
      return true
    } catch {
      return false
    }
  }
}
