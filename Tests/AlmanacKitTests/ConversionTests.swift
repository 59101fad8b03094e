import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// Conversions of dates from one calendar to another.
@Suite struct ConversionTests {
  @Test("converts every day from 1900 to 2100 to the other calendars and back")
  func roundTrip() throws {
    var day = try gregorian(1900, 1, 1)
    let last = try gregorian(2100, 12, 31)
    var count = 0
    // The expected day follows the Gregorian rule of leap years, independently of Almanac's arithmetic.
    var expected = (year: 1900, month: 1, day: 1)
    while day < last {
      let buddhist = day.converted(to: .buddhist)
      let chinese = day.converted(to: .chinese)
      try #require((day.year, day.month.number, day.day) == expected)
      try #require(buddhist.year == day.year + 543 && buddhist.month == day.month && buddhist.day == day.day)
      try #require(buddhist.converted(to: .chinese) == chinese)
      try #require(chinese.converted(to: .gregorian) == day)
      // A date that is made from the same year, month and day is the same day.
      try #require(
        CalendarDate(.chinese, year: chinese.year, month: chinese.month, day: chinese.day).converted(
          to: .gregorian)
          == day)
      try #require(CalendarDate(.gregorian, year: day.year, month: day.month, day: day.day) == day)
      day = try day.adding(days: 1)
      expected = Self.dayAfter(expected)
      count += 1
    }
    // The 201 years have 49 leap years, from 1904 to 2096, because 1900 and 2100 are not leap years. The loop does not
    // count the last day.
    #expect(count == 201 * 365 + 49 - 1)
  }

  private static func dayAfter(_ date: (year: Int, month: Int, day: Int)) -> (year: Int, month: Int, day: Int)
  {
    let isLeap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] { return (date.year, date.month, date.day + 1) }
    return date.month < 12 ? (date.year, date.month + 1, 1) : (date.year + 1, 1, 1)
  }

  @Test("agrees with PyPI sxtwl 2.0.7 on every Chinese day from 1900 to 2100")
  func sxtwl() throws {
    let text = String(
      decoding: try Fixture.data("Fixtures/chinese-years-sxtwl.txt", beside: #filePath), as: UTF8.self)
    var day = try gregorian(1900, 1, 31)
    for line in text.split(separator: "\n") where !line.hasPrefix("1899") {
      let parts = line.split(separator: " ")
      let (year, leap) = (try #require(Int(parts[0])), try #require(Int(parts[2])))
      #expect(day.description == parts[1])
      var codes = (1...12).map { $0 < 10 ? "M0\($0)" : "M\($0)" }
      if leap > 0 { codes.insert(codes[leap - 1] + "L", at: leap) }
      for (code, length) in zip(codes, parts[3].split(separator: ",").compactMap { Int($0) }) {
        for number in 1...length {
          let found = day.converted(to: .chinese)
          try #require((found.year, found.month.description, found.day) == (year, code, number), "\(day)")
          if day.description != "2101-01-28" { day = try day.adding(days: 1) }
        }
      }
    }
    #expect(day.description == "2101-01-28")
  }

  struct Known: Sendable {
    let gregorian: String
    let chinese: String
    let event: String
  }

  @Test(
    "converts days whose Chinese date is in history books or in the Hong Kong Observatory's calendar",
    arguments: [
      Known(gregorian: "1900-01-31", chinese: "chinese 1900-M01-01", event: "the new year of 庚子"),
      Known(gregorian: "1911-10-10", chinese: "chinese 1911-M08-19", event: "the Wuchang uprising, 辛亥年八月十九"),
      Known(gregorian: "1949-10-01", chinese: "chinese 1949-M08-10", event: "the People's Republic, 己丑年八月初十"),
      Known(gregorian: "1976-07-28", chinese: "chinese 1976-M07-02", event: "the Tangshan earthquake, 七月初二"),
      Known(gregorian: "1984-02-02", chinese: "chinese 1984-M01-01", event: "甲子, the first year of a cycle"),
      Known(gregorian: "1997-07-01", chinese: "chinese 1997-M05-27", event: "Hong Kong returns, 五月廿七"),
      Known(gregorian: "2008-08-08", chinese: "chinese 2008-M07-08", event: "the Beijing Olympics, 七月初八"),
      Known(gregorian: "2020-05-23", chinese: "chinese 2020-M04L-01", event: "闰四月初一"),
      Known(gregorian: "2023-03-22", chinese: "chinese 2023-M02L-01", event: "闰二月初一"),
      Known(gregorian: "2024-09-17", chinese: "chinese 2024-M08-15", event: "the Mid-Autumn festival"),
      Known(gregorian: "2025-07-25", chinese: "chinese 2025-M06L-01", event: "闰六月初一"),
      Known(gregorian: "2025-10-06", chinese: "chinese 2025-M08-15", event: "the Mid-Autumn festival"),
      Known(gregorian: "2026-02-17", chinese: "chinese 2026-M01-01", event: "the new year of 丙午"),
      Known(
        gregorian: "2027-02-06", chinese: "chinese 2027-M01-01", event: "the new year ICU has on the 7th"),
      Known(
        gregorian: "2030-02-03", chinese: "chinese 2030-M01-01", event: "the new year ICU has on the 2nd"),
      Known(gregorian: "2033-12-22", chinese: "chinese 2033-M11L-01", event: "闰十一月初一"),
    ])
  func known(day: Known) throws {
    let date = try Self.day(day.gregorian)
    #expect(date.converted(to: .chinese).description == day.chinese, "\(day.event)")
  }

  @Test(
    "returns the same weekday as Python's datetime",
    arguments: [
      ("1900-01-01", Weekday.mon), ("1969-07-20", .sun), ("1970-01-01", .thu), ("1999-12-31", .fri),
      ("2000-02-29", .tue), ("2026-02-17", .tue), ("2100-02-28", .sun), ("2100-03-01", .mon),
      ("2100-12-31", .fri),
    ])
  func weekday(text: String, expected: Weekday) throws {
    let day = try Self.day(text)
    #expect(day.weekday == expected)
    #expect(day.converted(to: .chinese).weekday == expected)
  }

  @Test("converts days up to the end of the Chinese year 2100 and no later day")
  func end() throws {
    let last = try chinese(2100, "M12", 29)
    #expect(last.converted(to: .gregorian).description == "2101-01-28")
    #expect(throws: AlmanacError.dayOutsideTable(from: last, days: 1)) { try last.adding(days: 1) }
    let first = try gregorian(1900, 1, 1)
    for days in [-1, Int.min, Int.max] {
      #expect(throws: AlmanacError.dayOutsideTable(from: first, days: days)) { try first.adding(days: days) }
    }
  }

  @Test("shows the days of January 2101 that are in the Chinese year 2100")
  func lastGregorianMonth() throws {
    let last = try chinese(2100, "M12", 29)
    for identifier in [CalendarIdentifier.gregorian, .buddhist] {
      let calendar = try RealBundle.calendar("de", identifier)
      let days = calendar.weeks(ofMonthWith: last).flatMap(\.self).compactMap(\.self)
        .filter { $0.month.description == "M01" }
      #expect(days.map(\.day) == Array(1...28))
      #expect(days.map { $0.converted(to: .chinese).converted(to: identifier) } == days)
      #expect(calendar.dayRows(ofMonthWith: last).map(\.value) == Array(1...28))
    }
  }

  @Test("counts the days between dates of different calendars")
  func daysBetween() throws {
    // From Python: date(2026, 2, 17) - date(2025, 1, 29).
    #expect(try chinese(2025, "M01", 1).days(until: try gregorian(2026, 2, 17)) == 384)
    #expect(try gregorian(2026, 2, 17).days(until: try chinese(2025, "M01", 1)) == -384)
  }

  @Test("orders dates by their day, whatever their calendar")
  func order() throws {
    let newYear = try chinese(2026, "M01", 1)
    #expect(try gregorian(2026, 2, 16) < newYear)
    #expect(try newYear < gregorian(2026, 2, 18))
    #expect(try !(newYear < gregorian(2026, 2, 17)))
    #expect(try newYear != gregorian(2026, 2, 17))
    // The Buddhist year has a greater number (2569 for 2026), but dates are ordered by their day.
    #expect(try newYear < gregorian(2026, 2, 18).converted(to: .buddhist))
    #expect(try gregorian(2026, 2, 16).converted(to: .buddhist) < newYear)
  }

  @Test("orders dates of the same day by the order of their calendars")
  func sameDay() throws {
    let day = try gregorian(2026, 2, 17)
    let dates = CalendarIdentifier.allCases.map(day.converted)
    #expect(dates.reversed().sorted() == dates)
    #expect(!dates.contains { $0 < $0 })
  }

  private static func day(_ text: String) throws -> CalendarDate {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return try gregorian(numbers[0], numbers[1], numbers[2])
  }
}
