/// The calendars Almanac writes, by the names ICU and CLDR have for them.
public enum CalendarIdentifier: String, CaseIterable, Codable, Sendable {
  /// The Gregorian calendar.
  case gregorian
  /// The Thai solar calendar: Gregorian months, and years 543 ahead.
  case buddhist
  /// The traditional Chinese calendar.
  case chinese

  /// The calendar's name in BCP 47 and ECMA-402, as in `gregory`.
  public var bcp47: String {
    switch self {
    case .gregorian: "gregory"
    case .buddhist: "buddhist"
    case .chinese: "chinese"
    }
  }
}

extension CalendarIdentifier {
  /// What the calendar's year has more than the related Gregorian one.
  package var yearOffset: Int {
    switch self {
    case .gregorian, .chinese: 0
    case .buddhist: 543
    }
  }

  /// The days of the longest month.
  package var days: ClosedRange<Int> {
    switch self {
    case .gregorian, .buddhist: 1...31
    case .chinese: 1...30
    }
  }
}
