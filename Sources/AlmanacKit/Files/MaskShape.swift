extension CalendarFile {
  /// The text in an empty date field that shows the user how to type a date, such as `TT.MM.JJJJ`.
  package struct Mask: Shape {
    /// The letters that the mask shows in place of digits; `nil` if Almanac and CLDR have none for the language.
    package var letters: Letters?
    package var order: [DateColumn] = []
    /// The four texts before, between and after the three columns in `order`; the first and the last may be empty.
    package var separators: [String] = []

    /// The text that the mask shows for each column: a letter for each digit, as in `TT`, or a word, such as 年.
    package struct Letters: Shape {
      package var day = ""
      package var month = ""
      package var year = ""

      package init() {}

      package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field("day", &day, .label)
        try pass.field("month", &month, .label)
        try pass.field("year", &year, .label)
      }
    }

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("letters", &letters)
      try pass.field("order", &order)
      try pass.field("separators", &separators)
    }
  }
}
