import AlmanacBundle
import AlmanacErrata
import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList
import AlmanacOptions
import AlmanacPreview
import AlmanacTranslations

/// The picker's words from Almanac's own catalogue and from CLDR; the words in a bundle are compared with them.
struct CatalogueWords {
  /// All of Almanac's keys, each with its English text: first the core keys, then the optional and the extended keys.
  let english: [PreviewWord]
  private let available: AvailableLocales
  private let extractor: Extractor

  /// Starts ICU, and reads Almanac's catalogue.
  init() throws(Failure) {
    _ = try ICUData.started()
    available = try ICUData.availableLocales()
    extractor = Extractor(
      ExtractionSettings(
        calendars: [], years: BundleOptions().years, catalogue: try ShippedResources.catalogue(),
        tables: try ICUData.supplementalTables(errata: .none)))
    let request = try LocaleArgument.request(for: "en", command: "preview", available)
    let texts = try Self.record(for: request, extractor).locale.strings
    english = KeyTier.allCases.flatMap { tier in
      tier.keys.compactMap { key in
        texts[key].map { PreviewWord(key: key, tier: tier.rawValue, text: $0) }
      }
    }
  }

  /// The keys in a locale's file whose texts come from the catalogue and are not reviewed; sorted.
  func unreviewedKeys(in file: LocaleFile) throws(Failure) -> [String] {
    // A bundle that was made with another version of ICU may have locales that this ICU lacks.
    guard let request = request(for: file.locale) else { return [] }
    let record = try Self.record(for: request, extractor)
    return record.unreviewed.keys.filter { key in
      // A compact bundle does not say where its texts come from.
      let isOfCatalogue = file.sources.isEmpty || file.sources["strings.\(key)"] == .catalogue
      return isOfCatalogue && file.strings[key] == record.locale.strings[key]
    }.sorted()
  }

  private func request(for tag: String) -> LocaleRequest? {
    do throws(LocaleListErrors) {
      let list = try LocaleList(reading: Array(tag.utf8), available: available)
      return list.requests.first { $0.tag == tag }
    } catch {
      return nil
    }
  }

  private static func record(
    for request: LocaleRequest, _ extractor: Extractor
  ) throws(Failure) -> LocaleRecord {
    do throws(ExtractionError) {
      return try extractor.record(for: request)
    } catch {
      throw Failure([error])
    }
  }
}
