import AlmanacComparison
import Testing

/// Files that are in one bundle only, and files that are in both.
@Suite struct BundleComparisonTests {
  private static let german = [
    "json/de/locale.json", "json/de/chinese.json", "strings/de.lproj/Picker.strings",
    "strings/de.lproj/Chinese.strings",
  ]

  @Test("says once that a locale came or went, with all its files")
  func locale() {
    let french = ["json/fr/locale.json", "json/fr/chinese.json", "strings/fr.lproj/Picker.strings"]
    let added = BundleComparison(from: Self.german, to: Self.german + french)
    #expect(added.wholes.map(line) == ["added fr: - → -"])
    let removed = BundleComparison(from: Self.german + french, to: Self.german)
    #expect(removed.wholes.map(line) == ["removed fr: - → -"])
  }

  @Test("says which table of a locale went")
  func calendar() {
    let comparison = BundleComparison(
      from: Self.german, to: ["json/de/locale.json", "strings/de.lproj/Picker.strings"])
    #expect(
      comparison.wholes.map(line) == ["removed de chinese: - → -", "removed de Chinese.strings: - → -"])
  }

  @Test("names the tables of a locale that got another format")
  func format() {
    let strings = ["strings/de.lproj/Picker.strings", "strings/de.lproj/Chinese.strings"]
    #expect(
      BundleComparison(from: strings, to: Self.german).wholes.map(line) == [
        "added de chinese: - → -", "added de locale: - → -",
      ])
  }

  @Test("compares what both have, and Apple's tables only where there is no JSON")
  func shared() {
    let paths = Self.german + ["json/regions.json", "manifest.json", "strings/fr.lproj/Picker.strings"]
    #expect(
      BundleComparison(from: paths, to: paths).shared == [
        "json/de/chinese.json", "json/de/locale.json", "json/regions.json", "strings/fr.lproj/Picker.strings",
      ])
  }
}
