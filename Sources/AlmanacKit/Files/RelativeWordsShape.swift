/// The words for the days, weeks, months or years near the current one, such as "yesterday" and "tomorrow".
package struct RelativeWords: Equatable, Sendable, FieldValue, JSONReadable {
  /// The words, capitalized for a menu or a button; `nil` if capitalization changes no word.
  package var titled: [String: String]?
  /// The words, by the distance from the current day, week, month or year, such as `-1` for "yesterday".
  package var words: [String: String]

  package init(_ words: [String: String]) { self.words = words }

  /// The key of ``titled`` in the JSON object, whose other keys are distances such as `-1`.
  private static let titledKey = "titled"

  package static var blank: RelativeWords {
    var words = RelativeWords(["": ""])
    words.titled = ["": ""]
    return words
  }

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    titled = try reader.fieldIfPresent("titled")
    words = try reader.table { $0 != Self.titledKey }
  }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.group(key) { steps in
      for (distance, word) in words.sortedByUTF8() { steps.add(.label(distance, word)) }
      // Keys such as `-1` and `2` come before `titled`, because hyphens and digits sort before letters.
      titled.visit(Self.titledKey, .label, &steps)
    }
  }
}
