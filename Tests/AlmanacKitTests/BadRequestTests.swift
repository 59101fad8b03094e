import AlmanacKit
import Foundation
import Testing

/// Wrong arguments from a caller.
///
/// Each mistake has its own error, with the values that explain the mistake.
@Suite struct BadRequestTests {
  // The Buddhist years 2443 to 2643 are the Gregorian years 1900 to 2100.
  @Test(
    "throws for a year outside the calendar's years",
    arguments: [
      (CalendarIdentifier.gregorian, [1899, 2101, 0, -1, Int.min, Int.max]),
      (.buddhist, [2442, 2644, 1900, 0, Int.min, Int.max]), (.chinese, [1898, 2101, Int.min, Int.max]),
    ])
  func yearOutside(identifier: CalendarIdentifier, years: [Int]) throws {
    let (calendar, month) = (try RealBundle.calendar("de", identifier), try MonthCode("M01"))
    for year in years {
      let error = AlmanacError.yearOutsideTable(calendar: identifier, year: year)
      #expect(throws: error) { try CalendarDate(identifier, year: year, month: month, day: 1) }
      #expect(throws: error) { try calendar.months(ofYear: year) }
      #expect(throws: error) { try calendar.date(gregorian(2026, 1, 1)).settingYear(year) }
    }
  }

  @Test(
    "throws for a list of years that begins or ends outside 1900 to 2100",
    arguments: [1899, 2101, Int.min, Int.max])
  func yearRowsOutside(year: Int) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    for years in [year...max(year, 2000), min(year, 2000)...year] {
      #expect(throws: AlmanacError.yearOutsideTable(calendar: .gregorian, year: year)) {
        try calendar.yearRows(years)
      }
    }
  }

  @Test(
    "throws for a leap month that the year does not have, and for a thirteenth month",
    arguments: [
      (CalendarIdentifier.chinese, 2026, "M04L"), (.chinese, 2025, "M05L"), (.chinese, 2033, "M07L"),
      (.chinese, 2026, "M13"), (.gregorian, 2025, "M06L"), (.gregorian, 2026, "M13"),
      (.buddhist, 2568, "M06L"), (.buddhist, 2569, "M13"),
    ])
  func missingMonth(calendar: CalendarIdentifier, year: Int, code: String) throws {
    let month = try MonthCode(code)
    #expect(throws: AlmanacError.noSuchMonth(calendar: calendar, year: year, code: code)) {
      try CalendarDate(calendar, year: year, month: month, day: 1)
    }
  }

  @Test(
    "refuses a text that is not a month's code",
    arguments: ["M14", "M00", "M1", "m01", "M01l", "M01LL", " M01", "", "06", "M13L", "M٠١"])
  func monthCode(code: String) {
    #expect(throws: AlmanacError.malformedMonthCode(code)) { try MonthCode(code) }
  }

  @Test("throws for a Gregorian month outside 1 to 12", arguments: [0, 13, -1, Int.min, Int.max])
  func monthNumber(month: Int) {
    #expect(throws: AlmanacError.noSuchMonth(calendar: .gregorian, year: 2026, code: "M\(month)")) {
      try gregorian(2026, month, 1)
    }
  }

  @Test(
    "throws for a day that the month does not have",
    arguments: [(2026, 4, 31, 30), (2026, 2, 29, 28), (2100, 2, 29, 28), (2024, 2, 30, 29), (2026, 1, 0, 31)])
  func day(year: Int, month: Int, day: Int, length: Int) throws {
    let code = try MonthCode(month < 10 ? "M0\(month)" : "M\(month)")
    #expect(
      throws: AlmanacError.noSuchDay(calendar: .gregorian, year: year, month: code, day: day, length: length)
    ) { try gregorian(year, month, day) }
  }

  @Test("names the days of a month that does not have the day")
  func dayMessage() throws {
    let error = #expect(throws: AlmanacError.self) { try gregorian(2026, 2, -5) }
    let expected = "The month M02 of the gregorian year 2026 has the days 1 to 28, but no day -5."
    #expect(error?.description == expected)
  }

  @Test(
    "throws for a day after the 29th in the leap month of 2025, which has 29 days (sxtwl)",
    arguments: [30, Int.max])
  func chineseDay(day: Int) throws {
    let month = try MonthCode("M06L")
    #expect(
      throws: AlmanacError.noSuchDay(calendar: .chinese, year: 2025, month: month, day: day, length: 29)
    ) { try chinese(2025, "M06L", day) }
  }

  @Test(
    "throws for a time outside 00:00:00 to 23:59:59",
    arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (Int.max, Int.min, 0)])
  func time(hour: Int, minute: Int, second: Int) {
    #expect(throws: AlmanacError.noSuchTime(hour: hour, minute: minute, second: second)) {
      try TimeOfDay(hour: hour, minute: minute, second: second)
    }
  }

  @Test(
    "throws for a spoken hour outside 0 to 23, and for a spoken minute outside 0 to 59",
    arguments: [-1, 24, Int.min, Int.max])
  func spokenTime(number: Int) throws {
    let locale = try RealBundle.locale("en")
    #expect(throws: AlmanacError.noSuchTime(hour: number, minute: 0, second: 0)) {
      try locale.spokenHour(number)
    }
    #expect(throws: AlmanacError.noSuchTime(hour: number, minute: 0, second: 0)) {
      try locale.spokenDayPeriod(number)
    }
    guard number != 24 else { return }
    #expect(throws: AlmanacError.noSuchTime(hour: 0, minute: number, second: 0)) {
      try locale.spokenMinute(number)
    }
  }

  @Test(
    "throws for a step of minutes other than 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 and 30",
    arguments: [7, 0, -1, 8, 25, 31, 45, 60, Int.min, Int.max])
  func minuteInterval(interval: Int) throws {
    let locale = try RealBundle.locale("en")
    #expect(throws: AlmanacError.unsupportedMinuteInterval(interval)) {
      try locale.minuteRows(every: interval)
    }
  }

  private static func knownSkeletons() throws -> [String] {
    let bytes = try Data(contentsOf: RealBundle.folder.appending(path: "json/de/gregorian.json"))
    return try CalendarFile(reading: [UInt8](bytes)).patterns.skeletons.keys.sorted()
  }

  @Test(
    "names the bundle's skeletons if a skeleton is unknown",
    arguments: [
      "yw", "", "MMMMMM", "hm", "yd", "yEEEEd", "MMMdM", "Q", String(repeating: "d", count: 10_000),
    ])
  func skeleton(skeleton: String) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let (day, later) = (try gregorian(2026, 2, 17), try gregorian(2027, 3, 18))
    let known = try Self.knownSkeletons()
    #expect(throws: AlmanacError.unknownSkeleton(skeleton, known: known)) {
      try calendar.text(day, skeleton: skeleton)
    }
    for last in [day, later] {
      #expect(throws: AlmanacError.unknownSkeleton(skeleton, known: known)) {
        try calendar.text(from: day, to: last, skeleton: skeleton)
      }
    }
    #expect(throws: AlmanacError.unknownSkeleton(skeleton, known: known)) {
      try calendar.text(of: [day], skeleton: skeleton)
    }
  }

  @Test(
    "throws if the skeleton of a date with a time lacks the date or the time", arguments: ["yMMMd", "jm"])
  func incompleteSkeleton(skeleton: String) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let (day, noon) = (try gregorian(2026, 2, 17), try TimeOfDay(hour: 12, minute: 0))
    let error = #expect(throws: AlmanacError.unknownSkeleton(skeleton, known: [])) {
      try calendar.text(day, at: noon, skeleton: skeleton)
    }
    #expect(error?.description.hasPrefix("'\(skeleton)' is not a skeleton of a date and a time. ") == true)
  }

  @Test("names the bundle's time skeletons if a time's skeleton is unknown")
  func timeSkeleton() throws {
    let locale = try RealBundle.locale("de")
    let known = ["H", "Hm", "Hms", "h", "hm", "hms", "j", "jm", "jms", "ms"]
    #expect(throws: AlmanacError.unknownSkeleton("yMd", known: known)) {
      try locale.text(try TimeOfDay(hour: 1, minute: 2), skeleton: "yMd")
    }
  }

  @Test("throws for wrong placeholders, and for a count that is missing or not used")
  func strings() throws {
    let locale = try RealBundle.locale("de")
    #expect(throws: AlmanacError.wrongPlaceholders(key: "a11y.today", wanted: ["date"], given: [])) {
      try locale.string("a11y.today")
    }
    #expect(throws: AlmanacError.wrongPlaceholders(key: "action.done", wanted: [], given: ["date"])) {
      try locale.string("action.done", ["date": "x"])
    }
    #expect(
      throws: AlmanacError.wrongPlaceholders(
        key: "error.outOfRange", wanted: ["max", "min"], given: ["date", "max", "min"])
    ) { try locale.string("error.outOfRange", ["min": "a", "max": "b", "date": "c"]) }
    #expect(throws: AlmanacError.wrongNumber(key: "action.done")) {
      try locale.string("action.done", count: 1)
    }
    #expect(throws: AlmanacError.wrongNumber(key: "selection.count")) { try locale.string("selection.count") }
  }

  @Test("takes only a name between two braces as a placeholder, and inserts a value with braces unchanged")
  func braces() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.strings["a11y.today"] = .plain("{ {date} } {")
    }
    #expect(try bundle.locale().string("a11y.today", ["date": "{date} {n}"]) == "{ {date} {n} } {")
  }

  @Test("throws for a plural text without the form 'other'")
  func missingForm() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.strings["selection.count"] = .plural([.one: "{n} Tag"])
    }
    let locale = try bundle.locale()
    #expect(try locale.string("selection.count", count: 1) == "1 Tag")
    #expect(throws: AlmanacError.missingString(locale: "de", key: "selection.count", meant: nil)) {
      try locale.string("selection.count", count: 2)
    }
  }
}
