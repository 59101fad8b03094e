import AlmanacKit
import Testing

/// The table of Chinese years, compared with lunar_python and the Hong Kong Observatory.
///
/// `CalendarYearsTests` compares it with sxtwl, and `ICUMonthTests` with ICU.
@Suite struct ChineseYearTests {
  @Test("agrees with PyPI lunar_python 1.4.8 in every year except 2057, which has a new moon at midnight")
  func lunarPython() throws {
    let different = try ReferenceYear.years(in: "chinese-years-lunar_python").filter { try !agrees($0) }
    #expect(different.map(\.number) == [2057])
  }

  @Test(
    "begins doubtful months on the same days as the tables of the Hong Kong Observatory",
    arguments: [(2057, "M09", "2057-09-28"), (2089, "M08", "2089-09-04"), (2097, "M07", "2097-08-07")])
  func doubtfulMonths(year: Int, month: String, expected: String) throws {
    #expect(try chinese(year, month, 1).converted(to: .gregorian).description == expected)
  }

  @Test("has no year outside the table", arguments: [1898, 2101, 0, -1, Int.max, Int.min])
  func outside(year: Int) {
    #expect(ChineseYear(relatedYear: year) == nil)
  }

  /// Whether the table has the same year.
  private func agrees(_ year: ReferenceYear) throws -> Bool {
    let own = try #require(ChineseYear(relatedYear: year.number))
    return own.newYear.description == year.firstDay
      && own.leapMonth == year.months.first(where: \.isLeap)?.number
      && own.monthCodes == year.months && own.monthLengths == year.lengths
  }
}
