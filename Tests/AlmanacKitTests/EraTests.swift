import Testing

@testable import AlmanacKit

/// The eras of the Gregorian calendar, and the Minguo and Japanese eras, which no calendar of Almanac has.
///
/// The tests use Minguo and Japanese eras because most of them begin after 1900, within the years of a bundle.
@Suite struct EraTests {
  private static let gregorian = CalendarIdentifier.gregorian.traits.eras
  /// The second era begins on 1 January 1912, 21,185 days before 1970.
  private static let minguo = [
    Era(code: "broc", firstYear: nil, firstEpochDay: nil),
    Era(code: "roc", firstYear: 1, firstEpochDay: -21_185),
  ]
  /// The eras begin on 25 December 1926, 8 January 1989 and 1 May 2019.
  private static let japanese = [
    Era(code: "showa", firstYear: 1926, firstEpochDay: -15_713),
    Era(code: "heisei", firstYear: 1989, firstEpochDay: 6947),
    Era(code: "reiwa", firstYear: 2019, firstEpochDay: 18_017),
  ]

  // Each row has the eras, a year of the calendar, a day in this year, the era's code and the year of the era. The code
  // and the year of the era come from node's Intl (CLDR 48). With {era, year}, Intl writes 501 BC, 2026 AD, 1 B.R.O.C.,
  // 1 Minguo, 64 Shōwa, 31 Heisei and 1 Reiwa.
  @Test(
    "contain a day and number its year",
    arguments: [
      (gregorian, -500, (-500, 5, 15), "bce", 501), (gregorian, 2026, (2026, 1, 1), "ce", 2026),
      (minguo, 0, (1911, 12, 31), "broc", 1), (minguo, 1, (1912, 1, 1), "roc", 1),
      (japanese, 1989, (1989, 1, 7), "showa", 64), (japanese, 2019, (2019, 4, 30), "heisei", 31),
      (japanese, 2019, (2019, 5, 1), "reiwa", 1),
    ])
  func day(eras: [Era], year: Int, civil: (year: Int, month: Int, day: Int), code: String, number: Int) {
    let place = eras.place(ofEpochDay: epochDay(ofCivilYear: civil.year, month: civil.month, day: civil.day))
    #expect(eras[place].code == code)
    #expect(eras.yearOfEra(year, in: place) == number)
  }

  @Test(
    "use the later era in the label of a year with two eras",
    arguments: [(1988, "showa"), (1989, "heisei"), (2018, "heisei"), (2019, "reiwa")])
  func year(year: Int, code: String) {
    #expect(Self.japanese[Self.japanese.place(ofYear: year)].code == code)
  }

  @Test(
    "have a day inside the era, which Almanac uses to ask ICU for the era's name",
    arguments: [gregorian, minguo, japanese])
  func dayInside(eras: [Era]) {
    for place in eras.indices {
      #expect(eras.place(ofEpochDay: eras.epochDay(in: place)) == place)
    }
  }
}
