import AlmanacFormats
package import AlmanacInputs
import AlmanacKit

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
        // Plural forms become format strings. The placeholders of other texts keep their names.
        let phrase = text.phrase.formatted(arguments: [], .apple)
        let localization = phrase.localization(unreviewed: text.unreviewed)
        return (key, .object([("localizations", .object([(language, localization)]))]))
      }
      steps.text("sourceLanguage", "en")
      steps.structure("strings", .object(strings))
      steps.text("version", "1.0")
    }
  }
}
