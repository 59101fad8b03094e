/// The words for a unit some steps away, as in `yesterday` for one day back.
package struct RelativeWords: Equatable, Sendable {
  /// The words with a capital, for a menu or a button; absent where every word has one.
  package var titled: [String: String]?
  /// By the number of steps, as in `-1`.
  package var words: [String: String]

  package init(_ words: [String: String]) {
    self.words = words
  }

  /// The key of ``titled`` among the numbers of steps.
  private static let titledKey = "titled"

  func walk(_ visitor: inout some FieldVisitor) {
    for (steps, word) in words.sortedByUTF8() { visitor.label(steps, word) }
    // The numbers of steps come first: a digit is before any letter.
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
