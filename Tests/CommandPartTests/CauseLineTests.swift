import AlmanacBundle
import AlmanacComparison
import Testing

@testable import almanac

/// The lines of a report in which the changes are grouped by cause.
@Suite struct CauseLineTests {
  private func changes(_ path: String, _ old: String, _ new: String) throws -> [Change] {
    try FileComparison.changes(path, from: Array(old.utf8), to: Array(new.utf8), in: .all)
  }

  private func lines(_ changes: [Change], limit: Int = Report.screen) -> [String] {
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    return CauseReport(groups, limit: limit, wording: .change).lines
  }

  @Test(
    "say that only a source differs, or that an erratum or a rule began or expired",
    arguments: [
      ("a own", "a root", #"same texts, other sources, 1 value: "own" → "root""#),
      ("a own", "a erratum", #"an erratum began to apply, 1 value: sources.week: "own" → "erratum""#),
      ("a erratum", "a rule", #"an erratum no longer applies, 1 value: sources.week: "erratum" → "rule""#),
      ("a own", "b rule", #"a rule began to apply, 1 value: week: "a" → "b""#),
      ("b rule", "a own", #"a rule no longer applies, 1 value: week: "b" → "a""#),
    ])
  func sources(old: String, new: String, line: String) throws {
    let file = { (text: String) in
      #"{"week": "\#(text.prefix(1))", "sources": {"week": "\#(text.dropFirst(2))"}}"#
    }
    let changes = try changes("json/de/locale.json", file(old), file(new))
    #expect(lines(changes) == ["de: \(line)"])
    let isExpired = changes.allSatisfy { $0.line(.change).hasSuffix(" (the erratum no longer applies)") }
    #expect(isExpired == (old == "a erratum"))
  }

  @Test(
    "say why the lines of a file differ, and which line is first, also in the HTML page",
    arguments: [true, false])
  func files(isEdited: Bool) throws {
    let line = try #require(LineDifference(from: Array("a\n".utf8), to: Array("b\n".utf8)))
    let change = Change(file: "strings/de.lproj/Picker.strings", line, isEdited: isEdited)
    let cause = isEdited ? "not what the bundle's JSON gives" : "compared line by line"
    let start = "strings de: \(cause), 1 value: de.lproj/Picker.strings line 1: "
    #expect(lines([change]).map { $0.hasPrefix(start) } == [true])
    let groups = [change].groupedByCause(BundleIndex(reading: nil))
    let page = CauseList(groups, .change, isFull: false).groups.map { "\($0)" }
    #expect(page.map { $0.contains(#""pathText": "line 1""#) } == [true], "\(page)")
  }

  @Test(
    "end with the number of values and languages that do not fit",
    arguments: [
      (["regions"], "1 more value."),
      (["de/locale", "de-AT/locale", "fr/locale"], "3 more values in 2 languages."),
    ])
  func rest(names: [String], text: String) throws {
    let changes = try names.flatMap {
      try self.changes("json/\($0).json", #"{"a": "\#($0)"}"#, #"{"a": "x\#($0)"}"#)
    }
    let rest = "\(text) --all lists every value."
    #expect(lines(changes, limit: 0) == [rest])
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    let report = CauseReport(groups, limit: 0, wording: .change)
    for level in ["error", "warning"] {
      let annotations = report.annotations(in: "New", { $0 }, isError: { _ in level == "error" })
      #expect(annotations == ["::\(level) title=New::\(rest)"])
    }
  }

  @Test(
    "name up to three locales",
    arguments: [(2, "de, de-AT"), (3, "de, de-AT, de-CH"), (4, "de, de-AT and 2 more")])
  func locales(count: Int, names: String) throws {
    let changes = try ["de", "de-AT", "de-CH", "de-LI"].prefix(count).flatMap {
      try self.changes("json/\($0)/locale.json", #"{"a": "Mai"}"#, #"{"a": "Maix"}"#)
    }
    #expect(lines(changes) == [#"\#(names) locale: \#(count) values: a: "Mai" → "Maix""#])
  }

  // In a line, U+202E is written as an escape of six characters.
  @Test("have at most 100 columns, and do not end within an escape", arguments: 0..<60)
  func width(length: Int) throws {
    let text = String(repeating: "x", count: length) + String(repeating: "\u{202E}", count: 20)
    let old = #"{"strings": {"action.done": "\#(text)", "action.ok": "\#(text)x"}}"#
    let new = #"{"strings": {"action.done": "a", "action.ok": "b"}}"#
    for line in lines(try changes("json/de/locale.json", old, new)) {
      #expect(displayWidth(line) <= 100 && line.contains("…"), "\(line)")
      #expect(line.wholeMatch(of: #/([^\\]|\\u[0-9a-f]{4})*/#) != nil, "\(line)")
    }
  }
}
