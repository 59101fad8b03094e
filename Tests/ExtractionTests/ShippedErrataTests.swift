import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// Almanac's own errata for mistakes of both CLDR 42 and CLDR 48.
@Suite struct ShippedErrataTests {
  private func file(_ calendar: CalendarIdentifier, _ tag: String) throws -> CalendarFile {
    let request = Extraction.request(try #require(LanguageTag(tag)))
    let record = try Extractor(try Extraction.corrected.get()).record(for: request)
    return try #require(record.calendars.first { $0.calendar == calendar })
  }

  // इसवीसन पूर्व and इसपू. mean "before Christ". KDE's Marathi has BE as the short name of the Buddhist era.
  @Test("name the Buddhist era in Marathi", arguments: ["mr", "mr-IN"])
  func buddhistEra(tag: String) throws {
    let eras = try #require(try file(.buddhist, tag).eras)
    #expect([eras.wide, eras.abbreviated, eras.narrow] == [["BE"], ["BE"], ["BE"]])
  }

  // moment.js, locale/az.js: D MMMM YYYY HH:mm, and with the weekday dddd, D MMMM YYYY HH:mm.
  @Test(
    "write a space between date and time in Azerbaijani",
    arguments: [CalendarIdentifier.gregorian, .buddhist])
  func glue(calendar: CalendarIdentifier) throws {
    let patterns = try file(calendar, "az").patterns.dateTime
    #expect(patterns["full"] == "{1} {0}" && patterns["long"] == "{1} {0}")
  }
}
