import AlmanacKit
import Foundation
import Testing

@testable import almanac

/// `almanac show` prints the tables that `almanac generate` writes.
@Suite struct ShowTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// A file of the bundle that `generate` writes of one locale.
  private func file<File: BundleFile>(_ path: String, of tag: String, as type: File.Type) throws -> File {
    try tool.write("\(tag)\n", to: "locales.txt")
    try #require(try tool.run("--quiet", "--formats", "json") == .success(""))
    return try File(
      reading: [UInt8](Data(contentsOf: tool.folder.appending(path: "Output/json/\(tag)/\(path)"))))
  }

  @Test("shows a locale's own tables without a calendar", arguments: ["de-AT", "ar-EG-u-nu-latn", "haw"])
  func locale(tag: String) throws {
    let file = try file("locale.json", of: tag, as: LocaleFile.self)
    #expect(try tool.run("show", tag) == .success(TableView.text(of: file, sources: file.sources)))
  }

  @Test(
    "shows a calendar's tables side by side",
    arguments: [("th", CalendarIdentifier.buddhist), ("zh-TW", .chinese), ("de-AT", .gregorian)])
  func calendar(tag: String, calendar: CalendarIdentifier) throws {
    let file = try file("\(calendar).json", of: tag, as: CalendarFile.self)
    let outcome = try tool.run("show", tag, "--calendar", calendar.rawValue)
    #expect(outcome == .success(TableView.text(of: file, sources: file.sources)))
  }

  // CLDR: the Buddhist year 2569 is 2026.
  @Test("has the names of the language")
  func thai() throws {
    let text = try tool.run("show", "th", "--calendar", "buddhist").stdout
    #expect(text.contains("M01  ม.ค."))
    #expect(text.contains("2026 พ.ศ. 2569"))
    #expect(text.contains("พุทธศักราช"))
  }

  @Test("warns of an old spelling, and shows the locale of today's")
  func oldSpelling() throws {
    let today = try tool.run("show", "he")
    #expect(today.status == 0 && today.stderr == "" && today.stdout.contains("\nlocale "))
    #expect(
      try tool.run("show", "iw")
        == .success(
          today.stdout, stderr: "almanac: warning: 'iw' is an old spelling of 'he'. Write 'he'.\n"))
  }
}
