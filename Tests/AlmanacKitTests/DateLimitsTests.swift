import AlmanacKit
import Testing

/// The earliest and the latest day, and the rows that a picker leaves out because of these limits.
@Suite struct DateLimitsTests {
  private func limits() throws -> DateLimits {
    DateLimits(earliest: try gregorian(2025, 7, 10), latest: try gregorian(2026, 2, 17))
  }

  @Test(
    "include both days",
    arguments: [((2025, 7, 9), false), ((2025, 7, 10), true), ((2026, 2, 17), true), ((2026, 2, 18), false)])
  func contains(day: (Int, Int, Int), expected: Bool) throws {
    let date = try gregorian(day.0, day.1, day.2)
    #expect(try limits().contains(date) == expected)
    #expect(try limits().contains(date.converted(to: .chinese)) == expected)
  }

  @Test("clamp a day to the nearer limit, in the day's own calendar")
  func clamped() throws {
    #expect(try limits().clamped(gregorian(2020, 1, 1)).description == "2025-07-10")
    #expect(try limits().clamped(chinese(2026, "M06", 1)) == chinese(2026, "M01", 1))
    // 10 July 2025 is the 16th of month 6 (Hong Kong Observatory).
    #expect(try limits().clamped(chinese(2025, "M01", 1)) == chinese(2025, "M06", 16))
    #expect(try limits().clamped(gregorian(2026, 1, 1)).description == "2026-01-01")
  }

  @Test("are ignored if they are reversed, as in UIDatePicker")
  func reversed() throws {
    let limits = DateLimits(earliest: try gregorian(2026, 1, 2), latest: try gregorian(2026, 1, 1))
    #expect(limits == .none)
    #expect(try limits.contains(gregorian(1900, 1, 1)) && limits.contains(gregorian(2100, 12, 31)))
  }

  @Test("may be the same day, even in two calendars")
  func oneDay() throws {
    let limits = DateLimits(earliest: try gregorian(2026, 2, 17), latest: try chinese(2026, "M01", 1))
    #expect(limits != .none)
    #expect(try limits.contains(gregorian(2026, 2, 17)))
    #expect(try !limits.contains(gregorian(2026, 2, 16)) && !limits.contains(gregorian(2026, 2, 18)))
  }

  @Test("keep the years with an allowed day, numbered as in each calendar")
  func years() throws {
    #expect(try limits().years(of: .gregorian, in: 1900...2100) == 2025...2026)
    #expect(try limits().years(of: .buddhist, in: 2443...2643) == 2568...2569)
    #expect(try limits().years(of: .chinese, in: 1900...2100) == 2025...2026)
    #expect(try limits().years(of: .gregorian, in: 2026...2030) == 2026...2026)
    #expect(try limits().years(of: .gregorian, in: 1900...2024) == nil)
    let eve = DateLimits(earliest: nil, latest: try gregorian(2026, 2, 16))
    #expect(eve.years(of: .chinese, in: 2000...2100) == 2000...2025)
  }

  @Test("keep the rows of months and days that can be chosen")
  func rows() throws {
    let limits = try limits()
    let chineseCalendar = try RealBundle.calendar("zh-Hans", .chinese)
    // 10 July 2025 is the 16th of month 6, and 17 February 2026 is the new year (Hong Kong Observatory). Month 6 had 30
    // days (sxtwl).
    let codes = try chineseCalendar.months(ofYear: 2025, within: limits).map(\.month.description)
    #expect(codes == ["M06", "M06L", "M07", "M08", "M09", "M10", "M11", "M12"])
    #expect(try chineseCalendar.months(ofYear: 2026, within: limits).map(\.month.description) == ["M01"])
    let days = chineseCalendar.dayRows(ofMonthWith: try gregorian(2025, 7, 10), within: limits)
    #expect(days.map(\.value) == Array(16...30))
    let newYear = chineseCalendar.dayRows(ofMonthWith: try gregorian(2026, 2, 17), within: limits)
    #expect(newYear.map(\.label) == ["初一"])
    let german = try RealBundle.calendar("de", .gregorian)
    #expect(try german.months(ofYear: 2024, within: limits).isEmpty)
    #expect(try german.yearRows(1900...2100, within: limits).map(\.year) == [2025, 2026])
    #expect(try german.yearRows(1900...2000, within: limits).isEmpty)
  }

  @Test("keep a month if only its last or only its first day can be chosen")
  func oneDayOfMonth() throws {
    let german = try RealBundle.calendar("de", .gregorian)
    let lastDay = DateLimits(earliest: try gregorian(2026, 10, 31), latest: nil)
    #expect(try german.months(ofYear: 2026, within: lastDay).map(\.month.number) == [10, 11, 12])
    #expect(german.dayRows(ofMonthWith: try gregorian(2026, 10, 1), within: lastDay).map(\.value) == [31])
    let firstDay = DateLimits(earliest: nil, latest: try gregorian(2026, 3, 1))
    #expect(try german.months(ofYear: 2026, within: firstDay).map(\.month.number) == [1, 2, 3])
    #expect(german.dayRows(ofMonthWith: try gregorian(2026, 3, 1), within: firstDay).map(\.value) == [1])
    let nextDay = DateLimits(earliest: try gregorian(2026, 11, 1), latest: nil)
    #expect(try german.months(ofYear: 2026, within: nextDay).map(\.month.number) == [11, 12])
  }
}
