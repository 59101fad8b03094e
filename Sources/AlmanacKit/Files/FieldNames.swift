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
package struct FieldNames: Codable, Equatable, Sendable {
  package var abbreviated: String
  package var narrow: String
  /// The names, capitalized for a menu or a button; `nil` if capitalization changes no name.
  package var titled: Titled?
  package var wide: String

  package init(abbreviated: String, narrow: String, wide: String) {
    self.abbreviated = abbreviated
    self.narrow = narrow
    self.wide = wide
  }

  package struct Titled: Codable, Equatable, Sendable {
    package var abbreviated: String
    package var wide: String

    package init(abbreviated: String, wide: String) {
      self.abbreviated = abbreviated
      self.wide = wide
    }
  }

  func walk(_ visitor: inout some FieldVisitor) {
    visitor.label("abbreviated", abbreviated)
    visitor.label("narrow", narrow)
    if let titled {
      visitor.group("titled") { visitor in
        visitor.label("abbreviated", titled.abbreviated)
        visitor.label("wide", titled.wide)
      }
    }
    visitor.label("wide", wide)
  }
}

extension FieldNames: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    abbreviated = try reader.field("abbreviated")
    narrow = try reader.field("narrow")
    titled = try reader.fieldIfPresent("titled")
    wide = try reader.field("wide")
  }
}

extension FieldNames.Titled: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    abbreviated = try reader.field("abbreviated")
    wide = try reader.field("wide")
  }
}
