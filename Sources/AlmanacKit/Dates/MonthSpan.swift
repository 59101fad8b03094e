/// A month of one year.
struct MonthSpan: Sendable {
  /// The number that identifies the year in lists of years.
  let listedYear: Int
  let month: MonthCode
  /// The days of the month, in days since 1 January 1970.
  let days: Range<Int>

  /// The supported days of the month, in days since 1 January 1970; empty if the month has no supported day.
  var supportedDays: Range<Int> {
    let supported = CalendarDate.supportedEpochDays
    return days.clamped(to: supported.lowerBound..<supported.upperBound + 1)
  }

  /// The months of a year that have supported days, in order; throws if the year is not supported.
  static func ofYear(_ year: Int, in calendar: CalendarIdentifier) throws(AlmanacError) -> [MonthSpan] {
    try every(year, in: calendar).filter { !$0.supportedDays.isEmpty }
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

  /// The number of supported days in a month, from its first supported day, ``CalendarDate/firstOfMonth``.
  static func length(ofMonthFrom first: CalendarDate) -> Int {
    let lastDay = CalendarDate.supportedEpochDays.upperBound
    return min(wholeLength(ofMonthFrom: first) - first.day, lastDay - first.epochDay) + 1
  }

  /// The number of days in a month of any year of the Gregorian calendar.
  static func length(ofCivilMonth month: Int, year: Int) -> Int {
    let next = month % 12 + 1
    return epochDay(ofCivilYear: next == 1 ? year + 1 : year, month: next, day: 1)
      - epochDay(ofCivilYear: year, month: month, day: 1)
  }

  private static func wholeLength(ofMonthFrom first: CalendarDate) -> Int {
    let traits = first.calendar.traits
    let listed = traits.numbering.listed(first.year)
    let spans = CalendarYears.of(traits.yearStructure).months(ofListedYear: listed)
    // January 2101 is the only month of a year that is not supported.
    return spans?.first { $0.month == first.month }?.days.count ?? 31
  }

  private static func every(
    _ year: Int, in calendar: CalendarIdentifier
  ) throws(AlmanacError) -> ArraySlice<MonthSpan> {
    let traits = calendar.traits
    let listed = traits.numbering.listed(year)
    guard let spans = CalendarYears.of(traits.yearStructure).months(ofListedYear: listed) else {
      throw .yearOutsideTable(calendar: calendar, year: year)
    }
    return spans
  }
}
