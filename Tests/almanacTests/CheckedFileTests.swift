import AlmanacTestSupport
import Testing

/// `check` of files besides JSON, which names the first different line of each file that someone edited.
@Suite("Files besides JSON in check")
struct CheckedFileTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(
      inputs: ["locales.txt": "de\nen\nfr\n"], ["--formats", "strings,esm,arb", "--calendars", "gregorian"])
    try tool.copy("Output", to: "Old")
  }

  /// The lines of `check` about files.
  private func files() throws -> [String] {
    let lines = try tool.run("check").stdout.split(separator: "\n").map(String.init)
    return lines.filter { line in ["changed ", "missing ", "foreign "].contains { line.hasPrefix($0) } }
  }

  // Git's documentation of core.autocrlf: a checkout writes CRLF instead of LF.
  @Test("names no foreign file after a checkout with other line ends, and generate restores the bundle")
  func checkout() throws {
    try tool.shell("find Output -type f -exec sed -i 's/$/\\r/' {} +").expectSuccess()
    let outcome = try tool.run("check", "--all").stdout
    #expect(outcome.hasPrefix("line endings: ") && !outcome.contains("foreign"), "\(outcome)")
    #expect(outcome.prefix { $0 != "\n" }.contains("'** -text' to .gitattributes"))
    let count = try tool.files(in: "Output").count
    #expect(outcome.contains(" \(count) differences. Run 'almanac generate"), "\(outcome)")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.files(in: "Output") == tool.files(in: "Old"))
  }

  // The exit code 73 of generate means that something foreign is in the way.
  @Test("says to move edited files that an app may have itself, because generate does not replace them")
  func foreignFiles() throws {
    try tool.shell("sed -i 8d Output/esm/package.json; echo x >> Output/esm/index.js").expectSuccess()
    #expect(try tool.run("--quiet").status == 73)
    let found = try files()
    #expect(found.count == 2 && found[0].hasPrefix("foreign    esm/index.js: line "), "\(found)")
    #expect(found.last?.hasPrefix("foreign    esm/package.json: line 8 is ") == true, "\(found)")
    let names = "'Output/esm/index.js', 'Output/esm/package.json'"
    let advice = "Move or delete \(names), then run "
    for options in [[], ["--manifest-only"]] {
      let text = try tool.run(["check"] + options).stdout
      #expect(
        text.contains("\nOutput is not up to date: 2 differences. \(advice)'almanac generate"), "\(text)")
    }
    #expect(
      try tool.run("check", "--report", "markdown").stdout.contains("json', then run <code>almanac generate"))
    let page = ParsedPage(try tool.run("check", "--report", "html").stdout)
    let lines = try page.values("report")["wholes"] as? [String]
    #expect(lines?.last == "Move or delete \(names) first.")
    for name in ["index.js", "package.json"] { try tool.remove("Output/esm/\(name)") }
    #expect(try tool.run("--quiet") == .success(""))
  }

  @Test("shows no text of a file that the bundle does not list")
  func unlistedFile() throws {
    try tool.write("de\nen\nfr\nit\n", to: "locales.txt")
    try tool.write("private\n", to: "Output/esm/it.js")
    #expect(try files().contains("foreign    esm/it.js"))
  }

  // GitHub shows ten annotations of a step, and drops the others.
  @Test("has at most ten annotations, although many formats have changed files")
  func annotations() throws {
    let formats = ["--formats", "strings,esm,arb,android,xcstrings", "--calendars", "gregorian"]
    try tool.generate("de\nen\nfr\nit\n", formats)
    for path in [
      "esm/de.js", "android/res/values-de/almanac.xml", "xcstrings/Picker.xcstrings", "arb/almanac_de.arb",
      "strings/de.lproj/Picker.strings", "schema/locale.schema.json", "json/de/locale.json",
    ] {
      try tool.edit("Output/\(path)") { $0 + "x\n" }
    }
    try tool.shell("cd Output/esm && rm en.js fr.js && mkdir fr.js").expectSuccess()
    for (tag, month) in [("de", "Januar"), ("fr", "janvier")] {
      try tool.replace("\"\(month)\"", in: "Output/json/\(tag)/gregorian.json", with: "\"X\"")
    }
    try tool.write("de\nen\nfr\n", to: "locales.txt")
    let lines = try tool.run("check", "--report", "github").stdout.split(separator: "\n")
    #expect(lines.count <= 10, "\(lines)")
    for title in ["changed", "missing", "foreign", "left over"] {
      #expect(lines.contains { $0.contains("title=\(title)::") }, "\(title): \(lines)")
    }
    #expect(lines.contains { $0.contains(#"title=name::"#) && $0.contains(#""X" should be "#) }, "\(lines)")
  }
}
