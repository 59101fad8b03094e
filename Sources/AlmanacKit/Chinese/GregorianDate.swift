/// A day of the Gregorian calendar, without a time or a time zone.
public struct GregorianDate: Hashable, Sendable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date as in ISO 8601: `1900-01-31`.
  public var description: String {
    "\(year)-\(twoDigits(month))-\(twoDigits(day))"
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
