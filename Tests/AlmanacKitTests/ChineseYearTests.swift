import AlmanacICU
import AlmanacICUOracle
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The table of Chinese years, compared with sxtwl, lunar_python, ICU and the Hong Kong Observatory.
@Suite struct ChineseYearTests {
  @Test("agrees with PyPI sxtwl 2.0.7 in every year from 1899 to 2100")
  func sxtwl() throws {
    let expected = try years(in: "chinese-years-sxtwl.txt")
    #expect(expected.count == 202)
    for year in expected { #expect(try ReferenceYear(year.relatedYear) == year) }
  }

  @Test("agrees with PyPI lunar_python 1.4.8 in every year except 2057, which has a new moon at midnight")
  func lunarPython() throws {
    let expected = try years(in: "chinese-years-lunar_python.txt")
    let different = try expected.filter { try ReferenceYear($0.relatedYear) != $0 }
    #expect(different.map(\.relatedYear) == [2057])
  }

  @Test(
    "begins doubtful months on the same days as the tables of the Hong Kong Observatory",
    arguments: [(2057, 9, "2057-09-28"), (2089, 8, "2089-09-04"), (2097, 7, "2097-08-07")])
  func doubtfulMonths(year: Int, month: Int, expected: String) throws {
    #expect(try firstDay(of: month, in: year) == expected)
  }

  @Test("has no year outside the table", arguments: [1898, 2101, 0, -1, Int.max, Int.min])
  func outside(year: Int) {
    #expect(ChineseYear(relatedYear: year) == nil)
  }

  @Test("puts a leap month after the ordinary month with the same number")
  func leapMonth() throws {
    let codes = try #require(ChineseYear(relatedYear: 2025)).monthCodes.map(\.description)
    #expect(codes.count == 13)
    #expect(Array(codes[5...7]) == ["M06", "M06L", "M07"])
  }

  @Test("has no gap: each year's months end on the day before the next new year")
  func continuity() throws {
    let all = ChineseYear.all
    for (year, next) in zip(all, all.dropFirst()) {
      let start = try day(year.newYear.description)
      #expect(
        try day(next.newYear.description) - start == year.monthLengths.reduce(0, +), "\(year.relatedYear)")
    }
  }

  @Test("differs from ICU in exactly twelve known years")
  func icu() throws {
    let wrong = try ICUChineseYears().differing(from: ChineseYear.all.map(\.relatedYear))
    #expect(wrong == Self.yearsICUHasWrong)
  }

  /// The years in which ICU 72.1 and 78.3 differ from Almanac's table, which agrees with sxtwl.
  ///
  /// In 1917, 1922 and 1987, ICU puts the leap month after a different month. In 2057, authorities disagree about the
  /// first day of a month, and ICU and Almanac use different days. In the other eight years, ICU begins a month a day
  /// too early or too late, for example the first month of 2027 and 2030 (reported as ICU-22230 and ICU-23274).
  private static let yearsICUHasWrong = [
    1917, 1922, 1954, 1955, 1987, 1998, 2012, 2018, 2027, 2030, 2057, 2070,
  ]

  private func firstDay(of month: Int, in year: Int) throws -> String {
    let year = try #require(ChineseYear(relatedYear: year))
    let before = zip(year.monthCodes, year.monthLengths).prefix { $0.0.number < month }.map(\.1)
    let first = try day(year.newYear.description) + before.reduce(0, +)
    return Date(timeIntervalSince1970: Double(first) * 86_400).formatted(.iso8601.year().month().day())
  }

  private func day(_ date: String) throws -> Int {
    Int(try Date(date, strategy: .iso8601.year().month().day()).timeIntervalSince1970 / 86_400)
  }

  private func years(in name: String) throws -> [ReferenceYear] {
    let data = try Fixture.data("Fixtures/\(name)", beside: #filePath)
    return try String(decoding: data, as: UTF8.self).split(separator: "\n").map(ReferenceYear.init(line:))
  }
}

/// A year of the reference files, such as `2025 2025-01-29 6 30,29,…`.
///
/// A line has the related year, the Gregorian day of the new year, the number of the leap month (0 in a year without
/// a leap month) and the length of each month in days.
private struct ReferenceYear: Equatable {
  let relatedYear: Int
  let newYear: String
  let leapMonth: Int?
  let monthLengths: [Int]

  init(line: Substring) throws {
    let parts = line.split(separator: " ")
    try #require(parts.count == 4)
    relatedYear = try #require(Int(parts[0]))
    newYear = String(parts[1])
    leapMonth = parts[2] == "0" ? nil : Int(parts[2])
    monthLengths = try parts[3].split(separator: ",").map { try #require(Int($0)) }
  }

  init(_ relatedYear: Int) throws {
    let year = try #require(ChineseYear(relatedYear: relatedYear))
    self.relatedYear = relatedYear
    newYear = year.newYear.description
    leapMonth = year.leapMonth
    monthLengths = year.monthLengths
  }
}

/// The Chinese calendar as ICU computes it.
private struct ICUChineseYears: ~Copyable {
  private let calendar: ICUCalendar

  init() throws {
    _ = try ICULibrary()
    calendar = try ICUCalendar(locale: "root", type: "chinese")
  }

  /// The given related years in which ICU and the table disagree on the first day of a month.
  func differing(from years: [Int]) throws -> [Int] {
    try years.filter { try !agrees(on: $0) }
  }

  /// Whether each month of the year begins on the same day in ICU and in the table.
  private func agrees(on relatedYear: Int) throws -> Bool {
    let year = try #require(ChineseYear(relatedYear: relatedYear))
    var day =
      try Date(year.newYear.description, strategy: .iso8601.year().month().day())
      .timeIntervalSince1970 * 1000
    for (code, length) in zip(year.monthCodes, year.monthLengths) {
      let month = try calendar.value(of: .month, at: day) + 1
      let isLeap = try calendar.value(of: .isLeapMonth, at: day) == 1
      let dayOfMonth = try calendar.value(of: .dayOfMonth, at: day)
      guard month == code.number, isLeap == code.isLeap, dayOfMonth == 1 else { return false }
      day += Double(length) * 86_400_000
    }
    return true
  }
}
