import Testing

/// `generate` of a bundle that an earlier run made with other options.
@Suite struct KeptOptionTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\nen\n"]) }

  private func generated(_ options: String...) throws {
    #expect(try tool.run(["--quiet"] + options) == .success(""))
  }

  @Test("uses the options in the manifest, and says so")
  func kept() throws {
    try generated("--formats", "json,esm", "--years", "2020...2021", "--title-case")
    let files = try tool.files(in: "Output")
    let run = try tool.run()
    #expect(
      run.stderr == "Options from Output/manifest.json: --formats json,esm --years 2020...2021 --title-case\n"
    )
    #expect(run.stdout.hasSuffix(" 0 files created, 0 changed, 0 deleted, \(files.count) unchanged.\n"))
    #expect(try tool.files(in: "Output") == files)
  }

  @Test(
    "keeps all other options if the manifest has one that cannot be read, such as one of a newer version",
    arguments: [("words", #"["mui-x9"]"#), ("newOption", "true")])
  func unreadable(key: String, value: String) throws {
    try generated("--formats", "json,arb", "--years", "2020...2021", "--compact")
    let files = try tool.files(in: "Output")
    try tool.replace(
      "\"options\": {", in: "Output/manifest.json", with: "\"options\": { \"\(key)\": \(value),")
    #expect(try tool.run("check", "--quiet").stderr == "")
    #expect(
      try tool.run("check", "--years", "2020...2022").stdout.contains(" years.last: 2021 should be 2022\n"))
    let run = try tool.run()
    let warning = "warning: These options in the manifest cannot be read, so their defaults apply: \(key)."
    let start = "Output/manifest.json: \(warning) Give them on the command line.\n"
    #expect(run.status == 0 && run.stderr.hasPrefix(start), "\(run)")
    #expect(try tool.files(in: "Output") == files)
  }

  @Test("requires the files of the app that the bundle was made with")
  func files() throws {
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try tool.write(catalogue(""), to: "a.xcstrings")
    try tool.write("{}", to: "errata.json")
    let madeWith = "Output/manifest.json: error: The bundle was made with "
    try generated("--strings", "a.xcstrings")
    for options in [[], ["--formats", "json"]] {
      #expect(try tool.run(options) == .failure(65, "\(madeWith)1 overlay. Give it with --strings.\n"))
    }
    let overlays = ["--strings", "a.xcstrings", "--strings", "a.xcstrings"]
    #expect(
      try tool.run(["-q", "--keys", "keys.json", "--errata", "errata.json"] + overlays) == .success(""))
    let files = [
      "2 overlays. Give them with --strings", "a map of keys. Give it with --keys",
      "a file of errata. Give it with --errata",
    ]
    let errors = files.map { "\(madeWith)\($0).\n" }
    #expect(try tool.run() == .failure(65, errors.joined()))
    try generated("--keys", "keys.json", "--strings", "", "--errata", "")
    #expect(try tool.run("--quiet", "--keys", "").status == 0)
    #expect(try !tool.text(of: "Output/manifest.json").contains("\"keys\""))
  }

  @Test("requires no map of keys for JSON alone, which cannot have the app's keys")
  func keysOfJSON() throws {
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try generated("--keys", "keys.json")
    let check = try tool.run("check", "--formats", "json")
    #expect(
      check.status == 1 && check.stdout.hasSuffix("Run 'almanac generate --formats json'.\n"), "\(check)")
    try generated("--formats", "json")
    #expect(try !tool.text(of: "Output/manifest.json").contains("\"keys\""))
  }

  @Test("takes a value away with an empty text, and prints a command that does so too")
  func takenAway() throws {
    try generated("--formats", "json", "--fallback", "en", "--no-errata")
    let check = try tool.run("check", "--fallback", "", "--errata", "")
    #expect(check.status == 1)
    #expect(check.stdout.contains("--fallback: en in the bundle, none in this run\n"))
    #expect(check.stdout.contains("Run 'almanac generate --formats json --fallback \"\" --errata \"\"'"))
    try generated("--fallback", "", "--errata", "")
    #expect(try tool.run("check", "--quiet") == .success(""))
  }

  @Test("is reported with at most 1,000 characters of an option that the bundle has and a run does not have")
  func longOption() throws {
    try generated("--formats", "json", "--fallback", "en")
    let manifest = try tool.text(of: "Output/manifest.json")
    let long = String(repeating: "x", count: 2000)
    try tool.write(
      manifest.replacing("\"fallback\": \"en\"", with: "\"fallback\": \"\(long)\""),
      to: "Output/manifest.json")
    for report in ["text", "json", "github", "markdown"] {
      let check = try tool.run("check", "--fallback", "", "--report", report)
      #expect(check.status == 1 && check.stdout.contains(long.prefix(900)), "\(report): \(check.stderr)")
      #expect(!check.stdout.contains(long.prefix(1001)), "\(report)")
    }
  }

  @Test("says that --errata replaces --no-errata, with a file or with an empty text")
  func replaced() throws {
    try tool.write("{}", to: "errata.json")
    try generated("--formats", "json", "--calendars", "gregorian", "--no-errata")
    for file in ["errata.json", ""] {
      let run = try tool.run("check", "--errata", file)
      #expect(
        run.stderr.hasSuffix(
          "--calendars gregorian\nNot used from Output/manifest.json: --no-errata\n"),
        "\(run)")
    }
  }

  // The manifest comes from a branch that the user may not trust.
  @Test(
    "reads and writes nothing at a path that the manifest names",
    arguments: [
      #""keys": "../secret.txt", "locales": "../secret.txt""#, #""strings": ["../secret.txt"]"#,
      #""output": "../outside", "fallback": "../secret.txt""#, #""defaultLocale": "../secret.txt""#,
      #""outputs": [{"path": ".", "formats": ["json"]}, {"path": "../../outside", "formats": ["esm"]}]"#,
    ])
  func hostile(option: String) throws {
    try tool.add(
      inputs: ["secret.txt": "secret\n", "repo/locales.txt": "de\nen\n"],
      ["--locales", "repo/locales.txt", "--formats", "json", "--output", "repo/Output"])
    let manifest = try tool.text(of: "repo/Output/manifest.json")
    let formats = option.contains("outputs") ? #""formats": ["json", "esm"], "# : #""formats": ["json"], "#
    let pattern = try Regex(#""formats": \[[^\]]*\],"#)
    try tool.write(
      manifest.replacing(pattern, with: formats + option + ","), to: "repo/Output/manifest.json")
    let before = try tool.files(in: "repo")
    let run = try tool.shell("cd repo && $almanac")
    #expect(!(run.stdout + run.stderr).contains("secret\n") && !tool.exists("outside"))
    #expect(try run.status == 0 || tool.files(in: "repo") == before, "\(run)")
    #expect(!tool.exists("repo/Output/esm"))
  }

  private static let inputs = ["locales.txt": "de\nen\n", "en.txt": "en\n"]

  @Test(
    "names the option that removed a format, a calendar or a locale, and counts the files",
    arguments: [
      (["--formats", "json"], "Removed by --formats: strings (10 files).\n"),
      (["--calendars", "gregorian"], "Removed by --calendars: buddhist, chinese (9 files).\n"),
      (["--locales", "en.txt"], "Removed by en.txt: de (9 files).\n"),
      (["--years", "2020...2021"], ""),
    ])
  func removed(options: [String], line: String) throws {
    try tool.add(inputs: Self.inputs)
    let run = try tool.run(options)
    #expect(run.status == 0)
    #expect(run.stdout.split(separator: "\n").dropFirst().map { "\($0)\n" }.joined() == line, "\(run.stdout)")
  }

  // Flutter needs a file for each language, and a Norwegian device asks for nb. These files repeat a locale's texts.
  @Test(
    "names only the locales of the list, although their files have further names",
    arguments: ["arb", "android"])
  func repeatedFiles(format: String) throws {
    try tool.add(
      inputs: ["locales.txt": "en\nno\nzh-Hans\npt-BR\n"],
      ["--formats", "json,\(format)", "--calendars", "gregorian"])
    try tool.write("en\n", to: "locales.txt")
    let before = try tool.files(in: "Output").count
    let line = try #require(tool.run().stdout.split(separator: "\n").last)
    let deleted = try before - tool.files(in: "Output").count
    #expect(line == "Removed by locales.txt: no, pt-BR, zh-Hans (\(deleted) files).")
  }

  @Test("names the config if it removed a format")
  func removedByConfig() throws {
    try tool.add(inputs: Self.inputs)
    try tool.write(#"{"formats": ["json"]}"#, to: "almanac.json")
    #expect(try tool.run().stdout.hasSuffix("Removed by 'formats' in almanac.json: strings (10 files).\n"))
    try tool.write("{}", to: "almanac.json")
    #expect(try tool.run("--formats", "json,arb").status == 0)
    let line = "\nRemoved by the default of --formats, because almanac.json does not have 'formats': arb ("
    #expect(try tool.run().stdout.contains(line))
  }
}
