/// `json/chinese-years.json`: the months of every supported Chinese year.
package struct ChineseYearsFile: BundleFile {
  package var schemaVersion = currentSchemaVersion
  /// The Chinese years, by the Gregorian year in which each begins, such as `2026`.
  package var years: [String: Year] = [:]

  package struct Year: Shape {
    /// The number, 1 to 12, of the month that the leap month follows; `nil` in a year without a leap month.
    package var leapMonth: Int?
    /// The number of days, 29 or 30, in each month, in order; a leap month comes after the month with the same number.
    package var monthLengths: [Int] = []
    /// The Gregorian date of the year's first day, such as `1900-01-31`.
    package var newYear = ""

    package init() {}

    init(_ year: ChineseYear) {
      leapMonth = year.leapMonth
      monthLengths = year.monthLengths
      newYear = year.newYear.description
    }

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("leapMonth", &leapMonth, .numberOrNull)
      try pass.field("monthLengths", &monthLengths)
      try pass.field("newYear", &newYear)
    }
  }

  package init() {}

  /// The file with all years of ``ChineseYear/supported``.
  package static let supported: ChineseYearsFile = {
    var file = ChineseYearsFile()
    for year in ChineseYear.all { file.years[String(year.relatedYear)] = Year(year) }
    return file
  }()

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("schemaVersion", &schemaVersion)
    try pass.field("years", &years)
  }
}
