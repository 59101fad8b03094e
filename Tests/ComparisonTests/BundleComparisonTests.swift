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

  @Test("calls a file of no locale another difference, whichever bundle has it")
  func filesOfNoLocale() {
    let more = Self.german + ["json/chinese-years.json", "schema/locale.schema.json"]
    let lines = ["other chinese-years: - → -", "other schema/locale.schema.json: - → -"]
    #expect(BundleComparison(from: Self.german, to: more).wholes.map(line) == lines)
    #expect(BundleComparison(from: more, to: Self.german).wholes.map(line) == lines)
  }

  @Test("says that the rules of the regions or the index went", arguments: ["regions", "index"])
  func rules(name: String) {
    let more = Self.german + ["json/\(name).json"]
    #expect(BundleComparison(from: more, to: Self.german).wholes.map(line) == ["removed \(name): - → -"])
    #expect(BundleComparison(from: Self.german, to: more).wholes.map(line) == ["added \(name): - → -"])
  }

  @Test(
    "says that a file of several locales came or went",
    arguments: [
      ("xcstrings/Picker.xcstrings", "Picker.xcstrings"), ("android/res/values/almanac.xml", "values"),
    ])
  func catalogs(path: String, name: String) {
    let more = Self.german + [path]
    #expect(BundleComparison(from: more, to: Self.german).wholes.map(line) == ["removed \(name): - → -"])
    #expect(BundleComparison(from: Self.german, to: more).wholes.map(line) == ["added \(name): - → -"])
  }

  @Test("compares what both have, the manifest last")
  func shared() {
    let paths = Self.german + ["json/regions.json", "manifest.json", "strings/fr.lproj/Picker.strings"]
    #expect(
      BundleComparison(from: paths, to: paths).shared == [
        "json/de/chinese.json", "json/de/locale.json", "json/regions.json",
        "strings/de.lproj/Chinese.strings", "strings/de.lproj/Picker.strings",
        "strings/fr.lproj/Picker.strings", "manifest.json",
      ])
  }

  @Test("tells of the manifest what its files do not say")
  func manifest() throws {
    let old = #"""
      {"files": {"json/de/locale.json": {"size": 1}}, "icu": "72.1", "options": {"firstYear": 1900},
       "locales": {"de": {"core": 42}}}
      """#
    let new = #"""
      {"files": {"json/de/locale.json": {"size": 2}}, "icu": "78.3", "options": {"firstYear": 1800},
       "locales": {"de": {"core": 43}, "fr": {"core": 43}, "xx-u-hc-h12": {"core": 1}}}
      """#
    let comparison = BundleComparison(from: Self.german, to: Self.german + ["json/fr/locale.json"])
    let changes = try FileComparison("manifest.json", from: Array(old.utf8), to: Array(new.utf8), in: .all)
      .changes
    #expect(
      comparison.told(changes).map(line) == [
        "other manifest icu: 72.1 → 78.3", "other manifest locales.xx-u-hc-h12.core: - → 1",
        "other manifest options.firstYear: 1900 → 1800",
      ])
  }

  @Test("tells counts and missing keys of the manifest if nothing else changed")
  func manifestAlone() throws {
    let old = #"{"locales": {"de": {"core": 43}, "fr": {"core": 43}}, "missing": [1]}"#
    let new = #"{"locales": {"de": {"core": 44}, "fr": 5}, "missing": [2]}"#
    let comparison = BundleComparison(from: Self.german, to: Self.german)
    let changes = try FileComparison("manifest.json", from: Array(old.utf8), to: Array(new.utf8), in: .all)
      .changes
    #expect(comparison.told(changes) == changes)
    #expect(changes.count == 4)
  }
}
