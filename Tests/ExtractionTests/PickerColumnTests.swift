import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The columns of a picker in each of its modes.
@Suite struct PickerColumnTests {
  // The expected values come from node's Intl (CLDR 48). The options {hour, minute} give the columns. The options
  // {hour, minute, hour12: true} show whether AM and PM are before or after the time.
  @Test(
    "have the order of the language's times",
    arguments: [
      ("en-US", [.hour, .minute, .dayPeriod], .after),  // 9:30 AM
      ("en-GB", [.hour, .minute], .after),  // 09:30, or 9:30 am
      ("de", [.hour, .minute], .after),  // 09:30, or 9:30 AM
      ("ko", [.dayPeriod, .hour, .minute], .before),  // 오전 9:30
      ("zh-Hant-TW", [.dayPeriod, .hour, .minute], .before),  // 上午9:30
      ("zh-Hans", [.hour, .minute], .before),  // 09:30, or 上午9:30
      ("ja", [.hour, .minute], .before),  // 9:30, or 午前9:30
      ("hu", [.hour, .minute], .before),  // 9:30, or de. 9:30
      ("tr", [.hour, .minute], .before),  // 09:30, or ÖÖ 9:30
      ("ar-EG", [.hour, .minute, .dayPeriod], .after),  // ٩:٣٠ ص
      ("hi", [.hour, .minute, .dayPeriod], .after),  // 9:30 am
    ] as [(String, [PickerColumn], DayPeriodSide)])
  func time(tag: String, time: [PickerColumn], side: DayPeriodSide) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.columns.time == time)
    #expect(locale.dayPeriodSide == side)
    #expect(locale.columns.dateAndTime == [.date] + time)
  }

  // In CLDR 42, the pattern hm of fr-CM (availableFormats) is "h:mm", without AM and PM.
  @Test("include AM and PM on a 12-hour clock, even if no pattern has them")
  func patternWithoutHalves() throws {
    let locale = try Extraction.record("fr-CM") { $0.hourCycle = .h12 }.locale
    #expect(locale.columns.time == [.hour, .minute, .dayPeriod] && locale.dayPeriodSide == .after)
  }

  @Test("have the time before the date if the language does")
  func timeFirst() throws {
    // Vietnamese writes "09:30, 5 thg 1, 2026" (CLDR and Vietnamese newspapers).
    #expect(try Extraction.record("vi").locale.columns.dateAndTime == [.hour, .minute, .date])
    let halfDay = try Extraction.record("vi") { $0.hourCycle = .h12 }.locale.columns.dateAndTime
    #expect(halfDay == [.hour, .minute, .dayPeriod, .date])
  }

  // In Odia, node's Intl (CLDR 48) writes "ଜାନୁଆରୀ 5, 2026, 9:30 AM" with a medium date, and
  // "9:30 AM ଠାରେ ଜାନୁଆରୀ 5, 2026" with a long date.
  @Test("have the order of a medium date if a long date has another order")
  func mediumGlue() throws {
    let file = try Extraction.calendar(.gregorian, "or")
    #expect(file.patterns.dateTime["long"]?.hasPrefix("{0}") == true)
    let columns = try Extraction.record("or").locale.columns
    #expect(columns.dateAndTime == [.date, .hour, .minute, .dayPeriod])
  }

  // The expected order is the order of "January 2026" in the language (CLDR, yMMMM, and grammars).
  @Test(
    "have the language's order of year and month",
    arguments: [
      ("en-US", [PickerColumn.month, .year]), ("de", [.month, .year]), ("hu", [.year, .month]),
      ("ja", [.year, .month]), ("ko", [.year, .month]), ("lt", [.year, .month]),
      ("zh-Hant-HK", [.year, .month]),
    ])
  func yearAndMonth(tag: String, expected: [PickerColumn]) throws {
    #expect(try Extraction.record(tag).locale.columns.yearAndMonth == expected)
  }

  @Test(
    "follow the hour cycle of -u-hc",
    arguments: [
      ("ja", HourCycle.h12, [PickerColumn.dayPeriod, .hour, .minute]), ("ko", .h23, [.hour, .minute]),
      ("de", .h11, [.hour, .minute, .dayPeriod]), ("en-US", .h24, [.hour, .minute]),
    ])
  func hourCycle(tag: String, cycle: HourCycle, expected: [PickerColumn]) throws {
    #expect(try Extraction.record(tag) { $0.hourCycle = cycle }.locale.columns.time == expected)
  }

  @Test(
    "include AM and PM only in 12-hour cycles, in every locale",
    arguments: Extraction.sweptRegions)
  func halfDays(locale: LanguageTag) throws {
    for cycle in [HourCycle.h12, .h23] {
      var keywords = LocaleKeywords()
      keywords.hourCycle = cycle
      let request = Extraction.request(locale, keywords: keywords)
      let open = try OpenLocale(request, Extraction.shared.get().settings)
      let gregorian = try OpenCalendar(.gregorian, of: open)
      // The other data of a locale file does not depend on the hour cycle, and takes longer to extract.
      var file = LocaleFile()
      try open.setRegionalData(of: &file, gregorian, open.columns(of: "yMMMMd", gregorian))
      let columns = file.columns
      let parts: Set<PickerColumn> = cycle == .h12 ? [.hour, .minute, .dayPeriod] : [.hour, .minute]
      #expect(Set(columns.time) == parts && columns.time.count == parts.count)
      #expect(Set(columns.dateAndTime) == parts.union([.date]))
      #expect(Set(columns.yearAndMonth) == [.year, .month])
      guard cycle == .h12 else { continue }
      #expect(columns.time.last == (file.dayPeriodSide == .after ? .dayPeriod : .minute))
    }
  }

  // In Chinese dates, a year can be its number and its name in the 60-year cycle.
  @Test("have a year once, even if the pattern has it twice")
  func once() {
    #expect(DatePattern("r(U)年M月d日").columns == [.year, .month, .day])
  }
}
