/// The patterns of intervals (UTS 35, `intervalFormats`).
package struct Intervals: Equatable, Sendable {
  /// How two texts stand side by side where nothing else fits, as in `{0} – {1}`; text in quotes is literal.
  package var fallback: String
  /// By skeleton, then by the letter of the greatest field that differs: `d`, `M`, `y`; `m`, `H`, `h`, `a`.
  ///
  /// Each pattern is that of both ends: the second begins at the first field that was there before.
  package var patterns: [String: [String: String]]

  /// The skeletons of the intervals a date picker needs, and the fields in which two dates may differ in each.
  package static let date: KeyValuePairs = [
    "MMMd": ["M", "d", "y"], "yMMMEd": ["M", "d", "y"], "yMMMM": ["M", "y"], "yMMMd": ["M", "d", "y"],
  ]

  /// The skeletons of the intervals a time picker needs, and the fields in which two times may differ in each.
  package static let time: KeyValuePairs = ["Hm": ["H", "m"], "hm": ["a", "h", "m"]]

  package init(fallback: String, patterns: [String: [String: String]]) {
    self.fallback = fallback
    self.patterns = patterns
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    var isBeforeFallback = true
    for (skeleton, letters) in patterns.sortedByUTF8() {
      if isBeforeFallback && skeleton > "fallback" {
        visitor.pattern("fallback", fallback)
        isBeforeFallback = false
      }
      visitor.group(skeleton) { visitor in
        for (letter, pattern) in letters.sortedByUTF8() { visitor.pattern(letter, pattern) }
      }
    }
    if isBeforeFallback { visitor.pattern("fallback", fallback) }
  }
}

extension Intervals: Codable {
  private static let fallbackKey = FileKey("fallback")

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FileKey.self)
    fallback = try container.decode(String.self, forKey: Self.fallbackKey)
    patterns = [:]
    for key in container.allKeys where key.stringValue != Self.fallbackKey.stringValue {
      patterns[key.stringValue] = try container.decode([String: String].self, forKey: key)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FileKey.self)
    try container.encode(fallback, forKey: Self.fallbackKey)
    for (skeleton, letters) in patterns { try container.encode(letters, forKey: FileKey(skeleton)) }
  }
}

extension Intervals: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    fallback = try reader.field("fallback")
    patterns = try reader.table { $0 != "fallback" }
  }
}
