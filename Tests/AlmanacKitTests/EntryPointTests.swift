import AlmanacKit
import Foundation
import Testing

/// How an app opens a bundle, and the message that the app shows if the bundle cannot be opened.
@Suite struct EntryPointTests {
  @Test("opens a bundle by the URL of its folder, even with unusual characters in the name")
  func url() throws {
    let bundle = try DamagedBundle()
    #expect(try Almanac(bundleAt: bundle.folder).locale("de").tag == "de")
    let relative = URL(filePath: "Output", relativeTo: RealBundle.folder.deletingLastPathComponent())
    #expect(try Almanac(bundleAt: relative).locale("de").tag == "de")
  }

  @Test(
    "refuses a URL that is not a file URL",
    arguments: ["https://example.com/bundle", "data:,x", "http://localhost/etc"])
  func foreignURL(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(throws: AlmanacError.missingFile(path: text)) { try Almanac(bundleAt: url) }
  }

  @Test("does not read the sources of values, which only reviewers of a bundle need")
  func sources() throws {
    let bundle = try DamagedBundle()
    for path in [bundle.localePath, bundle.path(.gregorian)] {
      try bundle.replace(#""sources": {"#, with: #""sources": 5, "x": {"#, in: path)
    }
    #expect(bundle.error() == nil)
    try bundle.replace(#""sources": 5"#, with: #""sources": 5."#, in: bundle.localePath)
    #expect(bundle.error()?.malformedPath == bundle.localePath)
  }

  @Test("returns the sentence of an error as its localized description")
  func localizedError() {
    let error: any Error = AlmanacError.unknownRegion("XX")
    #expect(
      error.localizedDescription == "The bundle has no region 'XX'. Use a region code, such as 'DE'.")
  }

  @Test(
    "says in each error what is wrong, and what to do",
    arguments: [
      (.malformedFile(path: "a", reason: "b"), "'a' has invalid content: b. Generate the bundle again."),
      (.unknownLocale(tag: "xx", known: ["de", "en"]), "The bundle has no locale 'xx'. It has de, en."),
      (
        .noSuchMonth(calendar: .roc, year: 115, code: "M13"), "The roc year 115 has no month M13."
      ),
      (
        .malformedMonthCode("M14"),
        "'M14' is not a month code. Use 'M01' to 'M13', with 'L' at the end for a leap month."
      ),
      (.noSuchTime(hour: 24, minute: 5, second: 9), "24:5:9 is not a time of day."),
      (
        .unsupportedMinuteInterval(7),
        "Minutes cannot be shown in steps of 7. Use a divisor of 60 from 1 to 30, such as 5 or 15."
      ),
      (.unknownSkeleton("yw", known: ["d", "y"]), "The bundle has no pattern for 'yw'. It has d, y."),
      (
        .missingString(locale: "de", key: "x", meant: nil),
        "'de' has no text 'x'. Add a translation, or generate the bundle with --fallback."
      ),
      (
        .wrongPlaceholders(key: "x", wanted: ["date"], given: []),
        "'x' needs the values [\"date\"], but got []."
      ),
      (
        .textTooLong(key: "x", limit: 9),
        "'x' would have more than 9 bytes with these values. Use shorter values."
      ),
    ] as [(AlmanacError, String)])
  func sentences(error: AlmanacError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("names the supported days if a date plus days is not one of them")
  func days() throws {
    let date = try CalendarDate(.buddhist, year: 2569, month: MonthCode("M01"), day: 1)
    let error = #expect(throws: AlmanacError.self) { try date.adding(days: 1_000_000) }
    #expect(error?.description.hasSuffix("gives a day outside 1900-01-01 to 2101-01-28.") == true)
  }
}
