import AlmanacKit

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

extension String {
  /// The first character that XML 1.0 cannot hold, not even as a reference, and so no `.stringsdict`.
  ///
  /// Those are the controls but tab, line feed and carriage return, and U+FFFE and U+FFFF.
  var forbiddenScalar: Unicode.Scalar? {
    var text = self
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return Unicode.Scalar(byte) }
        // Well-formed UTF-8 has two more bytes behind this one.
        if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
          return bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}"
        }
        index += 1
      }
      return nil
    }
  }
}
