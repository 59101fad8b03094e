import AlmanacComparison
import Testing

/// What `diff` tells of two bundles whose files have different schemas, or whose words have different shapes.
@Suite struct SchemaChangeTests {
  /// What is told of files, each with its versions, as lines.
  private func told(_ files: (path: String, old: String, new: String)...) throws -> [String] {
    let changes = try files.flatMap { file in
      try FileComparison(file.path, from: Array(file.old.utf8), to: Array(file.new.utf8), in: .all).changes
    }
    return BundleComparison(from: files.map(\.path), to: files.map(\.path)).told(changes).map(line)
  }

  private let german = "json/de/gregorian.json"
  private let french = "json/fr/gregorian.json"

  @Test("is the schema once, without a field that no file had before")
  func newField() throws {
    let old = #"{"schemaVersion": 1, "years": {"first": 1900}}"#
    let new =
      #"{"schemaVersion": 2, "years": {"first": 1900, "pattern": "y"}, "picker": {"a": "b", "c": ["d"]}}"#
    #expect(try told((german, old, new), (french, old, new)) == ["other json schemaVersion: 1 → 2"])
    #expect(try told((german, new, old), (french, new, old)) == ["other json schemaVersion: 2 → 1"])
  }

  @Test("is every value of a field that some file had before, and every word")
  func knownField() throws {
    let old = #"{"schemaVersion": 1, "mask": {"order": "dmy"}}"#
    let new = #"{"schemaVersion": 2, "mask": {"order": "dmy"}}"#
    let without = #"{"schemaVersion": 1}"#
    #expect(
      try told((german, old, new), (french, without, new)) == [
        "other json schemaVersion: 1 → 2", "pattern fr gregorian mask.order: - → dmy",
      ])
    let words = #"{"schemaVersion": 2, "strings": {"a.b": "c"}}"#
    #expect(
      try told(("json/de/locale.json", without, words)) == [
        "other json schemaVersion: 1 → 2", "words de locale strings.a.b: - → c",
      ])
  }

  // Only the fields that a schema added follow from it: the region's week does not go with an older schema.
  @Test("is no reason to leave out what no schema added, even if every file lost it")
  func data() throws {
    let regions = #"{"regions": {"DE": {"firstDay": "mon"}, "US": {"firstDay": "sun"}}, "schemaVersion": 2}"#
    let fewer = #"{"regions": {"DE": {"firstDay": "mon"}}, "schemaVersion": 1}"#
    #expect(
      try told(("json/regions.json", regions, fewer)) == [
        "other json schemaVersion: 2 → 1", "week regions regions.US.firstDay: sun → -",
      ])
    let week = #"{"schemaVersion": 2, "week": {"firstDay": "mon"}}"#
    let none = #"{"schemaVersion": 1}"#
    #expect(
      try told(("json/de/locale.json", week, none), ("json/fr/locale.json", week, none)) == [
        "other json schemaVersion: 2 → 1", "week de locale week.firstDay: mon → -",
        "week fr locale week.firstDay: mon → -",
      ])
  }

  @Test(
    "is every file's own version if not all files have the same ones",
    arguments: [
      (#"{"schemaVersion": 2, "a": 1}"#, #"{"schemaVersion": 2, "a": 1, "b": 2}"#),
      (#"{"schemaVersion": 0}"#, #"{"schemaVersion": 2, "b": 2}"#), ("{}", #"{"schemaVersion": 2, "b": 2}"#),
    ])
  func mixed(old: String, new: String) throws {
    let lines = try told(
      (german, #"{"schemaVersion": 1}"#, #"{"schemaVersion": 2, "b": 2}"#), (french, old, new))
    #expect(lines.contains("other de gregorian schemaVersion: 1 → 2"))
    #expect(lines.contains("other de gregorian b: - → 2") && lines.contains("other fr gregorian b: - → 2"))
  }

  @Test("is one change where a word became a plural, or a plural became one text")
  func shape() throws {
    let path = "json/de/locale.json"
    let text = #"{"strings": {"a.b": "Tage", "c": "x"}}"#
    let plural = #"{"strings": {"a.b": {"one": "Tag", "other": "Tage"}, "c": "x"}}"#
    #expect(try told((path, text, plural)) == ["words de locale strings.a.b: Tage → {}"])
    #expect(try told((path, plural, text)) == ["words de locale strings.a.b: {} → Tage"])
    // A form that came or went, and a word that did, are as they are.
    let other = #"{"strings": {"a.b": {"other": "Tage"}, "d": {"other": "y"}}}"#
    #expect(
      try told((path, plural, other)) == [
        "words de locale strings.a.b.one: Tag → -", "words de locale strings.c: x → -",
        "words de locale strings.d.other: - → y",
      ])
  }
}
