import AlmanacFormats
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPages

/// The page of a report.
@Suite struct ReportPageTests {
  private static let hostile = "</script><script>alert(1)</script><!--##[\u{202E}\u{2028}<title>\"&"

  private static func page(_ command: String, _ text: String, _ locales: [String]) -> ReportPage {
    ReportPage(
      command: command, title: text, summary: [text], old: text, new: text, tool: "0.1.0", wholeFiles: [text],
      remedy: text, groups: [.object([("cause", .text(text)), ("count", .number(3))])], hiddenChanges: 2,
      locales: locales)
  }

  private static let files = LocaleFiles(locale: .sample, calendars: [.sampleChinese])

  private typealias Versions = (old: ReportLocale?, new: ReportLocale?)

  private static func page(
    _ locales: KeyValuePairs<String, Versions>, command: String = "diff", text: String = "A"
  ) -> ParsedPage {
    let bytes = page(command, text, locales.map(\.key)).bytes(regions: RegionsFile(regions: [:])) { tag in
      locales.first { $0.key == tag }?.value ?? (nil, nil)
    }
    return ParsedPage(String(decoding: bytes, as: UTF8.self))
  }

  @Test("has the changes by cause and both versions of a locale, even with hostile texts")
  func structure() throws {
    let parsed = Self.page(
      ["de-AT": (.files(Self.files), .unreadable(Self.hostile))], text: Self.hostile)
    #expect(parsed.text.hasPrefix("<!DOCTYPE html>\n<!-- Made by almanac diff. -->\n"))
    #expect(parsed.text.components(separatedBy: "<script").count == 5)
    #expect(parsed.text.components(separatedBy: "<title").count == 2)
    #expect(
      parsed.text.contains(
        "<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--#&#35;[&#x202E;"))
    #expect(parsed.blocks.map(\.id) == ["report", "old-de-AT", "new-de-AT"])
    #expect(parsed.blocks.map(\.isLocale) == [false, true, true])
    #expect(!parsed.blocks.contains { $0.json.contains("<") })

    let report = try parsed.values("report")
    for key in ["title", "old", "new", "remedy"] { #expect(report[key] as? String == Self.hostile) }
    #expect(report["summary"] as? [String] == [Self.hostile])
    #expect(report["wholes"] as? [String] == [Self.hostile])
    #expect(report["hiddenLocales"] as? Int == 0 && report["hiddenChanges"] as? Int == 2)
    #expect(report["tool"] as? String == "0.1.0")
    #expect(report["regions"] as? NSDictionary == ["regions": [:] as NSDictionary, "schemaVersion": 3])
    let group = try #require((report["groups"] as? [NSDictionary])?.first)
    #expect(group["count"] as? Int == 3 && group["cause"] as? String == Self.hostile)
    #expect(try parsed.values("new-de-AT") == ["unreadable": Self.hostile])
    let old = try parsed.values("old-de-AT")
    #expect(Set(old.allKeys as? [String] ?? []) == ["calendars", "locale"])
  }

  @Test("has one element for an added or removed locale, and names its command")
  func oneSide() throws {
    let parsed = Self.page(
      ["de": (nil, .files(Self.files)), "fr": (.files(Self.files), nil)], command: "check")
    #expect(parsed.blocks.map(\.id) == ["report", "new-de", "old-fr"])
    #expect(parsed.text.hasPrefix("<!DOCTYPE html>\n<!-- Made by almanac check. -->\n"))
  }

  @Test("has at most 100 locales")
  func limit() throws {
    let page = Self.page("diff", "A", Array(repeating: "de", count: 100) + ["fr"])
    var count = 0
    let bytes = page.bytes(regions: nil) { _ in
      count += 1
      return (.unreadable("A"), nil)
    }
    let parsed = ParsedPage(String(decoding: bytes, as: UTF8.self))
    #expect(parsed.blocks.count == 101 && count == 100)
    #expect(try parsed.values("report")["hiddenLocales"] as? Int == 1)
  }

  @Test("leaves out a locale that does not fit, and all locales after it")
  func byteLimit() throws {
    let large = String(repeating: "a", count: 33_000_000)
    let parsed = Self.page([
      "de": (.unreadable(large), nil), "fr": (.unreadable(large), nil), "it": (.unreadable("A"), nil),
    ])
    #expect(parsed.blocks.map(\.id) == ["report", "old-de"])
    #expect(try parsed.values("report")["hiddenLocales"] as? Int == 2)
  }
}
