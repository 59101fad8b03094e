extension CalendarDate {
  /// The first day of this date's month, or 1 January 1900 if the month began before this day.
  public var firstOfMonth: CalendarDate {
    inSameMonth(day: max(1, day - epochDay + Self.supportedEpochDays.lowerBound))
  }

  func inSameMonth(day: Int) -> CalendarDate {
    CalendarDate(calendar, year: year, month: month, day: day, epochDay: epochDay + day - self.day)
  }

  /// The date that is `months` months later, or earlier if `months` is negative.
  ///
  /// ```swift
  /// try date.adding(months: 1)  // 2026-03-17
  /// try CalendarDate(gregorianYear: 2026, month: 1, day: 31).adding(months: 1)  // 2026-02-28
  /// ```
  ///
  /// If the resulting month does not have the day, the result is the last day of the month. If the day is not supported,
  /// the result is the nearest supported day of the month. A leap month counts as one month. The call takes about a
  /// microsecond.
  ///
  /// It throws ``AlmanacError/yearOutsideTable(calendar:year:)`` if the calendar does not support the resulting year,
  /// or if this date is in January 2101 in a calendar with Gregorian months. It throws
  /// ``AlmanacError/dayOutsideTable(from:days:)`` for 5000 or more months in either direction.
  public func adding(months: Int) throws(AlmanacError) -> CalendarDate {
    // The year 2101 is not supported, although some of its days are.
    _ = try MonthSpan.every(year, in: calendar)
    guard months.magnitude < 5000 else { throw .dayOutsideTable(from: self, days: months) }
    let traits = calendar.traits
    guard let row = CalendarYears.of(traits.yearStructure).month(months, after: epochDay) else {
      let listed = traits.yearStructure.listedYears
      let outside = months < 0 ? listed.lowerBound - 1 : listed.upperBound + 1
      throw .yearOutsideTable(calendar: calendar, year: traits.numbering.year(listed: outside))
    }
    return try inMonth(row)
  }

  /// The date in the same month of another year; the nearest supported day if the month does not have the day.
  ///
  /// ```swift
  /// try date.settingYear(2028)  // 2028-02-17
  /// ```
  ///
  /// If the year does not have the date's leap month, the result is in the ordinary month with the same number. In the
  /// Hebrew calendar, the result is in Adar (`M06`), as in ECMAScript Temporal. The call takes about a microsecond. It
  /// throws ``AlmanacError/yearOutsideTable(calendar:year:)`` if the calendar does not support the year.
  public func settingYear(_ year: Int) throws(AlmanacError) -> CalendarDate {
    let rows = try MonthSpan.every(year, in: calendar)
    let replacement = calendar.traits.months.ordinaryMonth(inPlaceOf: month)
    let row = rows.first { $0.month == month } ?? rows.first { $0.month == replacement }
    guard let row else { throw .yearOutsideTable(calendar: calendar, year: year) }
    return try inMonth(row)
  }

  /// The date in another month of the same year; the nearest supported day if the month does not have the day.
  ///
  /// ```swift
  /// try date.settingMonth(MonthCode("M03"))  // 2026-03-17
  /// ```
  ///
  /// The call takes about a microsecond. It throws ``AlmanacError/noSuchMonth(calendar:year:code:)`` if the year does
  /// not have the month. It throws ``AlmanacError/yearOutsideTable(calendar:year:)`` if the month is not supported.
  public func settingMonth(_ month: MonthCode) throws(AlmanacError) -> CalendarDate {
    try inMonth(try MonthSpan.of(month, year: year, in: calendar))
  }

  private func inMonth(_ row: MonthSpan) throws(AlmanacError) -> CalendarDate {
    let (days, year) = (row.supportedDays, calendar.traits.numbering.year(listed: row.listedYear))
    guard let last = days.last else { throw .yearOutsideTable(calendar: calendar, year: year) }
    let epochDay = max(days.lowerBound, min(row.days.lowerBound + day - 1, last))
    return CalendarDate(
      calendar, year: year, month: row.month, day: epochDay - row.days.lowerBound + 1, epochDay: epochDay)
  }
}
