/// The first and the last day that can be chosen, each of them included.
public struct DateLimits: Hashable, Codable, Sendable {
  /// The first day, or `nil` if there is none.
  public let earliest: CalendarDate?
  /// The last day, or `nil` if there is none.
  public let latest: CalendarDate?

  /// No limit at all.
  public static let none = DateLimits(earliest: nil, latest: nil)

  /// Limits; if the last day lies before the first, both are ignored, as `UIDatePicker` does.
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
  public func contains(_ date: CalendarDate) -> Bool {
    clamped(date) == date
  }

  /// The day itself if it can be chosen, else the limit it lies beyond, in the day's calendar.
  public func clamped(_ date: CalendarDate) -> CalendarDate {
    if let earliest, date.epochDay < earliest.epochDay { return earliest.converted(to: date.calendar) }
    if let latest, date.epochDay > latest.epochDay { return latest.converted(to: date.calendar) }
    return date
  }

  /// The years of a calendar in which a day can be chosen, as far as `years` has them; `nil` if none is left.
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
