import AlmanacKit
import AlmanacTestSupport
import Testing

@testable import AlmanacInputs

/// The catalog that Almanac ships, read once for all tests.
struct ShippedTexts {
  static let shared = Result { try ShippedTexts() }

  let bytes: [UInt8]
  let file: StringCatalogFile
  /// The texts by key and language.
  let all: [String: [String: Phrase]]
  /// The texts of the keys with an English text.
  ///
  /// The words of the other keys come from CLDR, and the catalog overrides them in some languages.
  let translated: [String: [String: Phrase]]
  /// The texts by language and key: one text, or the plural forms.
  let byLanguage: [String: [String: [String]]]

  private init() throws {
    bytes = try Repository.bytes(of: "Sources/Resources/Almanac.xcstrings")
    file = try #require(try StringCatalogFile.read(bytes).value)
    var all: [String: [String: Phrase]] = [:]
    var byLanguage: [String: [String: [String]]] = [:]
    for (key, entry) in file.strings {
      all[key] = [:]
      for localization in entry.localizations ?? [] {
        let phrase = try #require(try localization.text(of: key, needed: [])).phrase
        all[key]?[localization.language] = phrase
        byLanguage[localization.language, default: [:]][key] = phrase.texts
      }
    }
    self.all = all
    self.byLanguage = byLanguage
    translated = all.filter { $0.value["en"] != nil }
  }
}
