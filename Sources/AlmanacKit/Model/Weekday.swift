/// A day of the week; the raw value is CLDR's code, and the cases begin with Sunday, as in ECMAScript's `getDay()`.
public enum Weekday: String, CaseIterable, Codable, FieldCode, Sendable {
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
