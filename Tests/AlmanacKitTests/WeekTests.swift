import AlmanacKit
import Testing

/// The weeks of some regions.
///
/// The expected first days and weekends come from `weekData` in CLDR 42.
@Suite struct WeekTests {
  struct Region: Sendable {
    let tag: String
    let firstDay: Weekday
    let weekend: [Weekday]
    /// The first day of the week that contains Wednesday, 18 February 2026.
    let weekOf18February: String
  }

  @Test(
    "begin on the region's first day",
    arguments: [
      Region(tag: "de", firstDay: .mon, weekend: [.sat, .sun], weekOf18February: "2026-02-16"),
      Region(tag: "en-US", firstDay: .sun, weekend: [.sat, .sun], weekOf18February: "2026-02-15"),
      Region(tag: "ar-EG", firstDay: .sat, weekend: [.fri, .sat], weekOf18February: "2026-02-14"),
      Region(tag: "he", firstDay: .sun, weekend: [.fri, .sat], weekOf18February: "2026-02-15"),
      Region(tag: "fa", firstDay: .sat, weekend: [.fri], weekOf18February: "2026-02-14"),
      Region(tag: "en-IN", firstDay: .sun, weekend: [.sun], weekOf18February: "2026-02-15"),
    ])
  func week(region: Region) throws {
    let locale = try RealBundle.locale(region.tag)
    let week = try locale.week(of: try gregorian(2026, 2, 18))
    #expect(week.count == 7)
    #expect(week.first?.description == region.weekOf18February)
    #expect(week.first?.weekday == region.firstDay)
    #expect(Set(week.filter(locale.isWeekend).map(\.weekday)) == Set(region.weekend))
    #expect(locale.weekdayHeader.map(\.weekday) == week.map(\.weekday))
    #expect(Set(locale.weekdayHeader.filter(\.isWeekend).map(\.weekday)) == Set(region.weekend))
    for day in week { #expect(try locale.week(of: day) == week) }
  }

  // The first Chinese month of 2026 begins on 17 February and has 30 days.
  @Test("name every day of a Chinese month")
  func dayNames() throws {
    let numbers = "一二三四五六七八九十".map(String.init)
    let names =
      numbers.map { "初" + $0 } + numbers.dropLast().map { "十" + $0 } + ["二十"]
      + numbers.dropLast().map { "廿" + $0 } + ["三十"]
    let calendar = try RealBundle.calendar("zh-Hans", .chinese)
    let days = try (0..<30).map { try gregorian(2026, 2, 17).adding(days: $0) }
    #expect(days.map(calendar.dayLabel) == names)
  }

  // CLDR's pattern for a day alone is "d日" in Japanese.
  @Test("show the number of a day without the word for a day")
  func dayNumbers() throws {
    let calendar = try RealBundle.calendar("ja", .gregorian)
    #expect(calendar.dayLabel(try gregorian(2026, 2, 17)) == "17")
    #expect(calendar.dayRows(ofMonthWith: try gregorian(2026, 2, 17))[16].label == "17日")
  }

  @Test("can have a weekend whose days are not adjacent, as in Brunei")
  func dividedWeekend() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.week.weekend = [.fri, .sun] }
    let locale = try bundle.locale()
    let calendar = try locale.calendar(.gregorian)
    #expect(
      locale.weekdayHeader.map(\.isWeekend) == [false, false, false, false, true, false, true])
    // 20 to 22 February 2026 are a Friday, a Saturday and a Sunday.
    let days = try (20...22).map { try gregorian(2026, 2, $0) }
    #expect(
      days.map { calendar.problem(with: $0, limits: .none, days: .weekdays) } == [
        .weekdaysOnly, nil, .weekdaysOnly,
      ])
    let week = try #require(calendar.page(ofMonthWith: days[0]).weeks.dropFirst(3).first)
    #expect(week.cells.map { $0?.isWeekend } == [false, false, false, false, true, false, true])
  }

  @Test("follow Egypt for a German-speaking user in Egypt: Saturday first, and 12 hours")
  func halfDayRegion() throws {
    let locale = try RealBundle.almanac.locale("de", region: "EG")
    #expect(locale.firstDayOfWeek == .sat)
    #expect(locale.weekend == [.fri, .sat])
    #expect(locale.hourCycle == .h12)
    let time = try TimeOfDay(hour: 14, minute: 5)
    // In CLDR 42 (PyPI babel 2.12.1), the German pattern is `h:mm a`, with a narrow no-break space before `a`.
    #expect(locale.text(time, style: .short) == "2:05\u{202F}PM")
  }

  // In UTS 35 ("Date Field Symbol Table"), EEEEEE is the short name of a weekday. CLDR 42 has Tuesday, Tue, T and Tu.
  @Test(
    "have the name of a day in each width that a pattern can request",
    arguments: [("E", "Tue"), ("EEEE", "Tuesday"), ("EEEEE", "T"), ("EEEEEE", "Tu"), ("cccccc", "Tu")])
  func widths(pattern: String, name: String) throws {
    let bundle = try DamagedBundle("en")
    try bundle.change(bundle.path(.gregorian), as: CalendarFile.self) { $0.patterns.skeletons["E"] = pattern }
    let locale = try bundle.locale()
    let calendar = try locale.calendar(.gregorian)
    #expect(try calendar.text(gregorian(2026, 2, 17), skeleton: "E") == name)
    // As a skeleton, the pattern means the same.
    #expect(try RealBundle.calendar("en", .gregorian).text(gregorian(2026, 2, 17), skeleton: pattern) == name)
  }

  @Test("throw if a day of the week is outside the table")
  func edge() throws {
    let first = try gregorian(1900, 1, 1)
    // The table's first day is a Monday. A German week begins on this day, and an American week begins one day earlier.
    #expect(try RealBundle.locale("de").week(of: first).first == first)
    let american = try RealBundle.locale("en-US")
    #expect(throws: AlmanacError.dayOutsideTable(from: first, days: -1)) { try american.week(of: first) }
  }
}

/// The numbers of weeks, mostly of weeks near the end or the start of a year.
@Suite struct WeekNumberTests {
  // Each row has a day and the number of its week in Germany, from Python's `date.isocalendar()`, and in the United
  // States, where weeks begin on Sunday, and the first week contains 1 January.
  @Test(
    "follows ISO 8601 in Germany, and the American rule in the United States",
    arguments: [
      ((2020, 12, 27), 52, 1), ((2020, 12, 31), 53, 1), ((2021, 1, 1), 53, 1), ((2021, 1, 2), 53, 1),
      ((2021, 1, 3), 53, 2), ((2021, 1, 4), 1, 2), ((2022, 1, 1), 52, 1), ((2022, 1, 2), 52, 2),
      ((2023, 1, 1), 52, 1), ((2024, 12, 29), 52, 1), ((2024, 12, 30), 1, 1), ((2025, 12, 28), 52, 1),
      ((2025, 12, 29), 1, 1), ((2026, 7, 15), 29, 29), ((2026, 12, 31), 53, 1), ((2027, 1, 3), 53, 2),
    ])
  func number(day: (Int, Int, Int), iso: Int, american: Int) throws {
    let date = try gregorian(day.0, day.1, day.2)
    #expect(try RealBundle.locale("de").weekNumber(of: date) == iso)
    #expect(try RealBundle.locale("en-US").weekNumber(of: date) == american)
    #expect(try RealBundle.locale("de").weekNumber(of: date.converted(to: .chinese)) == iso)
  }
}
