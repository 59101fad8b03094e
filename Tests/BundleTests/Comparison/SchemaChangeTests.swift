import AlmanacBundle
import Testing

/// Reports on bundles with different schema versions.
@Suite struct SchemaChangeTests {
  /// The lines that `diff` prints for files, each with its two versions.
  private func reported(_ files: (path: String, old: String, new: String)...) throws -> [String] {
    let changes = try files.flatMap { try fileChanges($0.path, $0.old, $0.new) }
    return BundleComparison(from: files.map(\.path), to: files.map(\.path)).reported(changes).map(line)
  }

  private let german = "json/de/gregorian.json"
  private let french = "json/fr/gregorian.json"

  @Test("name the new schema version once, without fields that no file had before")
  func newField() throws {
    let old = #"{"schemaVersion": 1, "years": {"first": 1900}}"#
    let new =
      #"{"schemaVersion": 2, "dayOfMonths": {"1": "1er"}, "eras": {"current": "ce"}, "longest": {"years": ["1900"]}, "#
      + #""numbers": {"texts": {"1": "一"}}, "wheels": {"longest": {"minutes": ["00"]}}, "#
      + #""picker": {"a": "b"}, "quarters": {"a": "b"}, "rules": {"a": "b"}, "years": {"first": 1900, "pattern": "y"}}"#
    #expect(try reported((german, old, new), (french, old, new)) == ["other json schemaVersion: 1 → 2"])
    #expect(try reported((german, new, old), (french, new, old)) == ["other json schemaVersion: 2 → 1"])
    let index = ("json/index.json", #"{"schemaVersion": 1}"#, #"{"schemaVersion": 2}"#)
    #expect(try reported((german, old, new), index) == ["other json schemaVersion: 1 → 2"])
    let edited = new.replacing(#""quarters": {"a": "b"}, "#, with: "")
    #expect(try reported((german, new, edited)) == ["name de gregorian quarters.a: b → -"])
  }

  @Test("name the new schema version of a manifest, without the counts that follow from it")
  func manifest() throws {
    let file = { (version: Int) in #"{"missing": [\#(version)], "schemaVersion": \#(version)}"# }
    #expect(
      try reported(("manifest.json", file(2), file(3))) == ["other manifest schemaVersion: 2 → 3"])
  }

  @Test("list an added value if another file already had its field, and list each added word")
  func knownField() throws {
    let old = #"{"schemaVersion": 1, "mask": {"order": "dmy"}}"#
    let new = #"{"schemaVersion": 2, "mask": {"order": "dmy"}}"#
    let without = #"{"schemaVersion": 1}"#
    #expect(
      try reported((german, old, new), (french, without, new)) == [
        "other json schemaVersion: 1 → 2", "pattern fr gregorian mask.order: - → dmy",
      ])
    let words = #"{"schemaVersion": 2, "strings": {"a.b": "c"}}"#
    #expect(
      try reported(("json/de/locale.json", without, words)) == [
        "other json schemaVersion: 1 → 2", "words de locale strings.a.b: - → c",
      ])
  }

  // An older schema explains why a newer field is missing, but not why a region's week is missing.
  @Test("name a removed value of an old field, even if every file lost it")
  func data() throws {
    let regions = #"{"regions": {"DE": {"firstDay": "mon"}, "US": {"firstDay": "sun"}}, "schemaVersion": 2}"#
    let fewer = #"{"regions": {"DE": {"firstDay": "mon"}}, "schemaVersion": 1}"#
    #expect(
      try reported(("json/regions.json", regions, fewer)) == [
        "other json schemaVersion: 2 → 1", "week regions regions.US.firstDay: sun → -",
      ])
    let week = #"{"schemaVersion": 2, "week": {"firstDay": "mon"}}"#
    let none = #"{"schemaVersion": 1}"#
    #expect(
      try reported(("json/de/locale.json", week, none), ("json/fr/locale.json", week, none)) == [
        "other json schemaVersion: 2 → 1", "week de locale week.firstDay: mon → -",
        "week fr locale week.firstDay: mon → -",
      ])
  }

  @Test(
    "name the version of each file if the files have different versions",
    arguments: [
      (#"{"schemaVersion": 2, "a": 1}"#, #"{"schemaVersion": 2, "a": 1, "b": 2}"#),
      (#"{"schemaVersion": 1}"#, #"{"schemaVersion": 3, "b": 2}"#),
      (#"{"schemaVersion": 0}"#, #"{"schemaVersion": 2, "b": 2}"#), ("{}", #"{"schemaVersion": 2, "b": 2}"#),
    ])
  func mixed(old: String, new: String) throws {
    let lines = try reported(
      (german, #"{"schemaVersion": 1}"#, #"{"schemaVersion": 2, "b": 2}"#), (french, old, new))
    #expect(lines.contains("other de gregorian schemaVersion: 1 → 2"))
    #expect(lines.contains("other de gregorian b: - → 2") && lines.contains("other fr gregorian b: - → 2"))
  }
}
