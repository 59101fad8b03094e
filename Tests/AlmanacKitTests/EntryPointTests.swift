import AlmanacKit
import Foundation
import Testing

/// What an app opens a bundle with, and what it shows if that fails.
@Suite struct EntryPointTests {
  @Test("opens a bundle by the URL of its folder, whatever is in its name")
  func url() throws {
    let bundle = try DamagedBundle()
    #expect(try Almanac(bundleAt: bundle.folder).locale("de").tag == "de")
    let relative = URL(filePath: "Output", relativeTo: RealBundle.folder.deletingLastPathComponent())
    #expect(try Almanac(bundleAt: relative).locale("de").tag == "de")
  }

  @Test(
    "refuses a URL that is no file's",
    arguments: ["https://example.com/bundle", "data:,x", "http://localhost/etc"])
  func foreignURL(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(throws: AlmanacError.missingFile(path: text)) { try Almanac(bundleAt: url) }
  }

  @Test("does not read where the values came from, which is for those who review a bundle")
  func sources() throws {
    let bundle = try DamagedBundle()
    for path in [bundle.localePath, bundle.path(.gregorian)] {
      try bundle.replace(#""sources": {"#, with: #""sources": 5, "x": {"#, in: path)
    }
    #expect(bundle.error() == nil)
    try bundle.replace(#""sources": 5"#, with: #""sources": 5."#, in: bundle.localePath)
    #expect(bundle.error()?.malformedPath == bundle.localePath)
  }

  @Test("has the sentence of an error as its localized description")
  func localizedError() {
    let error: any Error = AlmanacError.unknownRegion("XX")
    #expect(
      error.localizedDescription == "The bundle has no region 'XX'. Write a region's code, as in 'DE'.")
  }

  @Test(
    "names the years that a calendar has in its own numbers",
    arguments: [
      (CalendarIdentifier.gregorian, 2101, "The gregorian year 2101 lies outside the years 1900 to 2100."),
      (.buddhist, 2026, "The buddhist year 2026 lies outside the years 2443 to 2643."),
      (
        .chinese, 1899,
        "The chinese year 1899 lies outside the years 1900 to 2100 and the last month of 1899."
      ),
    ])
  func years(calendar: CalendarIdentifier, year: Int, sentence: String) {
    let error = #expect(throws: AlmanacError.self) {
      try CalendarDate(calendar, year: year, month: MonthCode("M01"), day: 1)
    }
    #expect(error?.description == sentence)
  }

  @Test("names the years of the date's calendar where days are added")
  func days() throws {
    let date = try CalendarDate(.buddhist, year: 2569, month: MonthCode("M01"), day: 1)
    let error = #expect(throws: AlmanacError.self) { try date.adding(days: 1_000_000) }
    #expect(error?.description.hasSuffix("lies outside the years 2443 to 2643.") == true)
  }
}
