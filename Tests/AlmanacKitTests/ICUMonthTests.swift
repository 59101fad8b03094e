import AlmanacICU
import AlmanacICUOracle
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The first days of months, compared with the linked ICU.
@Suite struct ICUMonthTests {
  @Test(
    "begin on ICU's days, except where icu-differs.txt says that ICU is wrong",
    arguments: CalendarIdentifier.allCases.filter { $0 != .chinese })
  func firstDays(calendar: CalendarIdentifier) throws {
    let icu = try ICUMonths(calendar)
    let different = try icu.different()
    let expected = try ICUDifference.all().filter { $0.calendar == calendar.rawValue && $0.icu != $0.right }
    #expect(different.map(\.description) == expected.map { "\($0.calendar) \($0.year)-\($0.code)-01" })
    #expect(different.map(\.epochDay) == expected.map(\.right))
    for difference in expected {
      #expect(try icu.begins(MonthCode(difference.code), on: difference.icu), "\(difference)")
    }
  }

  // In 1917, 1922 and 1987, ICU 72.1 and 78.3 put the leap month after a different month. In 2057, authorities disagree
  // about the first day of a month, and ICU and Almanac use different days. In the other eight years, ICU begins a month
  // a day too early or too late, for example the first month of 2027 and 2030 (reported as ICU-22230 and ICU-23274).
  @Test("of Chinese years begin on ICU's days in all but twelve known years")
  func chinese() throws {
    let years = Set(try ICUMonths(.chinese).different().map(\.year))
    #expect(years.sorted() == [1917, 1922, 1954, 1955, 1987, 1998, 2012, 2018, 2027, 2030, 2057, 2070])
  }
}

/// A line of `icu-differs.txt`: a month, and its first day in the linked ICU and in the sources that the line names.
private struct ICUDifference {
  let calendar, year, code: String
  let icu, right: Int

  static func all() throws -> [ICUDifference] {
    let text = try Repository.text(of: "Tests/AlmanacKitTests/Fixtures/months/icu-differs.txt")
    let column = try ICULibrary().versions.icu.hasPrefix("72.") ? 3 : 4
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
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
  private let calendar: CalendarIdentifier
  private let icu: ICUCalendar

  init(_ calendar: CalendarIdentifier) throws {
    _ = try ICULibrary()
    icu = try ICUCalendar(locale: "root", type: calendar.rawValue)
    self.calendar = calendar
  }

  /// The first days of Almanac's months on which ICU has another day or another month.
  func different() throws -> [CalendarDate] {
    var different: [CalendarDate] = []
    for epochDay in CalendarDate.supportedEpochDays {
      let date = CalendarDate(epochDay: epochDay, calendar)
      if try date.day == 1 && !begins(date.month, on: epochDay) { different.append(date) }
    }
    return different
  }

  func begins(_ code: MonthCode, on epochDay: Int) throws -> Bool {
    let time = Double(epochDay) * 86_400_000
    guard try icu.value(of: .dayOfMonth, at: time) == 1 else { return false }
    let month = try icu.value(of: .month, at: time)
    // ICU gives the Hebrew months the numbers 0 to 12, and Adar I has the number 5 in every year.
    if calendar == .hebrew {
      return month == (code.isLeap ? 5 : code.number < 6 ? code.number - 1 : code.number)
    }
    return try month == code.number - 1 && (icu.value(of: .isLeapMonth, at: time) == 1) == code.isLeap
  }
}
