import AlmanacEmitters
import AlmanacKit
package import AlmanacTranslations

/// Writes a String Catalog as Xcode does, with sorted keys and spaces around colons.
package enum StringCatalogWriter {
  /// The bytes of a catalog with texts in one language; `texts` has the text for each key.
  package static func bytes(_ texts: [String: CatalogueText], language: String) -> [UInt8] {
    JSONWriter.bytes(of: CatalogFile(texts: texts, language: language), .stringCatalog)
  }

  private struct CatalogFile: Walkable {
    let texts: [String: CatalogueText]
    let language: String

    func walk(_ steps: inout FieldSteps) {
      let strings = texts.sortedByUTF8().map { key, text -> (key: String, value: Structure) in
        let localization = text.phrase.withNumbers.localization(unreviewed: text.unreviewed)
        return (key, .object([("localizations", .object([(language, localization)]))]))
      }
      steps.text("sourceLanguage", "en")
      steps.structure("strings", .object(strings))
      steps.text("version", "1.0")
    }
  }
}

extension Phrase {
  /// The phrase with Xcode's `%lld` and `%%` in place of `{n}` and `%`, if its plural forms have a number.
  fileprivate var withNumbers: Phrase {
    guard case .plural(let forms) = self, forms.values.contains(where: { $0.countBytes(of: "{n}") > 0 })
    else {
      return self
    }
    return .plural(
      forms.mapValues { $0.replacingBytes(of: "%", with: "%%").replacingBytes(of: "{n}", with: "%lld") })
  }
}
