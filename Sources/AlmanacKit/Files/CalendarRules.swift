extension CalendarFile {
  /// The rules of the calendar: with the codes of its months, all that a program needs to compute with the calendar.
  ///
  /// A program that reads them needs no list of calendars.
  package struct Rules: Codable, Equatable, Sendable {
    /// The eras by their codes; `nil` in a calendar without eras.
    package var eras: [String: Era]?
    /// The number of days in the longest month.
    package var longestMonth: Int
    package var numbering: Numbering
    /// The least and the greatest number of digits of a typed year; `nil` if a date cannot be typed as three numbers.
    package var typedYearDigits: [Int]?
    /// The number of a year minus the Gregorian year in which the year begins.
    package var yearOffset: Int
    /// The rule for the months and days of a year, such as `civil`; `nil` if the bundle has a table of years.
    package var yearRule: String?
    /// The bundle's file with the months and days of the years, such as `chinese-years`; `nil` if a rule computes them.
    package var yearTable: String?

    /// An era, whose years are counted from its first year or backward from its last year.
    package struct Era: Codable, Equatable, Sendable {
      /// The era's first day in ISO 8601, such as `2019-05-01`; `nil` in the earliest era, which has no first day.
      package var firstDay: String?
      /// The calendar's number for year 1 of the era; `nil` if the years count backward.
      package var firstYear: Int?
      /// The calendar's number for year 1 of an era that counts backward; `nil` in other eras.
      package var lastYear: Int?
    }

    /// How the years are numbered.
    package enum Numbering: String, Codable, JSONReadable, Sendable {
      /// By numbers only.
      case counted
      /// By names in a cycle of 60, and by the Gregorian years in which the years begin.
      case cyclic
    }
  }
}

extension CalendarFile.Rules {
  /// The rules of a calendar, as Almanac writes them.
  package static func of(_ calendar: CalendarIdentifier) -> Self { all[calendar.place] }

  private static let all = CalendarIdentifier.allCases.map { Self($0.traits) }

  private init(_ traits: CalendarTraits) {
    eras = traits.eras.isEmpty ? nil : traits.eras.rules
    longestMonth = traits.longestMonth
    numbering = traits.numbering.isCyclic ? .cyclic : .counted
    typedYearDigits = traits.typedYearDigits.map { [$0.lowerBound, $0.upperBound] }
    yearOffset = traits.numbering.offset
    yearRule = traits.structure.isTable ? nil : traits.structure.rawValue
    yearTable = traits.structure.isTable ? traits.structure.rawValue : nil
  }

  /// The Gregorian year in which the calendar's year `year` begins; lists of years identify the year by this year.
  func listed(_ year: Int) -> Int { year &- yearOffset }

  /// The number of the calendar's year that begins in the Gregorian year `listed`.
  func year(listed: Int) -> Int { listed &+ yearOffset }
}

extension [Era] {
  fileprivate var rules: [String: CalendarFile.Rules.Era] {
    let nextFirstYears = dropFirst().map(\.firstYear) + [nil]
    return Dictionary(
      uniqueKeysWithValues: zip(self, nextFirstYears).map { era, next in
        let lastYear = era.firstYear == nil ? next.map { $0 - 1 } : nil
        let firstDay = era.firstEpochDay.map(isoDay)
        return (era.code, .init(firstDay: firstDay, firstYear: era.firstYear, lastYear: lastYear))
      })
  }
}

/// A day in ISO 8601, such as `0622-07-19`.
private func isoDay(ofEpochDay epochDay: Int) -> String {
  let (year, month, day) = civilDate(ofEpochDay: epochDay)
  let numbers = [year + 10_000, month + 100, day + 100]
  return numbers.map { String("\($0)".dropFirst()) }.joined(separator: "-")
}

extension CalendarFile.Rules {
  func walk(_ visitor: inout some FieldVisitor) {
    if let eras {
      visitor.group("eras") { visitor in
        for (code, era) in eras.sortedByUTF8() { visitor.group(code) { era.walk(&$0) } }
      }
    }
    visitor.number("longestMonth", longestMonth)
    visitor.text("numbering", numbering.rawValue)
    if let typedYearDigits { visitor.numbers("typedYearDigits", typedYearDigits) }
    visitor.number("yearOffset", yearOffset)
    if let yearRule { visitor.text("yearRule", yearRule) }
    if let yearTable { visitor.text("yearTable", yearTable) }
  }
}

extension CalendarFile.Rules.Era {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    if let firstDay { visitor.text("firstDay", firstDay) }
    if let firstYear { visitor.number("firstYear", firstYear) }
    if let lastYear { visitor.number("lastYear", lastYear) }
  }
}

extension CalendarFile.Rules: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    eras = try reader.fieldIfPresent("eras")
    longestMonth = try reader.field("longestMonth")
    numbering = try reader.field("numbering")
    typedYearDigits = try reader.fieldIfPresent("typedYearDigits")
    yearOffset = try reader.field("yearOffset")
    yearRule = try reader.fieldIfPresent("yearRule")
    yearTable = try reader.fieldIfPresent("yearTable")
  }
}

extension CalendarFile.Rules.Era: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    firstDay = try reader.fieldIfPresent("firstDay")
    firstYear = try reader.fieldIfPresent("firstYear")
    lastYear = try reader.fieldIfPresent("lastYear")
  }
}
