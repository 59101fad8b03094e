import Foundation
import Testing

/// Entries of an app's own catalog that are not words of a picker, and cannot be used.
@Suite("Unusable entries of an app's catalog") struct LeftOutEntryTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\n"]) }

  /// Writes a catalog with keys that have a German text, and no text in the source language.
  private func write(_ keys: [String]) throws {
    let entries = keys.map { entry($0, "de", "x") }
    try tool.write(catalogue(entries), to: "own.xcstrings")
  }

  private func warning(_ count: String) -> String {
    "own.xcstrings: warning: \(count) cannot be used. Run generate or check with --verbose to list them.\n"
  }

  @Test(
    "are counted in one warning of each command",
    arguments: [
      (["app.a"], "1 of your own keys is left out, because its texts"),
      (["app.a", "app.b"], "2 of your own keys are left out, because their texts"),
    ])
  func warnings(keys: [String], count: String) throws {
    try write(keys)
    let commands = [[], ["check"], ["words", "de"]]
    for command in commands {
      let outcome = try tool.run(command + ["--strings", "own.xcstrings"])
      #expect(outcome.status == 0 && outcome.stderr == warning(count), "\(command): \(outcome.stderr)")
    }
  }

  @Test("are counted in one warning for each catalog")
  func twoCatalogs() throws {
    try write(["app.a"])
    try tool.write(catalogue([entry("app.b", "de", "x")]), to: "more.xcstrings")
    let line = warning("1 of your own keys is left out, because its texts")
    let outcome = try tool.run("--strings", "own.xcstrings", "--strings", "more.xcstrings")
    #expect(outcome.stderr == line + line.replacing("own.", with: "more."))
  }

  // CLDR: the whole numbers in Polish and in Russian have the forms one, few and many.
  @Test(
    "lose only the texts of the languages that lack a plural form",
    arguments: [
      (["pl"], "1 text of your own keys cannot be used, and is", "1 of 2 locales lacks"),
      (["pl", "ru"], "2 texts of your own keys cannot be used, and are", "2 of 3 locales lack"),
    ])
  func languages(tags: [String], count: String, lacking: String) throws {
    let forms = ["one": "{n} x", "other": "{n} y"].map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
    let texts = (["de", "en"] + tags).map { #""\#($0)":{"variations":{"plural":{\#(forms)}}}"# }
    let plural = #""app.x":{"localizations":{\#(texts.joined(separator: ","))}}"#
    try tool.write(catalogue([plural, entry("app.a", "de", "x")]), to: "own.xcstrings")
    try tool.write((["de"] + tags).joined(separator: "\n"), to: "locales.txt")
    let outcome = try tool.run("--verbose", "--strings", "own.xcstrings")
    #expect(outcome.status == 0)
    let warnings = [
      "'app.x' in 'pl' has no plural form for 'few' and for 'many'. Add a text for each missing plural category.",
      "own.xcstrings: warning: 1 of your own keys is left out, because its texts cannot be used. \(count) left out.\n",
      "almanac: warning: \(lacking) translations of your own keys: app.x ",
    ]
    for warning in warnings { #expect(outcome.stderr.contains(warning), "\(outcome.stderr)") }
    #expect(try tool.text(of: "Output/json/de/locale.json").contains("{n} y"))
    #expect(try !tool.text(of: "Output/json/pl/locale.json").contains("{n} y"))
  }

  @Test("are counted before another error, listed by --verbose, and errors with --strict")
  func listed() throws {
    try write(["app.a", "app.b"])
    try tool.write(#"{"app.done": "action.dun"}"#, to: "keys.json")
    let other = try tool.run("--strings", "own.xcstrings", "--keys", "keys.json")
    #expect(other.status == 65 && other.stderr.contains("2 of your own keys are left out"), "\(other.stderr)")
    #expect(other.stderr.contains("keys.json:1:2: error:"), "\(other.stderr)")
    try tool.write(#"{"app.done": "app.a"}"#, to: "keys.json")
    let problem = "has no text in the source language 'en'."
    let verbose = try tool.run("--verbose", "--strings", "own.xcstrings")
    let strict = try tool.run("--strict", "--verbose", "--strings", "own.xcstrings")
    #expect(verbose.status == 0 && strict.status == 65)
    // The list is there, so the last warning does not say how to get it.
    #expect(!verbose.stderr.contains("--verbose"), "\(verbose.stderr)")
    let map = ["--strings", "own.xcstrings", "--keys", "keys.json"]
    let (mapped, strictlyMapped) = (try tool.run(map + ["--verbose"]), try tool.run(map + ["--strict"]))
    let message =
      "keys.json:1:2: error: 'app.done' maps to 'app.a', whose texts in the overlay cannot be used."
    for outcome in [mapped, strictlyMapped] {
      #expect(outcome.status == 65 && outcome.stderr.contains(message), "\(outcome.stderr)")
    }
    for key in ["app.a", "app.b"] {
      let line = "error: '\(key)' is not one of Almanac's keys, and \(problem)"
      let warning = line.replacing("error:", with: "warning:")
      for outcome in [verbose, mapped] { #expect(outcome.stderr.contains(warning), "\(outcome.stderr)") }
      for outcome in [strict, strictlyMapped] { #expect(outcome.stderr.contains(line), "\(outcome.stderr)") }
    }
  }
}
