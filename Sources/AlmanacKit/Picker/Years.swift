/// A year, as a row of a wheel.
public struct YearRow: Hashable, Sendable, Identifiable {
  /// The calendar's year; in the Chinese calendar the related Gregorian year.
  public let year: Int
  /// The label, as in "2026" or "2026丙午年"; no two years share one.
  public let label: String

  /// The year.
  public var id: Int { year }
}

extension AlmanacCalendar {
  /// The years of the bundle's lists, in the calendar's own numbers.
  public var years: ClosedRange<Int> {
    (file.years.first + identifier.yearOffset)...(file.years.last + identifier.yearOffset)
  }

  /// The rows of a wheel of years, as far as the limits allow; throws outside the years 1900 to 2100.
  public func yearRows(
    _ years: ClosedRange<Int>, within limits: DateLimits = .none
  ) throws(AlmanacError) -> [YearRow] {
    for year in [years.lowerBound, years.upperBound] { _ = try MonthSpan.ofYear(year, in: identifier) }
    guard let allowed = limits.years(of: identifier, in: years) else { return [] }
    return allowed.map { YearRow(year: $0, label: label(ofYear: $0)) }
  }

  /// The label of a year.
  public func label(ofYear year: Int) -> String {
    let index = year - identifier.yearOffset - file.years.first
    if file.years.display.indices.contains(index) { return file.years.display[index] }
    return patterns.year.text(DateFields(year: year, relatedYear: year - identifier.yearOffset))
  }
}
