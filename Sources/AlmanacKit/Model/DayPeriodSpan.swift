/// When a flexible period of the day is: one time, or a span that may run past midnight; each time as in `06:00`.
package struct DayPeriodSpan: Codable, Equatable, Sendable {
  /// The one time of the period, as of noon.
  package var at: String?
  /// The first time after the period.
  package var before: String?
  /// The first time in the period.
  package var from: String?

  package init(at: String) {
    self.at = at
  }

  package init(from: String, before: String) {
    self.from = from
    self.before = before
  }
}
