import Testing

/// `check` of a bundle that was made with other inputs.
@Suite struct StaleCheckTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("names the options of a stale bundle, but not every value that follows from them")
  func stale() throws {
    let options = ["--formats", "json", "--calendars", "gregorian"]
    try tool.write("de\n", to: "locales.txt")
    try #require(try tool.run(["--quiet", "--years", "2025...2027"] + options) == .success(""))
    try tool.expectFindings(
      ["--years", "2025...2026"] + options,
      """
      stale: the bundle was made with other inputs: options.lastYear
      --years: 2025...2027 in the bundle, 2025...2026 in this run
      Output is not up to date: 1 option differs. \
      Run 'almanac generate --formats json --calendars gregorian --years 2025...2026'.

      """)
    try tool.write("fr\n", to: "locales.txt")
    try tool.expectFindings(
      ["--years", "2025...2027"] + options,
      """
      stale: the bundle was made with other inputs: locales
      left over  json/de/gregorian.json
      left over  json/de/locale.json
      missing    json/fr/gregorian.json
      missing    json/fr/locale.json
      Output is not up to date: 4 differences. \
      Run 'almanac generate --formats json --calendars gregorian --years 2025...2027'.

      """)
    try tool.write("de\nfr\n", to: "locales.txt")
    try tool.replace("\"Januar\"", in: "Output/json/de/gregorian.json", with: "\"Jaenner\"")
    let edited = try tool.run(["check", "--years", "2025...2027"] + options).stdout
    #expect(edited.contains("\"Jaenner\" should be \"Januar\""), "\(edited)")
  }

  @Test("names a changed value of the index also if a locale is added, and no entry of that locale")
  func index() throws {
    let options = ["--formats", "json", "--calendars", "gregorian"]
    try tool.add(inputs: ["locales.txt": "de\nen\n"], options)
    try tool.replace("\"region\": \"DE\"", in: "Output/json/index.json", with: "\"region\": \"XX\"")
    try tool.write("de\nen\nfr\n", to: "locales.txt")
    try tool.expectFindings(
      options,
      """
      stale: the bundle was made with other inputs: locales
      missing    json/fr/gregorian.json
      missing    json/fr/locale.json
      index locales.de.region: "XX" should be "DE"
      Output is not up to date: 3 differences. Run 'almanac generate --formats json --calendars gregorian'.

      """)
  }

  @Test("names the files and keys that another map of keys changes, and no checksum")
  func keys() throws {
    let options = ["--calendars", "gregorian", "--keys", "keys.json"]
    let inputs = ["locales.txt": "de\nen\n", "keys.json": #"{"app.done": "action.done"}"#]
    try tool.add(inputs: inputs, options)
    try tool.write(#"{"app.ok": "action.done"}"#, to: "keys.json")
    func line(_ tag: String, _ text: String) -> String {
      #"changed    strings/\#(tag).lproj/Localizable.strings: "#
        + #"line 1 is "\"app.done\" = \"\#(text)\";", and should be "\"app.ok\" = \"\#(text)\";""#
    }
    try tool.expectFindings(
      options,
      """
      stale: the bundle was made with other inputs: options.keys
      \(line("de", "Fertig"))
      \(line("en", "Done"))
      manifest words.names.app.done: "action.done" should not be there
      manifest words.names.app.ok: "action.done" is missing
      Output is not up to date: 4 differences. Run 'almanac generate --calendars gregorian --keys keys.json'.

      """)
  }

  @Test(
    "reports other versions in the manifest, and an edit by hand if only a locale's count of words differs",
    arguments: [
      (#""tzdata": "[^"]*"#, #""tzdata": "2021a"#, "\(otherInputs) tzdata\n"),
      (#""tool": "[^"]*"#, #""tool": "0.0.1"#, "\(otherInputs) tool\n"),
      (#""core": [0-9]+"#, #""core": 1"#, "edited by hand"),
    ])
  func otherManifest(fact: String, other: String, finding: String) throws {
    try tool.add(inputs: ["locales.txt": "de\n"], ["--formats", "json", "--calendars", "gregorian"])
    let manifest = try tool.text(of: "Output/manifest.json")
    try tool.write(manifest.replacing(try Regex(fact), with: other), to: "Output/manifest.json")
    let outcome = try tool.run("check", "--formats", "json", "--calendars", "gregorian")
    #expect(outcome.status == 1)
    #expect(outcome.stdout.hasPrefix(finding), "\(outcome.stdout)")
  }

  private static let otherInputs = "stale: the bundle was made with other inputs:"

  @Test("names each option that differs, with the values of the bundle and of the run")
  func everyOption() throws {
    try writeInputs()
    try #require(try tool.run("--quiet") == .success(""))
    let options = [
      "--calendars", "chinese", "--strings", "a.xcstrings", "--keys", "keys.json", "--fallback", "en",
      "--errata", "errata.json", "--spaces", "ascii", "--strings-layout", "flat", "--default-locale", "de",
      "--title-case",
    ]
    let outcome = try tool.run(["check"] + options)
    #expect(outcome.status == 1)
    let lines = outcome.stdout.split(separator: "\n")
    #expect(
      lines.last?.hasPrefix("Output is not up to date: 9 options differ. Run 'almanac generate ") == true)
    #expect(
      lines.dropFirst().dropLast() == [
        "--calendars: gregorian,buddhist,chinese,regional in the bundle, chinese in this run",
        "--strings: none in the bundle, 1 file in this run",
        "--keys: none in the bundle, 1 file in this run", "--fallback: none in the bundle, en in this run",
        "--errata: none in the bundle, 1 file in this run", "--spaces: keep in the bundle, ascii in this run",
        "--strings-layout: nested in the bundle, flat in this run",
        "--default-locale: en in the bundle, de in this run",
        "--title-case: off in the bundle, on in this run",
      ])
    let other = try tool.run("check", "--quiet", "--formats", "json", "--no-errata")
    #expect(
      other.stdout.split(separator: "\n").dropFirst() == [
        "--formats: json,strings in the bundle, json in this run",
        "--no-errata: off in the bundle, on in this run",
      ])
  }

  private func writeInputs() throws {
    try tool.write("de\nen\n", to: "locales.txt")
    try tool.write("{}", to: "errata.json")
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try tool.write(catalogue(), to: "a.xcstrings")
  }

  @Test("prints the options that it takes from the manifest, except options on the command line")
  func manifestOptions() throws {
    try writeInputs()
    let options = [
      ["--formats", "json"], ["--calendars", "chinese"], ["--years", "1950...2000"], ["--fallback", "en"],
      ["--no-errata"], ["--spaces", "ascii"], ["--strings-layout", "flat"], ["--default-locale", "de"],
      ["--title-case"], ["--compact"],
    ]
    try #require(try tool.run(["--quiet"] + options.flatMap(\.self)) == .success(""))
    for given in [[], options[1], ["--compact"]] {
      let rest = options.filter { $0 != given }.flatMap(\.self).joined(separator: " ")
      let outcome = try tool.run(["check"] + given)
      #expect(outcome.status == 0)
      #expect(outcome.stderr == "Options from Output/manifest.json: \(rest)\n")
    }
  }
}
