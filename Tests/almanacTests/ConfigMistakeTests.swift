import Testing

/// The messages for mistakes in a config.
@Suite struct ConfigMistakeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let config: String
    let problem: String
    var testDescription: String { config }

    init(_ config: String, _ problem: String) { (self.config, self.problem) = (config, problem) }

    /// A config with a value of the wrong type.
    init(_ config: String, at place: String, wrong: String) {
      let remedy = "See the JSON Schema of a config: schema/almanac.schema.json in any bundle."
      self.init(config, "\(place): error: This is not a config: \(wrong). \(remedy)")
    }
  }

  private static let commandLineOnly = [
    "acceptDataChange", "all", "config", "failOn", "jobs", "manifestOnly", "quiet", "report",
  ]
  private static let formats = "Choose from: json, strings, esm, android, xcstrings, arb."

  @Test(
    "name the file, line, column, problem and remedy",
    arguments: [
      Row("{\n  \"formts\": []}", "2:3: error: 'formts' is not an option. Did you mean 'formats'?"),
      Row(
        #"{"x": 1}"#,
        "1:2: error: 'x' is not an option. Choose from: $schema, allowOtherFiles, calendars, compact, "
          + "defaultLocale, errata, fallback, formats, keys, locales, noErrata, output, outputs, spaces, strict, "
          + "strings, stringsLayout, titleCase, verbose, words, years."),
      Row(
        #"{"formats": ["json", "jsn", "json", "xml"]}"#,
        "1:2: error: 'jsn' is not a value of 'formats'. Did you mean 'json'? \(formats)\n"
          + "almanac.json:1:2: error: 'json' is repeated in 'formats'. Name it once.\n"
          + "almanac.json:1:2: error: 'xml' is not a value of 'formats'. \(formats)"),
      Row(
        #"{"calendars": []}"#,
        "1:2: error: 'calendars' is empty. Choose from: \(CalendarNames.list), regional, all."),
      Row(
        #"{"calendars": ["chinese", "chinese"]}"#,
        "1:2: error: 'chinese' is repeated in 'calendars'. Name it once."),
      Row(#"{"years": "2060...1900"}"#, "1:2: error: 'years': The range is reversed. Write 1900...2060."),
      Row(#"{"compact": "yes"}"#, at: "1:2", wrong: "'compact' is not true or false"),
      Row(
        "{\n \"compact\": true, \"stringsLayout\": \"falt\"}",
        "2:19: error: 'falt' is not a value of 'stringsLayout'. Did you mean 'flat'? Choose from: nested, flat."
      ),
      Row(#"{"years": 2020}"#, at: "1:2", wrong: "'years' is not a string"),
      Row(#"{"stringsLayout": true}"#, at: "1:2", wrong: "'stringsLayout' is not a string"),
      Row(
        #"{"stringsLayout": "flat", "stringsLayout": "nested"}"#,
        "1:27: error: 'stringsLayout' occurs twice. Remove one of them."),
      Row(
        #"{"compact": true, "defaultLocale": ["de"]}"#, at: "1:19", wrong: "'defaultLocale' is not a string"),
      Row(#"{"outputs": {"output": "a"}}"#, at: "1:2", wrong: "'outputs' is not an array"),
      Row(#"{"outputs": ["a"]}"#, at: "1:2", wrong: "'outputs' is not an object"),
      Row(#"{"strict": 1}"#, at: "1:2", wrong: "'strict' is not true or false"),
      Row(
        #"{"errata": "e", "noErrata": true}"#,
        "1:17: error: 'errata' and 'noErrata' cannot be used together. Remove one of them."),
      Row(
        #"{"noErrata": true, "errata": "e"}"#,
        "1:20: error: 'errata' and 'noErrata' cannot be used together. Remove one of them."),
      Row(
        #"{"formats": ["json"], "outputs": [{"output": "b", "formats": ["esm"]}]}"#,
        "1:2: error: 'formats' and 'outputs' cannot be used together. Remove one of them."),
      Row("[]", at: "1:1", wrong: "the top level is not an object"),
      Row(#"{"output": ""}"#, "1:2: error: 'output': '' is not a path. Name a file or a folder."),
      Row(
        #"{"fallback": "zz"}"#,
        "1:2: error: 'fallback': 'zz' is not a known language. Write the language's ISO 639 code, such as 'de'."
      ),
      Row(
        #"{"keys": "k.json", "formats": ["json"]}"#,
        "1:2: error: 'keys' needs a format that can contain your app's keys, and JSON cannot. Add a format to 'formats', such as \"strings\"."
      ),
      Row(
        "{\(commandLineOnly.map { "\n\"\($0)\": 1" }.joined(separator: ","))}",
        commandLineOnly.enumerated().map {
          "\($0 + 2):1: error: '\($1)' cannot be in a config. Remove it, and give the option on the command line."
        }.joined(separator: "\nalmanac.json:")),
    ])
  func mistakes(row: Row) throws {
    let tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    try tool.write(row.config, to: "almanac.json")
    #expect(try tool.run() == .failure(65, "almanac.json:\(row.problem)\n"))
    #expect(!tool.exists("Output"))
  }

  @Test("are reported for the command line if they are there, even if the config has the same option")
  func commandLine() throws {
    let tool = try Tool(files: [
      "locales.txt": "de\n", "k.json": "{}", "almanac.json": #"{"fallback": "en", "keys": "k.json"}"#,
    ])
    let remedy = "Write the language's ISO 639 code, such as 'de'."
    #expect(
      try tool.run("--fallback", "zz")
        == .failure(64, "almanac: error: --fallback: 'zz' is not a known language. \(remedy)\n"))
    try tool.run("--formats", "json").expectError(64, "Add a format to --formats,")
  }
}
