import Testing

/// Frequent mistakes of users, with the complete messages.
@Suite struct MistakeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: String
    let status: Int32
    let stderr: String
    var testDescription: String { arguments }

    init(_ arguments: String, _ status: Int32, _ lines: String...) {
      (self.arguments, self.status) = (arguments, status)
      stderr = lines.map { "\($0)\n" }.joined()
    }
  }

  static let rows = [
    Row(
      "show en_US", 64,
      "almanac: error: 'en_US' is not a language tag: its parts are joined with '_'. Write 'en-US'."),
    Row(
      "--keys keys.json --formats json", 64,
      "almanac: error: --keys needs a format that can contain your app's keys, and JSON cannot. Add a format to --formats, such as 'strings'."
    ),
    Row(
      "--locales none.txt", 65,
      "none.txt: error: There is no such file. Create it, or name another file with --locales."),
    Row("--locales Bundle", 65, "Bundle: error: This is a folder. Name a file."),
    Row(
      "--locales bad.txt --fallback dee --strings app.xcstrings --keys none.json", 65,
      "bad.txt:1:3: error: 'zh_TW' is not a language tag: its parts are joined with '_'. Write 'zh-TW'.",
      "bad.txt:2:1: error: 'dee' is not a known language. Did you mean 'de'?",
      "app.xcstrings:2:2: error: 'action.doen' is not one of Almanac's keys, and has no text in the source language 'en'. "
        + "Did you mean 'action.done'?",
      "none.json: error: There is no such file. Create it, or name another file with --keys.",
      "almanac: error: --fallback: 'dee' is not a known language. Did you mean 'de'?"),
    Row(
      "--keys keys.json", 65,
      "keys.json:1:2: error: 'app.ok' maps to 'ok.action', which is not a key in Almanac or in an overlay. "
        + "Did you mean 'action.ok'?",
      "keys.json:1:25: error: 'app.no' maps to 'action.canecl', which is not a key in Almanac or in an overlay. "
        + "Did you mean 'action.cancel'?"),
    Row(
      "--config options.json", 65,
      "options.json:1:2: error: 'calendar' is not an option. Did you mean 'calendars'?"),
    Row(
      "check", 65,
      "Output: error: There is no bundle here: 'manifest.json' is missing. Run 'almanac generate', or name the folder of "
        + "a bundle with --output."),
    Row(
      "diff None Bundle", 65,
      "None: error: This folder cannot be read: No such file or directory. Name the folder of a bundle."),
    Row(
      "diff git:HEAD Bundle", 65,
      "almanac: error: The folder 'Bundle' is not in a git repository. Compare two folders instead."),
    Row(
      "--output locales.txt", 73,
      "almanac: error: The output folder 'locales.txt' cannot be used: Not a directory. Choose another folder with --output."
    ),
  ]

  @Test("are reported with a remedy, and nothing is written", arguments: rows)
  func mistake(row: Row) throws {
    let tool = try Tool(locales: "de\n", "--formats", "json", "--output", "Bundle")
    try tool.write("zh_TW\ndee\n", to: "bad.txt")
    try tool.write(#"{"app.ok": "ok.action", "app.no": "action.canecl"}"#, to: "keys.json")
    try tool.write(#"{"calendar": ["gregorian"]}"#, to: "options.json")
    try tool.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
       "action.doen": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "OK"}}}}
      }}

      """, to: "app.xcstrings")
    let before = try tool.files(in: "Bundle")
    let outcome = try tool.run(row.arguments.split(separator: " ").map(String.init))
    #expect(outcome == .failure(row.status, row.stderr))
    #expect(try tool.files(in: "Bundle") == before && !tool.exists("Output"))
  }

  @Test("on the command line are reported for the command line, even if the config has the same option")
  func optionBesideConfig() throws {
    let tool = try Tool(files: ["locales.txt": "de\n", "almanac.json": #"{"fallback": "en"}"#])
    #expect(
      try tool.run("--fallback", "zz")
        == .failure(
          64,
          "almanac: error: --fallback: 'zz' is not a known language. Write the language's ISO 639 code, such as 'de'.\n"
        ))
  }

  @Test("about formats on the command line are reported for it, even if the config has the keys")
  func formatsBesideConfig() throws {
    let tool = try Tool(files: ["locales.txt": "de\n", "almanac.json": #"{"keys": "keys.json"}"#])
    let outcome = try tool.run("--formats", "json")
    #expect(outcome.status == 64 && outcome.stderr.contains("Add a format to --formats,"), "\(outcome)")
  }

  @Test("about options are reported on one line each, with the command that writes the bundle")
  func otherOptions() throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    #expect(try tool.run("--quiet", "--years", "1950...2000", "--output", "My Bundle") == .success(""))
    let outcome = try tool.run("check", "--output", "My Bundle", "--years", "1900...2100", "--compact")
    #expect(
      outcome
        == Tool.Outcome(
          status: 1,
          stdout: """
            stale: the bundle was made with other inputs: options.firstYear, options.lastYear, options.compact
            --years: 1950...2000 in the bundle, 1900...2100 in this run
            --compact: off in the bundle, on in this run
            My Bundle is not up to date: 2 options differ. \
            Run 'almanac generate --output "My Bundle" --years 1900...2100 --compact'.

            """, stderr: ""))
    // The manifest has these options, so the command line does not need to repeat them.
    #expect(
      try tool.run("check", "--output", "My Bundle")
        == .success(
          "My Bundle is up to date: 23 files.\n",
          stderr: "Options from My Bundle/manifest.json: --years 1950...2000\n"))
    #expect(try tool.run("check", "-q", "--output", "My Bundle") == .success(""))
  }
}
