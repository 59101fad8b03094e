extension CalendarFile {
  package struct Years: Shape {
    /// The labels of the years `first` to `last`, such as `พ.ศ. 2569`; no two labels are equal.
    ///
    /// `nil` if a compact file omits the labels.
    package var display: [String]?
    /// The Gregorian year in which the first year of `display` and `numeric` begins.
    package var first = 0
    /// The Gregorian year in which the last year of `display` and `numeric` begins.
    package var last = 0
    /// The years as numbers only, such as `2569`; `nil` if a compact file omits them.
    ///
    /// The number is the year of the era or, in the Chinese calendar, the related year.
    package var numeric: [String]?
    /// The pattern (UTS 35) for a year's label, such as `G y`; its only letters are `G`, `y`, `r` and `U`.
    ///
    /// The label's numbers are in the locale's digits, because `numberOverrides` has no entry for this pattern.
    package var pattern = ""

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      let codes = EntryCodes.years(first: first, last: last)
      try pass.field("display", &display, .labels(codes, isGroup: true))
      try pass.field("first", &first)
      try pass.field("last", &last)
      try pass.field("numeric", &numeric, .list(codes))
      try pass.field(.pattern("pattern"), &pattern, .pattern)
    }
  }
}
