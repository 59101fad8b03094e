/// A time of the day, with a precision of one second.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// Makes a time; throws ``AlmanacError/noSuchTime(hour:minute:second:)`` if the hour, the minute or the second is out
  /// of range.
  ///
  /// ```swift
  /// let time = try TimeOfDay(hour: 14, minute: 30)
  /// time.description  // "14:30:00"
  /// ```
  ///
  /// The call takes a few nanoseconds.
  public init(hour: Int, minute: Int, second: Int = 0) throws(AlmanacError) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      throw .noSuchTime(hour: hour, minute: minute, second: second)
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time in ISO 8601, such as `14:05:00`.
  public var description: String { [hour, minute, second].map { $0.padded(to: 2) }.joined(separator: ":") }

  /// Whether a time comes before another time.
  public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
    first.secondsOfDay < second.secondsOfDay
  }

  private var secondsOfDay: Int { (hour * 60 + minute) * 60 + second }
}
