import AlmanacEmitters
import AlmanacKit
package import AlmanacTranslations

/// Writes a String Catalog as Xcode does, with sorted keys and spaces around colons.
package enum StringCatalogWriter {
  /// A catalog with texts of one language, by key.
  package static func bytes(_ texts: [String: CatalogueText], language: String) -> [UInt8] {
    JSONWriter.bytes(of: CatalogFile(texts: texts, language: language), .stringCatalog)
  }

  private struct CatalogFile: Walkable {
    let texts: [String: CatalogueText]
    let language: String

    func walk(_ visitor: inout some FieldVisitor) {
      let strings = texts.sortedByUTF8().map { key, text -> (key: String, value: Structure) in
        (key, .object([("localizations", .object([(language, text.structure)]))]))
      }
      visitor.text("sourceLanguage", "en")
      visitor.structure("strings", .object(strings))
      visitor.text("version", "1.0")
    }
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
