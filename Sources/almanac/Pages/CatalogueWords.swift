import AlmanacBundle
import AlmanacExtraction
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// The picker's words from Almanac's own catalogue and from CLDR; the words in a bundle are compared with them.
struct CatalogueWords {
  /// All of Almanac's keys, each with its English text: first the core keys, then the optional and the extended keys.
  let english: [Word]
  private let available: AvailableLocales
  private let extractor: Extractor

  /// The key of a word, its tier, and its text in English.
  typealias Word = (key: String, tier: KeyTier, text: Phrase)

  /// Starts ICU, and reads Almanac's catalogue.
  init() throws {
    available = try ICUData.availableLocales()
    extractor = try ICUData.extractor(calendars: [], years: BundleOptions().years, hasErrata: false)
    let request = try LocaleArgument.request(for: "en", command: "preview", available)
    let texts = try extractor.record(for: request).locale.strings
    english = KeyTier.allCases.flatMap { tier in
      tier.keys.compactMap { key in
        texts[key].map { (key: key, tier: tier, text: $0) }
      }
    }
  }

  /// The keys in a locale's file whose texts come from the catalogue and are not reviewed; sorted.
  func unreviewedKeys(in file: LocaleFile) throws -> [String] {
    // A bundle that was made with another version of ICU may have locales that this ICU lacks.
    guard let request = (try? LocaleList(reading: Array(file.locale.utf8), available: available))?.onlyRequest
    else { return [] }
    let record = try extractor.record(for: request)
    return record.unreviewed.keys.filter { key in
      // A compact bundle does not say where its texts come from.
      let isOfCatalogue = file.sources.isEmpty || file.sources["strings.\(key)"] == .catalogue
      return isOfCatalogue && file.strings[key] == record.locale.strings[key]
    }.sorted()
  }
}
