import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPreview

/// The page of a report.
@Suite struct ReportPageTests {
  private static let hostile = "</script><script>alert(1)</script><!--\u{202E}\u{2028}<title>\"&"

  private static func summary(_ text: String) -> ReportSummary {
    var summary = ReportSummary(
      title: text, summary: [text], old: text, new: text, tool: "0.1.0", wholeFiles: [text], remedy: text)
    summary.groups = [
      ReportGroup(
        count: 3, place: text, cause: text, examples: [text],
        changes: [
          ReportChange(
            locale: "de", table: text, path: ["strings", text], pathText: text, kind: "words", old: text,
            new: nil),
          ReportChange(
            locale: nil, table: nil, path: [], pathText: "", kind: "added", old: nil, new: nil),
        ])
    ]
    summary.regions = RegionsFile(regions: [:])
    return summary
  }

  private static let files = LocaleFiles(locale: .sample, calendars: [.sampleChinese])

  private static func text(_ page: ReportPage, _ summary: ReportSummary) -> ParsedPage {
    ParsedPage(String(decoding: page.bytes(summary), as: UTF8.self))
  }

  @Test("has the changes by cause and both versions of a locale, even with hostile texts")
  func structure() throws {
    var page = ReportPage(command: "diff")
    let locale = ReportLocale(tag: "de-AT", old: .files(Self.files), new: .unreadable(Self.hostile))
    let isAdded = page.add(locale)
    #expect(isAdded)
    let parsed = Self.text(page, Self.summary(Self.hostile))
    #expect(parsed.text.hasPrefix("<!DOCTYPE html>\n<!-- Made by almanac diff. -->\n"))
    #expect(parsed.text.components(separatedBy: "<script").count == 5)
    #expect(parsed.text.components(separatedBy: "<title").count == 2)
    #expect(
      parsed.text.contains("<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&#x202E;"))
    #expect(parsed.blocks.map(\.id) == ["report", "old-de-AT", "new-de-AT"])
    #expect(parsed.blocks.map(\.isLocale) == [false, true, true])
    #expect(!parsed.blocks.contains { $0.json.contains("<") })

    let report = try parsed.values("report")
    for key in ["title", "old", "new", "remedy"] { #expect(report[key] as? String == Self.hostile) }
    #expect(report["summary"] as? [String] == [Self.hostile])
    #expect(report["wholes"] as? [String] == [Self.hostile])
    #expect(report["hiddenLocales"] as? Int == 0 && report["tool"] as? String == "0.1.0")
    #expect(report["regions"] as? NSDictionary == ["regions": [:] as NSDictionary, "schemaVersion": 3])
    let group = try #require((report["groups"] as? [NSDictionary])?.first)
    #expect(group["count"] as? Int == 3 && group["more"] as? Int == 1)
    #expect(group["place"] as? String == Self.hostile && group["cause"] as? String == Self.hostile)
    #expect(group["examples"] as? [String] == [Self.hostile])
    let changes = try #require(group["changes"] as? [NSDictionary])
    let words: NSDictionary = [
      "kind": "words", "locale": "de", "old": Self.hostile, "path": ["strings", Self.hostile],
      "pathText": Self.hostile, "table": Self.hostile,
    ]
    #expect(changes == [words, ["kind": "added", "path": [String](), "pathText": ""]])
    #expect(try parsed.values("new-de-AT") == ["unreadable": Self.hostile])
    let old = try parsed.values("old-de-AT")
    #expect(Set(old.allKeys as? [String] ?? []) == ["calendars", "locale"])
  }

  @Test("has one element for an added or removed locale, and names its command")
  func oneSide() throws {
    var page = ReportPage(command: "check")
    for locale in [
      ReportLocale(tag: "de", old: nil, new: .files(Self.files)),
      ReportLocale(tag: "fr", old: .files(Self.files), new: nil),
    ] {
      let isAdded = page.add(locale)
      #expect(isAdded)
    }
    let parsed = Self.text(page, Self.summary("A"))
    #expect(parsed.blocks.map(\.id) == ["report", "new-de", "old-fr"])
    #expect(parsed.text.hasPrefix("<!DOCTYPE html>\n<!-- Made by almanac check. -->\n"))
  }

  @Test("has at most 100 locales")
  func limit() {
    var page = ReportPage(command: "diff")
    for _ in 0..<100 {
      let isAdded = page.add(ReportLocale(tag: "de", old: .unreadable("A"), new: nil))
      #expect(isAdded)
    }
    let isAdded = page.add(ReportLocale(tag: "fr", old: .unreadable("A"), new: nil))
    #expect(!page.hasRoom && !isAdded)
    #expect(Self.text(page, Self.summary("A")).blocks.count == 101)
  }

  @Test("leaves out a locale that does not fit, and keeps the others")
  func byteLimit() {
    var page = ReportPage(command: "diff")
    let large = String(repeating: "a", count: 33_000_000)
    let results = ["de", "fr"].map { page.add(ReportLocale(tag: $0, old: .unreadable(large), new: nil)) }
    #expect(results == [true, false] && page.hasRoom)
    #expect(Self.text(page, Self.summary("A")).blocks.map(\.id) == ["report", "old-de"])
  }

  // The page limits its changes by this size, so a text that is not counted could make the page too large.
  @Test("counts the bytes of every text of a change", arguments: 0..<7)
  func size(longText: Int) {
    func size(_ length: Int) -> Int {
      let texts = (0..<7).map { String(repeating: "x", count: $0 == longText ? length : 1) }
      return ReportChange(
        locale: texts[0], table: texts[1], path: ["a", texts[2]], pathText: texts[3], kind: texts[4],
        old: texts[5], new: texts[6]
      ).size
    }
    #expect(size(5001) - size(1) == 5000)
  }
}
