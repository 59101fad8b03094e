/// One of the picker's own words, such as "Change month": one text, or one form for each plural category.
package enum Phrase: Hashable, Sendable {
  case plain(String)
  /// One text for each plural category (CLDR) that the phrase distinguishes; `other` is always present.
  case plural([PluralCategory: String])
}

/// CLDR's plural categories, in the order in which files list them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case few, many, one, other, two, zero
}

extension PluralCategory {
  /// Converts the keys of an object in a file, such as `one`, to plural categories.
  ///
  /// Throws `DecodingError` for a key that is not a plural category.
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
  /// The plural forms with their categories, in the order in which files list them; `nil` if the phrase is one plain
  /// text.
  package var sortedForms: [(category: PluralCategory, text: String)]? {
    guard case .plural(let forms) = self else { return nil }
    return PluralCategory.allCases.compactMap { category in forms[category].map { (category, $0) } }
  }

  /// Whether the phrase has plural forms; a number then chooses one of them.
  package var isPlural: Bool {
    if case .plural = self { true } else { false }
  }

  /// The plain text, or all plural forms in the order in which files list them.
  package var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural: sortedForms?.map(\.text) ?? []
    }
  }
}
