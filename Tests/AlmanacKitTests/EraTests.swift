import AlmanacKit
import Testing

/// The eras of calendars, and the years that are counted in them.
@Suite struct EraTests {
  // The code and the year of the era come from node's Intl (CLDR 48). With {era, year}, Intl writes 501 BC, 2026 AD,
  // 1 B.R.O.C., 1 Minguo, 64 Shōwa, 31 Heisei and 1 Reiwa.
  @Test(
    "contain a day and number its year",
    arguments: [
      (CalendarIdentifier.gregorian, -500, (-500, 5, 15), "bce", 501),
      (.gregorian, 2026, (2026, 1, 1), "ce", 2026), (.roc, 0, (1911, 12, 31), "broc", 1),
      (.roc, 1, (1912, 1, 1), "roc", 1), (.japanese, 1989, (1989, 1, 7), "showa", 64),
      (.japanese, 2019, (2019, 4, 30), "heisei", 31), (.japanese, 2019, (2019, 5, 1), "reiwa", 1),
    ])
  func day(calendar: CalendarIdentifier, year: Int, civil: (Int, Int, Int), code: String, number: Int) {
    let eras = calendar.traits.eras
    let place = eras.place(ofEpochDay: epochDay(ofCivilYear: civil.0, month: civil.1, day: civil.2))
    #expect(eras[place].code == code)
    #expect(eras.yearOfEra(year, in: place) == number)
  }

  @Test(
    "use the later era in the label of a year with two eras",
    arguments: [(1988, "showa"), (1989, "heisei"), (2018, "heisei"), (2019, "reiwa")])
  func year(year: Int, code: String) {
    let eras = CalendarIdentifier.japanese.traits.eras
    #expect(eras[eras.place(ofYear: year)].code == code)
  }

  @Test(
    "have a day inside the era, which Almanac uses to ask ICU for the era's name",
    arguments: CalendarIdentifier.allCases)
  func dayInside(calendar: CalendarIdentifier) {
    let eras = calendar.traits.eras
    #expect(eras.indices.map { eras.place(ofEpochDay: eras.epochDay(in: $0)) } == Array(eras.indices))
  }
}
