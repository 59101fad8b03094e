import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacExtraction

/// The calendars that people use in a locale's region.
@Suite struct RegionalCalendarTests {
  private static let islamic: Set<CalendarIdentifier> = [.gregorian, .islamicCivil, .islamicTbla]

  private static func calendars(
    _ tag: String, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> [CalendarIdentifier] {
    var keywords = LocaleKeywords()
    keys(&keywords)
    let request = Extraction.request(try #require(LanguageTag(tag)), keywords: keywords)
    return try Extraction.shared.get().settings.tables.regionalCalendars(of: request)
  }

  // CLDR 42 and 48, supplementalData.xml, calendarPreferenceData, without `islamic` and `islamic-rgsa`. CLDR's list for
  // Saudi Arabia had another order in CLDR 42, so the rows are sets.
  @Test(
    "are the calendars of CLDR's calendarPreferenceData that Almanac has",
    arguments: [
      ("de", [.gregorian]), ("th", [.buddhist, .gregorian]), ("zh", [.gregorian, .chinese]),
      ("zh-Hant-TW", [.gregorian, .roc, .chinese]), ("ja", [.gregorian, .japanese]),
      ("ko", [.gregorian, .dangi]), ("hi-IN", [.gregorian, .indian]), ("am", [.gregorian, .ethiopic]),
      ("he", islamic.union([.hebrew])), ("fa-IR", islamic.union([.persian])),
      ("fa-AF", islamic.union([.persian])), ("ar-SA", [.gregorian, .islamicUmalqura]),
      ("ar-AE", islamic.union([.islamicUmalqura])), ("ar-EG", islamic.union([.coptic])),
      ("ar", islamic.union([.coptic])), ("id", islamic), ("eo", [.gregorian]), ("es-419", [.gregorian]),
    ] as [(String, Set<CalendarIdentifier>)])
  func regions(tag: String, expected: Set<CalendarIdentifier>) throws {
    #expect(Set(try Self.calendars(tag)) == expected)
  }

  @Test("are the calendars of the region that -u-rg names, and the calendar that -u-ca names is the first")
  func keywords() throws {
    #expect(try Self.calendars("en-US") { $0.region = "TH" } == [.buddhist, .gregorian])
    #expect(try Self.calendars("en-US") { $0.calendar = "chinese" } == [.chinese, .gregorian])
    #expect(try Self.calendars("th") { $0.calendar = "gregory" } == [.gregorian, .buddhist])
  }

  @Test("do not include a calendar that -u-ca names and Almanac does not have")
  func unknown() throws {
    for calendar in ["islamic", "islamic-rgsa"] {
      #expect(try Self.calendars("de") { $0.calendar = calendar } == [.gregorian])
    }
  }

  // In CLDR, each list has `gregorian`. So with `regional` alone, no locale of a bundle lacks a calendar, and all have
  // the calendar that a JavaScript module loads by default.
  @Test("include the Gregorian calendar in every region")
  func gregorian() throws {
    let regions = try Extraction.shared.get().settings.tables.regions
    #expect(regions.count > 200 && regions.values.allSatisfy { $0.calendars.contains("gregory") })
  }

  // de_DE and de_BE have no data of their own, so they form a group with de.
  @Test("differ between the locales of a group")
  func group() async throws {
    let calendars = LocaleCalendars([.gregorian], further: ["de-DE": [.buddhist], "de-BE": [.chinese]])
    let requests = try ["de-DE", "de", "de-BE"].map { Extraction.request(try #require(LanguageTag($0))) }
    let extractor = try Self.extractor(calendars)
    #expect(extractor.groups(of: requests).count == 1)
    var records: [String: LocaleRecord] = [:]
    await extractor.records(for: requests, jobs: 1) { request, record in
      (request.tag, record)
    } receive: { tag, record in
      records[tag] = try? record.get()
      return true
    }
    for request in requests {
      let record = try #require(records[request.tag])
      #expect(record.calendars.map(\.calendar) == calendars[request.tag])
      #expect(record == (try Self.alone(request, calendars)))
    }
  }

  /// The record of a locale that is the only locale of its run, and that is the base of its group.
  private static func alone(_ request: LocaleRequest, _ calendars: LocaleCalendars) throws -> LocaleRecord {
    let group = LocaleGroup(base: request, requests: [request])
    return try extractor(LocaleCalendars(calendars[request.tag])).opened(group).record(for: request)
  }

  private static func extractor(_ calendars: LocaleCalendars) throws -> Extractor {
    Extractor(try Extraction.settings(calendars, years: 2024...2026))
  }
}
