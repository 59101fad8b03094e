import Foundation
import Testing

/// `check` names the values that differ, and says why.
@Suite struct CheckTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nfr\n", to: "locales.txt")
    try #require(try tool.run("--quiet").status == 0)
  }

  /// Replaces a text in a file of the bundle by another.
  private func replace(_ text: String, in path: String, with other: String) throws {
    let old = try tool.text(of: "Output/\(path)")
    try #require(old.contains(text), "\(path)")
    try tool.write(old.replacingOccurrences(of: text, with: other), to: "Output/\(path)")
  }

  private static let edited =
    "edited by hand: the manifest has the options, versions and locales of this run"

  @Test("names each value with what it is and should be, after why")
  func edited() throws {
    try replace("\"Januar\"", in: "json/de/gregorian.json", with: "\"Jaenner\"")
    try replace("\"Januar\"", in: "strings/de.lproj/Gregorian.strings", with: "\"Jän\\U202Fner\"")
    let findings = """
      \(Self.edited)
      de gregorian months.format.wide.M01: "Jaenner" should be "Januar"
      de gregorian months.standAlone.wide.M01: "Jaenner" should be "Januar"
      de Gregorian.strings months.format.wide.M01: "Jän\\u202fner" should be "Januar"
      de Gregorian.strings months.standAlone.wide.M01: "Jän\\u202fner" should be "Januar"

      """
    try tool.expectFindings([], findings + "Output is not fresh: 4 differences. Run 'almanac generate'.\n")
    try tool.expectFindings(["--quiet"], findings)
  }

  @Test("says which value is missing, and which should not be there")
  func presence() throws {
    try replace("\"action.done\": \"Fertig\"", in: "json/de/locale.json", with: "\"action.dome\": \"Fertig\"")
    try tool.expectFindings(
      ["--quiet"],
      """
      \(Self.edited)
      de locale strings.action.dome: "Fertig" should not be there
      de locale strings.action.done: "Fertig" is missing

      """)
  }

  @Test("names the file where no value differs, or none can be read")
  func files() throws {
    try replace("\n", in: "json/de/locale.json", with: "\n\n")
    try tool.write("{", to: "Output/json/fr/locale.json")
    try replace("<dict>", in: "strings/de.lproj/Picker.stringsdict", with: "<dict >")
    try tool.expectFindings(
      [],
      """
      \(Self.edited)
      changed    json/de/locale.json: its values are the same, and its layout is another
      changed    json/fr/locale.json
      changed    strings/de.lproj/Picker.stringsdict
      Output is not fresh: 3 differences. Run 'almanac generate'.

      """)
  }

  @Test("says so where only the ends of lines or a byte order mark differ")
  func invisible() throws {
    for path in ["json/de/locale.json", "strings/fr.lproj/Picker.strings", "schema/locale.schema.json"] {
      let text = try tool.text(of: "Output/\(path)")
      try tool.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "Output/\(path)")
    }
    try tool.write(
      "\u{FEFF}" + (try tool.text(of: "Output/json/fr/locale.json")), to: "Output/json/fr/locale.json")
    try tool.expectFindings(
      ["--quiet"],
      #"""
      \#(Self.edited)
      changed    json/de/locale.json: its lines end with \u000d\u000a
      changed    json/fr/locale.json: it begins with \ufeff
      changed    schema/locale.schema.json: its lines end with \u000d\u000a
      changed    strings/fr.lproj/Picker.strings: its lines end with \u000d\u000a

      """#)
    let json = try tool.run("check", "--report", "json").stdout
    #expect(
      json.contains(#""file": "json/fr/locale.json", "state": "changed", "detail": "it begins with \\ufeff""#)
    )
  }

  @Test("says what is wrong in the manifest where nothing else is")
  func manifest() throws {
    let size = try forgeSize()
    try tool.expectFindings(
      [],
      """
      \(Self.edited)
      manifest files.json/de/locale.json.size: 1 should be \(size)
      Output is not fresh: 1 difference. Run 'almanac generate'.

      """)
  }

  @Test("takes other files with other sizes in the manifest for another build's, or an edit")
  func otherBuild() throws {
    _ = try forgeSize()
    try replace("\"Fertig\"", in: "json/de/locale.json", with: "\"OK\"")
    try tool.expectFindings(
      ["--quiet"],
      """
      edited by hand, or made by another build of this version: the inputs are those of this run
      de locale strings.action.done: "OK" should be "Fertig"

      """)
  }

  /// Gives a file another size in the manifest, and returns the right one.
  private func forgeSize() throws -> Int {
    let size = try tool.files(in: "Output/json/de")["locale.json"]?.count ?? 0
    try replace("\"size\": \(size)\n", in: "manifest.json", with: "\"size\": 1\n")
    return size
  }

  @Test("compares the checksums in the manifest")
  func checksum() throws {
    let bytes = try #require(try tool.files(in: "Output/json/de")["locale.json"])
    let sum = try tool.shell("sha256sum Output/json/de/locale.json").stdout.prefix(64)
    let zeros = String(repeating: "0", count: 64)
    try replace("\"\(sum)\"", in: "manifest.json", with: "\"\(zeros)\"")
    try tool.expectFindings(
      ["--quiet"],
      """
      \(Self.edited)
      manifest files.json/de/locale.json.sha256: "\(zeros)" should be "\(sum)"

      """)
    #expect(try tool.files(in: "Output/json/de")["locale.json"] == bytes)
  }

  // Bemba lacks most of the picker's words.
  @Test("does not name what the manifest says of missing words beside a value that differs")
  func missingWords() throws {
    let options = ["--output", "B", "--formats", "json", "--calendars", "gregorian"]
    try tool.write("bem\n", to: "locales.txt")
    try #require(try tool.run(["--quiet"] + options).status == 0)
    let (manifest, locale) = ("B/manifest.json", "B/json/bem/locale.json")
    try tool.write(
      try tool.text(of: manifest).replacingOccurrences(of: "\"a11y.empty\"", with: "\"a11y.full\""),
      to: manifest)
    try tool.write(try tool.text(of: locale).replacingOccurrences(of: "\"Lelo\"", with: "\"x\""), to: locale)
    let lines = try tool.run(["check", "--quiet"] + options).stdout.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("bem locale strings.nav.today: ") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("manifest ") }, "\(lines)")
  }

  @Test("gives no cause where files are only missing")
  func missing() throws {
    try FileManager.default.removeItem(at: tool.folder.appending(path: "Output/json/fr/locale.json"))
    try tool.expectFindings(
      [],
      "missing    json/fr/locale.json\nOutput is not fresh: 1 difference. Run 'almanac generate'.\n")
  }

  @Test("writes one JSON object that a program can read")
  func json() throws {
    try replace("\"Fertig\"", in: "json/de/locale.json", with: "\"OK\"")
    try tool.write("{", to: "Output/json/fr/locale.json")
    let change =
      #"{"file": "json/de/locale.json", "kind": "words", "locale": "de", "table": "locale", "#
      + #""path": "strings.action.done", "old": "OK", "new": "Fertig"}"#
    try tool.expectFindings(
      ["--report", "json"],
      """
      {"cause": "\(Self.edited)", "files": [{"file": "json/fr/locale.json", "state": "changed"}], \
      "more": 0, "counts": {"words": 1}, "changes": [
        \(change)
      ]}

      """)
    #expect(try tool.run("--quiet").status == 0)
    #expect(
      try tool.run("check", "--report", "json")
        == .success("{\"files\": [], \"more\": 0, \"counts\": {}, \"changes\": []}\n"))
    #expect(try tool.run("check", "--report", "github") == .success(""))
    #expect(try tool.run("check", "--quiet") == .success(""))
  }

  // GitHub's workflow commands escape `,` as %2C in a property.
  @Test("writes an annotation for each finding")
  func github() throws {
    try replace("\"Fertig\"", in: "json/de/locale.json", with: "\"OK\"")
    try tool.write("{", to: "Output/json/fr/locale.json")
    try tool.expectFindings(
      ["--report", "github"],
      """
      ::error title=Output is not fresh::\(Self.edited)
      ::error file=Output/json/fr/locale.json,title=changed::changed    json/fr/locale.json
      ::error file=Output/json/de/locale.json,title=words::de locale strings.action.done: "OK" should be "Fertig"

      """)
    #expect(try tool.run("--quiet", "--output", "a,b").status == 0)
    try FileManager.default.removeItem(at: tool.folder.appending(path: "a,b/json/regions.json"))
    try tool.expectFindings(
      ["--report", "github", "--output", "a,b"],
      "::error file=a%2Cb/json/regions.json,title=missing::missing    json/regions.json\n")
  }
}

extension Tool {
  /// Runs `check` with some options, and compares all that it prints of a bundle that is not fresh.
  func expectFindings(
    _ options: [String], _ stdout: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = Outcome(status: 1, stdout: stdout, stderr: "")
    #expect(try run(["check"] + options) == expected, sourceLocation: sourceLocation)
  }
}
