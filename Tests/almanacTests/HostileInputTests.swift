import AlmanacTestSupport
import Foundation
import Testing

/// Lists, overlays and maps of keys of any size: a command needs at most 1 GB and 30 s, even in a debug build.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct HostileInputTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["de.txt": "de\n"]) }

  private func run(_ arguments: String) throws -> Tool.Outcome { try tool.bounded(arguments) }

  @Test("refuses endless lists, overlays and maps of keys")
  func endless() throws {
    for (options, size) in [("", 1), ("de.txt --formats strings --strings", 64), ("de.txt --keys", 1)] {
      let outcome = try run("--locales \(options) /dev/zero")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("/dev/zero: error: The file is larger than \(size) MB"))
    }
  }

  @Test(
    "reads at most a thousand patterns, and reports the limit",
    arguments: [["de-*"], ["*"], ["*", "!de-*"], ["*", "!*"], ["de-*", "!de-*"]])
  func patterns(lines: [String]) throws {
    let list = (0..<100_000).map { lines[$0 % lines.count] }
    try tool.write(list.joined(separator: "\n"), to: "list.txt")
    let outcome = try run("--locales list.txt")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr.hasSuffix(
        "list.txt:1001:1: error: Almanac stops reading the list here: the limit is 1000 patterns. "
          + "Shorten or correct the list: each line is a tag, such as 'de-AT', or a pattern, such as 'de-*'.\n"
      ))
  }

  @Test(
    "refuses JSON that is nested too deeply, in every kind of file", arguments: ["[", #"{"a":"#])
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
    #expect(
      diff.stderr.contains(
        "'json/de/locale.json' cannot be compared: its content is not in a form that Almanac writes."))
    #expect(try run("check --locales de.txt --output new").status == 1)
    try tool.write(String(repeating: open, count: 100_000), to: "new/manifest.json")
    for command in ["generate", "check"] {
      let outcome = try run("\(command) --locales de.txt --output new")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("new/manifest.json: error:"))
    }
  }

  @Test("refuses an overlay in which ten thousand texts are missing")
  func missingTexts() throws {
    let localizations = many(10_000) { "\"\($0)\":{\"stringUnit\":{}}" }
    try tool.write(catalogue(#""k":{"localizations":{\#(localizations)}}"#), to: "missing.json")
    let outcome = try run("--locales de.txt --formats strings --strings missing.json")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("This is not a String Catalog: 'state' is missing."))
    #expect(outcome.stderr.hasSuffix("At least 900 more like these.\n"))
  }

  @Test("refuses a key of 3 MB, so that the messages about its texts do not repeat it")
  func longKey() throws {
    let languages = many(2000) { "\"\($0)x\":\(text("a"))" }
    let key = String(repeating: "k", count: 3_000_000)
    try tool.write(catalogue("\"\(key)\":{\"localizations\":{\(languages)}}"), to: "long.json")
    let outcome = try run("--locales de.txt --formats strings --strings long.json")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("This key is too long (limit: 10000 bytes)."))
  }

  @Test("names the unknown keys of a map beside an overlay with very many keys")
  func unknownKeys() throws {
    let own = many(10_000) { entry("own.key\($0)", "en", "x") }
    try tool.write(catalogue(own), to: "own.json")
    try tool.write("{" + many(2000) { #""\#($0)":"no.key\#($0)""# } + "}", to: "keys.json")
    let outcome = try run("--locales de.txt --formats strings --strings own.json --keys keys.json")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("keys.json:1:2: error: '0' maps to 'no.key0', which is not a key"))
  }
}
