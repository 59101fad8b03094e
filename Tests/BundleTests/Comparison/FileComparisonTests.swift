import AlmanacBundle
import Testing

/// Comparisons of two versions of a file, value by value.
@Suite struct FileComparisonTests {
  /// Two versions of a file, and the lines for their differences.
  struct Row: Sendable, CustomTestStringConvertible {
    let reason: String
    var file = "json/de/gregorian.json"
    let old: String
    let new: String
    let lines: [String]

    var testDescription: String { reason }
  }

  static let labels: [Row] = [
    Row(
      reason: "a month by its code",
      old: #"{"monthCodes": ["M01", "M02"], "months": {"format": {"wide": ["Jaenner", "Februar"]}}}"#,
      new: #"{"monthCodes": ["M01", "M02"], "months": {"format": {"wide": ["Januar", "Februar"]}}}"#,
      lines: ["name de gregorian months.format.wide.M01: Jaenner → Januar"]),
    Row(
      reason: "a leap month by its code", file: "json/zh/chinese.json",
      old: #"{"leapMonthCodes": ["M01L"], "leapMonths": {"format": {"wide": ["閏正月"]}}}"#,
      new: #"{"leapMonthCodes": ["M01L"], "leapMonths": {"format": {"wide": ["闰正月"]}}}"#,
      lines: ["name zh chinese leapMonths.format.wide.M01L: 閏正月 → 闰正月"]),
    Row(
      reason: "a weekday by its code", file: "json/de/locale.json",
      old: #"{"weekdays": {"codes": ["sun", "mon"], "standAlone": {"short": ["So.", "Mo."]}}}"#,
      new: #"{"weekdays": {"codes": ["sun", "mon"], "standAlone": {"short": ["So.", "Mo"]}}}"#,
      lines: ["name de locale weekdays.standAlone.short.mon: Mo. → Mo"]),
    Row(
      reason: "a year by the related Gregorian year",
      old: #"{"years": {"first": 2025, "display": ["2025", "2026"]}}"#,
      new: #"{"years": {"first": 2025, "display": ["2025", "2026年"]}}"#,
      lines: ["name de gregorian years.display.2026: 2026 → 2026年"]),
    Row(
      reason: "the same year if the list begins with another year",
      old: #"{"years": {"first": 2025, "display": ["2025", "2026"]}}"#,
      new: #"{"years": {"first": 2026, "display": ["2026"]}}"#,
      lines: [
        "name de gregorian years.display.2025: 2025 → -", "name de gregorian years.first: 2025 → 2026",
      ]),
    Row(
      reason: "an animal of the zodiac by its number from 1", file: "json/en/chinese.json",
      old: #"{"zodiac": ["Rat", "Ox"]}"#, new: #"{"zodiac": ["Mouse", "Ox"]}"#,
      lines: ["name en chinese zodiac.1: Rat → Mouse"]),
    Row(
      reason: "a minute by its number", file: "json/en/locale.json",
      old: #"{"numbers": {"minutes": ["0", "I"]}}"#, new: #"{"numbers": {"minutes": ["0", "i"]}}"#,
      lines: ["name en locale numbers.minutes.1: I → i"]),
    Row(
      reason: "a label of the hour wheel by the number on the clock", file: "json/en/locale.json",
      old:
        #"{"wheels": {"hours": {"h12": ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]}}}"#,
      new: #"{"wheels": {"hours": {"h12": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]}}}"#,
      lines: ["name en locale wheels.hours.h12.12: 12 → 0"]),
    Row(
      reason: "a label of the hour wheel that begins at 24", file: "json/en/locale.json",
      old: #"{"wheels": {"hours": {"h24": [\#(wheel(24, first: "24"))]}}}"#,
      new: #"{"wheels": {"hours": {"h24": [\#(wheel(24, first: "0"))]}}}"#,
      lines: ["name en locale wheels.hours.h24.24: 24 → 0"]),
    Row(
      reason: "a label of the minute wheel by its minute, from 0", file: "json/en/locale.json",
      old: #"{"wheels": {"minutes": [\#(wheel(60, first: "0"))]}}"#,
      new: #"{"wheels": {"minutes": [\#(wheel(60, first: "00"))]}}"#,
      lines: ["name en locale wheels.minutes.0: 0 → 00"]),
    Row(
      reason: "a list of facts as a whole", file: "json/ar-AE/locale.json",
      old: #"{"week": {"weekend": ["fri", "sat"]}}"#, new: #"{"week": {"weekend": ["sat", "sun"]}}"#,
      lines: ["week ar-AE locale week.weekend: [fri,sat] → [sat,sun]"]),
    Row(
      reason: "an entry by its number if its list has too few codes",
      old: #"{"monthCodes": ["M01"], "months": {"format": {"wide": ["a", "b"]}}}"#,
      new: #"{"monthCodes": ["M01"], "months": {"format": {"wide": ["a", "c"]}}}"#,
      lines: ["name de gregorian months.format.wide.2: b → c"]),
  ]

  /// The labels of sixty minutes.
  private static func wheel(_ count: Int, first: String) -> String {
    ([first] + (1..<count).map(String.init)).map { "\"\($0)\"" }.joined(separator: ",")
  }

  @Test("name an entry of a list by its code, year or number, such as M01 for January", arguments: labels)
  func label(row: Row) throws {
    #expect(try changes(row.file, row.old, row.new) == row.lines)
  }

  @Test("find no change if only the layout or the escapes differ")
  func layout() throws {
    #expect(
      try changes(
        "json/de/locale.json", #"{"a":{"b":"\u00e9\ud83d\ude00"}}"#, "{ \"a\": {\n\"b\": \"é😀\" } }\n") == [])
  }

  @Test("report a missing word as removed, even if the word beside it falls back to root")
  func goneBesideRoot() throws {
    let old = #"{"relative": {"day": {"0": "heute", "1": "morgen"}}, "sources": {"relative.day": "own"}}"#
    let new = #"{"relative": {"day": {"0": "today"}}, "sources": {"relative.day": "root"}}"#
    #expect(
      try changes("json/de/locale.json", old, new) == [
        "root de locale relative.day.0: heute → today", "name de locale relative.day.1: morgen → -",
      ])
  }

  // Swift treats the precomposed é and e with U+0301 as equal (The Unicode Standard, 2.12).
  @Test("distinguish texts that only look the same")
  func canonical() throws {
    let lines = try changes("json/fr/locale.json", "{\"a\": \"\u{E9}\"}", "{\"a\": \"e\u{301}\"}")
    #expect(lines.count == 1)
  }

  @Test("distinguish the sources of two keys that only look the same")
  func canonicalSources() throws {
    let lines = try changes(
      "json/fr/locale.json", "{\"sources\": {\"strings.\u{E9}\": \"own\"}}",
      "{\"sources\": {\"strings.e\u{301}\": \"own\"}}")
    #expect(lines.count == 2)
  }

  // A comparison by the printed path alone would miss a change in many of these rows.
  @Test(
    "find every value, even if two values have the same printed path",
    arguments: [
      Row(
        reason: "a key with a dot", file: "json/de/locale.json", old: #"{"week": {"firstDay": "mon"}}"#,
        new: #"{"week": {"firstDay": "sun"}, "week.firstDay": "mon"}"#,
        lines: ["week de locale week.firstDay: mon → sun", "other de locale week.firstDay: - → mon"]),
      Row(
        reason: "a plural form and a separate key with the same path", file: "json/de/locale.json",
        old: #"{"strings": {"own.a": {"one": "a", "other": "b"}, "own.a.one": "a"}}"#,
        new: #"{"strings": {"own.a": {"one": "x", "other": "b"}, "own.a.one": "a"}}"#,
        lines: ["words de locale strings.own.a.one: a → x"]),
      Row(
        reason: "one code for two months",
        old: #"{"monthCodes": ["M01", "M01"], "months": {"wide": ["a", "b"]}}"#,
        new: #"{"monthCodes": ["M01", "M01"], "months": {"wide": ["x", "b"]}}"#,
        lines: ["name de gregorian months.wide: [a,b] → [x,b]"]),
      Row(
        reason: "empty objects and lists", old: #"{"monthCodes": ["M01"]}"#,
        new: #"{"monthCodes": ["M01"], "a": {}, "b": {"c": {}}, "months": {"wide": []}}"#,
        lines: [
          "other de gregorian a: - → {}", "other de gregorian b.c: - → {}",
          "name de gregorian months.wide: - → []",
        ]),
      Row(
        reason: "a list that became an object with its codes as keys",
        old: #"{"monthCodes": ["M01"], "months": {"wide": ["a"]}}"#,
        new: #"{"monthCodes": ["M01"], "months": {"wide": {"M01": "a"}}}"#,
        lines: ["name de gregorian months.wide: [a] → {}"]),
      Row(
        reason: "a list that became an object in an entry of a list",
        old: #"{"monthCodes": ["M01"], "months": {"format": {"wide": [["x"]]}}}"#,
        new: #"{"monthCodes": ["M01"], "months": {"format": {"wide": [{"1": "x"}]}}}"#,
        lines: [
          "name de gregorian months.format.wide.M01: [x] → -",
          "name de gregorian months.format.wide.M01.1: - → x",
        ]),
      // U+212A, the Kelvin sign, is canonically equivalent to K (The Unicode Standard, 3.7).
      Row(
        reason: "keys in a list that only look the same", old: #"{"columns": [{"K": 1}]}"#,
        new: #"{"columns": [{"\u212a": 1}]}"#, lines: ["other de gregorian columns: [{}] → [{}]"]),
      Row(
        reason: "sources in a file that normally has no sources", file: "manifest.json",
        old: #"{"sources": {"files": "own"}, "files": {"a": 1}}"#,
        new: #"{"sources": {"files": "evil"}, "files": {"a": 2}}"#,
        lines: ["other manifest files.a: 1 → 2", "other manifest sources.files: own → evil"]),
      Row(
        reason: "sources that are not texts", old: #"{"sources": {"a": "own", "b": "own"}}"#,
        new: #"{"sources": {"a": ["own"], "b": "own", "c": {"d": 1}}}"#,
        lines: [
          "other de gregorian sources.a: - → [own]", "other de gregorian sources.c.d: - → 1",
          "source de gregorian sources.a: own → -",
        ]),
      Row(
        reason: "sources that are not an object", old: "{}", new: #"{"sources": "own"}"#,
        lines: ["other de gregorian sources: - → own"]),
      // The Unicode Standard, 3.7: Swift treats canonically equivalent keys as one key.
      Row(
        reason: "keys that are spelled in two ways", old: "{\"\u{E9}\": \"a\"}", new: "{\"e\u{301}\": \"a\"}",
        lines: ["other de gregorian e\u{301}: - → a", "other de gregorian \u{E9}: a → -"]),
    ])
  func hidden(row: Row) throws {
    #expect(try changes(row.file, row.old, row.new) == row.lines)
  }

  @Test("do not confuse the source of an app's own plural with the source of another key")
  func ownSource() throws {
    let old = #"{"strings": {"own.a": {"one": "a", "other": "b"}}, "sources": {"strings.own.a": "own"}}"#
    let new =
      #"{"strings": {"own.a": {"one": "x", "other": "b"}}, "sources": {"strings.own.a": "own", "#
      + #""strings.own.a.one": "root"}}"#
    #expect(
      try changes("json/de/locale.json", old, new) == [
        "words de locale strings.own.a.one: a → x", "source de locale sources.strings.own.a.one: - → root",
      ])
  }

  // XML 1.0, 2.11: a parser reads a lone U+000D as the end of a line, so a lone U+000D can change a text.
  @Test("treat U+000D as part of a line ending only before U+000A")
  func returns() {
    let text = Array("a\nb\n".utf8)
    #expect(Layout(from: Array("a\r\nb\r\n".utf8), to: text) == .lineEnds)
    for other in ["a\r\nb\n\r", "a\r\nb\rc\n", "\ra\nb\n", "a\r\r\nb\n"] {
      #expect(Layout(from: Array(other.utf8), to: text) == nil, "\(other.debugDescription)")
    }
  }
}
