/// A year, as a row of a wheel.
public struct YearRow: Hashable, Sendable, Identifiable {
  /// The year in the calendar's own numbers, as ``CalendarDate/year`` is.
  public let year: Int
  /// The label, as in "2026" or "2026丙午年"; no two years share one.
  public let label: String

  /// The year.
  public var id: Int { year }
}

extension AlmanacCalendar {
  /// The years of the bundle's lists, 1900 to 2060 unless `--years` said otherwise, in the calendar's own
  /// numbers.
  public var years: ClosedRange<Int> {
    let numbering = identifier.traits.numbering
    return numbering.year(listed: file.years.first)...numbering.year(listed: file.years.last)
  }

  /// The rows of a wheel of years, without the years beyond the limits; `years` are in the calendar's own numbers.
  ///
  /// ```swift
  /// try calendar.yearRows(2026...2028).map(\.label)  // ["2026", "2027", "2028"]
  /// ```
  ///
  /// It takes about ten microseconds for 161 years. It throws
  /// ``AlmanacError/yearOutsideTable(calendar:year:)``. A year that ``years`` does not have still gets a label.
  public func yearRows(
    _ years: ClosedRange<Int>, within limits: DateLimits = .none
  ) throws(AlmanacError) -> [YearRow] {
    for year in [years.lowerBound, years.upperBound] { _ = try MonthSpan.ofYear(year, in: identifier) }
    guard let allowed = limits.years(of: identifier, in: years) else { return [] }
    return allowed.map { YearRow(year: $0, label: label(ofYear: $0)) }
  }

  /// The label of a year: from the bundle's list, or composed in the same way for a year beyond the list.
  ///
  /// ```swift
  /// calendar.label(ofYear: 2026)  // "2026"
  /// try almanac.locale("zh-Hans").calendar(.chinese).label(ofYear: 2026)  // "2026丙午年"
  /// ```
  public func label(ofYear year: Int) -> String {
    // No number is refused: those near `Int.min` wrap around, and are in no list.
    let index = identifier.traits.numbering.listed(year) &- file.years.first
    if let labels = file.years.display, labels.indices.contains(index) { return labels[index] }
    return patterns.year.text(DateFields(year: year, identifier))
  }
}
