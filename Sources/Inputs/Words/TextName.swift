import AlmanacKit

/// The key and the language of a text in a catalog, for error messages.
package struct TextName: Equatable, Sendable {
  let key: String
  /// The language tag as the catalog spells it.
  let language: String

  /// Returns the text; throws if it is too long or an output format cannot contain it.
  func checked(_ text: String) throws(StringCatalogError) -> String {
    try checkLength(text.utf8.count)
    try checkMarks(in: text)
    if let scalar = text.forbiddenScalar { throw .forbiddenCharacter(scalar, self) }
    return text
  }

  /// The plural form with `{n}` in place of each specifier for its number, such as `%lld`.
  ///
  /// Throws if the form has two numbers, or if ``checked(_:)`` throws.
  func numbered(_ form: String) throws(StringCatalogError) -> String {
    guard !FormatSpecifiers.hasTwoNumbers(form) else { throw .twoNumbers(self) }
    return try checked(FormatSpecifiers.withNamedNumbers(form))
  }

  /// The names of the placeholders in a text; throws if there are too many.
  func placeholders(of text: String) throws(StringCatalogError) -> [String] {
    let names = Phrase.plain(text).placeholders
    guard names.count <= Limits.placeholders else { throw .manyPlaceholders(names.count, self) }
    return names
  }

  /// Throws if a text with this number of bytes is too long.
  func checkLength(_ bytes: Int) throws(StringCatalogError) {
    // Texts that name months become part of date patterns, so they have the shorter limit of a pattern.
    let limit = PickerKeys.months.contains(key) ? Limits.pattern : Limits.text
    guard bytes <= limit else { throw .longText(bytes: bytes, limit: limit, self) }
  }

  /// Throws if a text has more combining marks in a row than AlmanacKit accepts.
  func checkMarks(in text: String) throws(StringCatalogError) {
    guard !text.hasTooManyMarks else { throw .manyMarks(self) }
  }
}

extension TextName: CustomStringConvertible {
  package var description: String { "'\(key)' in '\(language)'" }
}
