extension LocaleFile {
  /// The names of AM and PM, and of the flexible day periods, such as "morning".
  package struct DayPeriods: Shape {
    /// The codes `am` and `pm`, then the codes of the flexible periods, such as `morning1`, in the order of the day.
    package var codes: [String] = []
    package var format = WidthNames()
    /// When each flexible period begins and ends, by its code; `nil` if the language has no flexible periods.
    package var rules: [String: DayPeriodSpan]?
    package var standAlone = WidthNames()

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("codes", &codes)
      let names = FieldRole.labels(.texts(codes, at: ["dayPeriods", "codes"]))
      try pass.field("format", &format, names)
      try pass.field("rules", &rules)
      try pass.field("standAlone", &standAlone, names)
    }
  }
}
