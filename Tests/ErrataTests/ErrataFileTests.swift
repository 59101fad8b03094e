import AlmanacErrata
import AlmanacKit
import AlmanacReading
import Testing

/// Files of errata: their content, and the problems that are reported.
@Suite struct ErrataFileTests {
  private static let koreanDayPeriods = #"""
    {
      "ko-day-periods": {
        "locales": ["ko"],
        "table": "locale",
        "path": "dayPeriods.format.abbreviated",
        "icu": {"am": "AM", "pm": "PM"},
        "use": {"am": "오전", "pm": "오후"},
        "why": "Korean interfaces write 오전 and 오후.",
        "evidence": ["moment.js 2.30.1, locale/ko.js"]
      }
    }
    """#

  private func errata(_ text: String) throws(InputProblems) -> [Erratum] {
    let locales = Set(["ko", "lo", "ug"].compactMap(LanguageTag.init))
    return try ErrataFile.errata(
      reading: Array(text.utf8), known: KnownPlaces(locales: locales, regions: ["AE", "KR"]))
  }

  private func problem(_ text: String) -> InputProblem? {
    do throws(InputProblems) {
      _ = try errata(text)
      return nil
    } catch {
      return error.problems.first
    }
  }

  // UTS 35 numbers the quarters from 1 to 4, the zodiac's animals from 1 to 12, and the cycle's years from 1 to 60.
  @Test(
    "take the first and the last code of a list, and no code beside them",
    arguments: [
      ("locale", "quarters.format.wide", "%@", 4), ("chinese", "zodiac", "%@", 12),
      ("dangi", "cyclicYears", "%@", 60),
      ("gregorian", "months.format.wide", "M%@", 12), ("coptic", "months.format.wide", "M%@", 13),
    ])
  func codes(table: String, path: String, code: String, last: Int) {
    for number in [0, 1, last, last + 1] {
      let digits = code == "%@" || number > 9 ? "\(number)" : "0\(number)"
      let name = code.replacing("%@", with: digits)
      let found = problem(
        #"""
        {"x": {"locales": ["ko"], "table": "\#(table)", "path": "\#(path)", "icu": {"\#(name)": "a"},
        "use": {"\#(name)": "b"}, "why": "Tests.", "evidence": ["UTS 35"]}}
        """#)
      #expect((found == nil) == (1...last).contains(number), "\(name): \(String(describing: found))")
    }
  }

  @Test("contain errata by name")
  func reading() throws {
    let erratum = try #require(try errata(Self.koreanDayPeriods).first)
    #expect(erratum.name == "ko-day-periods")
    #expect(erratum.scope == .locales([try #require(LanguageTag("ko"))]))
    #expect(erratum.icu == .byCode(["am": "AM", "pm": "PM"]))
    #expect(erratum.until == nil)
  }

  /// A change to `koreanDayPeriods`, and the expected line and message of the problem.
  struct Damage: Sendable, CustomTestStringConvertible {
    let text: String
    let other: String
    let line: Int
    let message: String
    var testDescription: String { "\(text) → \(other)" }

    init(_ text: String, _ other: String, line: Int = 2, _ message: String) {
      self.text = text
      self.other = other
      self.line = line
      self.message = message
    }
  }

  @Test(
    "are refused with the line and with the expected text",
    arguments: [
      Damage(#"["ko"]"#, #"["ko", "Korean!"]"#, "'Korean!'"),
      Damage(#""locales": ["ko"],"#, "", "needs a list 'locales' or a list 'regions', but not both."),
      Damage(#"["ko"]"#, "[]", "needs a list 'locales' or a list 'regions', but not both."),
      Damage(#""locales": ["ko"]"#, #""locales": "ko""#, line: 3, "'locales' is not an array"),
      Damage(
        #""locales": ["ko"]"#, #""regions": ["KR"]"#,
        "An erratum with a list 'regions' has the table 'regions'"),
      Damage(#""locales": ["ko"]"#, #""regions": ["XQ"]"#, "region 'XQ'"),
      Damage("\"locale\"", "\"strings\"", "Write one of: locale, gregorian, buddhist, chinese, japanese,"),
      Damage("dayPeriods.format", "dayPeriods.formal", "has the path 'dayPeriods.formal.abbreviated'"),
      Damage("dayPeriods.format.abbreviated", "weekdays.format.wide", "Write one of: fri, mon"),
      Damage("dayPeriods.format.abbreviated", "time.styles.short", "leads to a single text"),
      Damage(#"{"am": "AM", "pm": "PM"}"#, #""AM""#, "Write each text with its code"),
      Damage(#""am": "오전", "#, "", "'icu' and 'use' have different codes"),
      Damage("오전", "", "has an empty text"),
      Damage("오전", "\\u0007", "the character U+0007"),
      Damage("오전", "a" + String(repeating: "\u{301}", count: 31), "combining marks"),
      Damage("오전", String(repeating: "x", count: 257), "the limit is 256"),
      Damage(#"["moment.js 2.30.1, locale/ko.js"]"#, "[]", "has no evidence"),
      Damage(#""why""#, #""reason""#, "'why' is missing"),
      Damage(#""evidence""#, #""note": 1, "evidence""#, "'note', which is not a field of an erratum"),
      Damage(#""table""#, #""path": "x", "table""#, line: 5, "'path' occurs twice"),
      Damage("}\n}", "},\n}", line: 11, "Correct the file here"),
    ])
  func refusal(damage: Damage) throws {
    try #require(Self.koreanDayPeriods.contains(damage.text))
    let problem = problem(Self.koreanDayPeriods.replacing(damage.text, with: damage.other))
    #expect(problem?.message.contains(damage.message) == true, "\(problem?.message ?? "nothing is wrong")")
    #expect(problem?.place?.line == damage.line)
  }

  @Test(
    "need patterns with the same fields as ICU's patterns",
    arguments: [("d MMM y", true), ("d. LLL y", true), ("d MMM", false), ("d MMM y HH", false)])
  func fields(pattern: String, isRight: Bool) {
    let text = #"""
      {"lo": {"locales": ["lo"], "table": "gregorian", "path": "patterns.skeletons.yMMMd", "icu": "d/M/y",
        "use": "\#(pattern)", "why": "-", "evidence": ["-"]}}
      """#
    let problem = problem(text)
    #expect((problem == nil) == isRight, "\(problem?.message ?? "")")
  }

  @Test(
    "accept a field in another context, also in patterns of times",
    arguments: [
      ("gregorian", "patterns.skeletons.Ed", "E d", "ccc d", nil),
      ("gregorian", "patterns.skeletons.Ed", "E d", "d", "different fields"),
      // UTS 35: c and cc are the number of the weekday, which AlmanacKit does not support.
      ("gregorian", "patterns.skeletons.Ed", "E d", "c d", "a weekday as a number (c or cc)"),
      ("gregorian", "patterns.skeletons.Ed", "E d", "cc d", "a weekday as a number (c or cc)"),
      ("locale", "time.skeletons.hm", "h:mm a", "a h:mm", nil),
      ("locale", "time.skeletons.hm", "h:mm a", "h:mm", "different fields"),
    ])
  func contexts(table: String, path: String, icu: String, use: String, message: String?) {
    let text = #"""
      {"lo": {"locales": ["lo"], "table": "\#(table)", "path": "\#(path)", "icu": "\#(icu)",
        "use": "\#(use)", "why": "-", "evidence": ["-"]}}
      """#
    let problem = problem(text)
    #expect((problem == nil) == (message == nil), "\(problem?.message ?? "")")
    #expect(message.map { problem?.message.contains($0) == true } ?? true)
  }

  // CLDR 42, main/de.xml, the relative types of the field "day": vorgestern, gestern, heute, morgen, übermorgen.
  @Test(
    "accept relative words from two days ago to two days ahead",
    arguments: [
      ("-3", false), ("-2", true), ("-1", true), ("0", true), ("1", true), ("2", true), ("3", false),
    ])
  func relativeDays(code: String, isRight: Bool) {
    let text = #"""
      {"lo": {"locales": ["lo"], "table": "locale", "path": "relative.day", "icu": {"\#(code)": "a"},
        "use": {"\#(code)": "b"}, "why": "-", "evidence": ["-"]}}
      """#
    let problem = problem(text)
    #expect((problem == nil) == isRight, "\(problem?.message ?? "")")
  }

  @Test(
    "need a weekend of different days, written as codes",
    arguments: [
      ("sat sun", true), ("fri", true), ("sat sat", false), ("sat  sun", false), ("sat,sun", false),
    ])
  func weekend(days: String, isRight: Bool) {
    let text = #"""
      {"ae": {"regions": ["AE"], "table": "regions", "path": "weekend", "icu": "fri sat", "use": "\#(days)",
        "why": "-", "evidence": ["-"]}}
      """#
    let problem = problem(text)
    #expect((problem == nil) == isRight, "\(problem?.message ?? "")")
  }

  // CLDR's weekData: the minimum number of days in the first week of a year is from 1 to 7.
  @Test(
    "accept one to seven days for a first week, and the code of a day for the week's start",
    arguments: [
      ("minimalDays", "0", false), ("minimalDays", "1", true), ("minimalDays", "7", true),
      ("minimalDays", "8", false), ("firstDay", "mon", true), ("firstDay", "monday", false),
    ])
  func week(path: String, use: String, isRight: Bool) {
    let text = #"""
      {"ae": {"regions": ["AE"], "table": "regions", "path": "\#(path)", "icu": "4", "use": "\#(use)",
        "why": "-", "evidence": ["-"]}}
      """#
    let problem = problem(text)
    #expect((problem == nil) == isRight, "\(problem?.message ?? "")")
  }

  @Test("have one problem, not two, if a required value has the wrong type")
  func shape() throws {
    let text = Self.koreanDayPeriods.replacing(#""why": "Korean"#, with: #""why": 1, "until": "Korean"#)
    let error = try #require(throws: InputProblems.self) { try errata(text) }
    #expect(error.problems.count == 1)
    #expect(error.problems.first?.message.contains("'why' is not a string") == true)
  }

  @Test("accept texts and patterns up to AlmanacKit's limits")
  func limits() {
    let text = Self.koreanDayPeriods.replacing("오전", with: String(repeating: "x", count: 256))
    #expect(problem(text) == nil)
    for (count, isRight) in [(16, true), (17, false)] {
      let pattern = Array(repeating: "d", count: count).joined(separator: ".")
      let text = #"""
        {"lo": {"locales": ["lo"], "table": "gregorian", "path": "patterns.skeletons.d", "icu": "d",
          "use": "\#(pattern)", "why": "-", "evidence": ["-"]}}
        """#
      #expect((problem(text) == nil) == isRight, "\(count)")
    }
  }

  @Test(
    "need both placeholders in a list's pattern",
    arguments: [
      ("{0}, {1}", true), ("{0} to {1}", true), ("{0}", false), ("{0} {0} {1}", false), ("{0} {1}{2}", false),
      ("{0} {1} {", false),
    ])
  func placeholders(pattern: String, isRight: Bool) {
    let text = #"""
      {"ug": {"locales": ["ug"], "table": "locale", "path": "lists.long", "icu": {"two": "{0} and {1}"},
        "use": {"two": "\#(pattern)"}, "why": "-", "evidence": ["-"]}}
      """#
    #expect((problem(text) == nil) == isRight)
  }

  @Test("accept any words in an interval's fallback pattern, which has no fields")
  func fallback() {
    let text = #"""
      {"lo": {"locales": ["lo"], "table": "gregorian", "path": "patterns.intervals.fallback", "icu": "{0} – {1}",
        "use": "{0} to {1}", "why": "-", "evidence": ["-"]}}
      """#
    #expect(problem(text) == nil)
  }

  @Test("need at least one text")
  func noTexts() {
    let text = #"""
      {"ug": {"locales": ["ug"], "table": "locale", "path": "lists.long", "icu": {}, "use": {}, "why": "-",
        "evidence": ["-"]}}
      """#
    #expect(problem(text)?.message.contains("'icu' and 'use' have different codes") == true)
  }
}
