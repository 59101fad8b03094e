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
    #expect(english.hourCycle == .h23 && english.allowedHourCycles == [.h23, .h12])
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

  @Test("say Today for the current day, also if it is in another calendar")
  func today() throws {
    let calendar = try RealBundle.calendar("en", .gregorian)
    let today = try gregorian(2026, 2, 17)
    #expect(try calendar.dayAndWeekdayLabel(chinese(2026, "M01", 1), today: today) == "Today")
  }

  // The extraction's tests compare the widest labels with fonts.
  @Test("know the widest labels among the labels that they show")
  func widest() throws {
    let (locale, calendar) = (try RealBundle.locale("en"), try RealBundle.calendar("en", .gregorian))
    for cycle in HourCycle.allCases {
      #expect(Set(locale.widestHours(in: cycle)).isSubset(of: locale.hourRows(in: cycle).map(\.label)))
    }
    #expect(Set(locale.widestHours()) == ["10", "11", "12"])
    #expect(Set(locale.widestMinutes).isSubset(of: try locale.minuteRows().map(\.label)))
    let years = try calendar.yearRows(calendar.years).map(\.label)
    #expect(Set(calendar.widestLabels(.year)).isSubset(of: years))
    let days = calendar.dayRows(ofMonthWith: try gregorian(2026, 1, 1)).map(\.label)
    #expect(Set(calendar.widestLabels(.day)).isSubset(of: days))
  }
}
