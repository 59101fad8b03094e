package import AlmanacKit

/// One of the keys that every locale should have a word for.
package struct PreviewWord: Sendable {
  /// The key, as in `action.done`.
  package let key: String
  /// How many pickers need the key, as in `core`.
  package let tier: String
  /// The English text.
  package let text: Phrase

  package init(key: String, tier: String, text: Phrase) {
    self.key = key
    self.tier = tier
    self.text = text
  }

  /// The word as JSON.
  var structure: Structure {
    .object([("key", .text(key)), ("text", text.structure), ("tier", .text(tier))])
  }
}

extension Phrase {
  /// The text, or the plural forms by category.
  fileprivate var structure: Structure {
    switch self {
    case .plain(let text): .text(text)
    case .plural: .object((sortedForms ?? []).map { ($0.category.rawValue, .text($0.text)) })
    }
  }
}
