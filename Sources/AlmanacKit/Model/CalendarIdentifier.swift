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
