/// A month of one year: its code, its first day as a number of days since 1 January 1970, and its length in days.
struct MonthSpan {
  let month: MonthCode
  let firstEpochDay: Int
  let length: Int

  /// The months of a year, in order: 12, or 13 in a Chinese leap year; throws if the calendar does not support the
  /// year.
  static func ofYear(_ year: Int, in calendar: CalendarIdentifier) throws(AlmanacError) -> [MonthSpan] {
    // Only the last month of the Chinese year 1899 is supported.
    let rows = try every(year, in: calendar).filter {
      CalendarDate.supportedEpochDays.contains($0.firstEpochDay)
    }
    guard !rows.isEmpty else { throw .yearOutsideTable(calendar: calendar, year: year) }
    return rows
  }

  /// One month of a year; throws if the year is not supported or does not have the month.
  static func of(
    _ month: MonthCode, year: Int, in calendar: CalendarIdentifier
  ) throws(AlmanacError) -> MonthSpan {
    guard let row = try every(year, in: calendar).first(where: { $0.month == month }) else {
      throw .noSuchMonth(calendar: calendar, year: year, code: month.description)
    }
    return row
  }

  /// The number of supported days in the month that begins on `first`.
  ///
  /// In January 2101, only the days up to the 28th are supported. The Chinese year 2100 ends on that day, and no
  /// calendar supports a later day.
  static func length(ofMonthFrom first: CalendarDate) -> Int {
    min(wholeLength(ofMonthFrom: first), CalendarDate.supportedEpochDays.upperBound - first.epochDay + 1)
  }

  /// The number of days in a month of any year of the Gregorian calendar.
  static func length(ofCivilMonth month: Int, year: Int) -> Int {
    let next = month % 12 + 1
    return epochDay(ofCivilYear: next == 1 ? year + 1 : year, month: next, day: 1)
      - epochDay(ofCivilYear: year, month: month, day: 1)
  }

  private static func wholeLength(ofMonthFrom first: CalendarDate) -> Int {
    switch first.calendar.traits.yearStructure {
    case .civil:
      return length(ofCivilMonth: first.month.number, year: civilDate(ofEpochDay: first.epochDay).year)
    case .chineseYears:
      let spans = ChineseYear(relatedYear: first.year).map(ofChineseYear) ?? []
      return spans.first { $0.month == first.month }?.length ?? 0
    }
  }

  private static func every(
    _ year: Int, in calendar: CalendarIdentifier
  ) throws(AlmanacError) -> [MonthSpan] {
    guard let chinese = ChineseYear(relatedYear: try related(year, calendar)) else {
      throw .yearOutsideTable(calendar: calendar, year: year)
    }
    return switch calendar.traits.yearStructure {
    case .civil: ofCivilYear(chinese.relatedYear)
    case .chineseYears: ofChineseYear(chinese)
    }
  }

  private static func related(_ year: Int, _ calendar: CalendarIdentifier) throws(AlmanacError) -> Int {
    let (related, isTooSmall) = year.subtractingReportingOverflow(calendar.traits.numbering.offset)
    guard !isTooSmall else { throw .yearOutsideTable(calendar: calendar, year: year) }
    return related
  }

  private static func ofChineseYear(_ year: ChineseYear) -> [MonthSpan] {
    var first = year.newYearEpochDay
    return zip(year.monthCodes, year.monthLengths).map { month, length in
      defer { first += length }
      return MonthSpan(month: month, firstEpochDay: first, length: length)
    }
  }

  private static func ofCivilYear(_ year: Int) -> [MonthSpan] {
    MonthScheme.twelve.ordinary.map { month in
      MonthSpan(
        month: month, firstEpochDay: epochDay(ofCivilYear: year, month: month.number, day: 1),
        length: length(ofCivilMonth: month.number, year: year))
    }
  }
}
