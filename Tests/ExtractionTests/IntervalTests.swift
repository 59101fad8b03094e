import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The patterns that join two dates, two times, or a date and a time.
@Suite struct IntervalTests {
  // The expected patterns are in CLDR 42 (gregorian, and generic for the Buddhist calendar, intervalFormats), read with
  // babel 2.12.1.
  @Test(
    "have CLDR's pattern for each field in which two dates can differ",
    arguments: [
      (
        .gregorian, "de", "yMMMd",
        [
          "y": "d. MMM y\u{2009}–\u{2009}d. MMM y", "M": "d. MMM\u{2009}–\u{2009}d. MMM y",
          "d": "d.–d. MMM y",
        ]
      ),
      (.gregorian, "ja", "yMMMd", ["y": "y年M月d日～y年M月d日", "M": "y年M月d日～M月d日", "d": "y年M月d日～d日"]),
      (
        .gregorian, "ru", "yMMMM",
        [
          "y": "LLLL y\u{202F}'г'. – LLLL y\u{202F}'г'.", "M": "LLLL – LLLL y\u{202F}'г'.",
        ]
      ),
      (.buddhist, "de", "MMMd", ["M": "d. MMM\u{2009}–\u{2009}d. MMM", "d": "d.–d. MMM"]),
      (.buddhist, "ja", "MMMd", ["M": "M月d日～M月d日", "d": "M月d日～d日"]),
    ] as [(CalendarIdentifier, String, String, [String: String])])
  func dates(
    calendar: CalendarIdentifier, tag: String, skeleton: String, expected: [String: String]
  ) throws {
    let patterns = try Extraction.calendar(calendar, tag).patterns.intervals.patterns[skeleton]
    #expect(patterns?.filter { expected[$0.key] != nil } == expected)
  }

  // The expected patterns are in CLDR 42 (gregorian, intervalFormats), read with babel 2.12.1. All three zh-Hant
  // patterns have `B` ("in the afternoon") instead of `a` (PM). The key `a` has the pattern that CLDR lists for the key
  // `B`. ICU 78's DateIntervalInfo returns the same pattern for UCAL_AM_PM (read with PyICU).
  @Test(
    "join two times on 12-hour and 24-hour clocks",
    arguments: [
      ("ko", "hm", ["a": "a h:mm ~ a h:mm", "h": "a h:mm~h:mm", "m": "a h:mm~h:mm"]),
      ("zh-Hant", "hm", ["a": "Bh:mm至Bh:mm", "h": "Bh:mm至h:mm", "m": "Bh:mm至h:mm"]),
      ("de", "Hm", ["H": "HH:mm–HH:mm 'Uhr'", "m": "HH:mm–HH:mm 'Uhr'"]), ("de", "H", ["H": "HH–HH 'Uhr'"]),
    ])
  func times(tag: String, skeleton: String, expected: [String: String]) throws {
    let patterns = try Extraction.record(tag).locale.time.intervals.patterns
    #expect(patterns[skeleton] == expected)
  }

  // For an interval over two months, CLDR 42 (babel 2.12.1) has "d – d MMM y" in Swahili and "d. – d. MMM" in
  // Walser. With the Swahili pattern, 5 January to 7 March 2026 would be "5 – 7 Mac 2026", as in node's Intl (CLDR
  // 48). So Almanac writes the pattern of one date twice.
  @Test("show both months even if CLDR's pattern has only one month")
  func missingEnd() throws {
    let swahili = try Extraction.calendar(.gregorian, "sw").patterns.intervals.patterns
    #expect(swahili["yMMMd"]?["M"] == "d MMM y\u{2009}–\u{2009}d MMM y")
    #expect(swahili["yMMMd"]?["d"] == "d\u{2009}–\u{2009}d MMM y")
    let walser = try Extraction.calendar(.gregorian, "wae").patterns.intervals.patterns
    #expect(walser["MMMd"]?["M"] == "d. MMM\u{2009}–\u{2009}d. MMM")
  }

  // Two dates in different years need their years, even if the skeleton has no year (UTS 35; ICU does the same).
  // Chuvash and Kashmiri have only numbers for the months of some calendars.
  @Test(
    "show both years if two days are in different years", arguments: ["de", "ja", "th", "en", "cv", "ks"])
  func years(tag: String) throws {
    let all = CalendarIdentifier.allCases
    for calendar in try Extraction.record(tag, in: all, years: 2024...2026).calendars {
      let patterns = calendar.patterns.intervals.patterns
      #expect(patterns["MMMd"]?["y"] == patterns["yMMMd"]?["y"], "\(calendar.calendar)")
      #expect(patterns["MMMd"]?["y"] != nil)
    }
  }

  // CLDR's root pattern for Chinese intervals, "U MMM d – U MMM d", has no related year (`r`). So the fields have the
  // order of CLDR's Gregorian intervals: "y년 M월 d일 ~ y년 M월 d일" in Korean (without the spaces around "~" in CLDR 48),
  // and "d. MMM y – d. MMM y" in German.
  @Test(
    "show the related year at both ends of a Chinese interval",
    arguments: [("ko", "r년 MMM d일~r년 MMM d일"), ("de", "d. MMM, r – d. MMM, r")])
  func relatedYear(tag: String, expected: String) throws {
    let patterns = try Extraction.calendar(.chinese, tag).patterns.intervals.patterns
    #expect(patterns["yMMMd"]?["y"]?.plainSpaces.replacing(" ~ ", with: "~") == expected)
  }

  @Test("show Chinese days as names")
  func dayNames() throws {
    let overrides = try Extraction.calendar(.chinese, "zh").numberOverrides
    #expect(overrides?["patterns.intervals.yMMMd.d"] == ["d": "hanidays"])
    #expect(overrides?["patterns.intervals.yMMMM.y"] == nil)
  }

  // The columns are the tag and the patterns of the long and short styles, in which {1} is the date and {0} the time.
  // In German, for example, a browser writes "17. Februar 2026 um 14:05" in the long style and "17.02.26, 14:05" in the
  // short style.
  @Test(
    "join a date and a time as the language does in each style",
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
