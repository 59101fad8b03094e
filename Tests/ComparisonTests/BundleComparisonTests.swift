import AlmanacComparison
import Testing

/// The comparison of two bundles by the paths of their files.
@Suite struct BundleComparisonTests {
  private static let german = [
    "json/de/locale.json", "json/de/chinese.json", "strings/de.lproj/Picker.strings",
    "strings/de.lproj/Chinese.strings",
  ]

  @Test("reports an added or removed locale once for all its files")
  func locale() {
    let french = ["json/fr/locale.json", "json/fr/chinese.json", "strings/fr.lproj/Picker.strings"]
    let added = BundleComparison(from: Self.german, to: Self.german + french)
    #expect(added.wholeFiles.map(line) == ["added fr: - → -"])
    let removed = BundleComparison(from: Self.german + french, to: Self.german)
    #expect(removed.wholeFiles.map(line) == ["removed fr: - → -"])
  }

  @Test("reports each removed table of a locale that stays")
  func calendar() {
    let comparison = BundleComparison(
      from: Self.german, to: ["json/de/locale.json", "strings/de.lproj/Picker.strings"])
    #expect(
      comparison.wholeFiles.map(line) == [
        "removed de chinese: - → -", "removed de de.lproj/Chinese.strings: - → -",
      ])
  }

  @Test("reports the added tables of a locale that gets another format")
  func format() {
    let strings = ["strings/de.lproj/Picker.strings", "strings/de.lproj/Chinese.strings"]
    #expect(
      BundleComparison(from: strings, to: Self.german).wholeFiles.map(line) == [
        "added de chinese: - → -", "added de locale: - → -",
      ])
  }

  @Test("reports an added or removed file that belongs to no locale as a change of the kind 'other'")
  func filesOfNoLocale() {
    let more = Self.german + ["json/chinese-years.json", "schema/locale.schema.json"]
    let lines = ["other chinese-years: - → -", "other schema/locale.schema.json: - → -"]
    #expect(BundleComparison(from: Self.german, to: more).wholeFiles.map(line) == lines)
    #expect(BundleComparison(from: more, to: Self.german).wholeFiles.map(line) == lines)
  }

  @Test(
    "reports that the rules of the regions or the index were added or removed",
    arguments: ["regions", "index"])
  func rules(name: String) {
    let more = Self.german + ["json/\(name).json"]
    #expect(BundleComparison(from: more, to: Self.german).wholeFiles.map(line) == ["removed \(name): - → -"])
    #expect(BundleComparison(from: Self.german, to: more).wholeFiles.map(line) == ["added \(name): - → -"])
  }

  @Test(
    "reports that a file of several locales was added or removed",
    arguments: [
      ("xcstrings/Picker.xcstrings", "Picker.xcstrings"),
      ("android/res/values/almanac.xml", "values/almanac.xml"),
    ])
  func catalogs(path: String, name: String) {
    let more = Self.german + [path]
    #expect(BundleComparison(from: more, to: Self.german).wholeFiles.map(line) == ["removed \(name): - → -"])
    #expect(BundleComparison(from: Self.german, to: more).wholeFiles.map(line) == ["added \(name): - → -"])
  }

  // For `pt-BR` without `pt`, Flutter needs a second file with the same texts, `almanac_pt.arb`.
  @Test("reports ARB's file of a language, unless it is added or removed together with its locale")
  func languageFile() {
    let locale = ["json/pt-BR/locale.json", "arb/almanac_pt_BR.arb"]
    let both = locale + ["arb/almanac_pt.arb"]
    for (old, new, expected) in [
      ([], both, "added pt-BR: - → -"), (both, [], "removed pt-BR: - → -"),
      (both, locale, "removed pt: - → -"),
    ] {
      let comparison = BundleComparison(from: Self.german + old, to: Self.german + new)
      #expect(comparison.wholeFiles.map(line) == [expected])
    }
  }

  @Test("compares the JSON files that both bundles have, with the manifest last, and lists the other files")
  func shared() {
    let paths = Self.german + ["json/regions.json", "manifest.json", "strings/fr.lproj/Picker.strings"]
    let comparison = BundleComparison(from: paths, to: Self.german + ["json/regions.json"])
    #expect(
      comparison.shared == [
        "json/de/chinese.json", "json/de/locale.json", "json/regions.json", "manifest.json",
      ])
    #expect(
      comparison.others == [
        "strings/de.lproj/Chinese.strings", "strings/de.lproj/Picker.strings",
        "strings/fr.lproj/Picker.strings",
      ])
  }

  @Test("reports changes of the manifest that do not follow from other files")
  func manifest() throws {
    let old = #"""
      {"files": {"json/de/locale.json": {"size": 1}}, "icu": "72.1", "options": {"firstYear": 1900},
       "locales": {"de": {"core": 42}}, "missing": [{"keys": ["action.done"], "locales": ["de"]}]}
      """#
    let new = #"""
      {"files": {"json/de/locale.json": {"size": 2}}, "icu": "78.3", "options": {"firstYear": 1800},
       "locales": {"de": {"core": 43}, "fr": {"core": 43}, "xx-u-hc-h12": {"core": 1}},
       "interrupted": [{"files": {}, "path": "."}], "missing": [{"keys": ["action.ok"], "locales": ["de"]}]}
      """#
    let comparison = BundleComparison(from: Self.german, to: Self.german + ["json/fr/locale.json"])
    let changes = try FileComparison("manifest.json", from: Array(old.utf8), to: Array(new.utf8), in: .all)
      .changes
    #expect(
      comparison.reported(changes).map(line) == [
        "other manifest icu: 72.1 → 78.3", "other manifest locales.xx-u-hc-h12.core: - → 1",
        "other manifest options.firstYear: 1900 → 1800",
      ])
  }

  @Test("reports the manifest's changed counts and missing keys if nothing else changed")
  func manifestAlone() throws {
    let old = #"{"locales": {"de": {"core": 43}, "fr": {"core": 43}}, "missing": [1]}"#
    let new = #"{"locales": {"de": {"core": 44}, "fr": 5}, "missing": [2]}"#
    let comparison = BundleComparison(from: Self.german, to: Self.german)
    let changes = try FileComparison("manifest.json", from: Array(old.utf8), to: Array(new.utf8), in: .all)
      .changes
    #expect(comparison.reported(changes) == changes)
    #expect(changes.count == 4)
    let word = try FileComparison(
      "json/de/locale.json", from: Array(#"{"strings": {"action.done": "A"}}"#.utf8),
      to: Array(#"{"strings": {"action.done": "B"}}"#.utf8), in: .all
    ).changes
    #expect(
      comparison.reported(changes + word).map(line) == [
        "other manifest locales.fr: - → 5", "other manifest locales.fr.core: 43 → -",
        "words de locale strings.action.done: A → B",
      ], "Counts and missing keys follow from the words.")
  }

  @Test("reports an unreviewed word unless its text or the list of locales changed")
  func unreviewed() throws {
    let manifest = { (tags: String) in
      Array(#"{"words": {"unreviewed": {"action.done": {"other": [\#(tags)]}}}}"#.utf8)
    }
    let word = { (text: String) in Array(#"{"strings": {"action.done": "\#(text)"}}"#.utf8) }
    let listed = try FileComparison.changes(
      "manifest.json", from: manifest(#""fr""#), to: manifest(#""de", "fr""#), in: .all)
    let text = try FileComparison.changes("json/de/locale.json", from: word("a"), to: word("b"), in: .all)
    let same = BundleComparison(from: Self.german, to: Self.german)
    #expect(
      same.reported(listed).map(line) == ["words manifest words.unreviewed.action.done.other: [fr] → [de,fr]"]
    )
    #expect(same.reported(listed + text) == text)
    #expect(BundleComparison(from: [], to: Self.german).reported(listed).isEmpty)
  }
}
