import Testing

@testable import AlmanacKit

/// Conversions of dates from one calendar to another.
@Suite struct ConversionTests {
  @Test(
    "returns the same weekday as Python's datetime",
    arguments: [
      ("1900-01-01", Weekday.mon), ("1969-07-20", .sun), ("1970-01-01", .thu), ("1999-12-31", .fri),
      ("2000-02-29", .tue), ("2026-02-17", .tue), ("2100-02-28", .sun), ("2100-03-01", .mon),
      ("2100-12-31", .fri),
    ])
  func weekday(text: String, expected: Weekday) throws {
    let day = try #require(CalendarDate(rfc9557: text))
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
}
