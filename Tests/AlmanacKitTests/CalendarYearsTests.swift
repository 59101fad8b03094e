import AlmanacKit
import Testing

/// The months of all calendars except the Gregorian and the Buddhist, against libraries that use neither ICU nor Almanac,
/// and ICU's own days where no second library exists.
@Suite struct CalendarYearsTests {
  private static let files = [
    "chinese-years-sxtwl", "coptic-convertdate", "coptic-kiahk", "dangi-ephem", "dangi-kasi",
    "ethiopic-abyssinica", "ethiopic-node", "hebrew-convertdate", "hebrew-pyluach", "indian-convertdate",
    "indian-node", "islamic-civil-convertdate", "islamic-civil-hijri-convert", "islamic-tbla-convertdate",
    "islamic-tbla-node", "islamic-umalqura-jdk", "persian-convertdate", "persian-jdatetime",
  ]

  @Test("have the days of the source on every supported day", arguments: files)
  func everyDay(name: String) throws {
    let calendar = try #require(
      CalendarIdentifier.allCases.last { name.hasPrefix("\($0.rawValue)-") && $0 != .ethiopicAmeteAlem })
    let years = try ReferenceYear.years(in: calendar == .chinese ? name : "months/\(name)")
    var wrong: [String] = []
    for year in years {
      var epochDay = year.firstEpochDay
      for (month, length) in zip(year.months, year.lengths) {
        for day in 1...length {
          defer { epochDay += 1 }
          guard CalendarDate.supportedEpochDays.contains(epochDay) else { continue }
          let found = CalendarDate(epochDay: epochDay, calendar)
          let isSame = found.year == year.number && found.month == month && found.day == day
          if !isSame { wrong.append("\(found) is not \(year.number)-\(month)-\(day)") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    #expect(years.count > 138)
  }

  @Test(
    "of the world are those of the Incarnation, 5500 years later", arguments: [-25_567, 0, 20_782, 47_874])
  func ameteAlem(epochDay: Int) {
    let (world, incarnation) = (
      CalendarDate(epochDay: epochDay, .ethiopicAmeteAlem), CalendarDate(epochDay: epochDay, .ethiopic)
    )
    #expect(world.year == incarnation.year + 5500)
    #expect(world.month == incarnation.month && world.day == incarnation.day)
  }

  // https://www.cao.go.jp/minsei/jikyo/gengo.html and the Gregorian years of the standard.
  @Test(
    "of Japan and Taiwan are Gregorian",
    arguments: [
      (CalendarIdentifier.japanese, 2026, "japanese 2026-M11-25"), (.japanese, 1900, "japanese 1900-M11-25"),
      (.roc, 2026, "roc 115-M11-25"), (.roc, 1912, "roc 1-M11-25"), (.roc, 1911, "roc 0-M11-25"),
    ])
  func civil(calendar: CalendarIdentifier, year: Int, text: String) throws {
    let date = try CalendarDate(gregorianYear: year, month: 11, day: 25)
    #expect(date.converted(to: calendar).description == text)
  }

  @Test("convert back to the same day", arguments: CalendarIdentifier.allCases)
  func roundTrip(calendar: CalendarIdentifier) throws {
    for epochDay in stride(from: -25_567, through: 47_874, by: 17) {
      let date = CalendarDate(epochDay: epochDay, calendar)
      if calendar.traits.isISO || date.year != 2101 + calendar.traits.numbering.offset {
        let again = try? CalendarDate(calendar, year: date.year, month: date.month, day: date.day)
        #expect(again == date || epochDay > 47_846, "\(date)")
      }
    }
  }

  // 1 January 1900 and 28 January 2101
  @Test("end with the first and the last supported day", arguments: CalendarIdentifier.allCases)
  func ends(calendar: CalendarIdentifier) {
    for (epochDay, step) in [(-25_567, -1), (47_874, 1)] {
      let end = CalendarDate(epochDay: epochDay, calendar)
      #expect(throws: AlmanacError.self, "\(end)") {
        try CalendarDate(calendar, year: end.year, month: end.month, day: end.day + step)
      }
    }
  }

  @Test(
    "say which years are supported",
    arguments: [
      (CalendarIdentifier.persian, 1480, "1278 to 1479."), (.islamicUmalqura, 1525, "1317 to 1524."),
      (.hebrew, 5862, "5660 to 5861."), (.roc, -12, "-11 to 189."), (.japanese, 1899, "1900 to 2100."),
      (.gregorian, 2101, "1900 to 2100."), (.buddhist, 2026, "2443 to 2643."),
      (.chinese, 1898, "1899 to 2100."),
    ])
  func outside(calendar: CalendarIdentifier, year: Int, range: String) {
    let error = #expect(throws: AlmanacError.self) {
      try CalendarDate(calendar, year: year, month: MonthCode("M01"), day: 1)
    }
    #expect(
      error?.description == "The \(calendar.rawValue) year \(year) is outside the supported years, \(range)")
  }

  // 1 January 1900 is 11 Dey (M10) 1278 and 1 Shevat (M05) 5660. 28 January 2101 is 8 Bahman (M11) 1479 and 27 Tevet
  // (M04) 5861 (Intl of node 20).
  @Test(
    "say which days of the first and of the last year are supported",
    arguments: [
      (CalendarIdentifier.persian, 1278, "M10", 10), (.persian, 1278, "M01", 1), (.persian, 1479, "M11", 9),
      (.hebrew, 5660, "M04", 29), (.hebrew, 5861, "M04", 28), (.hebrew, 5861, "M12", 1),
      (.chinese, 1899, "M11", 29),
    ])
  func outsideDay(calendar: CalendarIdentifier, year: Int, month: String, day: Int) throws {
    let month = try MonthCode(month)
    let error = #expect(throws: AlmanacError.self) {
      try CalendarDate(calendar, year: year, month: month, day: day)
    }
    let expected = "is supported only on the days 1900-01-01 to 2101-01-28."
    #expect(error?.description == "The \(calendar.rawValue) year \(year) \(expected)")
  }
}
