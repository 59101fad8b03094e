/// A day in one of Almanac's calendars, without a time or a time zone.
///
/// The year and the month have the calendar's own numbers, as in ECMAScript Temporal. The Gregorian year 2026 is the
/// year 2569 in the Buddhist calendar. A Chinese year has the number of the Gregorian year in which it begins.
///
/// Every call takes less than a microsecond, unless its own comment says otherwise.
public struct CalendarDate: Hashable, Sendable {
  /// The calendar in which the year, the month and the day are counted.
  public let calendar: CalendarIdentifier
  /// The year in the calendar's own numbers: 1900 to 2101 in the Gregorian calendar, 2443 to 2644 in the Buddhist
  /// calendar.
  ///
  /// In the Chinese calendar it is the related Gregorian year (UTS 35, pattern letter `r`), 1899 to 2100. The first
  /// supported day is 1 January 1900, in the last month of the Chinese year 1899. The last supported day is 28 January
  /// 2101, the end of the Chinese year 2100. In a calendar with Gregorian months, ``init(_:year:month:day:)`` rejects a
  /// date in January 2101, but other calls, such as ``converted(to:)``, can return such a date.
  public let year: Int
  /// The code of the month, such as `M02` for February.
  public let month: MonthCode
  /// The day of the month, 1 to 31; in the Chinese calendar 1 to 30.
  public let day: Int
  /// The number of days since 1 January 1970.
  package let epochDay: Int

  /// Makes a date without checking it; the caller must know that the date exists.
  package init(_ calendar: CalendarIdentifier, year: Int, month: MonthCode, day: Int, epochDay: Int) {
    self.calendar = calendar
    self.year = year
    self.month = month
    self.day = day
    self.epochDay = epochDay
  }

  /// Makes a date from a year, a month and a day; `year` is in the calendar's own numbers, and `day` starts at 1.
  ///
  /// ```swift
  /// try CalendarDate(.chinese, year: 2025, month: MonthCode("M06L"), day: 1)  // chinese 2025-M06L-01
  /// ```
  ///
  /// It throws ``AlmanacError/yearOutsideTable(calendar:year:)``,
  /// ``AlmanacError/noSuchMonth(calendar:year:code:)`` or
  /// ``AlmanacError/noSuchDay(calendar:year:month:day:length:)``.
  public init(_ calendar: CalendarIdentifier, year: Int, month: MonthCode, day: Int) throws(AlmanacError) {
    let row = try MonthSpan.of(month, year: year, in: calendar)
    guard (1...row.days.count).contains(day) else {
      throw .noSuchDay(calendar: calendar, year: year, month: month, day: day, length: row.days.count)
    }
    let epochDay = row.days.lowerBound + day - 1
    guard Self.supportedEpochDays.contains(epochDay) else {
      throw .yearOutsideTable(calendar: calendar, year: year)
    }
    self.init(calendar, year: year, month: month, day: day, epochDay: epochDay)
  }

  /// Makes a date of the Gregorian calendar; `year` is 1900 to 2100, and `month` is 1 to 12.
  ///
  /// ```swift
  /// let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
  /// date.weekday  // .tue
  /// ```
  ///
  /// It throws the same errors as ``init(_:year:month:day:)``.
  public init(gregorianYear year: Int, month: Int, day: Int) throws(AlmanacError) {
    guard (1...12).contains(month) else {
      throw .noSuchMonth(calendar: .gregorian, year: year, code: "M\(month)")
    }
    try self.init(.gregorian, year: year, month: MonthCode(number: month, isLeap: false), day: day)
  }

  /// The day of the week.
  public var weekday: Weekday { Weekday.allCases[weekdayIndex(ofEpochDay: epochDay)] }

  /// The number of days from this date to another date; negative if the other date is earlier.
  ///
  /// The two dates may be in different calendars.
  ///
  /// ```swift
  /// try date.days(until: CalendarDate(gregorianYear: 2026, month: 12, day: 24))  // 310
  /// ```
  public func days(until other: CalendarDate) -> Int { other.epochDay - epochDay }

  /// The range of days that all calendars support; each day is a number of days since 1 January 1970.
  ///
  /// The range begins on 1 January 1900, which is also the first day of a Chinese month. It ends on 28 January 2101,
  /// the last day of the Chinese year 2100.
  package static let supportedEpochDays =
    AlmanacKit.epochDay(
      ofCivilYear: 1900, month: 1, day: 1)...AlmanacKit.epochDay(ofCivilYear: 2101, month: 1, day: 28)

  /// The first and the last supported day in ISO 8601, for messages.
  static let supportedDays = [supportedEpochDays.lowerBound, supportedEpochDays.upperBound]
    .map { CalendarDate(epochDay: $0, .gregorian).description }.joined(separator: " to ")

  /// The days of the Gregorian years 1900 to 2100, which are the years that ``init(_:year:month:day:)`` accepts.
  static let wholeYears =
    supportedEpochDays.lowerBound...AlmanacKit.epochDay(ofCivilYear: 2100, month: 12, day: 31)
}

extension CalendarDate: Comparable {
  /// Whether a date comes before another date; the two dates may be in different calendars.
  ///
  /// Two dates on the same day in different calendars are not equal. They sort in the order of their calendars in
  /// ``CalendarIdentifier``.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.epochDay, first.calendar.place) < (second.epochDay, second.calendar.place)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// A Gregorian date in ISO 8601, such as `2026-02-17`; a date in another calendar has the form `chinese 2026-M01-01`.
  public var description: String {
    calendar.traits.isISO
      ? [year.padded(to: 4), month.number.padded(to: 2), day.padded(to: 2)].joined(separator: "-")
      : "\(calendar.rawValue) \(year)-\(month)-\(day.padded(to: 2))"
  }
}

extension Int {
  /// A number that is not negative, with zeros before it up to `count` digits.
  func padded(to count: Int) -> String {
    String(repeating: "0", count: Swift.max(0, count - "\(self)".utf8.count)) + "\(self)"
  }
}
