import AlmanacErrata
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacTranslations

/// What ICU has for all locales together.
enum ICUData {
  /// ICU, started for this process.
  static func started() throws(Failure) -> ICULibrary {
    do throws(ICUError) {
      return try Version.library.get()
    } catch {
      throw Failure(error)
    }
  }

  /// What CLDR knows of regions and languages.
  static func supplementalTables(errata: ErrataTable) throws(Failure) -> SupplementalTables {
    do throws(ICUError) {
      return try SupplementalTables(errata: errata)
    } catch {
      throw Failure(extraction: error)
    }
  }

  /// The index of the locales of a run.
  static func index(of requests: [LocaleRequest]) throws(Failure) -> IndexFile {
    do throws(ICUError) {
      return try IndexFile(of: requests)
    } catch {
      throw Failure(extraction: error)
    }
  }

  /// The languages an overlay can have texts in, and how they count.
  static func languages(_ available: AvailableLocales, _ tables: SupplementalTables) -> CatalogueLanguages {
    CatalogueLanguages(
      tag: { text throws(UnknownLanguage) in
        do throws(LocaleListProblem) {
          return try available.language(named: text)
        } catch {
          throw UnknownLanguage(message: error.message, remedy: error.remedy)
        }
      },
      likely: likely, pluralRules: tables.pluralRules)
  }

  /// The locales of ICU that a picker can have, and the codes ICU knows.
  static func availableLocales() throws(Failure) -> AvailableLocales {
    do throws(ICUError) {
      let locales = ICULocales.available().compactMap(LanguageTag.init)
      let aliases = try ICULocales.legacyAliases()
      return AvailableLocales(
        // The POSIX locale has a variant, which no LanguageTag has, and drops out here.
        locales: locales,
        oldLanguages: oldLanguages(aliases),
        codes: try knownCodes(locales),
        likely: likely)
    } catch {
      throw Failure(error)
    }
  }

  /// The aliases that are languages by themselves, as in `iw` for `he`.
  private static func oldLanguages(_ aliases: [(alias: String, locale: String)]) -> [String: LanguageTag] {
    var languages: [String: LanguageTag] = [:]
    for (alias, locale) in aliases where !alias.contains("_") {
      // `ars`, Najdi Arabic, is a language of its own that ICU answers with a region's Arabic.
      guard let tag = LanguageTag(locale), tag.region == nil else { continue }
      languages[alias] = tag
    }
    return languages
  }

  private static func knownCodes(_ locales: [LanguageTag]) throws(ICUError) -> KnownCodes {
    // ICU lists UN M.49 groups elsewhere; those that matter are the regions of its locales.
    let regions = try ICULocales.territories() + locales.compactMap(\.region)
    let calendarNames = try BCP47CalendarNames()
    return KnownCodes(
      languages: Set(ICULocales.languages() + locales.map(\.language)), regions: Set(regions),
      numberingSystems: Set(try ICUNumberingSystem.allNames() + ["native", "traditio", "finance"]),
      calendars: Set(try ICUCalendars.allTypes().map(calendarNames.name)),
      isScript: ICULocales.isScript)
  }

  @Sendable static func likely(_ tag: LanguageTag) -> LanguageTag {
    do throws(ICUError) {
      return LanguageTag(try ICULocales.likely(tag.icuIdentifier)) ?? tag
    } catch {
      // A language ICU knows nothing of has no likely script; then no locale answers for it either.
      return tag
    }
  }
}
