import AlmanacKit
import AlmanacReading

/// A text of a catalogue by its key and language, for what is wrong with it.
struct TextName {
  let key: String
  /// The tag as the catalogue has it.
  let language: String

  /// The text, if every format can hold it; throws otherwise.
  func checked(_ text: String) throws(StringCatalogError) -> String {
    try checkLength(text.utf8.count)
    try checkMarks(in: text)
    if let scalar = text.forbiddenScalar {
      throw .forbiddenCharacter(scalar, key: key, language: language)
    }
    return text
  }

  /// The placeholders of a text, if they are not more than anyone can fill; throws otherwise.
  func placeholders(of text: String) throws(StringCatalogError) -> [String] {
    let names = Phrase.plain(text).placeholders
    guard names.count <= Limits.placeholders else {
      throw .manyPlaceholders(names.count, key: key, language: language)
    }
    return names
  }

  /// Throws if a text of so many bytes is too long.
  func checkLength(_ bytes: Int) throws(StringCatalogError) {
    // Patterns of dates put the names of months together.
    let limit = PickerKeys.months.contains(key) ? Limits.pattern : Limits.text
    guard bytes <= limit else { throw .longText(bytes: bytes, limit: limit, key: key, language: language) }
  }

  /// Throws if more combining marks follow each other in a text than readers take.
  func checkMarks(in text: String) throws(StringCatalogError) {
    guard !text.hasTooManyMarks else { throw .manyMarks(key: key, language: language) }
  }
}
