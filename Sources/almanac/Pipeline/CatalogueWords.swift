import AlmanacErrata
import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList
import AlmanacPreview
import AlmanacTranslations

/// The picker's words in Almanac's own catalogue and CLDR, to compare the words of a bundle with.
struct CatalogueWords {
  /// Every key that Almanac knows, with its English text, in the order of the tiers.
  let english: [PreviewWord]
  private let available: AvailableLocales
  private let extractor: Extractor

  /// Starts ICU, and reads the catalogue.
  init() throws(Failure) {
    _ = try ICUData.started()
    available = try ICUData.availableLocales()
    extractor = Extractor(
      ExtractionSettings(
        calendars: [], years: BundleSettings.defaultYears, catalogue: try ShippedResources.catalogue(),
        tables: try ICUData.supplementalTables(errata: .none)))
    let request = try OneLocale.request(for: "en", command: "preview", available)
    let texts = try Self.record(for: request, extractor).locale.strings
    english = KeyTier.allCases.flatMap { tier in
      tier.keys.compactMap { key in
        texts[key].map { PreviewWord(key: key, tier: tier.rawValue, text: $0) }
      }
    }
  }

  /// The sorted keys whose texts in a file come from the catalogue and need a review: only the translator has read them.
  func unreviewedKeys(in file: LocaleFile) throws(Failure) -> [String] {
    // The bundle may have been made with another ICU, which has more locales.
    guard let request = request(for: file.locale) else { return [] }
    let record = try Self.record(for: request, extractor)
    return record.unreviewed.keys.filter { key in
      // A compact bundle has no sources.
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
