import AlmanacEmitters
import AlmanacKit
package import AlmanacTranslations

/// Writes a String Catalog as Xcode does, with the keys sorted and spaces around colons.
package enum StringCatalogWriter {
  /// A catalog with texts of one language, by key.
  package static func bytes(_ texts: [String: CatalogueText], language: String) -> [UInt8] {
    let strings = texts.sortedByUTF8().map { key, text -> (key: String, value: Structure) in
      (key, .object([("localizations", .object([(language, text.structure)]))]))
    }
    let catalog = Structure.object([
      ("sourceLanguage", .text("en")), ("strings", .object(strings)), ("version", .text("1.0")),
    ])
    return Array((lines(of: catalog, indent: "").joined(separator: "\n") + "\n").utf8)
  }

  private static func lines(of value: Structure, indent: String) -> [String] {
    switch value {
    case .text(let text): [QuotedText.json.quoted(text)]
    case .number(let number): ["\(number)"]
    case .flag(let flag): ["\(flag)"]
    case .object(let entries) where !entries.isEmpty: block(entries, indent)
    case .object, .list: ["{}"]
    }
  }

  private static func block(_ entries: [(key: String, value: Structure)], _ indent: String) -> [String] {
    let inner = indent + "  "
    let fields = entries.enumerated().map { index, entry in
      let value = lines(of: entry.value, indent: inner).joined(separator: "\n")
      let comma = index < entries.count - 1 ? "," : ""
      return "\(inner)\(QuotedText.json.quoted(entry.key)) : \(value)\(comma)"
    }
    return ["{"] + fields + [indent + "}"]
  }
}

extension CatalogueText {
  /// The text as one unit, or as a number's forms, with Xcode's `%lld` for the number.
  fileprivate var structure: Structure {
    guard let forms = phrase.sortedForms else {
      return unit(phrase.texts.first ?? "", .other)
    }
    let units = forms.map { category, text -> (key: String, value: Structure) in
      (category.rawValue, unit(text.replacingBytes(of: "{n}", with: "%lld"), category))
    }
    return .object([("variations", .object([("plural", .object(units))]))])
  }

  private func unit(_ text: String, _ category: PluralCategory) -> Structure {
    let state = unreviewed.contains(category) ? "needs_review" : "translated"
    return .object([("stringUnit", .object([("state", .text(state)), ("value", .text(text))]))])
  }
}
