import AlmanacICU
import AlmanacICUOracle
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The first days of months, compared with the linked ICU.
///
/// `ChineseYearTests` has those of the Chinese calendar.
@Suite struct ICUMonthTests {
  @Test(
    "begin on ICU's days, except where icu-differs.txt says that ICU is wrong",
    arguments: CalendarIdentifier.allCases.filter { $0 != .chinese })
  func firstDays(calendar: CalendarIdentifier) throws {
    let icu = try ICUMonths(calendar)
    let dates = CalendarDate.supportedEpochDays.map { CalendarDate(epochDay: $0, calendar) }
    let different = try dates.filter { try $0.day == 1 && !icu.begins($0.month, on: $0.epochDay) }
    let expected = try ICUDifference.all().filter { $0.calendar == calendar.rawValue && $0.icu != $0.right }
    #expect(different.map(\.description) == expected.map { "\($0.calendar) \($0.year)-\($0.code)-01" })
    #expect(different.map(\.epochDay) == expected.map(\.right))
    for difference in expected {
      #expect(try icu.begins(MonthCode(difference.code), on: difference.icu), "\(difference)")
    }
  }
}

/// A line of `icu-differs.txt`: a month, and its first day in the linked ICU and in the sources that the line names.
private struct ICUDifference {
  let calendar, year, code: String
  let icu, right: Int

  static func all() throws -> [ICUDifference] {
    let data = try Fixture.data("Fixtures/months/icu-differs.txt", beside: #filePath)
    let column = try ICULibrary().versions.icu.hasPrefix("72.") ? 3 : 4
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.map {
      let parts = $0.split(separator: " ").map(String.init)
      try #require(parts.count == 7)
      return ICUDifference(
        calendar: parts[0], year: parts[1], code: parts[2], icu: try day(parts[column]),
        right: try day(parts[5]))
    }
  }

  private static func day(_ text: String) throws -> Int {
    Int(try Date(text, strategy: .iso8601.year().month().day()).timeIntervalSince1970 / 86_400)
  }
}

/// The months of a calendar, computed by ICU.
private struct ICUMonths: ~Copyable {
  private let calendar: ICUCalendar
  private let isHebrew: Bool

  init(_ calendar: CalendarIdentifier) throws {
    _ = try ICULibrary()
    self.calendar = try ICUCalendar(locale: "root", type: calendar.rawValue)
    isHebrew = calendar == .hebrew
  }

  func begins(_ code: MonthCode, on epochDay: Int) throws -> Bool {
    let time = Double(epochDay) * 86_400_000
    guard try calendar.value(of: .dayOfMonth, at: time) == 1 else { return false }
    let month = try calendar.value(of: .month, at: time)
    // ICU gives the Hebrew months the numbers 0 to 12, and Adar I has the number 5 in every year.
    if isHebrew { return month == (code.isLeap ? 5 : code.number < 6 ? code.number - 1 : code.number) }
    return try month == code.number - 1 && (calendar.value(of: .isLeapMonth, at: time) == 1) == code.isLeap
  }
}
