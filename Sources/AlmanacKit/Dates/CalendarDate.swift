/// A day in one of the calendars, without a time or a time zone.
///
/// It carries the calendar's own numbers, as ECMAScript Temporal has them: the Gregorian year 2026 is 2569 in
/// the Buddhist calendar, and a Chinese year has the number of the Gregorian year in which it begins.
///
/// Every call takes less than a microsecond, unless its comment says otherwise.
public struct CalendarDate: Hashable, Sendable {
  /// The calendar the numbers are in.
  public let calendar: CalendarIdentifier
  /// The year in the calendar's own numbers: 1900 to 2100 in the Gregorian calendar, 2443 to 2643 in the
  /// Buddhist.
  ///
  /// In the Chinese calendar it is the related Gregorian year (UTS 35, pattern letter `r`), 1899 to 2100; of
  /// 1899 only the last month can be told, and of the Gregorian year 2101 what lies in the Chinese year 2100.
  public let year: Int
  /// The month, by its code.
  public let month: MonthCode
  /// The day of the month, 1 to 31; in the Chinese calendar 1 to 30.
  public let day: Int
  /// The days since 1 January 1970.
  package let epochDay: Int

  /// A day the caller knows to exist.
  package init(_ calendar: CalendarIdentifier, year: Int, month: MonthCode, day: Int, epochDay: Int) {
    self.calendar = calendar
    self.year = year
    self.month = month
    self.day = day
    self.epochDay = epochDay
  }

  /// A day of a calendar; `year` is in the calendar's own numbers, `day` from 1.
  ///
  /// ```swift
  /// try CalendarDate(.chinese, year: 2025, month: MonthCode("M06L"), day: 1)  // chinese 2025-M06L-01
  /// ```
  ///
  /// It throws ``AlmanacError/yearOutsideTable(calendar:year:)``,
  /// ``AlmanacError/noSuchMonth(calendar:year:code:)`` or
  /// ``AlmanacError/noSuchDay(calendar:year:month:day:length:)``.
  public init(
    _ calendar: CalendarIdentifier, year: Int, month: MonthCode, day: Int
  ) throws(AlmanacError) {
    let row = try MonthSpan.of(month, year: year, in: calendar)
    guard (1...row.length).contains(day) else {
      throw .noSuchDay(calendar: calendar, year: year, month: month, day: day, length: row.length)
    }
    let epochDay = row.firstEpochDay + day - 1
    guard Self.supportedEpochDays.contains(epochDay) else {
      throw .yearOutsideTable(calendar: calendar, year: year)
    }
    self.init(calendar, year: year, month: month, day: day, epochDay: epochDay)
  }

  /// A day of the Gregorian calendar; `month` is 1 to 12, and `year` 1900 to 2100.
  ///
  /// ```swift
  /// let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
  /// date.weekday  // .tue
  /// ```
  ///
  /// It throws as ``init(_:year:month:day:)`` does.
  public init(gregorianYear year: Int, month: Int, day: Int) throws(AlmanacError) {
    guard (1...12).contains(month) else {
      throw .noSuchMonth(calendar: .gregorian, year: year, code: "M\(month)")
    }
    try self.init(.gregorian, year: year, month: MonthCode(number: month, isLeap: false), day: day)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday, the fifth day from Sunday on.
    Weekday.allCases[(epochDay + 4).modulo(7)]
  }

  /// The days from this one to another, negative if the other is earlier.
  ///
  /// ```swift
  /// try date.days(until: CalendarDate(gregorianYear: 2026, month: 12, day: 24))  // 310
  /// ```
  public func days(until other: CalendarDate) -> Int {
    other.epochDay - epochDay
  }

  /// The days every calendar can tell: from 1 January 1900, when a Chinese month began too, to the end of the
  /// Chinese year 2100, on 28 January 2101.
  package static let supportedEpochDays =
    AlmanacKit.epochDay(
      ofCivilYear: 1900, month: 1, day: 1)...AlmanacKit.epochDay(ofCivilYear: 2101, month: 1, day: 28)
}

extension CalendarDate: Comparable {
  /// Whether a day comes before another, also one of another calendar.
  ///
  /// The same day in two calendars is two dates, in the order of ``CalendarIdentifier``.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.epochDay, first.calendar.place) < (second.epochDay, second.calendar.place)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as in ISO 8601, `2026-02-17`; in another calendar as in `chinese 2026-M01-01`.
  public var description: String {
    calendar.traits.isISO
      ? "\(year)-\(month.number.twoDigits)-\(day.twoDigits)"
      : "\(calendar.rawValue) \(year)-\(month)-\(day.twoDigits)"
  }
}

extension Int {
  /// The remainder, never negative.
  package func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
