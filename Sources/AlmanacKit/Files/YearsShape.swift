extension CalendarFile {
  package struct Years: Shape {
    /// The labels of the years `first` to `last`, such as `พ.ศ. 2569`, all different; `nil` in a compact file.
    package var display: [String]?
    /// The number of the first year of `display` and `numeric`: the Gregorian year in which it begins.
    ///
    /// In an Islamic calendar, whose rules have the numbering `own`, it is the year's own number.
    package var first = 0
    /// The number of the last year of `display` and `numeric`, in the same numbers as `first`.
    package var last = 0
    /// The years of the era, or related years in the Chinese and Korean calendars; `nil` in a compact file.
    package var numeric: [String]?
    /// The pattern (UTS 35) for a year's label, such as `G y`; its only letters are `G`, `y`, `r` and `U`.
    ///
    /// `numberOverrides` has the pattern's path, `years.pattern`, if the numbers are not in the locale's digits.
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
