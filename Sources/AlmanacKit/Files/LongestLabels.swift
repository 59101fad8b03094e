extension CalendarFile {
  /// For each column of a date picker, up to three labels that are probably the widest; the widest label is first.
  ///
  /// To find the width of a column, a front end measures only these labels.
  package struct Longest: Codable, Equatable, Sendable {
    package var days: [String]
    /// The widest labels among the wide month names in both contexts (`format`, `standAlone`), including leap months.
    package var months: [String]
    /// The widest labels in `years.display`.
    package var years: [String]

    package init(days: [String], months: [String], years: [String]) {
      self.days = days
      self.months = months
      self.years = years
    }
  }
}

extension LocaleFile.Wheels {
  /// For each wheel of a time picker, up to three labels that are probably the widest; the widest label is first.
  package struct Longest: Codable, Equatable, Sendable {
    package var hours: LocaleFile.HourLabels
    package var minutes: [String]

    package init(hours: LocaleFile.HourLabels, minutes: [String]) {
      self.hours = hours
      self.minutes = minutes
    }
  }
}

extension CalendarFile.Longest {
  func walk(_ visitor: inout some FieldVisitor) {
    visitor.derived("days", from: "dayLabels")
    visitor.list("days", days)
    visitor.derived("months", from: "months", "leapMonths")
    visitor.list("months", months)
    visitor.derived("years", from: "years")
    visitor.list("years", years)
  }
}

extension LocaleFile.Wheels.Longest {
  func walk(_ visitor: inout some FieldVisitor) {
    visitor.derived("hours", from: "wheels.hours")
    visitor.group("hours") { visitor in
      for cycle in HourCycle.allCases { visitor.list(cycle.rawValue, hours[cycle]) }
    }
    visitor.derived("minutes", from: "wheels.minutes")
    visitor.list("minutes", minutes)
  }
}

extension CalendarFile.Longest: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    days = try reader.field("days")
    months = try reader.field("months")
    years = try reader.field("years")
  }
}

extension LocaleFile.Wheels.Longest: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    hours = try reader.field("hours")
    minutes = try reader.field("minutes")
  }
}
