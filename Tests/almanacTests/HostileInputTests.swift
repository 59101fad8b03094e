import AlmanacTestSupport
import Foundation
import Testing

/// What a list, an overlay or a map of keys of any size and shape can cost, in a debug build too: 1 GB and 30 s.
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
    #expect(outcome.stderr.hasPrefix("keys.json:1:2: error: '0' means 'no.key0', which is not a key"))
  }
}
