import AlmanacBundle
import AlmanacRecord
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
    let note = old == "a erratum" ? " (the erratum no longer applies)" : " (an erratum began to apply)"
    let hasNote = [old, new].contains("a erratum")
    #expect(changes.allSatisfy { $0.line(.change).hasSuffix(note) == hasNote })
    #expect(report(changes).markdown.dropFirst(2).allSatisfy { $0.hasSuffix("\(note) |") == hasNote })
  }

  // A report shows at most 1,000 characters of a value, including its quote. A bundle may have a text of megabytes.
  @Test("shorten a long value, old or new, in the list of values and in the first different line of a file")
  func longValues() throws {
    let (long, shown) = (String(repeating: "x", count: 5000), "\"\(String(repeating: "x", count: 999))…")
    for (old, new, line) in [(long, "b", "\(shown) → \"b\""), ("b", long, "\"b\" → \(shown)")] {
      let changes = try changes("json/de/locale.json", #"{"a": "\#(old)"}"#, #"{"a": "\#(new)"}"#)
      #expect(changes.map { $0.line(.change) } == ["de locale a: \(line)"])
      let difference = try #require(LineDifference(from: Array(old.utf8), to: Array(new.utf8)))
      #expect(difference.detail == "line 1 is \(line.replacing(" →", with: ", and should be"))")
    }
    let longer = try #require(LineDifference(from: Array("a\n".utf8), to: Array("a\nb\n".utf8)))
    #expect(longer.detail == #"line 2, "b", is missing"#)
    #expect(longer.reversed.detail == #"line 2, "b", should not be there"#)
  }

  private func report(_ changes: [Change]) -> Report {
    Report(
      changes: changes, BundleIndex(reading: nil), wording: .change, folder: "New", errors: [.name],
      isFull: false, isQuiet: false, location: { $0 })
  }

  // GitHub shows at least ten annotations of a step.
  @Test("are at most ten annotations, with the others of a command, and at most 36 rows")
  func annotationLimit() throws {
    let words = { (count: Int, mark: String) in
      "{\((0..<count).map { #""\#($0)": "\#($0)\#(mark)""# }.joined(separator: ", "))}"
    }
    for (count, others, lines) in [(9, 1, 9), (10, 1, 1), (6, 4, 6), (7, 4, 1), (1, 20, 1)] {
      let changes = try changes("json/de/locale.json", words(count, ""), words(count, "x"))
      #expect(report(changes).annotations(besides: others).count == lines, "\(count), \(others)")
    }
    // The help of diff says that more than 36 values are grouped by cause.
    for (count, head) in [(36, "| Value | Difference |"), (37, "| Values | Where | Cause | Examples |")] {
      let changes = try changes("json/de/locale.json", words(count, ""), words(count, "x"))
      #expect(report(changes).markdown.first == head)
    }
  }

  @Test("have up to 200 columns of a value in Markdown, with all its characters escaped")
  func longMarkdown() throws {
    let long = String(repeating: "<", count: 300)
    let changes = try changes("json/de/locale.json", #"{"a": "b"}"#, #"{"a": "\#(long)"}"#)
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    let row = CauseReport(groups, limit: 1, wording: .change).markdown
    let shown = #"a: "b" → ""#
    let escaped = String(repeating: "&#60;", count: 199 - shown.count)
    #expect(row.last?.contains("| \(shown)\(escaped)… |") == true, "\(row)")
  }

  // In the first group, only the second kind is an error. In the rest, only the second group has an error.
  @Test("are an error if any value of the group is an error, or of the groups that do not fit")
  func mixedKinds() throws {
    let file = { (text: String) in
      #"{"monthCodes": ["M01"], "months": {"format": {"wide": ["\#(text)"]}}, "years": {"pattern": "\#(text)"}}"#
    }
    let other = try (0..<11).flatMap { try changes("json/a\($0)/locale.json", #"{"a": "\#($0)"}"#, "{}") }
    let mixed = try changes("json/de/gregorian.json", file("a"), file("bb"))
    #expect(Set(mixed.map(\.kind)) == [.pattern, .name])
    let lines = report(mixed + other).annotations(besides: 1)
    let start = "::error file=json/de/gregorian.json,title=pattern::de: "
    #expect(lines.first?.hasPrefix(start) == true, "\(lines)")
    let groups = (other + mixed).sorted { $0.file < $1.file }.groupedByCause(BundleIndex(reading: nil))
    let rest = CauseReport(groups.filter { $0.changes.count == 1 } + groups, limit: 0, wording: .change)
      .annotations(in: "New", { $0 }, isError: { $0.kind == .name })
    #expect(rest.map { $0.hasPrefix("::error title=New::") } == [true], "\(rest)")
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

  @Test("show up to 60 columns of a change, although the line has more room")
  func exampleWidth() throws {
    let text = String(repeating: "x", count: 60)
    let found = try changes("json/de/locale.json", #"{"a": "\#(text)"}"#, #"{"a": "y"}"#)
    #expect(lines(found) == [#"de locale: 1 value: a: "\#(text.prefix(55))…"#])
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
