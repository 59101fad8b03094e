/// The time of a flexible day period (UTS 35): one instant, such as noon, or a span, which may run past midnight.
///
/// Each time has the form `06:00`.
package struct DayPeriodSpan: Shape {
  /// The time of a period that is one instant, such as `12:00` for noon; `nil` if the period is a span.
  package var at: String?
  /// The time at which the span ends, which is not inside the span; `nil` if the period is an instant.
  package var before: String?
  /// The time at which the span begins, which is inside the span; `nil` if the period is an instant.
  package var from: String?

  package init() {}

  package init(at: String) { self.at = at }

  package init(from: String, before: String) {
    self.from = from
    self.before = before
  }

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("at", &at)
    try pass.field("before", &before)
    try pass.field("from", &from)
  }
}
