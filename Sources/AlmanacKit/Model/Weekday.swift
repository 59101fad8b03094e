/// A day of the week, from Sunday on like ECMAScript's `Date.getDay()`, with CLDR's codes.
public enum Weekday: String, CaseIterable, Codable, Sendable {
  case sun, mon, tue, wed, thu, fri, sat
}
