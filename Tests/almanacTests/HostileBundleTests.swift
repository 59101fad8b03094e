import AlmanacTestSupport
import Foundation
import Testing

/// Bundles with files of any size and content: a command needs at most 1 GB and 30 s, even in a debug build.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct HostileBundleTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["de.txt": "de\n"]) }

  private func run(_ arguments: String) throws -> Tool.Outcome { try tool.bounded(arguments) }

  /// Writes the bundles `old` and `new`, and replaces the content of a file in `new`.
  private func bundles(with text: String, in file: String) throws {
    if !tool.exists("old") {
      try tool.add(inputs: ["de.txt": "de\n"], ["--locales", "de.txt", "--output", "old"])
      try tool.copy("old", to: "new")
    }
    try tool.write(text, to: "new/\(file)")
  }

  /// Writes two bundles, and gives each tag's Chinese calendar `count` keys that the other bundle does not have.
  private func bundles(ofDifferentKeys count: Int, in tags: [String]) throws {
    try tool.add(inputs: ["locales.txt": tags.joined(separator: "\n")], ["--output", "old"])
    try tool.copy("old", to: "new")
    for folder in ["old", "new"] {
      let values = "{" + many(count) { #""\#(folder)\#($0)":"\#(folder)\#($0)""# } + "}"
      for tag in tags { try tool.write(values, to: "\(folder)/json/\(tag)/chinese.json") }
    }
  }

  @Test("refuses bundles that differ in more than 600,000 values, within 1 GB")
  func manyFiles() throws {
    try bundles(ofDifferentKeys: 330_000, in: ["de", "fr", "it", "es", "nl"])
    let size = try Data(contentsOf: tool.folder.appending(path: "new/json/de/chinese.json")).count
    #expect(size > 7_000_000)
    let message =
      "almanac: error: 'old' and 'new' differ in more than 600000 values, "
      + "or the differing values are larger than 128 MB in total. Compare bundles of the same app.\n"
    #expect(try run("diff old new") == .failure(65, message))
  }

  /// Options of `--report`, each with the allowed number of lines in the report on 600,000 values; the report for GitHub
  /// contains the one in Markdown.
  private static let reportedLines = [
    ("text --all", 600_000...700_000), ("json", 600_000...10_000_000), ("github", 1...10),
    ("html --all", 500...10_000), ("markdown --all", 600_000...700_000),
  ]

  @Test("reports 600,000 differing values within 1 GB", arguments: reportedLines)
  func manyReported(report: String, lines: ClosedRange<Int>) throws {
    try bundles(ofDifferentKeys: 150_000, in: ["de", "fr"])
    let outcome = try run("diff old new --report \(report)")
    #expect(outcome.status == 1, "\(outcome.stderr)")
    #expect(lines.contains(outcome.stdout.utf8.count { $0 == UInt8(ascii: "\n") }))
    // Besides these 600,000 values, a few other values may differ.
    #expect(report == "json" || outcome.stdout.contains(/60\d{4} (values|differences)/))
  }

  // A file of a bundle can have 16 MB, so one value can have almost as much.
  @Test(
    "prints at most 1,000 characters of a value of 15 MB, except in JSON",
    arguments: ["text", "text --all", "github", "markdown", "markdown --all", "json"])
  func largeValue(report: String) throws {
    try bundles(with: "", in: "json/de/gregorian.json")
    let old = try tool.text(of: "old/json/de/gregorian.json")
    let name = String(repeating: "x", count: 15_000_000)
    let text = old.replacing("\"Januar\"", with: "\"\(name)\"", maxReplacements: 1)
    try bundles(with: text, in: "json/de/gregorian.json")
    for command in ["diff old new", "check --locales de.txt --output new"] {
      let outcome = try run("\(command) --report \(report)")
      #expect(outcome.status == 1, "\(outcome.stderr)")
      let count = outcome.stdout.utf8.count
      #expect(report == "json" ? count > 15_000_000 : (1000..<40_000).contains(count), "\(count)")
    }
  }

  /// Contents that replace every value in `json/de/gregorian.json` of one bundle.
  private enum Differences: String, CaseIterable {
    /// `monthCodes` has 40,000 codes, and `months` has 40,000 lists, each with only one entry instead of 40,000.
    case lists
    case dots
    /// Each of 500,000 values has a path of about 9,000 bytes, so all paths together would need 4.5 GB of memory.
    case longPaths
    case years

    var isTooMuch: Bool { self == .longPaths || self == .years }

    var text: String {
      switch self {
      case .lists:
        let codes = many(40_000) { "\"\($0)\"" }
        let lists = many(40_000) { "\"\($0)\":[0]" }
        return #"{"monthCodes":[\#(codes)],"months":{\#(lists)}}"#
      case .dots:
        let dots = String(repeating: ".", count: 9000)
        return "{" + many(300) { "\"\($0)\(dots)\":1" } + "}"
      case .longPaths:
        let values = many(500_000) { "\"\($0)\":0" }
        return "{\"" + String(repeating: "a", count: 9000) + "\":{\(values)}}"
      case .years: return #"{"years":{"display":[\#(many(900_000) { _ in "0" })]}}"#
      }
    }
  }

  @Test("compares files with very many lists, dots and values", arguments: Differences.allCases)
  private func manyDifferences(_ differences: Differences) throws {
    try bundles(with: differences.text, in: "json/de/gregorian.json")
    let outcome = try run("diff old new")
    #expect(outcome.status == (differences.isTooMuch ? 65 : 1))
    #expect(
      outcome.stderr.contains("cannot be compared: its content is not in a form that Almanac writes")
        == differences.isTooMuch)
    #expect(try run("check --locales de.txt --output new").status == 1)
  }
}
