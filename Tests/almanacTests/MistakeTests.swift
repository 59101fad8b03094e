import Testing

/// Mistakes on a command line beside a config, and options that differ from the bundle's.
@Suite struct MistakeTests {
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
