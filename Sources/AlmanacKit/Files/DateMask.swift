extension CalendarFile {
  /// The text in an empty date field that shows the user how to type a date, such as `TT.MM.JJJJ`.
  package struct Mask: Codable, Equatable, Sendable {
    /// The letters that the mask shows in place of digits; `nil` if Almanac and CLDR have none for the language.
    package var letters: Letters?
    package var order: [DateColumn]
    /// The four texts before, between and after the three columns in `order`; the first and the last may be empty.
    package var separators: [String]

    package init(letters: Letters?, order: [DateColumn], separators: [String]) {
      self.letters = letters
      self.order = order
      self.separators = separators
    }

    /// The text that the mask shows for each column: a letter for each digit, as in `TT`, or a word, such as 年.
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
