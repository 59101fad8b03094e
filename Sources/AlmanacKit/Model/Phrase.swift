/// A text of the picker's own words: one text, or one for each plural category.
package enum Phrase: Hashable, Sendable {
  case plain(String)
  /// By CLDR's plural category, `other` always among them.
  case plural([PluralCategory: String])
}

/// CLDR's plural categories, sorted as the files sort them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case few, many, one, other, two, zero
}

extension PluralCategory {
  /// What a file has by plural category; throws for a key that is not a plural category.
  static func keyed<Value>(_ values: [String: Value], _ decoder: any Decoder) throws -> [PluralCategory:
    Value]
  {
    Dictionary(
      uniqueKeysWithValues: try values.map { key, value in
        guard let category = PluralCategory(rawValue: key) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath, debugDescription: "'\(key)' is not a plural category."))
        }
        return (category, value)
      })
  }
}

extension Phrase: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .plain(text)
      return
    }
    self = .plural(try PluralCategory.keyed(try container.decode([String: String].self), decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .plain(let text): try container.encode(text)
    case .plural(let forms):
      try container.encode(Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value) }))
    }
  }
}

extension Phrase {
  /// The categories and texts in the order of the files; `nil` for one plain text.
  package var sortedForms: [(category: PluralCategory, text: String)]? {
    guard case .plural(let forms) = self else { return nil }
    return PluralCategory.allCases.compactMap { category in forms[category].map { (category, $0) } }
  }

  /// Whether a number chooses one of several forms.
  package var isPlural: Bool {
    if case .plural = self { true } else { false }
  }

  /// Every text in it.
  package var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural: sortedForms?.map(\.text) ?? []
    }
  }
}
