import AlmanacBundle
import AlmanacKit
import AlmanacTranslations
import Testing

@testable import AlmanacExtraction

/// Groups of locales that are extracted together, because they inherit all data from the same locale.
@Suite struct LocaleGroupTests {
  private static func request(_ tag: String, numbers: String? = nil) throws -> LocaleRequest {
    var keywords = LocaleKeywords()
    keywords.numbers = numbers
    return Extraction.request(try #require(LanguageTag(tag)), keywords: keywords)
  }

  // In CLDR, de_DE and de_BE have no data of their own. de_AT has its own "Jänner".
  @Test("contain a locale without data and its parent, but not the same locale with other digits")
  func groups() throws {
    let requests = try ["de", "de-AT", "de-DE", "ar", "de-BE"].map { try Self.request($0) }
    let others = [try Self.request("de-BE", numbers: "arab"), try Self.request("de-DE", numbers: "arab")]
    let groups = try Extractor(Extraction.shared.get().settings).groups(of: requests + others)
    #expect(
      groups.map { $0.requests.map(\.tag) } == [
        ["de", "de-DE", "de-BE"], ["de-AT"], ["ar"], ["de-BE-u-nu-arab", "de-DE-u-nu-arab"],
      ])
  }

  @Test("do not contain a locale with its own words in the catalog")
  func ownWords() throws {
    let settings = try Extraction.shared.get().settings
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"chinese.month": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Month {n}"}},
        "de-DE": {"stringUnit": {"state": "translated", "value": "Mond {n}"}}}}}}
      """
    let extractor = Extractor(
      ExtractionSettings(
        calendars: settings.calendars, years: settings.years,
        catalogue: try StringCatalog(reading: Array(text.utf8), likely: Extraction.likely),
        tables: settings.tables))
    let requests = try ["de", "de-DE", "de-BE"].map { try Self.request($0) }
    #expect(
      extractor.groups(of: requests).map { $0.requests.map(\.tag) } == [["de", "de-BE"], ["de-DE"]])
  }

  // ICU has no de-US and uses de instead, but the catalog in this test has words for de-US.
  @Test("do not contain a locale that only the catalog has")
  func wordsOfNoLocale() throws {
    let settings = try Extraction.shared.get().settings
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"chinese.month": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Monat {n}"}},
        "de-US": {"stringUnit": {"state": "translated", "value": "Mond {n}"}}}}}}
      """
    let extractor = Extractor(
      ExtractionSettings(
        calendars: [.chinese], years: 2024...2026,
        catalogue: try StringCatalog(reading: Array(text.utf8), likely: Extraction.likely),
        tables: settings.tables))
    let german = LanguageTag(language: "de")
    let american = Extraction.request(LanguageTag(language: "de", region: "US"), data: german)
    let requests = [Extraction.request(german), american]
    #expect(extractor.groups(of: requests).map { $0.requests.map(\.tag) } == [["de"], ["de-US"]])
    let months = try extractor.record(for: american).calendars.first?.months.standAlone.wide
    #expect(months?.first == "Mond 1")
  }

  @Test(
    "give a locale without data the same values as its extraction alone", arguments: Extraction.sweptLocales)
  func inherited(locale: LanguageTag) throws {
    let whole = try Extraction.shared.get().settings
    let extractor = Extractor(
      ExtractionSettings(
        calendars: whole.calendars, years: 2024...2026, catalogue: whole.catalogue, tables: whole.tables))
    let request = Extraction.request(locale)
    // The test skips a locale with its own ICU data. That locale is the base of its group, so `alone` and `record`
    // would come from equal groups, and a comparison would test nothing.
    guard extractor.group(of: request).base != request else { return }
    let alone = try extractor.opened(LocaleGroup(base: request, requests: [request])).record(for: request)
    let record = try extractor.record(for: request)
    #expect(record.calendars == alone.calendars)
    #expect(record.locale == alone.locale)
  }
}
