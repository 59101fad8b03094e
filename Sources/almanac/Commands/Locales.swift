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
      With --coverage, each line goes on with how many of the \(PickerKeys.core.count) core words, of the \
      \(PickerKeys.optional.count) optional ones and of the \(PickerKeys.extended.count) extended ones the locale has, \
      and how many of them are reviewed: they are CLDR's, or a second reader approved them. With --picker, each \
      line says instead how many keys of a known picker's locale file the locale's words fill, and names the others.

      EXAMPLES
        almanac locales | grep '^pt'
        almanac locales --aliases | grep '^iw'
        almanac locales --coverage
        almanac locales --coverage --picker mui-x
      """)

  @Flag(help: "Add old spellings, each with the locale it stands for.")
  var aliases = false

  @Flag(help: "Add how many of the picker's own words each locale has.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "With --coverage: count the keys of a picker, as mui-x or react-aria.", valueName: "name"),
    completion: .custom { _, _, _ in (try? ShippedResources.pickers().keys.sorted()) ?? [] })
  var picker: String?

  func validate() throws {
    guard let picker else { return }
    let known = try ShippedResources.pickers()
    guard known[picker] != nil else {
      let names = known.keys.sorted().joined(separator: ", ")
      throw ValidationError("'\(picker.printable)' is not a picker that Almanac knows. It knows \(names).")
    }
    guard coverage else { throw ValidationError("--picker needs --coverage. Add it.") }
  }

  func run() throws {
    _ = try ICUData.started()
    let available = try ICUData.availableLocales()
    let picker = try picker.flatMap { name in try ShippedResources.pickers()[name] }
    let words = try coverage ? WordCount(available, picker) : nil
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
  /// The picker whose keys are counted; `nil` for Almanac's tiers.
  private let picker: KnownPicker?

  init(_ available: AvailableLocales, _ picker: KnownPicker?) throws {
    let catalogue = try ShippedResources.catalogue()
    self.available = available
    self.picker = picker
    extractor = Extractor(
      ExtractionSettings(
        calendars: [], years: 2000...2000, catalogue: catalogue,
        tables: try ICUData.supplementalTables(errata: .none)))
  }

  func text(for locale: LanguageTag) throws(Failure) -> String {
    let request = LocaleRequest(
      language: locale, keywords: LocaleKeywords(), dataLocale: locale, likely: available.likely(locale))
    do throws(ExtractionError) {
      let record = try extractor.record(for: request)
      if let picker { return text(of: picker, Set(record.locale.strings.keys)) }
      let coverage = LocaleWords(of: record, keys: KnownKeys(all: [], almanacs: [])).coverage
      return """
        core \(coverage.core)/\(PickerKeys.core.count)\toptional \(coverage.optional)/\(PickerKeys.optional.count)\t\
        extended \(coverage.extended)/\(PickerKeys.extended.count)\treviewed \(coverage.reviewed)
        """
    } catch {
      throw Failure([error])
    }
  }

  private func text(of picker: KnownPicker, _ texts: Set<String>) -> String {
    let unfilled = picker.unfilled(by: texts)
    let count = "\(picker.name) \(picker.fillableCount - unfilled.count)/\(picker.fillableCount)"
    return unfilled.isEmpty ? count : "\(count)\tmissing \(unfilled.joined(separator: ", "))"
  }
}
