/// A part of a date or a time that has a name, as in "month".
package enum DateField: String, CaseIterable, Sendable {
  case day, dayPeriod, era, hour, minute, month, second, week, weekday, year, zone
}

/// The names of one field in each width, as in `Stunde` and `Std.`.
package struct FieldNames: Codable, Equatable, Sendable {
  package var abbreviated: String
  package var narrow: String
  package var wide: String

  package init(abbreviated: String, narrow: String, wide: String) {
    self.abbreviated = abbreviated
    self.narrow = narrow
    self.wide = wide
  }

  func walk(_ visitor: inout some FieldVisitor) {
    visitor.label("abbreviated", abbreviated)
    visitor.label("narrow", narrow)
    visitor.label("wide", wide)
  }
}
