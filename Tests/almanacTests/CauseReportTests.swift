import Foundation
import Testing

/// Reports of many differences, grouped by cause.
@Suite struct CauseReportTests {
  private static let github = ["diff", "Old", "New", "--report", "github"]

  private let tool: Tool

  init() throws { tool = try Tool.withOldAndNew() }

  /// Changes the German names of Monday and January in `New`, adds a word to every Gregorian year in German and French,
  /// and adds a space to the French pattern `HH:mm`.
  private func change(_ word: String = "x") throws {
    for (name, other) in [("\"Montag\"", "\"Mo\u{308}ntag\""), ("\"Januar\"", "\"Jaenner\"")] {
      for file in ["locale", "gregorian", "buddhist"] {
        try tool.edit("New/json/de/\(file).json") { $0.replacing(name, with: other) }
      }
    }
    for tag in ["de", "fr"] {
      try tool.edit("New/json/\(tag)/gregorian.json") {
        (2020...2030).reduce($0) { $0.replacing("\"\($1)\"", with: "\"\($1) \(word)\"") }
      }
    }
    try tool.replace("\"HH:mm\"", in: "New/json/fr/locale.json", with: "\"HH: mm\"")
  }

  @Test("list changed options before the differences that follow from them, in every format")
  func options() throws {
    let options = ["--formats", "json", "--years", "2010...2030", "--output", "New"]
    try #require(try tool.run(["--quiet"] + options) == .success(""))
    try change()
    let option = "options.firstYear: 2020 → 2010"
    let lines = try tool.run("diff", "Old", "New").stdout.split(separator: "\n")
    let counts = lines.prefix { $0.contains("differences") || $0.hasPrefix(" ") }.count
    #expect(lines.dropFirst(counts).first == "manifest: 1 value: \(option)", "\(lines)")
    let all = try tool.run("diff", "Old", "New", "--all", "--quiet").stdout.split(separator: "\n")
    #expect(all.first == "manifest \(option)")
    let markdown = try tool.run("diff", "Old", "New", "--report", "markdown").stdout
    #expect(markdown.split(separator: "\n").dropFirst(3).first?.hasPrefix("| 1 | manifest |") == true)
    let annotations = try tool.run(Self.github + ["--fail-on", "spaces"]).stdout.split(separator: "\n")
    #expect(annotations.dropFirst().first?.contains(option) == true, "\(annotations)")
    let json = try tool.run("diff", "Old", "New", "--report", "json").stdout.split(separator: "\n")
    #expect(json.dropFirst().first?.contains("\"path\": \"options.firstYear\"") == true)
  }

  // "Jan." is changed in one place, so it is not an example. "Mai" and each year are changed in four places.
  @Test("have the most frequent texts as examples")
  func examples() throws {
    let years = (2020...2030).map(String.init)
    for (tag, texts) in [("de", ["Jan.", "Mai"] + years), ("fr", years)] {
      for text in texts {
        try tool.replace("\"\(text)\"", in: "New/json/\(tag)/gregorian.json", with: "\"\(text)\u{200B}\"")
      }
    }
    #expect(
      try tool.run("diff", "Old", "New", "--quiet").stdout == #"""
        de, fr: only spaces or invisible characters, 49 values: "Mai" → "Mai\u200b"; "2020" → "2020\u200b"

        """#)
  }

  @Test("have at most ten annotations, which are errors if --fail-on names their kind")
  func annotations() throws {
    try change()
    let spaces = Self.github + ["--fail-on", "spaces"]
    let lines = try tool.run(spaces).stdout.split(separator: "\n")
    #expect(lines.count <= 10)
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("::notice ") }.count == 1)
    #expect(
      lines.contains { $0.hasPrefix("::error file=New/json/fr/locale.json,title=spaces::fr: only spaces") })
    let quiet = try tool.run(spaces + ["--quiet"])
    #expect(quiet.stdout.split(separator: "\n") == lines.filter { !$0.hasPrefix("::notice ") })
  }

  @Test("have a summary of two lines if it is wider than 100 columns")
  func longSummary() throws {
    try tool.write("de\nth\n", to: "other.txt")
    let options = ["--formats", "json", "--years", "2020...2030", "--output", "New"]
    try #require(try tool.run(["--quiet", "--locales", "other.txt"] + options) == .success(""))
    for (file, text, other) in [
      ("locale", "\"firstDay\": \"mon\"", "\"firstDay\": \"sun\""), ("locale", "Fertig", "Ende"),
      ("locale", "HH:mm", "HH: mm"), ("locale", "\"ltr\"", "\"rtl\""), ("gregorian", "Januar", "Jaenner"),
      ("gregorian", "\"d. MMMM y\"", "\"d. MMM y\""), ("gregorian", "Jan.", "Jaen."),
      ("gregorian", "\"months.format.abbreviated\": \"own\"", "\"months.format.abbreviated\": \"root\""),
      ("gregorian", "\"eras.wide\": \"own\"", "\"eras.wide\": \"root\""),
    ] {
      try tool.replace(text, in: "New/json/de/\(file).json", with: other)
    }
    let lines = try tool.run("diff", "Old", "New").stdout.split(separator: "\n")
    let kinds = (lines[0] + lines[1]).matches(of: #/([a-z]+) \d+/#).map(\.1)
    let all = "added removed week root spaces pattern name words source other"
    #expect(kinds.joined(separator: " ") == all, "\(lines)")
    #expect(lines[0].utf8.count <= 100 && lines[0].hasSuffix(",") && lines[1].hasPrefix("  "), "\(lines)")
  }

  @Test("are appended completely to the summary of the job")
  func jobSummary() throws {
    try change()
    try tool.write("before\n", to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": tool.folder.appending(path: "summary.md").path]
    #expect(try tool.run(Self.github, environment: environment).status == 1)
    let markdown = try tool.run("diff", "Old", "New", "--report", "markdown", environment: environment).stdout
    #expect(try tool.text(of: "summary.md") == "before\n" + markdown)
    try tool.replace("\"lundi\"", in: "New/json/fr/locale.json", with: "\"x\"")
    let check = ["check", "--output", "New", "--formats", "json", "--years", "2020...2030"]
    #expect(try tool.run(check + ["--report", "github"], environment: environment).status == 1)
    let report = try tool.run(check + ["--report", "markdown"])
    #expect(report.stdout.hasPrefix("### New is not up to date: "))
    #expect(try tool.text(of: "summary.md") == "before\n" + markdown + report.stdout)
    let fresh = ["check", "--output", "Old", "--report", "github"]
    #expect(try tool.run(fresh, environment: environment).status == 0)
    #expect(try tool.text(of: "summary.md").contains("\n### Old is up to date\n"))
  }

  // GitHub's limit of a step's summary is 1 MiB.
  @Test("are omitted from the summary of the job if they are larger than 1 MiB")
  func largeSummary() throws {
    // A report shows at most 1,000 characters of a value, so many words have 1,000 characters, with escapes.
    for tag in ["de", "fr"] {
      let long = String(repeating: "<", count: 1000)
      try tool.edit("New/json/\(tag)/locale.json") {
        $0.replacing(#/("(?:a11y|error|label|nav|prompt)\.\w+": ")/#) { "\($0.1)\(long)" }
      }
    }
    let environment = ["GITHUB_STEP_SUMMARY": tool.folder.appending(path: "summary.md").path]
    let outcome = try tool.run(Self.github + ["--all"], environment: environment)
    #expect(outcome.status == 1)
    #expect(
      try tool.text(of: "summary.md")
        == "The report is larger than 1 MiB. Run the command without --all.\n")
  }

  // full(4): writing to /dev/full fails with ENOSPC. open(2): with O_NONBLOCK, a pipe without a reader cannot be opened
  // for writing (ENXIO).
  @Test(
    "name a summary that cannot be written, and exit with 74",
    arguments: [
      ("none/summary.md", "No such file or directory"), ("/dev/full", "No space left on device"),
      ("pipe", "No such device or address"),
    ])
  func noJobSummary(file: String, reason: String) throws {
    try tool.shell("mkfifo pipe").expectSuccess()
    let outcome = try tool.run(Self.github, environment: ["GITHUB_STEP_SUMMARY": file])
    #expect(outcome.status == 74)
    #expect(
      outcome.stderr == """
        almanac: error: Could not write the job summary '\(file)' (GITHUB_STEP_SUMMARY): \
        \(reason). Correct the variable, or unset it.

        """)
    let empty = try tool.run(Self.github, environment: ["GITHUB_STEP_SUMMARY": ""])
    #expect(empty == .success("::notice title=New::No differences.\n"))
  }

  // `EscapingTests` has every sign that GitHub's Markdown or HTML would read as markup.
  @Test("escape hostile texts in Markdown")
  func markdown() throws {
    let text = "<img src=x>|@everyone"
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"\(text)\"")
    // The first report lists one value (two columns). The second groups many values by cause (four columns).
    for columns in [2, 4] {
      if columns == 4 { try change(text) }
      let lines = try tool.run("diff", "Old", "New", "--report", "markdown").stdout.split(separator: "\n")
      let cells = ["<br>", "<code>", "</code>", "| ", " |", "&#"]
        .reduce(lines.dropFirst(3).joined()) { $0.replacing($1, with: "") }
      let isSplit = lines.contains { $0.split(separator: "|").count > columns }
      let isEscaped = ["<img", "|", "@everyone"].allSatisfy { !cells.contains($0) }
      #expect(isEscaped && !isSplit, "\(lines)")
    }
  }
}
