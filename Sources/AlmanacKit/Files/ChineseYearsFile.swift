/// `json/chinese-years.json`: the months of every Chinese year of the table.
package struct ChineseYearsFile: Codable, Equatable, Sendable, Walkable {
  package var schemaVersion: Int
  /// By related year.
  package var years: [String: Year]

  package struct Year: Codable, Equatable, Sendable {
    /// The number of the month that is followed by its leap month; `nil` in a common year.
    package var leapMonth: Int?
    /// The days of each month in order, 29 or 30; the leap month stands after its namesake.
    package var monthLengths: [Int]
    /// The Gregorian date of the first day, as in `1900-01-31`.
    package var newYear: String
  }

  /// The whole table.
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
