import AlmanacKit
import Foundation
import Testing

/// A bundle whose only locale is of another region than the user's.
@Suite struct UserRegionTests {
  // UK is CLDR's alias of GB (territoryAlias). In GB, the week begins on Monday and hours are h23 (weekData, timeData).
  @Test("a user's old code of a region has the rules of the region")
  func alias() throws {
    let tool = try Tool(files: ["locales.txt": "en-US\n"])
    try #require(tool.run("--quiet", "--output", "App", "--formats", "json") == .success(""))
    let almanac = try Almanac(bundleAt: tool.folder.appending(path: "App").path)
    let locale = try almanac.locale(matching: ["en-UK"])
    #expect(locale.tag == "en-US" && locale.firstDayOfWeek == .mon && locale.hourCycle == .h23)
  }
}
