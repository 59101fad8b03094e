import AlmanacTestSupport
import Foundation
import Testing

/// What a file of any size and shape can cost, in a debug build too: 1 GB and 10 s.
///
/// The system keeps these bounds: addresses, and seconds of a processor. Some 100 MB of memory and two seconds are what it takes.
@Suite(.enabled(if: SlowTests.areAsked)) struct HostileInputTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\n", to: "de.txt")
  }

  private func run(_ arguments: String) throws -> Tool.Outcome { try tool.bounded(arguments) }

  private func filled(with piece: String, bytes: Int = 100_000_000) -> Data {
    let block = Data(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
    var data = Data(capacity: bytes + block.count)
    while data.count < bytes { data.append(block) }
    return data
  }

  @Test(
    "refuses a list of 100 MB, whatever is in it",
    arguments: ["# a comment\n", "de\n", "not a tag\n", "a", "\n", "*\n", "\u{0}"])
  func largeList(piece: String) throws {
    try tool.write(filled(with: piece), to: "list.txt")
    let outcome = try run("--locales list.txt")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr
        == "list.txt: error: The file has more than 1 MB, which a list of locales never has. "
        + "Name another with --locales.\n")
  }

  @Test("refuses overlays and maps of keys that are larger than any, and what never ends")
  func largeWords() throws {
    try tool.write(filled(with: #"{"sourceLanguage":"en"}"#), to: "large.json")
    for file in ["large.json", "/dev/zero"] {
      for (option, size) in [("--strings", 64), ("--keys", 1)] {
        let outcome = try run("--locales de.txt --formats strings \(option) \(file)")
        #expect(outcome.status == 65)
        #expect(outcome.stderr.hasPrefix("\(file): error: The file has more than \(size) MB"))
      }
    }
    #expect(try run("--locales /dev/zero").status == 65)
  }

  @Test(
    "reads at most a thousand patterns, and says so",
    arguments: [["de-*"], ["*"], ["*", "!de-*"], ["*", "!*"], ["de-*", "!de-*"]])
  func patterns(lines: [String]) throws {
    let list = (0..<100_000).map { lines[$0 % lines.count] }
    try tool.write(list.joined(separator: "\n"), to: "list.txt")
    let outcome = try run("--locales list.txt")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr.hasSuffix(
        "list.txt:1001:1: error: The list has 1000 patterns up to here, and is not read any further. "
          + "Make sure that this is a list of locales, with one tag on a line.\n"))
  }

  @Test("reads as many lines as a list can have")
  func manyLines() throws {
    let list = "de\n" + String(repeating: "# a comment\n", count: 83_333) + "\n"
    #expect(list.utf8.count == 1_000_000)
    try tool.write(list, to: "list.txt")
    #expect(try run("--locales list.txt --quiet").status == 0)
  }

  @Test(
    "refuses lists in lists without end, in every file it reads", arguments: ["[", #"{"a":"#])
  func deep(open: String) throws {
    try tool.write(String(repeating: open, count: 100_000), to: "deep.json")
    for option in ["--strings", "--keys"] {
      let outcome = try run("--locales de.txt --formats strings \(option) deep.json")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.contains("JSON is nested too deeply here (limit: 64 levels)."))
    }
    for folder in ["old", "new"] {
      #expect(try run("--locales de.txt --quiet --output \(folder)").status == 0)
    }
    try tool.write(String(repeating: open, count: 100_000), to: "new/json/de/locale.json")
    let diff = try run("diff old new")
    #expect(diff.status == 65)
    #expect(diff.stderr.contains("'json/de/locale.json' cannot be read as what Almanac writes."))
    #expect(try run("check --locales de.txt --output new").status == 1)
    try tool.write(String(repeating: open, count: 100_000), to: "new/manifest.json")
    for command in ["generate", "check"] {
      let outcome = try run("\(command) --locales de.txt --output new")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("new/manifest.json: error:"))
    }
  }

  @Test("does not read a manifest of a terabyte")
  func largeManifest() throws {
    #expect(try run("--locales de.txt --quiet --output new").status == 0)
    let file = try FileHandle(forWritingTo: tool.folder.appending(path: "new/manifest.json"))
    // A file with a hole: on the disk it is small.
    try file.truncate(atOffset: 1 << 40)
    let outcome = try run("check --locales de.txt --output new")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("new/manifest.json: error:"))
  }

  @Test("refuses overlays with more values than anyone has written")
  func manyValues() throws {
    for (text, problem) in [
      ("[" + many(7_900_000) { _ in "0" } + "]", "There are too many values up to here (limit: 2000000)."),
      (
        "[" + many(1_100_000) { _ in #"{"":0}"# } + "]",
        "There are too many values up to here (limit: 2000000)."
      ),
      ("{" + many(900_000) { _ in #""":0"# } + "}", "This is not a String Catalog: 'sourceLanguage'"),
    ] {
      try tool.write(text, to: "many.json")
      let outcome = try run("--locales de.txt --formats strings --strings many.json")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("many.json:1:"))
      #expect(outcome.stderr.contains(": error: \(problem)"), "\(outcome.stderr.prefix(200))")
    }
  }

  @Test("refuses an overlay in which ten thousand texts are missing")
  func missingTexts() throws {
    let localizations = many(10_000) { "\"\($0)\":{\"stringUnit\":{}}" }
    try tool.write(catalogue(#""k":{"localizations":{\#(localizations)}}"#), to: "missing.json")
    let outcome = try run("--locales de.txt --formats strings --strings missing.json")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("This is not a String Catalog: 'state' is missing."))
    #expect(outcome.stderr.hasSuffix("There are more like these, at least 900.\n"))
  }

  @Test("refuses an overlay with a key of megabytes, which every problem below it would name")
  func longKey() throws {
    let languages = many(2000) { "\"\($0)x\":\(text("a"))" }
    let key = String(repeating: "k", count: 3_000_000)
    try tool.write(catalogue("\"\(key)\":{\"localizations\":{\(languages)}}"), to: "long.json")
    let outcome = try run("--locales de.txt --formats strings --strings long.json")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("This key is too long (limit: 10000 bytes)."))
  }

  @Test("reads an overlay of ten thousand plurals")
  func plurals() throws {
    let plural = #"{"variations":{"plural":{"one":\#(text("%lld day")),"other":\#(text("%lld days"))}}}"#
    let keys = many(10_000) { #""own.key\#($0)":{"localizations":{"en":\#(plural)}}"# }
    try tool.write(catalogue(keys), to: "plurals.json")
    #expect(try run("--locales de.txt --formats strings --strings plurals.json --quiet").status == 0)
  }

  @Test("names the unknown keys of a map beside an overlay of very many")
  func unknownKeys() throws {
    let own = many(10_000) { #""own.key\#($0)":{"localizations":{"en":\#(text("x"))}}"# }
    try tool.write(catalogue(own), to: "own.json")
    try tool.write("{" + many(2000) { #""\#($0)":"no.key\#($0)""# } + "}", to: "keys.json")
    let outcome = try run("--locales de.txt --formats strings --strings own.json --keys keys.json")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("keys.json:1:2: error: '0' stands for 'no.key0', which is no key"))
  }

  /// Writes two bundles, and a text into a file of the second.
  private func bundles(with text: String, in file: String) throws {
    for folder in ["old", "new"] where !tool.exists(folder) {
      #expect(try run("--locales de.txt --quiet --output \(folder)").status == 0)
    }
    try tool.write(text, to: "new/\(file)")
  }

  @Test("does not read files of a bundle that are larger than any, in a folder and in git")
  func largeFiles() throws {
    let list = "{\"a\":[" + many(49_000_000) { _ in "0" } + "]}"
    try bundles(with: list, in: "json/de/locale.json")
    let git = """
      cd new && git init -q && git add . && git -c user.name=a -c user.email=a commit -qm a
      """
    #expect(try tool.run("-c", git, executable: URL(filePath: "/bin/sh")).status == 0)
    for (command, folder) in [
      ("diff old new", "new"), ("check --locales de.txt --output new", "new"),
      ("diff git:HEAD new", "git:HEAD"),
    ] {
      let outcome = try run(command)
      #expect(outcome.status == 74)
      #expect(
        outcome.stderr
          == "almanac: error: Could not read '\(folder)/json/de/locale.json': It has more than 16 MB, as no file "
          + "of a bundle has. Fix this and run the command again.\n")
    }
    try tool.write(String(list.prefix(44_000_000)) + "0]}", to: "new/manifest.json")
    for command in ["diff old new", "check --locales de.txt --output new"] {
      let outcome = try run(command)
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("new/manifest.json: error: This is not a manifest of Almanac's."))
    }
  }

  /// Writes two bundles of five locales whose Chinese calendars have other keys, so many in each file.
  private func bundles(ofDifferentKeys count: Int, in tags: [String]) throws {
    try tool.write(tags.joined(separator: "\n"), to: "some.txt")
    for folder in ["old", "new"] {
      #expect(try run("--locales some.txt --quiet --output \(folder)").status == 0)
      let values = "{" + many(count) { #""\#(folder)\#($0)":"\#(folder)\#($0)""# } + "}"
      for tag in tags { try tool.write(values, to: "\(folder)/json/\(tag)/chinese.json") }
    }
  }

  @Test("refuses bundles that differ in more than 600,000 values, within 1 GB")
  func manyFiles() throws {
    try bundles(ofDifferentKeys: 330_000, in: ["de", "fr", "it", "es", "nl"])
    let size = try Data(contentsOf: tool.folder.appending(path: "new/json/de/chinese.json")).count
    #expect(size > 7_000_000)
    let outcome = try run("diff old new")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr
        == "almanac: error: 'old' and 'new' differ in more than 600000 values, "
        + "or in values of more than 128 MB together. Compare bundles of the same app.\n")
  }

  @Test("reports 600,000 values that differ, within 1 GB", arguments: ["text", "json", "github"])
  func manyReported(report: String) throws {
    try bundles(ofDifferentKeys: 150_000, in: ["de", "fr"])
    let outcome = try run("diff old new --report \(report)")
    #expect(outcome.status == 1, "\(outcome.stderr)")
    #expect(outcome.stdout.utf8.count { $0 == UInt8(ascii: "\n") } >= 600_000)
  }

  /// Files that differ in all they have.
  private enum Differences: String, CaseIterable {
    /// Each as long as the codes are not.
    case lists
    case dots
    /// Together the paths would have gigabytes.
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
    #expect(outcome.stderr.contains("cannot be read as what Almanac writes") == differences.isTooMuch)
    #expect(try run("check --locales de.txt --output new").status == 1)
  }
}

extension Tool {
  /// Runs the command with 1 GB of addresses and 10 s of a processor; the system ends it with a signal if it takes more.
  func bounded(_ arguments: String) throws -> Outcome {
    try run(
      "-c", "ulimit -v 1000000 && ulimit -t 10 && exec '\(Tool.executable.path)' \(arguments)",
      executable: URL(filePath: "/bin/sh"))
  }
}

/// The values of a list or an object, by their number.
func many(_ count: Int, _ value: (Int) -> String) -> String {
  (0..<count).map(value).joined(separator: ",")
}
