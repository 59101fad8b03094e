import AlmanacFormats
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPages

/// The JSON files of a locale, which a page shows.
///
/// The files can come from a hostile bundle.
@Suite struct LocaleFilesTests {
  /// The JSON files of German in the repository, which has the common calendars.
  private static func files() throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: LocaleFiles.paths(of: "de").prefix(1 + [CalendarIdentifier].common.count).map {
        path in
        (path, try Repository.bytes(of: "Output/\(path)"))
      })
  }

  @Test("contain the locale and its calendars in order")
  func reading() throws {
    let files = try LocaleFiles(reading: try Self.files(), of: "de")
    #expect(files.locale.locale == "de" && files.calendars.map(\.calendar) == [CalendarIdentifier].common)
    var fewer = try Self.files()
    fewer["json/de/buddhist.json"] = nil
    #expect(try LocaleFiles(reading: fewer, of: "de").calendars.map(\.calendar) == [.gregorian, .chinese])
  }

  /// A part of a file, the text that replaces it, and a part of the error's description.
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let other: String
    let error: String
    var testDescription: String { error }
  }

  @Test(
    "are refused if AlmanacKit refuses them, with the file and the reason",
    arguments: [
      Row(file: "locale", text: #""direction": "ltr","#, other: "", error: "'direction' is missing"),
      Row(
        file: "locale", text: #""direction": "ltr""#, other: #""direction": 1"#,
        error: "'direction' is not a string"),
      Row(
        file: "locale", text: #""locale": "de""#, other: #""locale": "fr""#,
        error: "This file has invalid content: it belongs to the locale 'fr'."),
      Row(
        file: "chinese", text: #""calendar": "chinese""#, other: #""calendar": "gregorian""#,
        error: "it belongs to the gregorian calendar of 'de'"),
      Row(
        file: "gregorian", text: #""M12""#, other: #""M12", "M13""#,
        error: "'monthCodes' does not match the calendar's months"),
      Row(
        file: "locale", text: #""schemaVersion": 3"#, other: #""schemaVersion": 4"#,
        error: "has schema version 4, but this version of Almanac can show only version 3."),
      Row(file: "locale", text: "{\n", other: "{\n\"a\": 1, \"a\": 2,", error: "appears twice"),
    ])
  func refused(row: Row) throws {
    var files = try Self.files()
    let path = "json/de/\(row.file).json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    try #require(text.contains(row.text))
    files[path] = Array(text.replacing(row.text, with: row.other, maxReplacements: 1).utf8)
    let error = #expect(throws: UnreadableBundleFile.self) { try LocaleFiles(reading: files, of: "de") }
    #expect(error?.path == path)
    #expect(error?.description.contains(row.error) == true, "\(error?.description ?? "")")
  }

  @Test("are refused without the locale's own file")
  func missing() throws {
    var files = try Self.files()
    files["json/de/locale.json"] = nil
    let error = UnreadableBundleFile.missing("json/de/locale.json")
    #expect(throws: error) { try LocaleFiles(reading: files, of: "de") }
    #expect(error.path == "json/de/locale.json" && error.description == "This file is missing.")
  }
}
