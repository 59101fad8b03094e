extension CalendarDate {
  /// The first day of the month.
  public var firstOfMonth: CalendarDate {
    CalendarDate(calendar, year: year, month: month, day: 1, epochDay: epochDay - day + 1)
  }

  /// The day in the month a number of months later, or earlier if it is negative.
  ///
  /// ```swift
  /// try date.adding(months: 1)  // 2026-03-17
  /// try CalendarDate(gregorianYear: 2026, month: 1, day: 31).adding(months: 1)  // 2026-02-28
  /// ```
  ///
  /// It is the last day of that month if it is shorter. A leap month counts as a month. The call takes about a
  /// microsecond, and less than another one for each year that it crosses.
  ///
  /// It throws ``AlmanacError/yearOutsideTable(calendar:year:)`` outside the years the calendar has, and
  /// ``AlmanacError/dayOutsideTable(from:days:)`` for 5000 months or more.
  public func adding(months: Int) throws(AlmanacError) -> CalendarDate {
    var year = year
    var rows = try MonthSpan.ofYear(year, in: calendar)
    guard let here = rows.firstIndex(where: { $0.month == month }), months.magnitude < 5000 else {
      throw .dayOutsideTable(from: self, days: months)
    }
    var index = here + months
    while index < 0 {
      year -= 1
      rows = try MonthSpan.ofYear(year, in: calendar)
      index += rows.count
    }
    while index >= rows.count {
      index -= rows.count
      year += 1
      rows = try MonthSpan.ofYear(year, in: calendar)
    }
    return try inMonth(rows[index], of: year)
  }

  /// The day in another year: the same month, and its last day if it is shorter.
  ///
  /// ```swift
  /// try date.settingYear(2028)  // 2028-02-17
  /// ```
  ///
  /// If the year does not have the leap month, the day is in the month that the leap month follows. It takes about a
  /// microsecond. It throws ``AlmanacError/yearOutsideTable(calendar:year:)`` outside the years the calendar has.
  public func settingYear(_ year: Int) throws(AlmanacError) -> CalendarDate {
    let rows = try MonthSpan.ofYear(year, in: calendar)
    let namesake = MonthCode(number: month.number, isLeap: false)
    let row = rows.first { $0.month == month } ?? rows.first { $0.month == namesake }
    guard let row else { throw .yearOutsideTable(calendar: calendar, year: year) }
    return try inMonth(row, of: year)
  }

  /// The day in another month of the year, or that month's last day if it is shorter.
  ///
  /// ```swift
  /// try date.settingMonth(MonthCode("M03"))  // 2026-03-17
  /// ```
  ///
  /// It takes about a microsecond. It throws ``AlmanacError/noSuchMonth(calendar:year:code:)`` for a leap month the
  /// year does not have.
  public func settingMonth(_ month: MonthCode) throws(AlmanacError) -> CalendarDate {
    try inMonth(try MonthSpan.of(month, year: year, in: calendar), of: year)
  }

  private func inMonth(_ row: MonthSpan, of year: Int) throws(AlmanacError) -> CalendarDate {
    try CalendarDate(calendar, year: year, month: row.month, day: min(day, row.length))
  }
}
