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

  // POSIX, Base Definitions 3.206: a line ends with a line feed.
  @Test("names a line feed that is missing at the end of a file, like diff")
  func lastLine() throws {
    try tool.shell("truncate -s -1 Output/arb/almanac_fr.arb").expectSuccess()
    let count =
      try tool.text(of: "Old/arb/almanac_fr.arb").split(separator: "\n", omittingEmptySubsequences: false)
      .count - 1
    #expect(
      try files() == [#"changed    arb/almanac_fr.arb: line \#(count) is "}", and should be "}\n""#])
    let diff = try tool.run("diff", "Old", "Output")
    #expect(diff.status == 1)
    #expect(diff.stdout.contains(#"fr almanac_fr.arb line \#(count): "}\n" → "}""#), "\(diff)")
    let json = try tool.run("diff", "Old", "Output", "--report", "json").stdout
    #expect(json.contains(#""line": \#(count), "edited": true, "#), "\(json)")
  }

  private func replace(_ text: String, with other: String, in path: String) throws {
    try tool.replace(text, in: "Output/\(path)", with: other)
  }

  private static let strings = "strings/de.lproj/Gregorian.strings"

  @Test("names a file with other line ends, also if the JSON differs")
  func lineEndsBesideEditedJSON() throws {
    try replace("\"Januar\"", with: "\"Jaenner\"", in: "json/de/gregorian.json")
    for path in [Self.strings, "strings/fr.lproj/Gregorian.strings"] {
      try replace("\n", with: "\r\n", in: path)
    }
    try tool.shell("truncate -s -1 Output/arb/almanac_fr.arb").expectSuccess()
    let found = try files()
    #expect(found.count == 3 && found[0].hasPrefix("changed    arb/almanac_fr.arb: line "), "\(found)")
    for line in found.dropFirst() {
      #expect(line.hasSuffix(#": the lines end with \u000d\u000a"#), "\(line)")
    }
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
  @Test("says to move an edited file that an app may have itself, because generate does not replace it")
  func foreignFile() throws {
    try tool.shell("sed -i 8d Output/esm/package.json").expectSuccess()
    #expect(try tool.run("--quiet").status == 73)
    let found = try files()
    #expect(found.count == 1 && found[0].hasPrefix("foreign    esm/package.json: line 8 is "), "\(found)")
    let advice = "Move or delete 'Output/esm/package.json', then run "
    for options in [[], ["--manifest-only"]] {
      let text = try tool.run(["check"] + options).stdout
      #expect(
        text.contains("\nOutput is not up to date: 1 difference. \(advice)'almanac generate"), "\(text)")
    }
    #expect(
      try tool.run("check", "--report", "markdown").stdout.contains("json', then run <code>almanac generate"))
    let page = ParsedPage(try tool.run("check", "--report", "html").stdout)
    let lines = try page.values("report")["wholes"] as? [String]
    #expect(lines?.last == "Move or delete 'Output/esm/package.json' first.")
    try tool.remove("Output/esm/package.json")
    #expect(try tool.run("--quiet") == .success(""))
  }

  @Test("shows no text of a file that the bundle does not list")
  func unlistedFile() throws {
    try tool.write("de\nen\nfr\nit\n", to: "locales.txt")
    try tool.write("private\n", to: "Output/esm/it.js")
    #expect(try files().contains("foreign    esm/it.js"))
  }

  @Test(
    "says to move a link or a folder in the place of a file, like diff and --manifest-only",
    arguments: ["ln -s en.js Output/esm/fr.js", "mkdir Output/esm/fr.js"])
  func notAFile(command: String) throws {
    try tool.shell("rm Output/esm/fr.js && \(command)").expectSuccess()
    for options in [[], ["--manifest-only"]] {
      let text = try tool.run(["check"] + options).stdout
      #expect(text.contains("foreign    esm/fr.js\n"), "\(text)")
      #expect(text.contains("Move or delete 'Output/esm/fr.js', then run 'almanac generate"), "\(text)")
    }
    let diff = try tool.run("diff", "Old", "Output")
    let remedy = "'Output/esm/fr.js' is in the way. Move or delete that"
    #expect(diff.status == 65 && diff.stderr.contains(remedy), "\(diff)")
    try tool.remove("Output/esm/fr.js")
    #expect(try tool.run("diff", "Old", "Output").stderr.contains("the bundle does not contain it."))
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
      try replace("\"\(month)\"", with: "\"X\"", in: "json/\(tag)/gregorian.json")
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
