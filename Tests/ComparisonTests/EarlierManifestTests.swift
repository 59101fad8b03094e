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
    let text = #"""
      {"schemaVersion": 2, "icu": "72.1", "cldr": "42.0", "tool": "0.1.0", "tzdata": "\#(version)",
        "files": {}, "locales": {}, "options": {"calendars": [], "formats": []}}
      """#
    #expect(isManifest(text) == isRight)
  }

  private func isManifest(_ text: String) -> Bool {
    do throws(EarlierManifest.Problem) {
      _ = try EarlierManifest(reading: Array(text.utf8), schemas: [])
      return true
    } catch {
      return false
    }
  }
}
