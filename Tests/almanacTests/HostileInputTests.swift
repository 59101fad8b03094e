import AlmanacTestSupport
import Foundation
import Testing

/// Endless files and deep JSON: a command needs at most 1 GB and 30 s, even in a debug build.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct HostileInputTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["de.txt": "de\n"]) }

  private func run(_ arguments: String) throws -> Tool.Outcome { try tool.bounded(arguments) }

  @Test("refuses endless lists, overlays and maps of keys")
  func endless() throws {
    for (options, size) in [("", 1), ("de.txt --formats strings --strings", 64), ("de.txt --keys", 1)] {
      let outcome = try run("--locales \(options) /dev/zero")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("/dev/zero: error: With this file, the input of --"))
      #expect(outcome.stderr.contains(" is larger than \(size) MB."))
    }
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
}
