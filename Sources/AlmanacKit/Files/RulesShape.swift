extension CalendarFile {
  /// The rules of the calendar: with the codes of its months, all that a program needs to compute with the calendar.
  package struct Rules: Shape {
    /// The eras by their codes; `nil` in a calendar without eras.
    package var eras: [String: Era]?
    /// The number of days in the longest month.
    package var longestMonth = 0
    package var numbering = Numbering.counted
    /// The least and the greatest number of digits of a typed year; `nil` if a date cannot be typed as three numbers.
    package var typedYearDigits: [Int]?
    /// The number of a year minus the number that identifies the year in lists of years.
    ///
    /// That number is the Gregorian year in which the year begins; with the numbering `own`, it is the year's own
    /// number.
    package var yearOffset = 0
    /// The rule for the months and days of a year, such as `civil`; `nil` if the bundle has a table of years.
    package var yearRule: String?
    /// The bundle's file with the months and days of the years, such as `chinese-years`; `nil` if a rule computes them.
    package var yearTable: String?

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("eras", &eras)
      try pass.field("longestMonth", &longestMonth)
      try pass.field("numbering", &numbering)
      try pass.field("typedYearDigits", &typedYearDigits)
      try pass.field("yearOffset", &yearOffset)
      try pass.field("yearRule", &yearRule)
      try pass.field("yearTable", &yearTable)
    }

    /// An era, whose years are counted from its first year or backward from its last year.
    package struct Era: Shape {
      /// The era's first day in ISO 8601, such as `2019-05-01`; `nil` if it was before the Gregorian year 1.
      package var firstDay: String?
      /// The calendar's number for year 1 of the era; `nil` if the years count backward.
      package var firstYear: Int?
      /// The calendar's number for year 1 of an era that counts backward; `nil` in other eras.
      package var lastYear: Int?

      package init() {}

      package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field("firstDay", &firstDay)
        try pass.field("firstYear", &firstYear)
        try pass.field("lastYear", &lastYear)
      }
    }

    /// How the years are numbered.
    package enum Numbering: String, FieldCode, Sendable {
      /// By numbers only.
      case counted
      /// By names in a cycle of 60, and by the Gregorian years in which the years begin.
      case cyclic
      /// By numbers that also identify the years in lists, because two years may begin in one Gregorian year.
      case own
    }
  }
}

extension CalendarFile.Rules {
  /// The rules of a calendar, as Almanac writes them.
  package static func of(_ calendar: CalendarIdentifier) -> Self { Self(calendar.traits) }

  private init(_ traits: CalendarTraits) {
    eras = traits.eras.isEmpty ? nil : traits.eras.rules
    longestMonth = traits.longestMonth
    numbering =
      switch traits.numbering {
      case .counted: .counted
      case .cyclic: .cyclic
      case .own: .own
      }
    typedYearDigits = traits.typedYearDigits.map { [$0.lowerBound, $0.upperBound] }
    yearOffset = traits.numbering.offset
    yearRule = traits.yearStructure.isTable ? nil : traits.yearStructure.rawValue
    yearTable = traits.yearStructure.isTable ? traits.yearStructure.rawValue : nil
  }
}

extension [Era] {
  fileprivate var rules: [String: CalendarFile.Rules.Era] {
    let nextFirstYears = dropFirst().map(\.firstYear) + [nil]
    return Dictionary(
      uniqueKeysWithValues: zip(self, nextFirstYears).map { era, next in
        var rule = CalendarFile.Rules.Era()
        rule.firstDay = era.firstEpochDay.map { CalendarDate(civil: $0, .gregorian).description }
        rule.firstYear = era.firstYear
        rule.lastYear = era.firstYear == nil ? next.map { $0 - 1 } : nil
        return (era.code, rule)
      })
  }
}
