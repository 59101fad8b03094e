/// The range of days that a user can choose; the first and the last day of the range can be chosen too.
///
/// Every call takes less than a microsecond, or about a microsecond if it converts a limit to the Chinese calendar.
public struct DateLimits: Hashable, Codable, Sendable {
  /// The first day that can be chosen; `nil` if there is no first day.
  public let earliest: CalendarDate?
  /// The last day that can be chosen; `nil` if there is no last day.
  public let latest: CalendarDate?

  /// No limit on either side.
  public static let none = DateLimits(earliest: nil, latest: nil)

  /// Makes limits; if `latest` is before `earliest`, both limits are ignored, as in `UIDatePicker`.
  ///
  /// ```swift
  /// let limits = DateLimits(earliest: nil, latest: today)
  /// limits.latest  // 2026-02-17
  /// ```
  public init(earliest: CalendarDate?, latest: CalendarDate?) {
    if let earliest, let latest, latest.epochDay < earliest.epochDay {
      self.earliest = nil
      self.latest = nil
    } else {
      self.earliest = earliest
      self.latest = latest
    }
  }

  /// Whether a day can be chosen; the day may be in any calendar.
  ///
  /// ```swift
  /// try limits.contains(date.adding(days: 1))  // false
  /// ```
  public func contains(_ date: CalendarDate) -> Bool { clamped(date) == date }

  /// The day `date` if it can be chosen; otherwise the nearest limit, converted to the calendar of `date`.
  ///
  /// ```swift
  /// try limits.clamped(date.adding(days: 1))  // 2026-02-17
  /// ```
  public func clamped(_ date: CalendarDate) -> CalendarDate {
    if let earliest, date.epochDay < earliest.epochDay { return earliest.converted(to: date.calendar) }
    if let latest, date.epochDay > latest.epochDay { return latest.converted(to: date.calendar) }
    return date
  }

  /// The years in `years` that have at least one day inside the limits; `nil` if no year has such a day.
  ///
  /// ```swift
  /// limits.years(of: .buddhist, in: 2500...2600)  // 2500...2569
  /// ```
  ///
  /// All years are in the calendar's own numbers, as in ``CalendarDate/year``.
  public func years(of calendar: CalendarIdentifier, in years: ClosedRange<Int>) -> ClosedRange<Int>? {
    let first = max(years.lowerBound, earliest?.converted(to: calendar).year ?? years.lowerBound)
    let last = min(years.upperBound, latest?.converted(to: calendar).year ?? years.upperBound)
    return first <= last ? first...last : nil
  }
}

extension DateLimits {
  /// Reads an object with the optional keys `earliest` and `latest`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      earliest: try container.decodeIfPresent(CalendarDate.self, forKey: .earliest),
      latest: try container.decodeIfPresent(CalendarDate.self, forKey: .latest))
  }
}
