/// A month of one year, as a row of a wheel or a page of a calendar.
public struct MonthRow: Hashable, Sendable, Identifiable {
  /// The month's code, such as `M02`, or `M06L` for the leap month after `M06`.
  public let month: MonthCode
  /// The name for a wheel or a header, capitalized if the language capitalizes month names in these places.
  public let name: String
  /// The abbreviated name, capitalized like ``name``.
  public let abbreviatedName: String
  /// The name for a date that includes the day; in many languages, the genitive.
  public let nameBesideDay: String
  /// The number of supported days in the month, from ``firstDay``: 28 to 31, or 5 or 6 in the thirteenth month of a year.
  ///
  /// It is smaller if the month began before 1900 or if it ends after 28 January 2101.
  public let length: Int
  /// The first day of the month, or 1 January 1900 if the month began before this day.
  public let firstDay: CalendarDate

  /// The month's code.
  public var id: MonthCode { month }
}

extension AlmanacCalendar {
  /// The months of a year in order, with its leap month.
  ///
  /// ```swift
  /// try calendar.months(ofYear: 2026).prefix(3).map(\.name)  // ["Januar", "Februar", "März"]
  /// try locale.calendar(.chinese).months(ofYear: 2025).count  // 13
  /// ```
  ///
  /// The result contains only months with at least one supported day inside `limits`. The call takes about ten
  /// microseconds. It throws ``AlmanacError/yearOutsideTable(calendar:year:)`` if the calendar does not support the year.
  public func months(ofYear year: Int, within limits: DateLimits = .none) throws(AlmanacError) -> [MonthRow] {
    try MonthSpan.ofYear(year, in: identifier).compactMap { span in
      let days = span.supportedDays
      let first = CalendarDate(epochDay: days.lowerBound, identifier)
      let last = CalendarDate(epochDay: days.upperBound - 1, identifier)
      guard limits.clamped(first) <= last, limits.clamped(last) >= first else { return nil }
      let (inDate, place) = names(ofMonthWith: first)
      return MonthRow(
        month: span.month, name: name(ofMonthWith: first),
        abbreviatedName: abbreviatedName(ofMonthWith: first),
        nameBesideDay: inDate.format.wide[place], length: days.count, firstDay: first)
    }
  }

  /// The title of a month's page, such as "February 2026" or "丙午年正月".
  ///
  /// ```swift
  /// calendar.title(ofMonthWith: date)  // "Februar 2026"
  /// ```
  ///
  /// The title begins with a capital letter if the month names on a wheel do, as in "Febrero de 2026". Inside a
  /// sentence, use ``text(_:skeleton:)`` with `yMMMM` instead. All days of a month have the same title, which has the era
  /// of the month's first day: 昭和64年1月.
  public func title(ofMonthWith date: CalendarDate) -> String {
    let date = self.date(date).firstOfMonth
    guard let text = patterns.skeletons["yMMMM"]?.text(DateFields(date)) else { return "\(date)" }
    let row = name(ofMonthWith: date)
    // The title gets a capital letter only if it begins with the name that the wheel shows, in the same form and spelling.
    guard let first = text.first, let capital = row.first, first != capital,
      capital.lowercased() != String(capital),
      text.dropFirst().hasPrefix(row.dropFirst())
    else { return text }
    let (names, place) = names(ofMonthWith: date)
    let isName = [names.format, names.standAlone].contains { text.hasPrefix($0.wide[place]) }
    return isName ? String(capital) + text.dropFirst() : text
  }

  private func name(ofMonthWith date: CalendarDate) -> String {
    let (names, place) = names(ofMonthWith: date)
    return (names.titled?.wide ?? names.standAlone.wide)[place]
  }

  func abbreviatedName(ofMonthWith date: CalendarDate) -> String {
    let (names, place) = names(ofMonthWith: date)
    return (names.titled?.abbreviated ?? names.standAlone.abbreviated)[place]
  }

  /// The table with the name of a date's month, and the index of the name in the table's lists.
  private func names(ofMonthWith date: CalendarDate) -> (ContextNames, Int) {
    let code = date.month.description
    if let leap = file.leapMonths, let place = file.leapMonthCodes?.firstIndex(of: code) {
      return (leap, place)
    }
    if let renamed = file.leapYearMonths, let place = file.leapYearMonthCodes?.firstIndex(of: code),
      DateFields(date).isInLeapYear
    {
      return (renamed, place)
    }
    return (file.months, date.month.number - 1)
  }
}
