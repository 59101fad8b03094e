/// `json/<structure>.json`, such as `json/chinese-years.json`: the months of every year of a table.
package struct YearTableFile: BundleFile {
  package static var currentSchemaVersion: Int { 1 }
  package var schemaVersion = currentSchemaVersion
  /// The years, by the number that identifies each in lists of years: the Gregorian year in which the year begins, or in
  /// an Islamic calendar the year's own number.
  package var years: [String: Year] = [:]

  package struct Year: Shape {
    /// The number, 1 to 12, of the month that the leap month follows; `nil` in a year without a leap month.
    package var leapMonth: Int?
    /// The number of days in each month, in order; a leap month comes after the month with the same number.
    package var monthLengths: [Int] = []
    /// The Gregorian date of the year's first day, such as `1900-01-31`.
    package var newYear = ""

    package init() {}

    fileprivate init(_ months: [MonthSpan]) {
      leapMonth = months.first(where: \.month.isLeap)?.month.number
      monthLengths = months.map(\.days.count)
      newYear = months.first.map { CalendarDate(civil: $0.days.lowerBound, .gregorian).description } ?? ""
    }

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("leapMonth", &leapMonth, .numberOrNull)
      try pass.field("monthLengths", &monthLengths)
      try pass.field("newYear", &newYear)
    }
  }

  package init() {}

  /// Makes the file with all years of a table that have supported days.
  package init(_ structure: YearStructure) {
    for year in structure.listedYears { years[String(year)] = Year(structure.months(ofListedYear: year)) }
  }

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("schemaVersion", &schemaVersion)
    try pass.field("years", &years)
  }
}
