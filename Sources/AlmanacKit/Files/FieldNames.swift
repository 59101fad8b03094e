/// A part of a date or a time that has a name, such as "month".
public enum DateField: String, CaseIterable, Sendable {
  /// The day of the month.
  case day
  /// AM and PM.
  case dayPeriod
  /// The era, such as AD.
  case era
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The month.
  case month
  /// The second.
  case second
  /// The week.
  case week
  /// The day of the week.
  case weekday
  /// The year.
  case year
  /// The time zone.
  case zone
}

/// The names of one part of a date or time, such as the hour, in each width: `Stunde`, `Std.`.
package struct FieldNames: Shape {
  package var abbreviated = ""
  package var narrow = ""
  /// The names, capitalized for a menu or a button; `nil` if capitalization changes no name.
  package var titled: Titled?
  package var wide = ""

  package init(abbreviated: String, narrow: String, wide: String) {
    self.abbreviated = abbreviated
    self.narrow = narrow
    self.wide = wide
  }

  package struct Titled: Shape {
    package var abbreviated = ""
    package var wide = ""

    package init(abbreviated: String, wide: String) {
      self.abbreviated = abbreviated
      self.wide = wide
    }

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("abbreviated", &abbreviated, .label)
      try pass.field("wide", &wide, .label)
    }
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("abbreviated", &abbreviated, .label)
    try pass.field("narrow", &narrow, .label)
    try pass.field("titled", &titled)
    try pass.field("wide", &wide, .label)
  }
}
