import AlmanacKit
import Foundation
import Testing

/// The table of Chinese years, compared with sxtwl, lunar_python and the Hong Kong Observatory.
///
/// `ICUMonthTests` compares it with ICU.
@Suite struct ChineseYearTests {
  @Test("agrees with PyPI sxtwl 2.0.7 in every year from 1899 to 2100")
  func sxtwl() throws {
    let expected = try ReferenceYear.years(in: "chinese-years-sxtwl")
    #expect(expected.count == 202)
    for year in expected { #expect(try agrees(year), "\(year.number)") }
  }

  @Test("agrees with PyPI lunar_python 1.4.8 in every year except 2057, which has a new moon at midnight")
  func lunarPython() throws {
    let different = try ReferenceYear.years(in: "chinese-years-lunar_python").filter { try !agrees($0) }
    #expect(different.map(\.number) == [2057])
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

  private func firstDay(of month: Int, in year: Int) throws -> String {
    let year = try #require(ChineseYear(relatedYear: year))
    let before = zip(year.monthCodes, year.monthLengths).prefix { $0.0.number < month }.map(\.1)
    let first = try day(year.newYear.description) + before.reduce(0, +)
    return Date(timeIntervalSince1970: Double(first) * 86_400).formatted(.iso8601.year().month().day())
  }

  private func day(_ date: String) throws -> Int {
    Int(try Date(date, strategy: .iso8601.year().month().day()).timeIntervalSince1970 / 86_400)
  }

  /// Whether the table has the same year.
  private func agrees(_ year: ReferenceYear) throws -> Bool {
    let own = try #require(ChineseYear(relatedYear: year.number))
    return own.newYear.description == year.firstDay
      && own.leapMonth == year.months.first(where: \.isLeap)?.number
      && own.monthCodes == year.months && own.monthLengths == year.lengths
  }
}
