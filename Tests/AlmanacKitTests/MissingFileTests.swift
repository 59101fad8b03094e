import AlmanacKit
import Foundation
import Testing

/// A bundle in which a file is missing or is a folder.
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

  @Test("names the missing index of a folder that almanac did not write")
  func noIndex() throws {
    let bundle = try DamagedBundle()
    try bundle.remove("json/index.json")
    #expect(bundle.error() == .missingFile(path: "json/index.json"))
    try bundle.remove("json/regions.json")
    #expect(bundle.error() == .missingFile(path: "json/index.json"))
    // An empty path is the current folder, which is not a bundle.
    #expect(throws: AlmanacError.missingFile(path: "json/index.json")) { try Almanac(bundleAt: "") }
  }

  @Test("needs no manifest")
  func noManifest() throws {
    let bundle = try DamagedBundle()
    try bundle.remove("manifest.json")
    #expect(bundle.error() == nil)
  }

  @Test(
    "names a missing file of the locale", arguments: ["locale", "gregorian", "buddhist", "chinese"])
  func noFile(name: String) throws {
    let bundle = try DamagedBundle()
    try bundle.remove("json/de/\(name).json")
    #expect(bundle.error() == .missingFile(path: "json/de/\(name).json"))
  }

  @Test("names a file as missing if its folder is a file")
  func fileForFolder() throws {
    let bundle = try DamagedBundle()
    try bundle.remove("json/de")
    try bundle.write(Data(), to: "json/de")
    #expect(bundle.error() == .missingFile(path: "json/de/locale.json"))
  }

  @Test("names the missing file of regions only if a region is requested")
  func noRegions() throws {
    let bundle = try DamagedBundle()
    try bundle.remove("json/regions.json")
    #expect(bundle.error() == nil)
    #expect(bundle.error(region: "DE") == .missingFile(path: "json/regions.json"))
  }

  @Test(
    "says that a folder at a file's path cannot be read",
    arguments: ["json/index.json", "json/de/locale.json", "json/de/chinese.json"])
  func folderForFile(path: String) throws {
    let bundle = try DamagedBundle()
    try bundle.remove(path)
    try FileManager.default.createDirectory(
      at: bundle.folder.appending(path: path), withIntermediateDirectories: false)
    #expect(bundle.error() == .unreadableFile(path: path, reason: "it is not a regular file"))
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
