extension CalendarFile {
  /// For each column of a date picker, up to three labels that are probably the widest; the widest label is first.
  ///
  /// To find the width of a column, a front end measures only these labels.
  package struct Longest: Shape {
    package var days: [String] = []
    /// The widest labels among the wide month names in both contexts (`format`, `standAlone`), including leap months.
    package var months: [String] = []
    /// The widest labels in `years.display`.
    package var years: [String] = []

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field(.derived("days", from: "dayLabels"), &days)
      try pass.field(.derived("months", from: "months", "leapMonths", "leapYearMonths"), &months)
      try pass.field(.derived("years", from: "years"), &years)
    }
  }
}

extension LocaleFile.Wheels {
  /// For each wheel of a time picker, up to three labels that are probably the widest; the widest label is first.
  package struct Longest: Shape {
    package var hours = LocaleFile.HourLabels()
    package var minutes: [String] = []

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field(.derived("hours", from: "wheels.hours"), &hours)
      try pass.field(.derived("minutes", from: "wheels.minutes"), &minutes)
    }
  }
}
