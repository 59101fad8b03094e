import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The patterns that join two dates, two times, or a date and a time.
@Suite struct IntervalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    let skeleton: String
    let expected: [String: String]
    var testDescription: String { "\(tag) \(skeleton)" }
  }

  // CLDR 42, gregorian intervalFormats, read with babel 2.12.1.
  @Test(
    "takes each interval from CLDR, by the field that differs",
    arguments: [
      Row(
        tag: "de", skeleton: "yMMMd",
        expected: [
          "y": "d. MMM y\u{2009}–\u{2009}d. MMM y", "M": "d. MMM\u{2009}–\u{2009}d. MMM y",
          "d": "d.–d. MMM y",
        ]),
      Row(
        tag: "ja", skeleton: "yMMMd",
        expected: ["y": "y年M月d日～y年M月d日", "M": "y年M月d日～M月d日", "d": "y年M月d日～d日"]),
      Row(
        tag: "ru", skeleton: "yMMMM",
        expected: [
          "y": "LLLL y\u{202F}'г'. – LLLL y\u{202F}'г'.", "M": "LLLL – LLLL y\u{202F}'г'.",
        ]),
    ])
  func dates(row: Row) throws {
    let patterns = try Extraction.calendar(.gregorian, row.tag).patterns.intervals.patterns
    #expect(patterns[row.skeleton] == row.expected)
  }

  // CLDR 42, gregorian intervalFormats, read with babel 2.12.1. Of zh-Hant, `a` is what CLDR has under `B`, as
  // ICU 78's DateIntervalInfo has it for UCAL_AM_PM (PyICU): it says "in the afternoon", and not PM, in all three.
  @Test(
    "takes the intervals between two times, in both kinds of clock",
    arguments: [
      Row(
        tag: "ko", skeleton: "hm",
        expected: ["a": "a h:mm ~ a h:mm", "h": "a h:mm~h:mm", "m": "a h:mm~h:mm"]),
      Row(
        tag: "zh-Hant", skeleton: "hm",
        expected: ["a": "Bh:mm至Bh:mm", "h": "Bh:mm至h:mm", "m": "Bh:mm至h:mm"]),
      Row(tag: "de", skeleton: "Hm", expected: ["H": "HH:mm–HH:mm 'Uhr'", "m": "HH:mm–HH:mm 'Uhr'"]),
    ])
  func times(row: Row) throws {
    let patterns = try Extraction.record(row.tag).locale.time.intervals.patterns
    #expect(patterns[row.skeleton] == row.expected)
  }

  // CLDR 42 (babel 2.12.1) has "d – d MMM y" for Swahili, so that 5 January to 7 March is "5 – 7 Mac 2026", also in
  // node's Intl (CLDR 48), and "d. – d. MMM" for Walser. The pattern of one date, d MMM y and d. MMM, stands twice.
  @Test("shows the months of both ends where CLDR's pattern has one alone")
  func missingEnd() throws {
    let swahili = try Extraction.calendar(.gregorian, "sw").patterns.intervals.patterns
    #expect(swahili["yMMMd"]?["M"] == "d MMM y\u{2009}–\u{2009}d MMM y")
    #expect(swahili["yMMMd"]?["d"] == "d\u{2009}–\u{2009}d MMM y")
    let walser = try Extraction.calendar(.gregorian, "wae").patterns.intervals.patterns
    #expect(walser["MMMd"]?["M"] == "d. MMM\u{2009}–\u{2009}d. MMM")
  }

  // Two dates of different years need their years, though the skeleton names none (UTS 35; ICU does the same).
  @Test("names the years of two days of different years", arguments: ["de", "ja", "th", "en"])
  func years(tag: String) throws {
    for calendar in try Extraction.record(tag).calendars {
      let patterns = calendar.patterns.intervals.patterns
      #expect(patterns["MMMd"]?["y"] == patterns["yMMMd"]?["y"])
      #expect(patterns["MMMd"]?["y"] != nil)
    }
  }

  // CLDR's root has "U MMM d – U MMM d". Korean's Gregorian interval is "y년 M월 d일 ~ y년 M월 d일" (CLDR 48 has no spaces), German's "d. MMM y –
  // d. MMM y".
  @Test(
    "names the related year in both ends of a Chinese interval",
    arguments: [("ko", "r년 MMM d일~r년 MMM d일"), ("de", "d. MMM, r – d. MMM, r")])
  func relatedYear(tag: String, expected: String) throws {
    let patterns = try Extraction.calendar(.chinese, tag).patterns.intervals.patterns
    #expect(patterns["yMMMd"]?["y"]?.replacing("\u{2009}", with: " ").replacing(" ~ ", with: "~") == expected)
  }

  @Test("numbers Chinese days by their names in intervals too")
  func dayNames() throws {
    let overrides = try Extraction.calendar(.chinese, "zh").numberOverrides
    #expect(overrides?["patterns.intervals.yMMMd.d"] == ["d": "hanidays"])
    #expect(overrides?["patterns.intervals.yMMMM.y"] == nil)
  }

  // "17. Februar 2026 um 14:05", "17 de febrero de 2026, 14:05": the long and the short style of any browser.
  @Test(
    "joins a date and a time as the language does in each style",
    arguments: [
      ("de", "{1} 'um' {0}", "{1}, {0}"), ("en", "{1} 'at' {0}", "{1}, {0}"),
      ("ja", "{1} {0}", "{1} {0}"), ("vi", "'lúc' {0} {1}", "{0} {1}"),
    ])
  func glue(tag: String, long: String, short: String) throws {
    let patterns = try Extraction.calendar(.gregorian, tag).patterns.dateTime
    #expect(patterns["long"] == long)
    #expect(patterns["short"] == short)
  }
}
