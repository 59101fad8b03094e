import AlmanacBundle
import Testing

/// The comparison of two bundles by the paths of their files.
@Suite struct BundleComparisonTests {
  private static let german = [
    "json/de/locale.json", "json/de/chinese.json", "strings/de.lproj/Picker.strings",
    "strings/de.lproj/Chinese.strings",
  ]

  /// The lines for files that only one of two bundles has.
  private func lines(from old: [String], to new: [String]) -> [String] {
    BundleComparison(from: old, to: new).wholeFiles.map(line)
  }

  @Test(
    "reports added files, and reports the same files as removed in the other direction",
    arguments: [
      // All files of a locale are one change.
      (
        ["json/fr/locale.json", "json/fr/chinese.json", "strings/fr.lproj/Picker.strings"],
        ["added fr: - → -"]
      ),
      (["json/regions.json"], ["added regions: - → -"]), (["json/index.json"], ["added index: - → -"]),
      (["xcstrings/Picker.xcstrings"], ["added Picker.xcstrings: - → -"]),
      (["android/res/values/almanac.xml"], ["added values/almanac.xml: - → -"]),
      (
        ["json/chinese-years.json", "schema/locale.schema.json"],
        ["added chinese-years: - → -", "added schema/locale.schema.json: - → -"]
      ),
    ])
  func added(files: [String], expected: [String]) {
    #expect(lines(from: Self.german, to: Self.german + files) == expected)
    let removed = expected.map { $0.replacing("added", with: "removed") }
    #expect(lines(from: Self.german + files, to: Self.german) == removed)
  }

  @Test("has room for 600,000 changes, and for no more")
  func room() {
    var room = ChangeRoom()
    let change = Change(file: "json/de/locale.json")
    let results = [room.take(Array(repeating: change, count: 600_000)), room.take([change])]
    #expect(results == [true, false])
  }

  @Test("has room for 128 MB of old or new texts", arguments: [true, false])
  func roomForTexts(isOld: Bool) throws {
    let line = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
    let difference = try #require(LineDifference(from: isOld ? line : nil, to: isOld ? nil : line))
    let change = Change(file: "esm/de.js", difference, isEdited: true)
    var room = ChangeRoom()
    let results = [room.take(Array(repeating: change, count: 128)), room.take([change])]
    #expect(results == [true, false])
  }

  @Test("reports each table that a locale loses, or gets with another format")
  func tables() {
    #expect(
      lines(from: Self.german, to: ["json/de/locale.json", "strings/de.lproj/Picker.strings"]) == [
        "removed de chinese: - → -", "removed de de.lproj/Chinese.strings: - → -",
      ])
    #expect(
      lines(from: Array(Self.german.suffix(2)), to: Self.german) == [
        "added de chinese: - → -", "added de locale: - → -",
      ])
  }

  // For `pt-BR` without `pt`, Flutter needs a second file with the same texts, `almanac_pt.arb`.
  @Test("reports ARB's file of a language, unless it is added or removed together with its locale")
  func languageFile() {
    let locale = ["json/pt-BR/locale.json", "arb/almanac_pt_BR.arb"]
    let both = locale + ["arb/almanac_pt.arb"]
    for (old, new, expected) in [
      ([], both, "added pt-BR: - → -"), (both, [], "removed pt-BR: - → -"),
      (both, locale, "removed pt almanac_pt.arb: - → -"),
      ([], ["json/no/locale.json", "arb/almanac_no.arb", "arb/almanac_nb.arb"], "added no: - → -"),
    ] {
      #expect(lines(from: Self.german + old, to: Self.german + new) == [expected])
    }
    let french = ["json/fr/locale.json", "arb/almanac_fr.arb"]
    #expect(
      Set(lines(from: Self.german, to: Self.german + french + ["arb/almanac_es.arb"]))
        == ["added es almanac_es.arb: - → -", "added fr: - → -"])
  }

  @Test("compares the JSON files that both bundles have, with the manifest last, and lists the other files")
  func shared() {
    let paths = Self.german + ["json/regions.json", "manifest.json", "strings/fr.lproj/Picker.strings"]
    let new = Self.german + ["json/regions.json", "strings/it.lproj/Picker.strings"]
    let comparison = BundleComparison(from: paths, to: new)
    #expect(
      comparison.shared == [
        "json/de/chinese.json", "json/de/locale.json", "json/regions.json", "manifest.json",
      ])
    #expect(
      comparison.others == [
        "strings/de.lproj/Chinese.strings", "strings/de.lproj/Picker.strings",
        "strings/fr.lproj/Picker.strings", "strings/it.lproj/Picker.strings",
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
    let changes = try fileChanges("manifest.json", old, new)
    #expect(
      comparison.reported(changes).map(line) == [
        "other manifest icu: 72.1 → 78.3", "other manifest locales.xx-u-hc-h12.core: - → 1",
        "other manifest options.firstYear: 1900 → 1800",
      ])
    #expect(comparison.reported(changes).map(\.option) == [nil, nil, "firstYear"])
  }

  @Test("reports the manifest's changed counts and missing keys if nothing else changed")
  func manifestAlone() throws {
    let old = #"{"locales": {"de": {"core": 43}, "fr": {"core": 43}}, "missing": [1]}"#
    let new = #"{"locales": {"de": {"core": 44}, "fr": 5}, "missing": [2]}"#
    let comparison = BundleComparison(from: Self.german, to: Self.german)
    let changes = try fileChanges("manifest.json", old, new)
    #expect(comparison.reported(changes) == changes)
    #expect(changes.count == 4)
    let word = try fileChanges(
      "json/de/locale.json", #"{"strings": {"action.done": "A"}}"#, #"{"strings": {"action.done": "B"}}"#)
    #expect(
      comparison.reported(changes + word).map(line) == [
        "other manifest locales.fr: - → 5", "other manifest locales.fr.core: 43 → -",
        "words de locale strings.action.done: A → B",
      ], "Counts and missing keys follow from the words.")
  }

  @Test("reports an unreviewed word unless its text or the list of locales changed")
  func unreviewed() throws {
    let manifest = { (tags: String) in #"{"words": {"unreviewed": {"action.done": {"other": [\#(tags)]}}}}"# }
    let word = { (text: String) in #"{"strings": {"action.done": "\#(text)"}}"# }
    let listed = try fileChanges("manifest.json", manifest(#""fr""#), manifest(#""de", "fr""#))
    let text = try fileChanges("json/de/locale.json", word("a"), word("b"))
    let same = BundleComparison(from: Self.german, to: Self.german)
    #expect(
      same.reported(listed).map(line) == ["words manifest words.unreviewed.action.done.other: [fr] → [de,fr]"]
    )
    #expect(same.reported(listed + text) == text)
    // The Spanish text is listed too, although it is the same.
    let both = try fileChanges("manifest.json", manifest(#""fr""#), manifest(#""de", "es", "fr""#))
    #expect(same.reported(both + text) == both + text)
    let removed = try fileChanges("json/de/locale.json", word("a"), #"{"strings": {}}"#)
    #expect(same.reported(listed + removed) == removed)
    #expect(BundleComparison(from: [], to: Self.german).reported(listed).isEmpty)
  }
}
