/// A day of the week, from Sunday on like ECMAScript's `Date.getDay()`, with CLDR's codes.
public enum Weekday: String, CaseIterable, Codable, Sendable {
  /// Sunday.
  case sun
  /// Monday.
  case mon
  /// Tuesday.
  case tue
  /// Wednesday.
  case wed
  /// Thursday.
  case thu
  /// Friday.
  case fri
  /// Saturday.
  case sat
}
