/// The first and the last day that can be chosen, each of them included.
///
/// Every call takes less than a microsecond, or about one if it converts a limit to the Chinese calendar.
public struct DateLimits: Hashable, Codable, Sendable {
  /// The first day; `nil` without a limit.
  public let earliest: CalendarDate?
  /// The last day; `nil` without a limit.
  public let latest: CalendarDate?

  /// No limit at all.
  public static let none = DateLimits(earliest: nil, latest: nil)

  /// Limits; if the last day lies before the first, both are ignored, as `UIDatePicker` does.
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

  /// Whether a day, of any calendar, can be chosen.
  ///
  /// ```swift
  /// try limits.contains(date.adding(days: 1))  // false
  /// ```
  public func contains(_ date: CalendarDate) -> Bool {
    clamped(date) == date
  }

  /// The day itself if it can be chosen, else the limit it lies beyond, in the day's calendar.
  ///
  /// ```swift
  /// try limits.clamped(date.adding(days: 1))  // 2026-02-17
  /// ```
  public func clamped(_ date: CalendarDate) -> CalendarDate {
    if let earliest, date.epochDay < earliest.epochDay { return earliest.converted(to: date.calendar) }
    if let latest, date.epochDay > latest.epochDay { return latest.converted(to: date.calendar) }
    return date
  }

  /// The years of a calendar in which a day can be chosen, among `years`; `nil` if none is left.
  ///
  /// ```swift
  /// limits.years(of: .buddhist, in: 2500...2600)  // 2500...2569
  /// ```
  ///
  /// They are in the calendar's own numbers, as ``CalendarDate/year`` is.
  public func years(
    of calendar: CalendarIdentifier, in years: ClosedRange<Int>
  ) -> ClosedRange<Int>? {
    let first = max(years.lowerBound, earliest?.converted(to: calendar).year ?? years.lowerBound)
    let last = min(years.upperBound, latest?.converted(to: calendar).year ?? years.upperBound)
    return first <= last ? first...last : nil
  }
}

extension DateLimits {
  /// Reads an object whose keys `earliest` and `latest` may be absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      earliest: try container.decodeIfPresent(CalendarDate.self, forKey: .earliest),
      latest: try container.decodeIfPresent(CalendarDate.self, forKey: .latest))
  }
}
