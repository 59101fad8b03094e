import AlmanacBundle
import AlmanacInputs
import Testing

/// Changes of the bundle's index, which has an entry for each locale and language.
@Suite struct IndexChangeTests {
  private static let changes: [(String, String?, String?)] = [
    ("locales.th.region", nil, "TH"), ("aliases.iw", "he", nil), ("parents.en-AU", "en-001", "en"),
  ]

  private static func reported(from old: [String], to new: [String]) throws -> [String] {
    let comparison = BundleComparison(from: old, to: new)
    let list = try changes.flatMap { path, before, after in
      try fileChanges("json/index.json", nested(path, before), nested(path, after))
    }
    return comparison.reported(list).compactMap { $0.path.map { "\($0)" } }.sorted()
  }

  /// A JSON object with a text at a path; if the text is `nil`, the innermost object is empty.
  private static func nested(_ path: String, _ value: String?) -> String {
    let keys = path.split(separator: ".")
    let inner = value.map { "{\"\(keys[keys.count - 1])\": \"\($0)\"}" } ?? "{}"
    return keys.dropLast().reversed().reduce(inner) { "{\"\($1)\": \($0)}" }
  }

  @Test("are all reported if both bundles have the same locales")
  func same() throws {
    let files = ["json/index.json", "json/de/locale.json"]
    // `aliases` and `locales.th` are reported because each is an empty object in one version, and an empty object is a
    // value.
    #expect(
      try Self.reported(from: files, to: files)
        == ["aliases", "aliases.iw", "locales.th", "locales.th.region", "parents.en-AU"])
  }

  @Test("are not reported if they follow from an added or removed locale")
  func other() throws {
    let files = ["json/index.json", "json/de/locale.json"]
    // No Hebrew locale was added or removed, so the changed alias of Hebrew is reported.
    let reported = ["aliases", "aliases.iw", "parents.en-AU"]
    #expect(try Self.reported(from: files, to: files + ["json/th/locale.json"]) == reported)
    #expect(try Self.reported(from: files + ["json/th/locale.json"], to: files) == reported)
    let hebrew = ["json/th/locale.json", "json/he/locale.json"]
    #expect(try Self.reported(from: files, to: files + hebrew) == ["aliases", "parents.en-AU"])
    let elsewhere = try fileChanges("json/de/locale.json", "{}", #"{"locales": {"th": {"region": "TH"}}}"#)
    #expect(BundleComparison(from: files, to: files + hebrew).reported(elsewhere) == elsewhere)
  }

  @Test(
    "are not reported if a language gets a script with the added locale",
    arguments: [
      ("zh", "zh-Hant-TW", []), ("zh", "zha", ["languages.zh.regions.Hant"]), ("zh-Hans", "zh", []),
    ])
  func script(first: String, tag: String, reported: [String]) throws {
    let files = ["json/index.json", "json/\(first)/locale.json"]
    let changes = try fileChanges(
      "json/index.json", #"{"languages": {"zh": {"regions": {"Hans": "CN"}}}}"#,
      #"{"languages": {"zh": {"regions": {"Hans": "CN", "Hant": "TW"}}}}"#)
    let comparison = BundleComparison(from: files, to: files + ["json/\(tag)/locale.json"])
    #expect(comparison.reported(changes).compactMap { $0.path.map { "\($0)" } } == reported)
  }

  // A new alias for a language in the bundle would send the users of this language to another language.
  @Test(
    "are reported if they belong to a language other than that of the added or removed locale",
    arguments: [true, false])
  func foreign(isAdded: Bool) throws {
    let files = ["json/index.json", "json/de/locale.json", "json/en/locale.json"]
    let old =
      #"{"aliases": {"x": "de"}, "languages": {"de": {"script": "Latn"}, "en": {"script": "Latn"}}, "#
      + #""locales": {"de": {"language": "de", "region": "DE"}}, "parents": {"en-AU": "en-001"}}"#
    let new =
      #"{"aliases": {"en": "th", "tha": "th", "x": "de"}, "languages": {"de": {"script": "Latn"}, "#
      + #""th": {"script": "Thai"}}, "locales": {"de": {"region": "DE"}, "th": {"region": "TH"}}, "#
      + #""parents": {"th-x": "th"}}"#
    let more = files + ["json/th/locale.json"]
    let reported =
      isAdded
      ? BundleComparison(from: files, to: more).reported(try fileChanges("json/index.json", old, new))
      : BundleComparison(from: more, to: files).reported(try fileChanges("json/index.json", new, old))
    #expect(
      reported.compactMap { $0.path.map { "\($0)" } }.sorted() == [
        "aliases.en", "languages.en.script", "locales.de.language", "parents.en-AU",
      ])
  }
}
