import AlmanacTestSupport
import Foundation
import Testing

/// The config: the options of a bundle in `almanac.json`.
@Suite struct ConfigTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
  }

  private func config(_ text: String, at path: String = "almanac.json") throws {
    try tool.write(text, to: path)
  }

  private static let every = #"""
    {"$schema": "x", "allowOtherFiles": true, "calendars": ["chinese", "gregorian"], "compact": true, "defaultLocale": "fr",
     "errata": "my/errata.json", "fallback": "en", "formats": ["strings", "json"], "keys": "keys.json", "locales": "list.txt",
     "noErrata": false, "output": "App/Locales", "spaces": "ascii", "strict": false,
     "strings": ["a.xcstrings"], "stringsLayout": "flat", "titleCase": true, "verbose": true, "words": ["core"],
     "years": "2020...2021"}
    """#

  /// Writes the files that the config `every` names.
  private func writeInputs() throws {
    try tool.write("{}", to: "sub/my/errata.json")
    try tool.write(#"{"app.done": "action.done"}"#, to: "sub/keys.json")
    try tool.write("fr\n", to: "sub/list.txt")
    try tool.write(catalogue(), to: "sub/a.xcstrings")
  }

  @Test("has every option of a bundle, with paths relative to the config")
  func everyOption() throws {
    try config(Self.every, at: "sub/almanac.json")
    try writeInputs()
    let outcome = try tool.run("--config", "sub/almanac.json")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(outcome.stdout.contains("created  fr.lproj/Localizable.strings\n"))
    let options = try tool.options(of: "sub/App/Locales")
    #expect(options["calendars"] as? [String] == ["gregorian", "chinese"])
    #expect(options["formats"] as? [String] == ["json", "strings"])
    #expect(options["fallback"] as? String == "en" && options["spaces"] as? String == "ascii")
    #expect(options["defaultLocale"] as? String == "fr" && options["stringsLayout"] as? String == "flat")
    #expect(options["compact"] as? Bool == true && options["titleCase"] as? Bool == true)
    #expect(options["firstYear"] as? Int == 2020 && options["lastYear"] as? Int == 2021)
    for key in ["keys", "errata"] { #expect((options[key] as? String)?.count == 64) }
    #expect((options["strings"] as? [String])?.count == 1)
    let check = try tool.run("check", "--config", "sub/almanac.json")
    #expect(check.stdout.hasPrefix("sub/App/Locales is up to date: ") && check.stderr == "", "\(check)")
    let run = try tool.shell("cd sub && $almanac check --quiet")
    #expect(run.status == 0, "\(run.stderr)")
    #expect(try tool.shell("cd sub && $almanac diff ../sub/App/Locales").stdout == "No differences.\n")
    try tool.write("de\nfr\n", to: "sub/list.txt")
    let stale = try tool.run("check", "--config", "sub/almanac.json", "--verbose")
    #expect(stale.stdout.hasSuffix(" Run 'almanac generate --config sub/almanac.json'.\n"), "\(stale)")
  }

  @Test("is read from the working directory, and the command line overrides it")
  func commandLine() throws {
    try config(#"{"calendars": ["gregorian"], "compact": true, "strict": true, "strings": ["no.xcstrings"]}"#)
    try tool.write("de\niw\n", to: "locales.txt")
    try tool.write(catalogue(), to: "a.xcstrings")
    // The config's `strings` names a missing file, but `--strings` on the command line replaces `strings`.
    let outcome = try tool.run(
      "--quiet", "--no-compact", "--no-strict", "--calendars", "buddhist", "--strings", "a.xcstrings")
    #expect(outcome == .success(""))
    let options = try tool.options()
    #expect(options["calendars"] as? [String] == ["buddhist"] && options["compact"] == nil)
    let check = try tool.run("check", "--quiet", "--no-strict", "--strings", "a.xcstrings")
    #expect(check.status == 1 && check.stderr == "", "The list has an old spelling: \(check.stderr)")
    #expect(
      check.stdout == """
        stale: the bundle was made with other inputs: options.calendars, options.compact
        --calendars: buddhist in the bundle, gregorian in this run
        --compact: off in the bundle, on in this run

        """)
    try tool.write(try tool.text(of: "a.xcstrings"), to: "b c.xcstrings")
    try tool.run(
      "check", "--no-strict", "--no-compact", "--strings", "a.xcstrings", "--strings", "b c.xcstrings",
      "--output", "Out put"
    ).expectError(
      65,
      #"Run 'almanac generate --output "Out put" --strings a.xcstrings --strings "b c.xcstrings" "#
        + "--no-compact --no-strict'")
  }

  @Test("does not name files with --quiet, even if 'verbose' is true")
  func verbose() throws {
    try config(#"{"formats": ["json"], "verbose": true}"#)
    #expect(try tool.run("--quiet") == .success(""))
    try tool.write("fr\n", to: "locales.txt")
    #expect(try tool.run().stdout.contains("created  json/fr/locale.json\n"))
  }

  @Test("uses '-' as the name of a file, not as standard input, and can have a name with '-' and a blank")
  func dash() throws {
    try config(#"{"formats": ["json"], "locales": "-"}"#)
    try tool.write("fr\n", to: "-")
    #expect(try tool.run("--quiet") == .success(""))
    #expect(tool.exists("Output/json/fr/locale.json"))
    try config("{}", at: "-my c.json")
    try tool.run("check", "--config=-my c.json", "--output", "none").expectError(
      65, #"Run 'almanac generate --config "./-my c.json" --output none'"#)
  }

  @Test("is not blamed for formats from the manifest")
  func manifestFormats() throws {
    try tool.generate("de\n", "--formats", "json", "--calendars", "gregorian")
    #expect(
      try tool.run("check", "--quiet", "--keys", "keys.json")
        == .failure(
          65,
          "Output/manifest.json: error: The bundle's only format is JSON, which cannot contain your app's keys (--keys). "
            + "Add '--formats strings'.\n"))
  }

  @Test("works as the command reference shows it")
  func documented() throws {
    let article = try Repository.article("Commands")
    let start = try #require(article.range(of: "```json\n{\n  \"$schema\": \"Output/schema/"))
    let text = String(article[start.lowerBound...].dropFirst("```json\n".count))
    let end = try #require(text.range(of: "```"))
    try config(String(text[..<end.lowerBound]))
    #expect(try tool.run("--quiet") == .success(""))
    let options = try tool.options()
    #expect(options["fallback"] as? String == "en" && options["firstYear"] as? Int == 1950)
    #expect(tool.exists("Output/schema/almanac.schema.json"))
  }

  @Test("must exist if it is named, even if diff needs no option from it")
  func missing() throws {
    try tool.generate("de\n", "--formats", "json", "--calendars", "gregorian")
    let error = "none.json: error: There is no such file. Create it, or name another file (--config).\n"
    #expect(try tool.run("--config", "none.json") == .failure(65, error))
    #expect(try tool.run("diff", "Output", "Output", "--config", "none.json") == .failure(65, error))
  }

  // `OptionTableTests` compares the schema with the options that Almanac reads.
  @Test("of this test has every option of the schema")
  func schema() throws {
    let file = Repository.folder.appending(path: "Sources/Resources/schema/almanac.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    let inputs = try #require(JSONSerialization.jsonObject(with: Data(Self.every.utf8)) as? [String: Any])
    // The config with every option has no 'outputs', because 'outputs' excludes 'output' and 'formats'.
    #expect((inputs.keys + ["outputs"]).sorted() == properties.keys.sorted())
  }
}
