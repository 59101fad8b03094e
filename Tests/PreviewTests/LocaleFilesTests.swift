import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPreview

/// The JSON files of a locale, which a page shows.
///
/// The files can come from a hostile bundle.
@Suite struct LocaleFilesTests {
  private static let output = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Output")

  /// The JSON files of German in the repository, which has the common calendars.
  private static func files() throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: LocaleFiles.paths(of: "de").prefix(1 + [CalendarIdentifier].common.count).map {
        path in
        (path, [UInt8](try Data(contentsOf: output.appending(path: path))))
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

  /// A part of a file, the text that replaces it, and the reason in the error.
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let other: String
    let reason: String
    var testDescription: String { reason }
  }

  @Test(
    "are refused if AlmanacKit refuses them, with the file and the reason",
    arguments: [
      Row(
        file: "locale", text: #""direction": "ltr","#, other: "", reason: "'direction' is missing"),
      Row(
        file: "locale", text: #""direction": "ltr""#, other: #""direction": 1"#,
        reason: "'direction' is not a string"),
      Row(
        file: "locale", text: #""locale": "de""#, other: #""locale": "fr""#,
        reason: "it belongs to the locale 'fr'"),
      Row(
        file: "chinese", text: #""calendar": "chinese""#, other: #""calendar": "gregorian""#,
        reason: "it belongs to the gregorian calendar of 'de'"),
      Row(
        file: "gregorian", text: #""M12""#, other: #""M12", "M13""#,
        reason: "'monthCodes' does not match the calendar's months"),
    ])
  func malformed(row: Row) throws {
    var files = try Self.files()
    let path = "json/de/\(row.file).json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    try #require(text.contains(row.text))
    files[path] = Array(text.replacing(row.text, with: row.other, maxReplacements: 1).utf8)
    #expect(throws: UnreadableBundleFile(path: path, reason: .malformed(row.reason))) {
      try LocaleFiles(reading: files, of: "de")
    }
  }

  @Test("are refused with another schema version or without the locale's own file")
  func otherSchema() throws {
    var files = try Self.files()
    let path = "json/de/locale.json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    files[path] = Array(text.replacing(#""schemaVersion": 3"#, with: #""schemaVersion": 4"#).utf8)
    let other = UnreadableBundleFile(path: path, reason: .otherSchema(4, current: 3))
    #expect(throws: other) { try LocaleFiles(reading: files, of: "de") }
    #expect(
      other.description
        == "This file has schema version 4, but this version of Almanac can show only version 3.")
    files[path] = nil
    #expect(throws: UnreadableBundleFile(path: path, reason: .missing)) {
      try LocaleFiles(reading: files, of: "de")
    }
  }

  @Test("are refused with a repeated key")
  func repeatedKey() throws {
    var files = try Self.files()
    let path = "json/de/locale.json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    files[path] = Array(text.replacing("{\n", with: "{\n\"a\": 1, \"a\": 2,", maxReplacements: 1).utf8)
    let error = #expect(throws: UnreadableBundleFile.self) { try LocaleFiles(reading: files, of: "de") }
    #expect(error?.description.contains("appears twice") == true, "\(error?.description ?? "")")
  }
}
