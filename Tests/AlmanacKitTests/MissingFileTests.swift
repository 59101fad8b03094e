import AlmanacKit
import Foundation
import Testing

/// A folder that is not a bundle, and a region or a calendar that a bundle does not have.
@Suite struct MissingFileTests {
  @Test("names the folder if it does not exist")
  func noFolder() {
    #expect(throws: AlmanacError.missingFile(path: "/nowhere/at all")) {
      try Almanac(bundleAt: "/nowhere/at all")
    }
    // The system would read only the part before the NUL, which is a folder.
    let folder = RealBundle.folder.path + "\0x"
    #expect(throws: AlmanacError.missingFile(path: folder)) { try Almanac(bundleAt: folder) }
  }

  @Test("says that the path of a file is not a folder")
  func fileForBundle() {
    let file = RealBundle.folder.appending(path: "manifest.json").path
    let error = #expect(throws: AlmanacError.self) { try Almanac(bundleAt: file) }
    #expect(
      error?.description
        == "'\(file)' cannot be read: it is not a folder. Open the folder that Almanac wrote.")
  }

  @Test("says how to write a bundle with fewer locales if a user's locale was not copied")
  func partialCopy() throws {
    let bundle = try DamagedBundle()
    try bundle.remove("json/de")
    let error = #expect(throws: AlmanacError.self) {
      try Almanac(bundleAt: bundle.folder.path).locale(matching: ["de", "en"])
    }
    #expect(
      error?.description
        == "'json/de/locale.json' does not exist. Open the whole folder that Almanac wrote. "
        + "For fewer locales, run Almanac with a shorter list.")
  }

  @Test("opens the current folder for an empty path")
  func currentFolder() {
    // The current folder is not a bundle.
    #expect(throws: AlmanacError.missingFile(path: "json/index.json")) { try Almanac(bundleAt: "") }
  }

  @Test("refuses a text that is not the code of a known region", arguments: ["de", "XX", "", "../DE", "DEU"])
  func unknownRegion(code: String) throws {
    #expect(throws: AlmanacError.unknownRegion(code)) { try RealBundle.almanac.locale("en", region: code) }
  }

  @Test("names a calendar that the locale does not have, and the calendars that it has")
  func missingCalendar() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.calendars.available = [.gregorian, .buddhist]
    }
    let locale = try bundle.locale()
    let error = AlmanacError.missingCalendar(
      locale: "de", calendar: .chinese, known: [.gregorian, .buddhist])
    #expect(throws: error) { try locale.calendar(.chinese) }
    #expect(
      error.description
        == "The bundle has no chinese calendar for 'de'. It has gregorian, buddhist. "
        + "Generate the bundle with this calendar in --calendars.")
  }
}
