/// The words for the days, weeks, months or years near the current one, such as "yesterday" and "tomorrow".
package struct RelativeWords: Equatable, Sendable {
  /// The words, capitalized for a menu or a button; `nil` if capitalization changes no word.
  package var titled: [String: String]?
  /// The words, by the distance from the current day, week, month or year, such as `-1` for "yesterday".
  package var words: [String: String]

  package init(_ words: [String: String]) {
    self.words = words
  }

  /// The key of ``titled`` in the JSON object, whose other keys are distances such as `-1`.
  private static let titledKey = "titled"

  func walk(_ visitor: inout some FieldVisitor) {
    for (steps, word) in words.sortedByUTF8() { visitor.label(steps, word) }
    // Keys such as `-1` and `2` come before `titled`, because hyphens and digits sort before letters.
    if let titled { visitor.labels(Self.titledKey, titled) }
  }
}

extension RelativeWords: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    titled = try reader.fieldIfPresent("titled")
    words = try reader.table { $0 != Self.titledKey }
  }
}

extension RelativeWords: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FileKey.self)
    let titledKey = FileKey(Self.titledKey)
    titled = try container.decodeIfPresent([String: String].self, forKey: titledKey)
    words = [:]
    for key in container.allKeys where key.stringValue != titledKey.stringValue {
      words[key.stringValue] = try container.decode(String.self, forKey: key)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FileKey.self)
    try container.encodeIfPresent(titled, forKey: FileKey(Self.titledKey))
    for (steps, word) in words { try container.encode(word, forKey: FileKey(steps)) }
  }
}
