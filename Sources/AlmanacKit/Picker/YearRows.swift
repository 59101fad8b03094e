/// A year, as a row of a wheel.
public struct YearRow: Hashable, Sendable, Identifiable {
  /// The year in the calendar's own numbers, such as 2569 for the Buddhist calendar.
  public let year: Int
  /// The label, such as "2026" or "2026丙午年"; all labels differ.
  public let label: String

  /// The year.
  public var id: Int { year }
}

extension AlmanacCalendar {
  /// The years that the bundle lists, from the first to the last, in the calendar's own numbers.
  ///
  /// These years begin in the Gregorian years 1900 to 2060, unless the bundle was generated with `--years`.
  public var years: ClosedRange<Int> {
    let numbering = identifier.traits.numbering
    return numbering.year(listed: file.years.first)...numbering.year(listed: file.years.last)
  }

  /// The rows of a wheel for `years`, without the years beyond the limits; `years` are in the calendar's own numbers.
  ///
  /// ```swift
  /// try calendar.yearRows(2026...2028).map(\.label)  // ["2026", "2027", "2028"]
  /// ```
  ///
  /// The call takes about ten microseconds for 161 years. It throws ``AlmanacError/yearOutsideTable(calendar:year:)``
  /// if the calendar does not support the first or the last year. A year that the bundle does not list also gets a row.
  public func yearRows(
    _ years: ClosedRange<Int>, within limits: DateLimits = .none
  ) throws(AlmanacError) -> [YearRow] {
    for year in [years.lowerBound, years.upperBound] { _ = try MonthSpan.ofYear(year, in: identifier) }
    guard let allowed = limits.years(of: identifier, in: years) else { return [] }
    return allowed.map { YearRow(year: $0, label: label(ofYear: $0)) }
  }

  /// The label of a year; for a year outside the bundle's list, the call makes the label from the pattern for years.
  ///
  /// ```swift
  /// calendar.label(ofYear: 2026)  // "2026"
  /// try almanac.locale("zh-Hans").calendar(.chinese).label(ofYear: 2026)  // "2026丙午年"
  /// ```
  public func label(ofYear year: Int) -> String {
    // Every number is accepted. Near `Int.min`, the subtraction wraps around to an index that is in no list.
    let index = identifier.traits.numbering.listed(year) &- file.years.first
    if let labels = file.years.display, labels.indices.contains(index) { return labels[index] }
    return patterns.yearLabel.text(year)
  }
}
