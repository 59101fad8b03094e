extension LocaleFile {
  /// The names of the four quarters of a year, the first one first.
  package struct Quarters: Codable, Equatable, Sendable {
    package var format: WidthNames
    package var standAlone: WidthNames
    /// The stand-alone names with a capital, for a menu or a header; absent where every name has one, or none begins
    /// with a letter.
    package var titled: TitledNames?

    package init(_ names: ContextNames) {
      format = names.format
      standAlone = names.standAlone
      titled = names.titled
    }
  }
}

extension LocaleFile.Quarters {
  func walk(_ visitor: inout some FieldVisitor) {
    let numbers = EntryCodes.numbers(1...4)
    visitor.group("format") { format.walk(&$0, codes: numbers) }
    visitor.group("standAlone") { standAlone.walk(&$0, codes: numbers) }
    if let titled { visitor.group("titled") { titled.walk(&$0, codes: numbers) } }
  }
}

extension LocaleFile.Quarters: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    format = try reader.field("format")
    standAlone = try reader.field("standAlone")
    titled = try reader.fieldIfPresent("titled")
  }
}
