/// The code of a month, as in ECMAScript Temporal: `M01`…`M12`, and `M04L` for the leap month after `M04`.
public struct MonthCode: Hashable, Sendable, CustomStringConvertible {
  /// The month's number, 1 to 12; a leap month has the number of the month before it.
  ///
  /// ``init(_:)`` also reads the number 13, as Temporal does, but no calendar of Almanac has a month 13.
  public let number: Int
  /// Whether this is a leap month, which only the Chinese calendar has.
  public let isLeap: Bool

  package init(number: Int, isLeap: Bool) {
    self.number = number
    self.isLeap = isLeap
  }

  /// The code, such as `M04L`.
  public var description: String {
    "M" + (number < 10 ? "0" : "") + "\(number)" + (isLeap ? "L" : "")
  }
}
