import AlmanacInputs
import AlmanacKit
import AlmanacRecord
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

  // ICU has none of these locales, and uses de for all of them.
  @Test("have at most twelve locales each, in the order of the list")
  func size() throws {
    let regions = "AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BF BG BH BI BJ BL BM"
    let german = LanguageTag(language: "de")
    let requests = regions.split(separator: " ").map { region in
      Extraction.request(LanguageTag(language: "de", region: String(region)), data: german)
    }
    let groups = try Extractor(Extraction.shared.get().settings).groups(of: requests)
    #expect(groups.map(\.requests.count) == [12, 12, 1])
    #expect(groups.flatMap(\.requests) == requests)
  }

  /// An extractor with a catalog that has only names of Chinese months, by language.
  private static func extractor(_ names: [String: String], _ calendars: LocaleCalendars) throws -> Extractor {
    let texts = names.map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"# }
    let text = """
      {"sourceLanguage": "en", "version": "1.0",
        "strings": {"chinese.month": {"localizations": {\(texts.joined(separator: ","))}}}}
      """
    let catalogue = StringCatalog(reading: Array(text.utf8), likely: Extraction.likely)
    return Extractor(try Extraction.settings(calendars, catalogue: catalogue))
  }

  @Test("do not contain a locale with its own words in the catalog")
  func ownWords() throws {
    let extractor = try Self.extractor(["en": "Month {n}", "de-DE": "Mond {n}"], LocaleCalendars(.common))
    let requests = try ["de", "de-DE", "de-BE"].map { try Self.request($0) }
    #expect(
      extractor.groups(of: requests).map { $0.requests.map(\.tag) } == [["de", "de-BE"], ["de-DE"]])
  }

  // ICU has no de-US and uses de instead, but the catalog in this test has words for de-US.
  @Test("do not contain a locale that only the catalog has")
  func wordsOfNoLocale() throws {
    let extractor = try Self.extractor(["de": "Monat {n}", "de-US": "Mond {n}"], [.chinese])
    let german = LanguageTag(language: "de")
    let american = Extraction.request(LanguageTag(language: "de", region: "US"), data: german)
    let requests = [Extraction.request(german), american]
    #expect(extractor.groups(of: requests).map { $0.requests.map(\.tag) } == [["de"], ["de-US"]])
    let months = try extractor.record(for: american).calendars.first?.months.standAlone.wide
    #expect(months?.first == "Mond 1")
  }

  // ICU has no numbering system with this name, so it cannot open the data that both German locales share.
  @Test("have an error for each of their locales, and no other group starts after 'receive' says so")
  func received() async throws {
    let requests = try ["de", "de-DE"].map { try Self.request($0, numbers: "bogus") } + [Self.request("fr")]
    let extractor = Extractor(try Extraction.settings([.gregorian], years: 2024...2026))
    let german = ["de-u-nu-bogus": false, "de-DE-u-nu-bogus": false]
    for (stop, expected) in [("", german.merging(["fr": true]) { $1 }), ("de-u-nu-bogus", german)] {
      var received: [String: Bool] = [:]
      await extractor.records(for: requests, jobs: 1) { request, record in
        (request.tag, (try? record.get()) != nil)
      } receive: { tag, isExtracted in
        received[tag] = isExtracted
        return tag != stop
      }
      #expect(received == expected)
    }
  }

  @Test(
    "give a locale without data the same values as its extraction alone",
    arguments: Extraction.sweptRegions.filter(Extraction.isInherited))
  func inherited(locale: LanguageTag) throws {
    let extractor = Extractor(try Extraction.settings(years: 2024...2026))
    let request = Extraction.request(locale)
    let alone = try extractor.opened(LocaleGroup(base: request, requests: [request])).record(for: request)
    let record = try extractor.record(for: request)
    #expect(record.calendars == alone.calendars)
    #expect(record.locale == alone.locale)
  }
}
