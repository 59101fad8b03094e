import AlmanacErrata
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacTranslations
import ArgumentParser

/// `almanac locales`: every locale there is.
struct Locales: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List every locale '*' means, one BCP 47 tag a line.",
    discussion: """
      With --coverage, each line goes on with how many of the \(PickerKeys.core.count) core words and of the \
      \(PickerKeys.optional.count) optional ones the locale has, and how many of them somebody vouches for: CLDR, \
      or a reader who was content.

      EXAMPLES
        almanac locales | grep '^pt'
        almanac locales --aliases | grep '^iw'
        almanac locales --coverage
      """)

  @Flag(help: "Add old spellings, each with the locale it stands for.")
  var aliases = false

  @Flag(help: "Add how many of the picker's own words each locale has.")
  var coverage = false

  func run() throws {
    _ = try ICUData.started()
    let available = try ICUData.availableLocales()
    let words = try coverage ? WordCount(available) : nil
    for locale in available.locales {
      let columns = [locale.description, try words?.text(for: locale)]
      try Terminal.printOwn(columns.compactMap(\.self).joined(separator: "\t") + "\n")
    }
    guard aliases else { return }
    for (alias, locale) in try legacyAliases() where isAccepted(alias, available) {
      try Terminal.printOwn("\(alias)\t\(locale)\n")
    }
  }

  /// Whether a list may have the alias: ICU also knows some of countries that are no more.
  private func isAccepted(_ alias: String, _ available: AvailableLocales) -> Bool {
    do throws(LocaleListErrors) {
      return try !LocaleList(reading: Array(alias.utf8), available: available).requests.isEmpty
    } catch {
      return false
    }
  }

  private func legacyAliases() throws(Failure) -> [(alias: String, locale: String)] {
    do throws(ICUError) {
      return try ICULocales.legacyAliases().map { alias, locale in
        (alias.replacing("_", with: "-"), locale.replacing("_", with: "-"))
      }
    } catch {
      throw Failure(error)
    }
  }
}

/// Counts the words each locale has.
private struct WordCount {
  private let extractor: Extractor
  private let available: AvailableLocales

  init(_ available: AvailableLocales) throws {
    let catalogue = try ShippedResources.catalogue()
    self.available = available
    extractor = Extractor(
      ExtractionSettings(
        calendars: [], years: 2000...2000, catalogue: catalogue,
        tables: try ICUData.supplementalTables(errata: .none)))
  }

  func text(for locale: LanguageTag) throws(Failure) -> String {
    let request = LocaleRequest(
      language: locale, keywords: LocaleKeywords(), dataLocale: locale, likely: available.likely(locale))
    do throws(ExtractionError) {
      let keys = KnownKeys(all: [], almanacs: [])
      let coverage = LocaleWords(of: try extractor.record(for: request), keys: keys).coverage
      return """
        core \(coverage.core)/\(PickerKeys.core.count)\toptional \(coverage.optional)/\(PickerKeys.optional.count)\t\
        reviewed \(coverage.reviewed)
        """
    } catch {
      throw Failure([error])
    }
  }
}
