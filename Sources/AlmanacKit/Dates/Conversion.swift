extension CalendarDate {
  /// The same day in another calendar; all calendars support the same days.
  ///
  /// ```swift
  /// date.converted(to: .buddhist)  // buddhist 2569-M02-17
  /// date.converted(to: .chinese)  // chinese 2026-M01-01
  /// ```
  public func converted(to calendar: CalendarIdentifier) -> CalendarDate {
    calendar == self.calendar ? self : CalendarDate(epochDay: epochDay, calendar)
  }

  /// The date that is `days` days later, or earlier if `days` is negative.
  ///
  /// ```swift
  /// try date.adding(days: 30)  // 2026-03-19
  /// ```
  ///
  /// It throws ``AlmanacError/dayOutsideTable(from:days:)`` if the result is before 1 January 1900 or after 28 January
  /// 2101.
  public func adding(days: Int) throws(AlmanacError) -> CalendarDate {
    // If the sum overflows, it is far outside the supported days.
    let target = epochDay &+ days
    guard Self.supportedEpochDays.contains(target) else { throw .dayOutsideTable(from: self, days: days) }
    return CalendarDate(epochDay: target, calendar)
  }

  /// Makes the date of a supported day, which is given in days since 1 January 1970.
  package init(epochDay: Int, _ calendar: CalendarIdentifier) {
    let traits = calendar.traits
    guard !traits.isCivil else {
      self.init(civil: epochDay, calendar)
      return
    }
    let span = CalendarYears.of(traits.yearStructure).month(ofEpochDay: epochDay)
    self.init(
      calendar, year: traits.numbering.year(listed: span.listedYear), month: span.month,
      day: epochDay - span.days.lowerBound + 1, epochDay: epochDay)
  }

  init(civil epochDay: Int, _ calendar: CalendarIdentifier) {
    let (year, month, day) = civilDate(ofEpochDay: epochDay)
    self.init(
      calendar, year: calendar.traits.numbering.year(listed: year),
      month: MonthCode(number: month, isLeap: false), day: day, epochDay: epochDay)
  }
}
