/// The code of a month, as in ECMAScript Temporal: `M01`…`M12`, and `M04L` for the leap month after `M04`.
public struct MonthCode: Hashable, Sendable, CustomStringConvertible {
  /// The month's number, 1 to 12; a leap month has the number of the month it follows.
  public let number: Int
  /// Whether this is a leap month, which only the Chinese calendar has.
  public let isLeap: Bool

  package init(number: Int, isLeap: Bool) {
    self.number = number
    self.isLeap = isLeap
  }

  /// The month a code names; throws ``AlmanacError/malformedMonthCode(_:)`` if it is none, as `M13` and `m1`.
  public init(_ code: String) throws(AlmanacError) {
    let known = Self.ordinary + Self.leap
    guard let month = known.first(where: { $0.description == code }) else {
      throw .malformedMonthCode(code)
    }
    self = month
  }

  /// The code, as in `M04L`.
  public var description: String {
    "M" + (number < 10 ? "0" : "") + "\(number)" + (isLeap ? "L" : "")
  }

  /// The twelve ordinary months, in order.
  package static let ordinary = (1...12).map { MonthCode(number: $0, isLeap: false) }
  /// The twelve leap months, in order.
  package static let leap = (1...12).map { MonthCode(number: $0, isLeap: true) }
  /// `M01` to `M12`.
  package static let ordinaryCodes = ordinary.map(\.description)
  /// `M01L` to `M12L`.
  package static let leapCodes = leap.map(\.description)
}
