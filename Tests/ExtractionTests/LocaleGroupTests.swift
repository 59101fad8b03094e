import AlmanacKit
import AlmanacTranslations
import Testing

@testable import AlmanacExtraction

/// Locales that hold nothing themselves are asked for together with what they inherit from.
@Suite struct LocaleGroupTests {
  private static func request(_ tag: String, numbers: String? = nil) throws -> LocaleRequest {
    var keywords = LocaleKeywords()
    keywords.numbers = numbers
    return Extraction.request(try #require(LanguageTag(tag)), keywords: keywords)
  }

  // CLDR: de_DE and de_BE hold nothing; de_AT has "Jänner"; ar_EG has its digits from ar.
  @Test("puts a locale that holds nothing to the one it inherits from, and numbers apart")
  func groups() throws {
    let requests = try ["de", "de-AT", "de-DE", "ar", "de-BE"].map { try Self.request($0) }
    let others = [try Self.request("de-BE", numbers: "arab"), try Self.request("de-DE", numbers: "arab")]
    let groups = try Extractor(Extraction.shared.get().settings).groups(of: requests + others)
    #expect(
      groups.map { $0.requests.map(\.tag) } == [
        ["de", "de-DE", "de-BE"], ["de-AT"], ["ar"], ["de-BE-u-nu-arab", "de-DE-u-nu-arab"],
      ])
  }

  @Test("leaves a locale for itself that has words of its own in the catalogue")
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

  // ICU has no de-US, so that de answers for it; the catalogue has.
  @Test("leaves a locale for itself that ICU does not have, and the catalogue has words of")
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

  @Test("gives a locale that holds nothing what ICU answers for it alone", arguments: Extraction.sweptLocales)
  func inherited(locale: LanguageTag) throws {
    let whole = try Extraction.shared.get().settings
    let extractor = Extractor(
      ExtractionSettings(
        calendars: whole.calendars, years: 2024...2026, catalogue: whole.catalogue, tables: whole.tables))
    let request = Extraction.request(locale)
    // The others are asked for by themselves.
    guard extractor.group(of: request).base != request else { return }
    let alone = try extractor.opened(LocaleGroup(base: request, requests: [request])).record(for: request)
    let record = try extractor.record(for: request)
    #expect(record.calendars == alone.calendars)
    #expect(record.locale == alone.locale)
  }
}
