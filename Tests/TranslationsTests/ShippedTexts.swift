import AlmanacKit
import CAlmanacResources

@testable import AlmanacTranslations

/// The texts of the catalog that Almanac ships.
enum ShippedTexts {
  /// The texts by language and key: one text, or the plural forms.
  static let byLanguage: [String: [String: [String]]] = {
    let resource = almanac_string_catalog()
    let bytes = [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count))
    guard let file = try? StringCatalogFile.read(bytes).value else { return [:] }
    var texts: [String: [String: [String]]] = [:]
    for (key, entry) in file.strings {
      for localization in entry.localizations ?? [] {
        guard let text = try? localization.text(of: key) else { continue }
        texts[localization.language, default: [:]][key] = text.phrase.texts
      }
    }
    return texts
  }()
}
