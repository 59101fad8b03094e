import AlmanacKit
import Testing

/// The rows of a picker's wheels.
@Suite struct WheelTests {
  // The tests of WheelPicker have the labels of hours, days, AM and PM.
  @Test("have the values 0 to 11 on a 12-hour clock, 0 to 23 on a 24-hour clock, and 0 and 12 for AM and PM")
  func values() throws {
    #expect(try RealBundle.locale("en-US").hourRows().map(\.value) == Array(0..<12))
    #expect(try RealBundle.locale("de").hourRows().map(\.value) == Array(0..<24))
    #expect(try RealBundle.locale("en").dayPeriodRows.map(\.value) == [0, 12])
    let february = try gregorian(2026, 2, 17)
    #expect(
      try RealBundle.calendar("de", .gregorian).dayRows(ofMonthWith: february).map(\.value) == Array(1...28))
  }

  @Test("show hours in another hour cycle, with the locale's digits")
  func otherClock() throws {
    let locale = try RealBundle.locale("ar-EG")
    #expect(locale.hourRows().map(\.label).first == "١٢")
    #expect(locale.hourRows(in: .h23).map(\.label).prefix(2) == ["٠٠", "٠١"])
    #expect(locale.hourRows(in: .h11).map(\.label).prefix(2) == ["٠", "١"])
    #expect(locale.hourRows(in: .h24).map(\.label).prefix(2) == ["٢٤", "٠١"])
  }

  @Test("step through the minutes", arguments: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
  func minutes(interval: Int) throws {
    let rows = try RealBundle.locale("en").minuteRows(every: interval)
    #expect(rows.map(\.value) == Array(stride(from: 0, to: 60, by: interval)))
    #expect(rows.map(\.label) == rows.map { $0.value < 10 ? "0\($0.value)" : "\($0.value)" })
  }

  // Germany has a 24-hour clock, even for users whose language is English. The United States has a 12-hour clock, even
  // for users whose language is German (CLDR, `timeData`).
  @Test("have a column of AM and PM if the user's region has a 12-hour clock")
  func dayPeriodColumn() throws {
    let english = try RealBundle.almanac.locale("en", region: "DE")
    #expect(english.columns(.time) == [.hour, .minute])
    #expect(english.columns(.dateAndTime) == [.date, .hour, .minute])
    let german = try RealBundle.almanac.locale("de", region: "US")
    #expect(german.columns(.time) == [.hour, .minute, .dayPeriod])
    #expect(german.columns(.dateAndTime) == [.date, .hour, .minute, .dayPeriod])
    // Chinese writes the day period first, as in 下午2:05, and Vietnamese writes a time before the date.
    let chinese = try RealBundle.almanac.locale("zh-Hans", region: "US")
    #expect(chinese.columns(.time) == [.dayPeriod, .hour, .minute])
    #expect(chinese.columns(.dateAndTime) == [.date, .dayPeriod, .hour, .minute])
    let vietnamese = try RealBundle.almanac.locale("vi", region: "US")
    #expect(vietnamese.columns(.dateAndTime) == [.hour, .minute, .dayPeriod, .date])
    #expect(try RealBundle.almanac.locale("en", region: "US").columns(.time) == [.hour, .minute, .dayPeriod])
  }

  // CLDR 42: صباحًا and مساءً are the wide names of AM and PM in Arabic.
  @Test("speak AM and PM in the wide words of the language")
  func dayPeriods() throws {
    #expect(try RealBundle.locale("ar").spokenDayPeriod(11) == "صباحًا")
    #expect(try RealBundle.locale("ar").spokenDayPeriod(12) == "مساءً")
  }

  @Test("say Today for the current day, and the weekday for other days")
  func today() throws {
    let calendar = try RealBundle.calendar("en", .gregorian)
    let today = try gregorian(2026, 2, 17)
    #expect(try calendar.dayAndWeekdayLabel(today, today: today) == "Today")
    #expect(try calendar.dayAndWeekdayLabel(chinese(2026, "M01", 1), today: today) == "Today")
    #expect(try calendar.dayAndWeekdayLabel(gregorian(2026, 2, 18), today: today) == "Wed, Feb 18")
    #expect(try calendar.dayAndWeekdayLabel(gregorian(2026, 2, 16), today: today) == "Mon, Feb 16")
  }

  @Test("know the widest labels among the labels that they show")
  func widest() throws {
    for (tag, identifier) in [("de", CalendarIdentifier.gregorian), ("zh-Hans", .chinese), ("ar", .buddhist)]
    {
      let calendar = try RealBundle.calendar(tag, identifier)
      let days = Set(calendar.dayRows(ofMonthWith: try chinese(2026, "M01", 1)).map(\.label))
      let years = Set(try calendar.yearRows(calendar.years).map(\.label))
      #expect(Set(calendar.widestLabels(.year)).isSubset(of: years))
      #expect(!days.isDisjoint(with: calendar.widestLabels(.day)))
      #expect(!calendar.widestLabels(.month).isEmpty)
    }
  }

  // Two digits are wider than one digit. In most fonts, 1 is the narrowest digit, so the widest of many labels do not
  // contain a 1.
  @Test("know the widest hours of the requested hour cycle, and the widest minutes")
  func widestOfTimes() throws {
    let locale = try RealBundle.locale("en")
    for cycle in HourCycle.allCases {
      let labels = Set(locale.hourRows(in: cycle).map(\.label))
      #expect(Set(locale.widestHours(in: cycle)).isSubset(of: labels), "\(cycle)")
    }
    #expect(Set(locale.widestHours()) == ["10", "11", "12"])
    for widest in [locale.widestHours(in: .h23), locale.widestHours(in: .h24), locale.widestMinutes] {
      #expect(Set(widest).count == 3 && widest.allSatisfy { $0.count == 2 && !$0.contains("1") })
    }
  }
}
