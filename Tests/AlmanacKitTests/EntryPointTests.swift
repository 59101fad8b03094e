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

  @Test("names the supported days if a date plus days is not one of them")
  func days() throws {
    let date = try CalendarDate(.buddhist, year: 2569, month: MonthCode("M01"), day: 1)
    let error = #expect(throws: AlmanacError.self) { try date.adding(days: 1_000_000) }
    #expect(error?.description.hasSuffix("gives a day outside 1900-01-01 to 2101-01-28.") == true)
  }
}
