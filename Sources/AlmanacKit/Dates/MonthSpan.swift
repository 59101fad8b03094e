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

  /// The month of a supported day.
  static func of(_ date: CalendarDate) -> MonthSpan {
    CalendarYears.of(date.calendar.traits.yearStructure).month(ofEpochDay: date.epochDay)
  }

  /// The number of days in a month of any year of the Gregorian calendar.
  static func length(ofCivilMonth month: Int, year: Int) -> Int {
    let next = month % 12 + 1
    return epochDay(ofCivilYear: next == 1 ? year + 1 : year, month: next, day: 1)
      - epochDay(ofCivilYear: year, month: month, day: 1)
  }

  /// The months of a year, also those without a supported day; throws if the year is not supported.
  static func every(
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
