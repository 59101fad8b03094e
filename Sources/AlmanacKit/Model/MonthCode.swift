/// The code of a month, as in ECMAScript Temporal: `M01`…`M13`, and `M04L` for the leap month after `M04`.
public struct MonthCode: Hashable, Sendable, CustomStringConvertible {
  /// The month's number, 1 to 12, or 13 in the Coptic and Ethiopic calendars.
  ///
  /// A leap month has the number of the month before it. The numbers are the order of the months in a year without a
  /// leap month.
  public let number: Int
  /// Whether this is a leap month, which only the Chinese, Korean and Hebrew calendars have.
  public let isLeap: Bool

  /// The code, such as `M04L`.
  public var description: String { "M" + (number < 10 ? "0" : "") + "\(number)" + (isLeap ? "L" : "") }
}
