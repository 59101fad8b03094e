/// One of the picker's own words, such as "Change month": one text, or one form for each plural category.
package enum Phrase: Hashable, Sendable {
  case plain(String)
  /// One text for each plural category (CLDR) that the phrase distinguishes; `other` is always present.
  case plural([PluralCategory: String])
}

/// CLDR's plural categories, in the order in which files list them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case few, many, one, other, two, zero

  /// Converts the keys of an object in a file, such as `one`, to plural categories; throws for any other key.
  static func keyed<Value>(_ values: [String: Value]) throws(JSONMismatch) -> [PluralCategory: Value] {
    var keyed: [PluralCategory: Value] = [:]
    for (key, value) in values {
      guard let category = PluralCategory(rawValue: key) else {
        throw JSONMismatch(path: [key], "is not a plural category")
      }
      keyed[category] = value
    }
    return keyed
  }
}

extension Phrase: FieldValue, JSONReadable {
  package static var blank: Phrase { .plain("") }

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    self = reader.isText ? .plain(try reader.text()) : .plural(try PluralCategory.keyed(try reader.table()))
  }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.add(.phrase(key, self))
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
  package var isPlural: Bool { if case .plural = self { true } else { false } }

  /// The plain text, or all plural forms in the order in which files list them.
  package var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural: sortedForms?.map(\.text) ?? []
    }
  }
}
