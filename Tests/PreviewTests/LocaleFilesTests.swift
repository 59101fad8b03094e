import AlmanacEmitters
import AlmanacKit
import Foundation
import Testing

@testable import AlmanacPreview

/// The files of a locale that a page shows, as a stranger may have changed them.
@Suite struct LocaleFilesTests {
  private static let output = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Output")

  /// The JSON files of German in the repository.
  private static func files() throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: LocaleFiles.paths(of: "de").map { path in
        (path, [UInt8](try Data(contentsOf: output.appending(path: path))))
      })
  }

  @Test("has the locale and its calendars in their order")
  func reading() throws {
    let files = try LocaleFiles(reading: try Self.files(), of: "de")
    #expect(files.locale.locale == "de" && files.calendars.map(\.calendar) == CalendarIdentifier.allCases)
    var fewer = try Self.files()
    fewer["json/de/buddhist.json"] = nil
    #expect(try LocaleFiles(reading: fewer, of: "de").calendars.map(\.calendar) == [.gregorian, .chinese])
  }

  /// A text that a stranger puts in place of another one.
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let other: String
    let reason: String
    var testDescription: String { reason }
  }

  @Test(
    "refuses what AlmanacKit refuses, and says which file and why",
    arguments: [
      Row(
        file: "locale", text: #""direction": "ltr","#, other: "", reason: "'direction' is missing"),
      Row(
        file: "locale", text: #""direction": "ltr""#, other: #""direction": 1"#,
        reason: "'direction' is not a text"),
      Row(
        file: "locale", text: #""locale": "de""#, other: #""locale": "fr""#, reason: "it is the locale 'fr'"),
      Row(
        file: "chinese", text: #""calendar": "chinese""#, other: #""calendar": "gregorian""#,
        reason: "it is the gregorian calendar of 'de'"),
      Row(
        file: "gregorian", text: #""M12""#, other: #""M12", "M13""#, reason: "'monthCodes' are other months"),
    ])
  func malformed(row: Row) throws {
    var files = try Self.files()
    let path = "json/de/\(row.file).json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    try #require(text.contains(row.text))
    files[path] = Array(text.replacing(row.text, with: row.other, maxReplacements: 1).utf8)
    #expect(throws: UnshownFile(path: path, reason: .malformed(row.reason))) {
      try LocaleFiles(reading: files, of: "de")
    }
  }

  @Test("refuses another version of the schema, and a locale without its own file")
  func otherSchema() throws {
    var files = try Self.files()
    let path = "json/de/locale.json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    files[path] = Array(text.replacing(#""schemaVersion": 2"#, with: #""schemaVersion": 3"#).utf8)
    let other = UnshownFile(path: path, reason: .otherSchema(3, current: 2))
    #expect(throws: other) { try LocaleFiles(reading: files, of: "de") }
    #expect(other.description == "This file has schema version 3, and this Almanac shows version 2.")
    files[path] = nil
    #expect(throws: UnshownFile(path: path, reason: .malformed("it is missing"))) {
      try LocaleFiles(reading: files, of: "de")
    }
  }

  @Test("refuses a key that a file has twice")
  func repeatedKey() throws {
    var files = try Self.files()
    let path = "json/de/locale.json"
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    files[path] = Array(text.replacing("{\n", with: "{\n\"a\": 1, \"a\": 2,", maxReplacements: 1).utf8)
    let error = #expect(throws: UnshownFile.self) { try LocaleFiles(reading: files, of: "de") }
    #expect(error?.description.contains("appears twice") == true, "\(error?.description ?? "")")
  }
}
