import AlmanacKit
import Testing

/// Dates that people type.
@Suite struct TypedDateTests {
  @Test("are read in every locale if they have the order and the separators of the locale's mask")
  func everyLocale() throws {
    let date = try gregorian(2026, 11, 27)
    for tag in try RealBundle.tags {
      let (locale, calendar) = (try RealBundle.locale(tag), try RealBundle.calendar(tag, .gregorian))
      let mask = try #require(calendar.mask)
      let numbers: [DateColumn: String] = [
        .year: locale.text(2026), .month: locale.text(11), .day: locale.text(27),
      ]
      let text = zip(mask.order, mask.separators.dropFirst()).reduce(mask.separators[0]) {
        $0 + (numbers[$1.0] ?? "") + $1.1
      }
      #expect(calendar.typedDate(text) == .date(date), "\(tag) \(text)")
    }
  }

  @Test("have a mask whose text includes every separator, also before the first number and after the last")
  func mask() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.path(.gregorian), as: CalendarFile.self) {
      $0.mask?.separators = ["(", ".", "/", ")"]
    }
    #expect(try bundle.locale().calendar(.gregorian).mask?.text == "(TT.MM/JJJJ)")
  }

  @Test("use the calendar's own years")
  func buddhist() throws {
    let calendar = try RealBundle.calendar("th", .buddhist)
    #expect(
      calendar.typedDate("17/2/2569") == .date(try gregorian(2026, 2, 17).converted(to: .buddhist)))
    // The Buddhist year 2026 is 1483.
    let first = try gregorian(1900, 1, 1).converted(to: .buddhist)
    #expect(calendar.typedDate("17/2/2026") == .problem(.tooEarly(earliest: first)))
  }

  @Test(
    "are not read from a text that is not a complete date from 1900 to 2100",
    arguments: [
      "", " ", "17", "17.2", "17.2.026", "17.2.2026.1", "017.2.2026", "17.002.2026",
      "17.2.99999999999999999999", "17x2x2026",
      "²7.2.2026", "½.2.2026", "17.2.20２６5", "Ⅳ.2.2026", "17.2.2026x", "1702202", "170220266",
      "十七.二.二〇二六", "-5.3.2026", "−5.3.2026", "🙂5.3.2026", "5🙂3🙂2026", "5.3.2026🙂", "1\u{FE0F}\u{20E3}.3.2026",
      "$5.3.2026", "1.1.0000", "17. Februar", "heute", "17. __proto__ 2026", "__proto__",
      "17 constructor 2026",
      String(repeating: "1", count: 1_000_000), String(repeating: ".", count: 101) + "17.2.2026",
    ])
  func none(text: String) throws {
    #expect(try RealBundle.calendar("de", .gregorian).typedDate(text) == .problem(.noDate))
  }

  @Test(
    "do not exist if no month has the day, or if the order is wrong",
    arguments: [
      "31.2.2026", "29.2.2026", "0.1.2026", "1.0.2026", "1.13.2026", "32.1.2026", "31.2.1899", "29.2.1900",
      "29.2.2101", "1.13.1899", "2/17/2026", "31. Februar 2026", "0. Mai 2026",
    ])
  func missing(text: String) throws {
    #expect(try RealBundle.calendar("de", .gregorian).typedDate(text) == .problem(.noSuchDate))
  }

  @Test("have up to 100 UTF-16 code units")
  func length() throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    // Each digit of the year has two code units, and each wide space has one, with three bytes.
    let text = "17.2.𝟐𝟎𝟐𝟔"
    #expect(calendar.typedDate(many("\u{3000}", 87) + text) == .date(try gregorian(2026, 2, 17)))
    #expect(calendar.typedDate(many("\u{3000}", 88) + text) == .problem(.noDate))
  }

  // 5 June is a Thursday in 2025, a Friday in 2026, a Saturday in 2027 and a Monday in 2028 (Python's datetime).
  @Test("without a year are the nearest, or in the last, this or the next year that has the weekday")
  func noYear() throws {
    let (calendar, today) = (try RealBundle.calendar("de", .gregorian), try gregorian(2026, 2, 17))
    for (weekday, year) in [("Do.", 2025), ("Fr.", 2026), ("Sa.", 2027)] {
      #expect(calendar.typedDate("\(weekday), 5.6.", today: today) == .date(try gregorian(year, 6, 5)))
    }
    let nearest = DateProblem.wrongWeekday(date: try gregorian(2026, 6, 5))
    #expect(calendar.typedDate("Mo., 5.6.", today: today) == .problem(nearest))
    // Of two days with a distance of 183 days, the earlier one is right.
    let middle = try gregorian(2028, 1, 31)
    #expect(calendar.typedDate("1.8.", today: middle) == .date(try gregorian(2027, 8, 1)))
  }

  // 31 December 1899 was a Sunday, and 3 January is a Monday in 2101 and a Sunday in 2100 (Python's datetime).
  @Test(
    "without a year, or with two digits of it, are too early or too late if the right day is before 1900 or after 2100",
    arguments: [
      ("31.12.", 1900, 1, 10, "tooEarly"), ("So., 31.12.", 1900, 1, 10, "tooEarly"),
      ("1.6.", 1900, 1, 10, "1900-06-01"), ("17.2.99", 1905, 1, 1, "tooEarly"),
      ("3.1.", 2100, 12, 15, "tooLate"), ("Mo., 3.1.", 2100, 12, 15, "tooLate"),
      ("So., 3.1.", 2100, 12, 15, "2100-01-03"), ("1.8.", 2100, 12, 15, "2100-08-01"),
      ("17.2.05", 2095, 1, 1, "tooLate"), ("30.2.", 2100, 12, 15, "noSuchDate"),
    ])
  func nearestOutside(text: String, year: Int, month: Int, day: Int, name: String) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    #expect(calendar.typedDate(text, today: try gregorian(year, month, day)).name == name)
  }

  @Test("without a year do not exist if no known year has the day, as in a leap month that never occurs")
  func noLeapMonth() throws {
    let calendar = try RealBundle.calendar("mr", .chinese)
    for year in [1900, 2026, 2100] {
      let typed = calendar.typedDate("अधिक मास १२ 23", today: try gregorian(year, 6, 1))
      #expect(typed == .problem(.noSuchDate))
    }
  }

  @Test("without a day of the app are ambiguous if the year has two digits")
  func twoDigits() throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let both = [try gregorian(1926, 2, 17), try gregorian(2026, 2, 17)]
    #expect(calendar.typedDate("17.2.26") == .problem(.ambiguous(dates: both)))
    #expect(calendar.typedDate("170226") == .problem(.ambiguous(dates: both)))
    #expect(calendar.typedDate("17.2.26", today: try gregorian(1930, 1, 1)) == .date(both[0]))
  }

  // ICU's SimpleDateFormat: two digits are a year from 80 years before a day to 20 years after it.
  @Test(
    "with two digits of a year are up to 80 years before and 20 years after the day of the app",
    arguments: [
      ("16.2.46", 2046), ("17.2.46", 1946), ("18.2.46", 1946), ("1.1.46", 2046), ("31.12.45", 2045),
      ("1.1.47", 1947),
    ])
  func window(text: String, year: Int) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    #expect(calendar.typedDate(text, today: try gregorian(2026, 2, 17)).name.hasPrefix("\(year)-"))
  }

  // Intl.DateTimeFormat of node 20: 20 February 2024 is 11 Adar I 5784, so the 20 Shevat 80 years earlier is too early.
  @Test("with two digits of a year are in the right century if a leap month is between the two days")
  func windowBeforeLeapMonth() throws {
    let typed = try RealBundle.calendar("he", .hebrew).typedDate(
      "20 שבט 04", today: try gregorian(2024, 2, 20))
    #expect(typed == .date(try gregorian(2044, 2, 18).converted(to: .hebrew)))
  }

  @Test(
    "are too early or too late if the day exists but is before 1900 or after 2100",
    arguments: ["17.02.1899", "31.12.1899", "17021899", "1.1.0001", "29.2.1896"], ["1.1.2101", "17.2.9999"])
  func outside(early: String, late: String) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let (first, last) = (try gregorian(1900, 1, 1), try gregorian(2100, 12, 31))
    for days in SelectableDays.allCases {
      #expect(calendar.typedDate(early, days: days) == .problem(.tooEarly(earliest: first)))
      #expect(calendar.typedDate(late, days: days) == .problem(.tooLate(latest: last)))
    }
    let (earliest, latest) = (try gregorian(2026, 2, 1), try gregorian(2026, 2, 28))
    let from = DateLimits(earliest: earliest, latest: nil)
    #expect(calendar.typedDate(early, limits: from) == .problem(.tooEarly(earliest: earliest)))
    #expect(calendar.typedDate(late, limits: from) == .problem(.tooLate(latest: last)))
    let both = DateLimits(earliest: earliest, latest: latest)
    let outOfRange = TypedDate.problem(.outOfRange(earliest: earliest, latest: latest))
    #expect(calendar.typedDate(early, limits: both) == outOfRange)
    #expect(calendar.typedDate(late, limits: both) == outOfRange)
  }

  // The short dates of these languages begin with the day (CLDR 42): kk and lv "dd.MM.yy", ky "d/M/yy". In their long
  // dates, the year is first and the month is last.
  @Test("are read in the order of the short dates if they are eight digits", arguments: ["kk", "ky", "lv"])
  func eightDigits(tag: String) throws {
    let date = try gregorian(2034, 8, 5).converted(to: .buddhist)
    #expect(try RealBundle.calendar(tag, .buddhist).typedDate("05082577") == .date(date))
    #expect(try RealBundle.calendar(tag, .buddhist).typedDate("25770508") == .problem(.noSuchDate))
  }

  @Test("are checked against the limits and the days that can be chosen")
  func limits() throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let limits = DateLimits(earliest: try gregorian(2026, 2, 10), latest: nil)
    #expect(calendar.typedDate("17.2.2026", limits: limits) == .date(try gregorian(2026, 2, 17)))
    #expect(
      calendar.typedDate("9.2.2026", limits: limits)
        == .problem(.tooEarly(earliest: try gregorian(2026, 2, 10))))
    #expect(calendar.typedDate("15.2.2026", days: .weekdays) == .problem(.weekdaysOnly))
  }
}
