import Foundation
import Testing

/// `check`, which names the differing values and the cause.
@Suite struct CheckTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\nfr\n")
  }

  /// Replaces a text in a file of the bundle.
  private func replace(_ text: String, in path: String, with other: String) throws {
    try tool.replace(text, in: "Output/\(path)", with: other)
  }

  private static let edited =
    "edited by hand: the options, versions and locales match this run, but a file was changed"

  @Test("prints the cause, and then each value with its actual and expected text")
  func edited() throws {
    try replace("\"Januar\"", in: "json/de/gregorian.json", with: "\"Jaenner\"")
    try replace("\"Januar\"", in: "strings/de.lproj/Gregorian.strings", with: "\"Jän\\U202Fner\"")
    let lines = try tool.text(of: "Output/strings/de.lproj/Gregorian.strings").split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("months.format.wide.M01") }) + 1
    let findings = """
      \(Self.edited)
      changed    strings/de.lproj/Gregorian.strings: \
      line \(line) is "\\"months.format.wide.M01\\" = \\"Jän\\\\U202Fner\\";", \
      and should be "\\"months.format.wide.M01\\" = \\"Januar\\";"
      de gregorian months.format.wide.M01: "Jaenner" should be "Januar"
      de gregorian months.standAlone.wide.M01: "Jaenner" should be "Januar"

      """
    try tool.expectFindings(
      [], findings + "Output is not up to date: 3 differences. Run 'almanac generate'.\n")
    try tool.expectFindings(["--quiet"], findings)
  }

  @Test("names only the file if it is missing, unreadable, or has the same values, and writes nothing")
  func files() throws {
    try replace("\n", in: "json/de/locale.json", with: "\n\n")
    try tool.remove("Output/json/fr/chinese.json")
    // RFC 8259, section 4: a program can read an object with a repeated key as it likes.
    try tool.write(#"{"locale": "fr", "locale": "fr"}"#, to: "Output/json/fr/locale.json")
    try replace("<dict>", in: "strings/de.lproj/Picker.stringsdict", with: "<dict >")
    try tool.expectFindings(
      [],
      """
      \(Self.edited)
      changed    json/de/locale.json: the values are the same, but the layout differs
      missing    json/fr/chinese.json
      changed    json/fr/locale.json: cannot be compared: its content is not in a form that Almanac writes
      changed    strings/de.lproj/Picker.stringsdict: line 4 is "<dict >", and should be "<dict>"
      Output is not up to date: 4 differences. Run 'almanac generate'.

      """)
    #expect(try tool.text(of: "Output/json/fr/locale.json").hasPrefix("{\"locale\""))
  }

  @Test("says if only line endings or a byte order mark differ")
  func invisible() throws {
    for path in ["json/de/locale.json", "strings/fr.lproj/Picker.strings", "schema/locale.schema.json"] {
      try replace("\n", in: path, with: "\r\n")
    }
    try tool.edit("Output/json/fr/locale.json") { "\u{FEFF}\($0)" }
    try tool.expectFindings(
      ["--quiet"],
      #"""
      \#(Self.edited)
      changed    json/de/locale.json: the lines end with \u000d\u000a
      changed    json/fr/locale.json: the first character is \ufeff
      changed    schema/locale.schema.json: the lines end with \u000d\u000a
      changed    strings/fr.lproj/Picker.strings: the lines end with \u000d\u000a

      """#)
  }

  @Test("names a wrong size and checksum in the manifest if the files are right")
  func manifest() throws {
    let size = try forgeSize()
    let sum = try tool.shell("sha256sum Output/json/de/locale.json").stdout.prefix(64)
    try replace("\"\(sum)\"", in: "manifest.json", with: "\"\(Tool.someSHA256)\"")
    try tool.expectFindings(
      [],
      """
      \(Self.edited)
      manifest files.json/de/locale.json.sha256: "\(Tool.someSHA256)" should be "\(sum)"
      manifest files.json/de/locale.json.size: 1 should be \(size)
      Output is not up to date: 2 differences. Run 'almanac generate'.

      """)
  }

  @Test("blames another build or an edit if both files and sizes in the manifest differ")
  func otherBuild() throws {
    _ = try forgeSize()
    try replace("\"Fertig\"", in: "json/de/locale.json", with: "\"OK\"")
    try tool.expectFindings(
      ["--quiet"],
      """
      edited by hand, or made by another build of this version: the inputs match this run, but some files and the manifest differ
      de locale strings.action.done: "OK" should be "Fertig"

      """)
  }

  /// Writes a wrong size of `json/de/locale.json` into the manifest, and returns the right size.
  private func forgeSize() throws -> Int {
    let size = try tool.files(in: "Output/json/de")["locale.json"]?.count ?? 0
    try replace("\"size\": \(size)\n", in: "manifest.json", with: "\"size\": 1\n")
    return size
  }

  // Bemba (`bem`) lacks most of the picker's words, so the manifest lists them as missing.
  @Test("does not report the manifest's list of missing words if another value differs too")
  func missingWords() throws {
    let options = ["--output", "B", "--formats", "json", "--calendars", "gregorian"]
    try tool.generate("bem\n", options)
    try tool.edit("B/manifest.json") { $0.replacing("\"a11y.empty\"", with: "\"a11y.full\"") }
    try tool.edit("B/json/bem/locale.json") { $0.replacing("\"Lelo\"", with: "\"x\"") }
    let lines = try tool.run(["check", "--quiet"] + options).stdout.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("bem locale strings.nav.today: ") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("manifest ") }, "\(lines)")
  }

  /// Changes a word, and damages another file.
  private func damage() throws {
    try replace("\"Fertig\"", in: "json/de/locale.json", with: "\"OK\"")
    try tool.write("{", to: "Output/json/fr/locale.json")
  }

  @Test("prints one JSON object that a program can read")
  func json() throws {
    try damage()
    let change =
      #"{"file": "json/de/locale.json", "kind": "words", "locale": "de", "table": "locale", "#
      + #""path": "strings.action.done", "old": "OK", "new": "Fertig"}"#
    try tool.expectFindings(
      ["--report", "json"],
      """
      {"cause": "\(Self.edited)", "files": [{"file": "json/fr/locale.json", "state": "changed", \
      "detail": "cannot be compared: its content is not in a form that Almanac writes"}], \
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

  @Test("prints an annotation for each difference")
  func github() throws {
    try damage()
    try tool.expectFindings(
      ["--report", "github"],
      """
      ::error title=Output is not up to date::\(Self.edited)
      ::error file=Output/json/fr/locale.json,title=changed::changed    json/fr/locale.json: cannot be compared: its content is not in a form that Almanac writes
      ::error file=Output/json/de/locale.json,title=words::de locale strings.action.done: "OK" should be "Fertig"

      """)
    try tool.shell("rm -r Output/json/de && echo x > Output/json/de").expectSuccess()
    let annotations = try tool.run("check", "--report", "github").stdout
    #expect(annotations.contains("\n::error file=Output/json/de,title=foreign::"), "\(annotations)")
  }
}
