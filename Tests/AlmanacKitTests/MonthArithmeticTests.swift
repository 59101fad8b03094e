import AlmanacKit
import Testing

/// Adding months, and setting the month or the year of a date.
///
/// The lengths of Chinese months come from PyPI `sxtwl` (`Fixtures/chinese-years-sxtwl.txt`).
@Suite struct MonthArithmeticTests {
  @Test(
    "counts a leap month as a month, and uses the last day of a shorter month",
    arguments: [
      ("2025-M06-1", 1, "2025-M06L-1", "the leap month is next"),
      ("2025-M06-1", 2, "2025-M07-1", "and then month 7"),
      ("2025-M07-1", -1, "2025-M06L-1", "backwards too"),
      ("2025-M07-30", -1, "2025-M06L-29", "the leap month has 29 days"),
      ("2025-M06L-5", 0, "2025-M06L-5", "no step"),
      ("2025-M06L-5", 13, "2026-M07-5", "2025 has 13 months, 2026 has 12"),
      ("2025-M01-1", 13, "2026-M01-1", "a year of 13 months"),
      ("2026-M01-1", 12, "2027-M01-1", "a year of 12 months"), ("2026-M01-1", -13, "2025-M01-1", "13 back"),
      ("2026-M01-30", 1, "2026-M02-29", "month 2 of 2026 has 29 days"),
      ("1900-M01-1", -1, "1899-M12-1", "the first month of the table"),
      ("2033-M11-1", 1, "2033-M11L-1", "the famous leap month of 2033"),
    ])
  func steps(from: String, months: Int, to: String, reason: String) throws {
    #expect(try chinese(from).adding(months: months) == chinese(to), "\(reason)")
  }

  @Test("counts all months from 1900 to 2100, forwards and backwards")
  func walk() throws {
    // The table has 201 years of twelve months, and 74 leap months, as PyPI sxtwl counts them. The first month needs no
    // step.
    let months = 201 * 12 + 74 - 1
    let first = try chinese(1900, "M01", 1)
    let last = try chinese(2100, "M12", 1)
    #expect(try first.adding(months: months) == last)
    #expect(try last.adding(months: -months) == first)
  }

  @Test(
    "uses the last day of a shorter Gregorian month",
    arguments: [
      (1, "2024-02-29"), (13, "2025-02-28"), (-1, "2023-12-31"), (3, "2024-04-30"), (12, "2025-01-31"),
    ])
  func civil(months: Int, expected: String) throws {
    #expect(try gregorian(2024, 1, 31).adding(months: months).description == expected)
  }

  @Test(
    "names the calendar's own year beyond the table, or the number of months if it is 5000 or more",
    arguments: [CalendarIdentifier.gregorian, .buddhist])
  func beyond(calendar: CalendarIdentifier) throws {
    let first = try gregorian(1900, 1, 31).converted(to: calendar)
    // In January 2101, only the days are supported.
    let last = try chinese(2100, "M12", 29).converted(to: calendar)
    for (date, months, year) in [
      (first, -1, 1899), (first, -4999, 1899), (first, 2412, 2101), (first, 4999, 2101), (last, -1, 2101),
    ] {
      let own = year + calendar.traits.numbering.offset
      #expect(throws: AlmanacError.yearOutsideTable(calendar: calendar, year: own)) {
        try date.adding(months: months)
      }
    }
    for months in [5000, -5000, Int.min, Int.max] {
      #expect(throws: AlmanacError.dayOutsideTable(from: first, days: months)) {
        try first.adding(months: months)
      }
    }
    #expect(try first.adding(months: 2411).converted(to: .gregorian).description == "2100-12-31")
  }

  @Test(
    "uses the ordinary month if the given year lacks the leap month, and the last day if the month is shorter"
  )
  func settingYear() throws {
    #expect(try chinese(2025, "M06L", 1).settingYear(2026) == chinese(2026, "M06", 1))
    // The Chinese month 2 has 30 days in 2023 and 29 in 2026 (sxtwl).
    #expect(try chinese(2023, "M02", 30).settingYear(2026) == chinese(2026, "M02", 29))
    // Both years have a leap month 6: 2025 and 2036 (sxtwl).
    #expect(try chinese(2025, "M06L", 29).settingYear(2036) == chinese(2036, "M06L", 29))
    // Temporal's calendars: without Adar I (M05L), the Hebrew year has Adar (M06). Chinese months keep their number.
    let adar = try CalendarDate(.hebrew, year: 5784, month: MonthCode("M05L"), day: 30)
    #expect(try adar.settingYear(5785) == CalendarDate(.hebrew, year: 5785, month: MonthCode("M06"), day: 29))
    #expect(try adar.settingYear(5787).month == MonthCode("M05L"))
    #expect(try gregorian(2024, 2, 29).settingYear(2026).description == "2026-02-28")
    #expect(try gregorian(2024, 2, 29).settingYear(2028).description == "2028-02-29")
  }

  @Test("uses the last day if the new month is shorter, and throws if the year does not have the month")
  func settingMonth() throws {
    #expect(try gregorian(2026, 3, 31).settingMonth(MonthCode("M02")).description == "2026-02-28")
    #expect(try chinese(2025, "M06", 29).settingMonth(MonthCode("M06L")) == chinese(2025, "M06L", 29))
    let date = try chinese(2026, "M06", 1)
    let month = try MonthCode("M06L")
    #expect(throws: AlmanacError.noSuchMonth(calendar: .chinese, year: 2026, code: "M06L")) {
      try date.settingMonth(month)
    }
  }

  // 1 January 1900 is 11 Dey (M10) 1278, and 28 January 2101 is 8 Bahman (M11) 1479 (Intl of node 20).
  @Test("uses the nearest supported day in the first and in the last month that has one")
  func ends() throws {
    func persian(_ year: Int, _ month: String, _ day: Int) throws -> CalendarDate {
      try CalendarDate(.persian, year: year, month: MonthCode(month), day: day)
    }
    let (first, last) = (try persian(1278, "M10", 11), try persian(1479, "M11", 8))
    #expect(try first.adding(months: 1) == persian(1278, "M11", 11))
    #expect(try persian(1278, "M11", 1).adding(months: -1) == first)
    #expect(try persian(1278, "M11", 20).settingMonth(MonthCode("M10")) == persian(1278, "M10", 20))
    #expect(try persian(1405, "M10", 1).settingYear(1278) == first)
    #expect(try persian(1479, "M10", 30).adding(months: 1) == last)
    #expect(try persian(1479, "M10", 30).settingMonth(last.month) == last)
    #expect(try persian(1405, "M11", 30).settingYear(1479) == last)
    #expect(throws: AlmanacError.yearOutsideTable(calendar: .persian, year: 1278)) {
      try persian(1278, "M12", 1).adding(months: -3)
    }
    let month = try MonthCode("M09")
    #expect(throws: AlmanacError.yearOutsideTable(calendar: .persian, year: 1278)) {
      try first.settingMonth(month)
    }
  }
}
