extension CalendarFile {
  /// What an empty field for a typed date shows, as in `TT.MM.JJJJ`: digits only, and four of the year.
  package struct Mask: Codable, Equatable, Sendable {
    /// The letters that stand for the digits; absent where no language of the locale's has any.
    package var letters: Letters?
    package var order: [DateColumn]
    /// The four texts before, between and after the three parts of `order`; the first and last may be empty.
    package var separators: [String]

    package init(letters: Letters?, order: [DateColumn], separators: [String]) {
      self.letters = letters
      self.order = order
      self.separators = separators
    }

    /// The letter of each part, as often as it has digits; or a whole word, as in 年.
    package struct Letters: Codable, Equatable, Sendable {
      package var day: String
      package var month: String
      package var year: String

      package init(day: String, month: String, year: String) {
        self.day = day
        self.month = month
        self.year = year
      }
    }
  }
}

extension CalendarFile.Mask {
  func walk(_ visitor: inout some FieldVisitor) {
    if let letters { visitor.group("letters") { letters.walk(&$0) } }
    visitor.list("order", order.map(\.rawValue))
    visitor.list("separators", separators)
  }
}

extension CalendarFile.Mask.Letters {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.label("day", day)
    visitor.label("month", month)
    visitor.label("year", year)
  }
}

extension CalendarFile.Mask: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    letters = try reader.fieldIfPresent("letters")
    order = try reader.field("order")
    separators = try reader.field("separators")
  }
}

extension CalendarFile.Mask.Letters: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    day = try reader.field("day")
    month = try reader.field("month")
    year = try reader.field("year")
  }
}
