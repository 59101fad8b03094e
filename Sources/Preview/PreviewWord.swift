package import AlmanacKit

/// A word of the picker that every locale should have.
package struct PreviewWord: Sendable {
  /// The key of the word, as in `action.done`.
  package let key: String
  /// The tier of the key, as in `core` for a key that every picker needs.
  package let tier: String
  /// The text of the word in English.
  package let text: Phrase

  package init(key: String, tier: String, text: Phrase) {
    self.key = key
    self.tier = tier
    self.text = text
  }

  /// The word as a JSON object.
  var structure: Structure {
    .object([("key", .text(key)), ("text", text.structure), ("tier", .text(tier))])
  }
}

extension Phrase {
  /// The text as JSON; for a plural, an object with the text of each plural category.
  fileprivate var structure: Structure {
    switch self {
    case .plain(let text): .text(text)
    case .plural: .object((sortedForms ?? []).map { ($0.category.rawValue, .text($0.text)) })
    }
  }
}
