import AlmanacInputs
import AlmanacKit
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
      reading: Array(text.utf8), known: (locales: locales, regions: ["AE", "KR"]))
  }

  private func problem(_ text: String) -> InputProblem? {
    do throws(InputProblems) {
      _ = try errata(text)
      return nil
    } catch {
      return error.problems.first
    }
  }

  /// The problem of a file with one erratum, whose text `use` corrects ICU's text `icu`; both are JSON.
  private func problem(
    _ place: String, _ table: String, _ path: String, icu: String, use: String
  ) -> InputProblem? {
    problem(
      #"""
      {"x": {\#(place), "table": "\#(table)", "path": "\#(path)", "icu": \#(icu), "use": \#(use), "why": "-",
        "evidence": ["-"]}}
      """#)
  }

  // UTS 35 numbers the quarters from 1 to 4, the zodiac's animals from 1 to 12, and the cycle's years from 1 to 60.
  // CLDR 42, main/de.xml, has relative words from vorgestern (-2) to übermorgen (2).
  @Test(
    "take the first and the last code of a list, and no code beside them",
    arguments: [
      ("locale", "quarters.format.wide", "%@", 1...4), ("chinese", "zodiac", "%@", 1...12),
      ("dangi", "cyclicYears", "%@", 1...60), ("locale", "relative.day", "%@", -2...2),
      ("locale", "relative.month", "%@", -2...2),
      ("gregorian", "months.format.wide", "M%@", 1...12), ("coptic", "months.format.wide", "M%@", 1...13),
      ("islamic", "months.standAlone.narrow", "M%@", 1...12),
    ] as [(String, String, String, ClosedRange<Int>)])
  func codes(table: String, path: String, code: String, all: ClosedRange<Int>) {
    for number in [all.lowerBound - 1, all.lowerBound, all.upperBound, all.upperBound + 1] {
      let digits = code == "%@" || number > 9 ? "\(number)" : "0\(number)"
      let name = code.replacing("%@", with: digits)
      let found = problem(
        Self.lao, table, path, icu: #"{"\#(name)": "a"}"#, use: #"{"\#(name)": "b"}"#)
      #expect((found == nil) == all.contains(number), "\(name): \(String(describing: found))")
    }
  }

  @Test("correct the dates of every calendar", arguments: CalendarIdentifier.allCases)
  func calendars(calendar: CalendarIdentifier) {
    let found = problem(Self.lao, calendar.rawValue, "patterns.date.full", icu: #""d""#, use: #""dd""#)
    #expect(found == nil)
  }

  @Test("contain errata by name")
  func reading() throws {
    let erratum = try #require(try errata(Self.koreanDayPeriods).first)
    #expect(erratum.name == "ko-day-periods")
    #expect(erratum.scope == .locales([try #require(LanguageTag("ko"))]))
    #expect(erratum.icu == .byCode(["am": "AM", "pm": "PM"]))
    #expect(erratum.until == nil)
    let later = Self.koreanDayPeriods.replacing(#""why""#, with: #""until": "48", "why""#)
    #expect(try errata(later).first?.until == "48")
  }

  /// A change to `koreanDayPeriods`, and the expected line and message of the problem.
  struct Damage: Sendable, CustomTestStringConvertible {
    let text: String
    let other: String
    let line: Int
    let message: String
    var testDescription: String { "\(text) → \(other)" }

    init(_ text: String, _ other: String, line: Int = 2, _ message: String) {
      (self.text, self.other, self.line, self.message) = (text, other, line, message)
    }
  }

  @Test(
    "are refused with the line and with the expected text",
    arguments: [
      Damage(#"["ko"]"#, #"["ko", "Korean!"]"#, "'Korean!'"),
      Damage(#""locales": ["ko"],"#, "", "needs a list 'locales' or a list 'regions', but not both."),
      Damage(#"["ko"]"#, "[]", "needs a list 'locales' or a list 'regions', but not both."),
      Damage(
        #""locales": ["ko"]"#, #""locales": ["ko"], "regions": ["KR"]"#,
        "needs a list 'locales' or a list 'regions', but not both."),
      Damage(
        #""locales": ["ko"]"#, #""regions": []"#, "needs a list 'locales' or a list 'regions', but not both."),
      Damage(#""locales": ["ko"]"#, #""locales": "ko""#, line: 3, "'locales' is not an array"),
      Damage(
        #""locales": ["ko"]"#, #""regions": ["KR"]"#,
        "An erratum with a list 'regions' has the table 'regions'"),
      Damage(#""locales": ["ko"]"#, #""regions": ["KR", "XQ"]"#, "region 'XQ'"),
      Damage("\"locale\"", "\"strings\"", "Write one of: locale, gregorian, buddhist, chinese, japanese,"),
      Damage("dayPeriods.format", "dayPeriods.formal", "has the path 'dayPeriods.formal.abbreviated'"),
      Damage("dayPeriods.format.abbreviated", "weekdays.format.wide", "Write one of: fri, mon"),
      Damage("dayPeriods.format.abbreviated", "time.styles.short", "leads to a single text"),
      Damage(#"{"am": "AM", "pm": "PM"}"#, #""AM""#, "Write each text with its code"),
      Damage(#""am": "오전", "#, "", "'icu' and 'use' have different codes"),
      Damage("오전", "", "has an empty text"), Damage("AM", "", "has an empty text"),
      Damage("오후", "", "has an empty text"),
      Damage("오전", "\\u0007", "the character U+0007"),
      Damage("오전", "a" + String(repeating: "\u{301}", count: 31), "combining marks"),
      Damage("오전", String(repeating: "x", count: 257), "the limit is 256"),
      // Each of these letters has three bytes.
      Damage("오전", String(repeating: "가", count: 86), "has 258 bytes; the limit is 256"),
      Damage(#"["moment.js 2.30.1, locale/ko.js"]"#, "[]", "has no evidence"),
      Damage(
        #""evidence""#, #""note": 1, "more": 2, "evidence""#, "'note', which is not a field of an erratum"),
      Damage(#""table""#, #""path": "x", "table""#, line: 5, "'path' occurs twice"),
      Damage("}\n}", "},\n}", line: 11, "Correct the file here"),
    ]
      + ["table", "path", "icu", "use", "why", "evidence"].map {
        Damage("\"\($0)\"", "\"other\"", "'\($0)' is missing")
      })
  func refusal(damage: Damage) throws {
    try #require(Self.koreanDayPeriods.contains(damage.text))
    let problem = problem(Self.koreanDayPeriods.replacing(damage.text, with: damage.other))
    #expect(problem?.message.contains(damage.message) == true, "\(problem?.message ?? "nothing is wrong")")
    #expect(problem?.place?.line == damage.line)
  }

  private static let lao = #""locales": ["lo"]"#
  private static let emirates = #""regions": ["AE"]"#

  // CLDR's weekData: the minimum number of days in the first week of a year is from 1 to 7.
  @Test(
    "need a weekend of different days, written as codes, the code of a first day, and one to seven days",
    arguments: [
      ("weekend", "sat sun", true), ("weekend", "fri", true), ("weekend", "sat sat", false),
      ("weekend", "sat  sun", false), ("weekend", "sat,sun", false), ("minimalDays", "0", false),
      ("minimalDays", "1", true), ("minimalDays", "7", true), ("minimalDays", "8", false),
      ("firstDay", "mon", true), ("firstDay", "monday", false),
    ])
  func week(path: String, use: String, isRight: Bool) {
    let problem = problem(Self.emirates, "regions", path, icu: #""4""#, use: #""\#(use)""#)
    #expect((problem == nil) == isRight, "\(problem?.message ?? "")")
  }

  @Test("have one problem, not several, if an erratum or a required value has the wrong type")
  func shape() throws {
    let text = Self.koreanDayPeriods.replacing(#""why": "Korean"#, with: #""why": 1, "until": "Korean"#)
    let error = try #require(throws: InputProblems.self) { try errata(text) }
    #expect(error.problems.map { $0.message.contains("'why' is not a string") } == [true])
    let number = try #require(throws: InputProblems.self) { try errata(#"{"x": 1}"#) }
    #expect(number.problems.count == 1)
  }

  @Test("have at most a thousand problems")
  func manyProblems() throws {
    let wrong = #"{"regions": [], "table": "", "path": "", "icu": "", "use": "", "why": "", "evidence": []}"#
    let file = "{\((0...1000).map { "\"\($0)\": \(wrong)" }.joined(separator: ", "))}"
    let error = try #require(throws: InputProblems.self) { try errata(file) }
    #expect(error.problems.count == 1000)
  }

  @Test("are sorted by name, and each wrong one has its own problem, in the order of the file")
  func several() throws {
    func file(_ locales: [String]) -> String {
      let errata = zip(["c", "b", "a"], locales).map { name, locale in
        #"""
        "\#(name)": {"locales": ["\#(locale)"], "table": "locale", "path": "time.styles.short", "icu": "H",
        "use": "HH", "why": "-", "evidence": ["-"]}
        """#
      }
      return "{\n\(errata.joined(separator: ",\n"))\n}"
    }
    #expect(try errata(file(["ko", "lo", "ug"])).map(\.name) == ["a", "b", "c"])
    let error = try #require(throws: InputProblems.self) { try errata(file(["xx", "ko", "yy"])) }
    #expect(error.problems.map(\.place?.line) == [2, 6])
  }

  @Test("accept texts up to AlmanacKit's limit")
  func limits() {
    #expect(problem(Self.koreanDayPeriods.replacing("오전", with: String(repeating: "x", count: 256))) == nil)
  }

  // A bundle has these paths, but Almanac does not take their texts from ICU as they are.
  @Test(
    "for a path that cannot be corrected are refused with paths of the table that can be corrected",
    arguments: [
      ("locale", "calendars.names.buddhist"), ("locale", "time.intervals.fallback"),
      ("chinese", "leapMonths.format.wide"), ("chinese", "eras.wide"), ("gregorian", "mask.letters.day"),
    ])
  func otherPaths(table: String, path: String) throws {
    let message = try #require(problem(Self.lao, table, path, icu: #""a""#, use: #""b""#)?.message)
    #expect(message.contains("'\(path)' in \(table).json, which an erratum cannot correct. "))
    for example in try #require(message.split(separator: "such as: ").last).dropLast().split(separator: ", ")
    {
      let found = problem(Self.lao, table, String(example), icu: "{}", use: "{}")?.message
      #expect(found?.contains("which an erratum cannot correct") == false, "\(example)")
    }
  }

  // The Islamic calendars have only names in common: their dates may have different patterns.
  @Test(
    "are refused if their table lacks the path, or a code lacks a placeholder or a text",
    arguments: [
      (lao, "islamic", "patterns.date.full", #""d""#, #""d""#, "path 'patterns.date.full' in islamic.json"),
      (emirates, "regions", "weekday", #""mon""#, #""sun""#, "such as: firstDay, minimalDays, weekend."),
      (
        lao, "locale", "units.hour.long", #"{"one": "{0} h", "other": "{0} h"}"#,
        #"{"one": "{0} hr", "other": "hrs"}"#, "different placeholders"
      ),
      (lao, "locale", "lists.long", "{}", "{}", "'icu' and 'use' have different codes"),
    ])
  func contents(place: String, table: String, path: String, icu: String, use: String, message: String) {
    #expect(problem(place, table, path, icu: icu, use: use)?.message.contains(message) == true)
  }
}
