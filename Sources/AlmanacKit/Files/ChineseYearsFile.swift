/// `json/chinese-years.json`: the months of every supported Chinese year.
package struct ChineseYearsFile: Codable, Equatable, Sendable, Walkable {
  package var schemaVersion: Int
  /// The Chinese years, by the Gregorian year in which each begins, such as `2026`.
  package var years: [String: Year]

  package struct Year: Codable, Equatable, Sendable {
    /// The number, 1 to 12, of the month that the leap month follows; `nil` in a year without a leap month.
    package var leapMonth: Int?
    /// The number of days, 29 or 30, in each month, in order; a leap month comes after the month with the same number.
    package var monthLengths: [Int]
    /// The Gregorian date of the year's first day, such as `1900-01-31`.
    package var newYear: String
  }

  /// Makes the file with all years of ``ChineseYear/supported``.
  package init() {
    schemaVersion = Self.currentSchemaVersion
    years = Dictionary(
      uniqueKeysWithValues: ChineseYear.all.map { year in
        (
          String(year.relatedYear),
          Year(
            leapMonth: year.leapMonth, monthLengths: year.monthLengths,
            newYear: year.newYear.description)
        )
      })
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.number("schemaVersion", schemaVersion)
    visitor.group("years") { visitor in
      for (key, year) in years.sortedByUTF8() {
        visitor.group(key) { visitor in
          visitor.number("leapMonth", year.leapMonth)
          visitor.numbers("monthLengths", year.monthLengths)
          visitor.text("newYear", year.newYear)
        }
      }
    }
  }
}

extension ChineseYearsFile: BundleFile {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    schemaVersion = try reader.field("schemaVersion")
    years = try reader.field("years")
  }
}

extension ChineseYearsFile.Year: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    leapMonth = try reader.fieldIfPresent("leapMonth")
    monthLengths = try reader.field("monthLengths")
    newYear = try reader.field("newYear")
  }
}
