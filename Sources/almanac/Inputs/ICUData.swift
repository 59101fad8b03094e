import AlmanacExtraction
import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Reads the data from ICU that does not belong to a single locale.
enum ICUData {
  /// The languages in which an overlay can have texts, with their plural rules.
  static func languages(_ available: AvailableLocales, _ tables: SupplementalTables) -> CatalogueLanguages {
    CatalogueLanguages(tag: available.language, likely: maximized, pluralRules: tables.pluralRules)
  }

  /// Reads locales from ICU, with Almanac's own words, and with or without Almanac's errata.
  static func extractor(
    calendars: [CalendarIdentifier], years: ClosedRange<Int>, hasErrata: Bool
  ) throws -> Extractor {
    let errata = hasErrata ? ErrataTable(try ShippedResources.errata()) : .none
    return Extractor(
      ExtractionSettings(
        calendars: LocaleCalendars(calendars), years: years, catalogue: ShippedResources.catalogue(),
        tables: try SupplementalTables(errata: errata)))
  }

  /// Starts ICU, and returns its locales and the codes of languages, regions, calendars and so on that ICU knows.
  static func availableLocales() throws -> AvailableLocales {
    _ = try Version.library.get()
    let locales = ICULocales.available().compactMap(LanguageTag.init)
    let aliases = try ICULocales.legacyAliases()
    return AvailableLocales(
      // ICU's locale `en_US_POSIX` has a variant. A LanguageTag has no variant, so the list leaves out this locale.
      locales: locales,
      oldLanguages: oldLanguages(aliases),
      aliases: try ICUTable.languageAliases(),
      codes: try knownCodes(locales),
      likely: maximized)
  }

  /// The old codes of languages, each with the current tag, such as `he` for `iw`.
  private static func oldLanguages(_ aliases: [(alias: String, locale: String)]) -> [String: LanguageTag] {
    var languages: [String: LanguageTag] = [:]
    for (alias, locale) in aliases where !alias.contains("_") {
      // ICU maps `ars` (Najdi Arabic) to the Arabic of a region. But `ars` is a separate language, so it is left out.
      guard let tag = LanguageTag(locale), tag.region == nil else { continue }
      languages[alias] = tag
    }
    return languages
  }

  private static func knownCodes(_ locales: [LanguageTag]) throws(ICUError) -> KnownCodes {
    // ICU's list of territories has no UN M.49 groups, such as 419 (Latin America). Only the groups that are regions of
    // ICU's locales matter, as in `es-419`.
    let regions = try ICULocales.territories() + locales.compactMap(\.region)
    return KnownCodes(
      languages: Set(ICULocales.languages() + locales.map(\.language)), regions: Set(regions),
      numberingSystems: Set(try ICUNumberingSystem.allNames() + ["native", "traditio", "finance"]),
      calendars: Set(try ICUCalendars.allTypes().map(CalendarIdentifier.bcp47(ofICU:))),
      isScript: ICULocales.isScript)
  }

  @Sendable static func maximized(_ tag: LanguageTag) -> LanguageTag {
    // ICU has no likely script for an unknown language. The unchanged tag is safe, because it matches no locale.
    (try? tag.withLikelySubtags()) ?? tag
  }
}
