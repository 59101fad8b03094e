import AlmanacKit
import Testing

/// The `-u-` keys of a tag, including keys that ICU 72 ignores or misreads.
@Suite struct KeywordTests {
  @Test(
    "rg gives the week of the requested region", arguments: [("US", Weekday.sun), ("DE", .mon), ("EG", .sat)])
  func regionWeek(region: String, firstDay: Weekday) throws {
    let week = try Extraction.record("en-GB") { $0.region = region }.locale.week
    #expect(week.firstDay == firstDay)
    #expect(week.region == region)
  }

  // In CLDR 42 and 48 (supplemental weekData), 419 (Latin America) has no row, so the row of 001 (the world) applies.
  // The week of 001 begins on Monday, and the first week of a year needs only one day.
  @Test("a group of regions has the week and the region code of the whole world")
  func groupWeek() throws {
    let week = try Extraction.record("es-419").locale.week
    #expect(week == WeekRules(firstDay: .mon, minimalDays: 1, region: "001", weekend: [.sat, .sun]))
  }

  // In CLDR 42 and 48 (supplemental timeData), US and IN prefer h, and GB, DE and JP prefer H. CLDR has rows for some
  // languages in a region: fr_CA prefers H, although CA prefers h. ICU 72 ignores rg and has the world's hour cycle.
  @Test(
    "rg gives the hour cycle of the region, and a language may have a different one from its region",
    arguments: [
      ("en-GB", "US", HourCycle.h12), ("en-US", "DE", .h23), ("de", "US", .h12), ("ja", "IN", .h12),
      ("fr-CA", nil, .h23), ("en-CA", nil, .h12),
    ] as [(String, String?, HourCycle)])
  func regionHours(tag: String, region: String?, expected: HourCycle) throws {
    #expect(try Extraction.record(tag) { $0.region = region }.locale.hourCycle == expected)
  }

  // CLDR 42 and 48 (supplemental timeData) have H and h for 001 (the world), and no row for SU (the Soviet Union).
  @Test("a region without rules in CLDR has the hour cycles of the whole world")
  func worldHours() throws {
    let locale = try Extraction.record("ru") { $0.region = "SU" }.locale
    #expect(locale.hourCycle == .h23 && locale.allowedHourCycles == [.h23, .h12])
    #expect(locale.week.region == "001")
  }

  @Test("hc sets the hour cycle, which is then the first allowed cycle", arguments: HourCycle.allCases)
  func hourCycle(cycle: HourCycle) throws {
    let locale = try Extraction.record("de") { $0.hourCycle = cycle }.locale
    #expect(locale.hourCycle == cycle)
    #expect(locale.allowedHourCycles.first == cycle)
    #expect(Set(locale.allowedHourCycles).count == locale.allowedHourCycles.count)
  }

  @Test(
    "the preferred cycle is the first allowed cycle, even if CLDR has another order",
    arguments: ["fa", "my", "sw", "en"])
  func preferredFirst(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.allowedHourCycles.first == locale.hourCycle)
    let regions = try Extraction.shared.get().settings.tables.regions
    #expect(regions.values.allSatisfy { $0.allowedHourCycles.first == $0.hourCycle })
  }

  @Test("a numbering system has a zero even if ICU returns only punctuation for 0")
  func hebrewZero() throws {
    #expect(try Extraction.record("he") { $0.numbers = "hebr" }.locale.numbers.minutes?.first == "0")
  }

  @Test("fw changes only the first day of the week")
  func firstDay() throws {
    let plain = try Extraction.record("de").locale.week
    var expected = plain
    expected.firstDay = .wed
    #expect(try Extraction.record("de") { $0.firstDay = .wed }.locale.week == expected)
  }

  @Test("ca puts the calendar first in the preferred calendars, without repeating it")
  func calendar() throws {
    #expect(
      try Extraction.record("th") { $0.calendar = "gregory" }.locale.calendars.preferred == [
        "gregory", "buddhist",
      ])
    let chinese = try Extraction.record("de") { $0.calendar = "chinese" }.locale.calendars.preferred
    #expect(chinese == ["chinese", "gregory"])
  }

  // The columns are the tag, the numbering system, its digits from 0 to 9, and the year 2026 in these digits. The
  // digits are from Unicode's blocks, and the names of the numbering systems are from UTS 35.
  @Test(
    "nu gives the digits of the system, even in years",
    arguments: [
      ("ar-EG", "latn", "0123456789", "2026"), ("en", "arab", "٠١٢٣٤٥٦٧٨٩", "٢٠٢٦"),
      ("hi", "deva", "०१२३४५६७८९", "२०२६"), ("th", "thai", "๐๑๒๓๔๕๖๗๘๙", "๒๐๒๖"),
      ("ff", "adlm", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "𞥒𞥐𞥒𞥖"), ("zh", "hanidec", "〇一二三四五六七八九", "二〇二六"),
    ])
  func numbers(tag: String, system: String, digits: String, year: String) throws {
    let record = try Extraction.record(tag) { $0.numbers = system }
    #expect(record.locale.numbers.system == system && record.locale.sources["numbers"] == .table)
    #expect(record.locale.numbers.digits == digits.unicodeScalars.map { String($0) })
    #expect(record.calendars[0].years.numeric?[126] == year)
  }

  // CLDR 42 has these names with the languages' own digits: ٨, ཟླ་༢, ति१, 8月 and tháng 2.
  @Test(
    "nu also replaces the digits in names",
    arguments: [
      ("ar-EG", "latn", .islamicCivil, "MMMMM", "8"), ("dz", "latn", .gregorian, "MMM", "ཟླ་2"),
      ("mr", "latn", .gregorian, "QQQ", "ति1"), ("zh-Hans", "hanidec", .islamicCivil, "MMMd", "八月二九日"),
      ("vi", "arab", .gregorian, "MMMM", "٢"),
    ] as [(String, String, CalendarIdentifier, String, String)])
  func names(tag: String, system: String, calendar: CalendarIdentifier, skeleton: String, text: String) throws
  {
    let record = try Extraction.record(tag, in: [calendar]) { $0.numbers = system }
    let found = try #require(try record.opened().first).text(gregorian(2026, 2, 17), skeleton: skeleton)
    #expect(found.contains(text) && Set(found.filter(\.isNumber)).isSubset(of: text.filter(\.isNumber)))
    let (origins, table) =
      skeleton == "QQQ" ? (record.locale.sources, "quarters") : (record.calendars[0].sources, "months")
    #expect(origins["\(table).format.narrow"] == .rule)
  }

  // CLDR has 윤3월 for the third leap month.
  @Test("nu also replaces the digits in the names of leap months")
  func leapMonths() throws {
    let file = try Extraction.calendar(.chinese, "ko") { $0.numbers = "arab" }
    #expect(file.leapMonths?.standAlone.wide[2] == "윤٣월" && file.months.standAlone.wide[2] == "٣월")
  }

  // The columns are the tag, the numbering system, the number 15, and the hour 14. Hebrew numerals write 15 as 9 + 6
  // (ט״ו). They have no zero, so times have the digits 0 to 9.
  @Test(
    "an algorithmic system has a list of the labels that a picker shows",
    arguments: [("he", "hebr", "ט״ו", "14"), ("en", "roman", "XV", "XIV")])
  func algorithmic(tag: String, system: String, fifteen: String, hour: String) throws {
    let numbers = try Extraction.record(tag) { $0.numbers = system }.locale.numbers
    #expect(numbers.digits == nil)
    #expect(numbers.days?.count == 32)
    #expect(numbers.hours?.count == 25)
    #expect(numbers.minutes?.count == 60)
    #expect(numbers.days?[15] == fifteen && numbers.hours?[14] == hour && numbers.minutes?[14] == hour)
  }

  @Test(
    "nu-traditio and nu-native select the language's own numbering systems",
    arguments: [("traditio", "taml"), ("native", "tamldec")])
  func namedSystems(asked: String, expected: String) throws {
    #expect(try Extraction.record("ta") { $0.numbers = asked }.locale.numbers.system == expected)
  }

  @Test("a tag of another region has the data locale's names and its own region's week")
  func ownRegion() throws {
    // ICU has no locale de-US. The tag de-US has German names and the week of the United States.
    let locale = try Extraction.record("de-US", data: "de").locale
    #expect(locale.locale == "de-US")
    #expect(locale.dataLocale == "de")
    #expect(locale.week == WeekRules(firstDay: .sun, minimalDays: 1, region: "US", weekend: [.sat, .sun]))
    #expect(locale.weekdays.names.format.wide[0] == "Sonntag")
  }

  // The expected patterns are CLDR's 12-hour and 24-hour patterns (availableFormats, hm and Hm) with the letter of the
  // hour cycle (UTS 35).
  @Test(
    "hc gives time patterns in the requested hour cycle",
    arguments: [
      ("en-GB", HourCycle.h12, "h:mm a"), ("en-GB", .h11, "K:mm a"), ("de", .h24, "kk:mm"),
      ("de", .h23, "HH:mm"), ("ja", .h12, "ah:mm"), ("ja", .h11, "aK:mm"), ("ko", .h23, "HH:mm"),
    ])
  func times(tag: String, cycle: HourCycle, expected: String) throws {
    let time = try Extraction.record(tag) { $0.hourCycle = cycle }.locale.time
    // CLDR 48 has U+202F before AM and PM in English.
    #expect(time.styles["short"]?.plainSpaces == expected)
    #expect(time.skeletons["jm"]?.plainSpaces == expected)
  }

  // UTS 35: K, h, H and k are the letters of the four cycles.
  @Test(
    "hc gives every pattern of times the letter of the requested hour cycle", arguments: HourCycle.allCases)
  func everyTime(cycle: HourCycle) throws {
    for tag in ["en-GB", "de", "ja", "ko", "zh-Hant", "bg", "ar-EG", "my"] {
      let time = try Extraction.record(tag) { $0.hourCycle = cycle }.locale.time
      let skeletons = try ["j", "jm", "jms"].map { try #require(time.skeletons[$0]) }
      let hasSeconds = ["medium", "short"].map { DatePattern(time.styles[$0] ?? "").has("s") }
      #expect(hasSeconds == [true, false], "\(tag)")
      for pattern in skeletons + time.styles.values {
        let letters = DatePattern(pattern).letters.intersection("hHkK".unicodeScalars)
        #expect(letters == [cycle.patternLetter], "\(tag) \(pattern)")
      }
    }
  }
}
