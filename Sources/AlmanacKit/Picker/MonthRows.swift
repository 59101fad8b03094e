/// A month of one year, as a row of a wheel or a page of a calendar.
public struct MonthRow: Hashable, Sendable, Identifiable {
  /// The month's code, such as `M02`, or `M06L` for the Chinese leap month after `M06`.
  public let month: MonthCode
  /// The name for a wheel or a header, capitalized if the language capitalizes month names in these places.
  public let name: String
  /// The abbreviated name, capitalized like ``name``.
  public let abbreviatedName: String
  /// The name for a date that includes the day; in many languages, the genitive.
  public let nameBesideDay: String
  /// The number of days in the month: 28 to 31, or 29 or 30 in the Chinese calendar.
  public let length: Int
  /// The first day of the month.
  public let firstDay: CalendarDate

  /// The month's code.
  public var id: MonthCode { month }
}

extension AlmanacCalendar {
  /// The months of a year in order: 12, or 13 in a Chinese leap year.
  ///
  /// ```swift
  /// try calendar.months(ofYear: 2026).prefix(3).map(\.name)  // ["Januar", "Februar", "März"]
  /// try locale.calendar(.chinese).months(ofYear: 2025).count  // 13
  /// ```
  ///
  /// The result contains only months with at least one day inside `limits`. The call takes about ten microseconds. It
  /// throws ``AlmanacError/yearOutsideTable(calendar:year:)`` if the calendar does not support the year.
  public func months(
    ofYear year: Int, within limits: DateLimits = .none
  ) throws(AlmanacError) -> [MonthRow] {
    try MonthSpan.ofYear(year, in: identifier).compactMap { span in
      let first = CalendarDate(
        identifier, year: year, month: span.month, day: 1, epochDay: span.firstEpochDay)
      let last = CalendarDate(epochDay: span.firstEpochDay + span.length - 1, identifier)
      guard limits.clamped(first) <= last, limits.clamped(last) >= first else { return nil }
      return MonthRow(
        month: span.month, name: name(of: span.month), abbreviatedName: abbreviatedName(of: span.month),
        nameBesideDay: nameBesideDay(of: span.month), length: span.length, firstDay: first)
    }
  }

  /// The title of a month's page, such as "February 2026" or "丙午年正月".
  ///
  /// ```swift
  /// calendar.title(ofMonthWith: date)  // "Februar 2026"
  /// ```
  ///
  /// The title begins with a capital letter if the month names on a wheel do, as in "Febrero de 2026". Inside a
  /// sentence, use ``text(_:skeleton:)`` with `yMMMM` instead.
  public func title(ofMonthWith date: CalendarDate) -> String {
    let date = self.date(date)
    guard let text = patterns.skeletons["yMMMM"]?.text(DateFields(date)) else { return "\(date)" }
    let row = name(of: date.month)
    // The title gets a capital letter only if it begins with the form of the month's name that the wheel shows. A
    // Catalan title begins with "de febrer" instead of "febrer", so it is unchanged.
    guard let first = text.first, let capital = row.first, first != capital,
      capital.lowercased() != String(capital),
      text.dropFirst().hasPrefix(row.dropFirst())
    else { return text }
    let isName = [names(date.month).format, names(date.month).standAlone].contains { names in
      text.hasPrefix(names.wide[date.month.number - 1])
    }
    return isName ? String(capital) + text.dropFirst() : text
  }

  private func name(of month: MonthCode) -> String {
    let names = names(month)
    return (names.titled?.wide ?? names.standAlone.wide)[month.number - 1]
  }

  func abbreviatedName(of month: MonthCode) -> String {
    let names = names(month)
    return (names.titled?.abbreviated ?? names.standAlone.abbreviated)[month.number - 1]
  }

  private func nameBesideDay(of month: MonthCode) -> String {
    names(month).format.wide[month.number - 1]
  }

  private func names(_ month: MonthCode) -> ContextNames {
    month.isLeap ? file.leapMonths ?? file.months : file.months
  }
}
