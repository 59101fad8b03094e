import Foundation
import Testing

/// Texts in untrusted files that would control a terminal or a log, in every place that is printed.
@Suite struct HostileTextTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\n"]) }

  /// A text with terminal controls (ESC and C1), direction marks, and commands for GitHub's log on lines of their own.
  private static let evil =
    "x\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}31m\u{9D}0;t\u{9C}\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{2029}\u{85}\u{7F}"
    + "\r\n::stop-commands::x\n::error::forged ##[add-mask]x"

  private static let json = quoted(evil)

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map {
      $0.value < 0x20 ? String(format: "\\u%04x", $0.value) : String($0)
    }
    return "\"\(escaped.joined())\""
  }

  /// Runs the command, and expects no control character and no forged command for GitHub's log in its output.
  ///
  /// Returns the exit code.
  @discardableResult private func expectHarmless(
    _ arguments: String..., status: Set<Int32>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int32 {
    let outcome = try tool.run(arguments)
    #expect(status.contains(outcome.status), "\(arguments)", sourceLocation: sourceLocation)
    for text in [outcome.stdout, outcome.stderr] {
      let acting = text.unicodeScalars.filter { $0 != "\n" && Self.isActing($0) }
      #expect(acting.isEmpty, "\(arguments): \(text.debugDescription)", sourceLocation: sourceLocation)
      #expect(!text.contains("##["), "\(arguments): \(text)", sourceLocation: sourceLocation)
      let commands = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("::") }
      let forged = commands.filter { !$0.contains(#/^::(error|warning|notice) (file|title)=/#) }
      #expect(forged == [], "\(arguments)", sourceLocation: sourceLocation)
    }
    return outcome.status
  }

  // GitHub shows the HTML of a Markdown report. The command in the report's last line names the folder too.
  @Test("in the name of the output folder are no HTML in a report about options")
  func folderInMarkdown() throws {
    let output = ["--output", "a&b_<i>x"]
    try #require(try tool.run(["--quiet", "--formats", "json"] + output).status == 0)
    let check = try tool.run(["check", "--report", "markdown", "--years", "1990...2000"] + output)
    #expect(check.status == 1 && check.stdout.contains("&#60;i") && !check.stdout.contains("<i>"), "\(check)")
  }

  /// Whether a scalar moves the cursor, ends a line or changes the text direction (Unicode, UAX #9).
  private static func isActing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test("are escaped in messages about a list of locales")
  func list() throws {
    let lines =
      Self.evil.components(separatedBy: "\n") + [
        "de-u-nu-\(Self.evil.prefix(30))", "!\(Self.evil.prefix(9))",
      ]
    try tool.write("de\nDE\n" + lines.joined(separator: "\n"), to: "evil.txt")
    try expectHarmless("--locales", "evil.txt", status: [65])
    try expectHarmless("check", "--locales", "evil.txt", status: [65])
  }

  /// Overlays with the hostile text in different places, such as a key, a language and a value.
  private static let overlays = [
    #"{"sourceLanguage": \#(json), "strings": {}}"#,
    #"{"sourceLanguage": "en", "strings": {\#(json): {"localizations": {}}}}"#,
    #"{"sourceLanguage": "en", "strings": {"a11y.today": {"localizations": {\#(json): \#(text("x"))}}}}"#,
    #"{"sourceLanguage": "en", "strings": {"a11y.today": {"localizations": {"de": \#(text("{" + evil + "}"))}}}}"#,
    #"{"sourceLanguage": "en", "strings": {"own": {"localizations": {"en": \#(text("{" + evil + "}"))}}}}"#,
    #"{"sourceLanguage": "en", "strings": {"own": {"localizations": {"de": \#(text(evil))}}}}"#,
    #"{"sourceLanguage": "en", "strings": {"selection.count": {"localizations": {"de": {"variations": {"plural": {"#
      + #"\#(json): \#(text("x"))}}}}}}}"#,
    #"{"sourceLanguage": "en", "strings": {\#(json): 1, \#(json): 2, "own": {"localizations": []}}}"#,
    #"{"sourceLanguage": "en", "strings": {"a11y.today": {\#(json): \#(json)}}, \#(json)"#,
  ]

  private static func text(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": \#(quoted(value))}}"#
  }

  @Test("are escaped in messages about an overlay", arguments: overlays.indices)
  func overlay(index: Int) throws {
    try tool.write(Self.overlays[index], to: "evil.xcstrings")
    try expectHarmless("--strings", "evil.xcstrings", status: [0, 65])
  }

  @Test("are no commands of GitHub at the beginning of a line")
  func beginning() throws {
    for text in ["::stop-commands::x", "  ::notice::x", "##[add-mask]x"] {
      for option in ["locales", "output"] {
        try tool.write("{\"\(option)\": \"\(text)\"}", to: "almanac.json")
        let status = try expectHarmless("--formats", "json", "--verbose", status: [0, 65])
        guard status == 0 else { continue }
        for report in ["github", "html", "markdown"] {
          try expectHarmless("check", "--formats", "json,esm", "--report", report, status: [1])
        }
      }
      try tool.remove("almanac.json")
      try tool.write(
        #"{"sourceLanguage": "en", "strings": {"\#(text)": {"comment": "\#(text)", "localizations": {}}}}"#,
        to: "own.xcstrings")
      try expectHarmless("words", "--strings", "own.xcstrings", status: [0])
      try expectHarmless("words", "de", "--strings", "own.xcstrings", status: [0])
    }
  }

  private static let maps = [
    "{\(json): \"action.nope\"}", "{\"a\": \(json)}", "{\(json): \"action.done\", \(json): 1}", json,
  ]

  @Test("are escaped in messages about a map of keys or a file of errata", arguments: maps.indices)
  func keys(index: Int) throws {
    try tool.write(Self.maps[index], to: "evil.json")
    for option in ["--keys", "--errata"] { try expectHarmless(option, "evil.json", status: [65]) }
  }

  /// Regular expressions for the parts of a manifest that the hostile text replaces, one part in each test.
  private static let parts = [
    #"(?<="icu": )"[^"]*""#, #"(?<="cldr": )"[^"]*""#, #"(?<="tzdata": )"[^"]*""#, #"(?<="tool": )"[^"]*""#,
    #"(?<="dataLocale": )"[^"]*""#, #""json/de/locale.json"(?=:)"#, #""de"(?=:)"#, #""buddhist"(?=,)"#,
    #""strings"(?=\n)"#, #"(?<="schemaVersion": )\d+"#,
  ]

  @Test("are escaped in messages about a manifest", arguments: parts)
  func manifest(part: String) throws {
    try tool.add(inputs: ["locales.txt": "de\n"], ["--output", "App"])
    let manifest = try tool.text(of: "App/manifest.json")
    let range = try #require(manifest.range(of: part, options: .regularExpression))
    let forged = manifest.replacingCharacters(in: range, with: Self.json)
    try tool.write(forged, to: "App/manifest.json")
    for report in ["github", "text"] {
      let status = try expectHarmless("check", "--output", "App", "--report", report, status: [1, 65])
      // A command that refuses the manifest prints the same error with every report.
      if status == 65 { break }
    }
    try expectHarmless("--output", "App", status: [0, 65, 78])
    try tool.write(forged, to: "App/manifest.json")
    try expectHarmless("--output", "App", "--accept-data-change", "--verbose", status: [0, 65])
  }

  @Test("are escaped in reports on a bundle's files", arguments: ["text", "json", "github", "html"])
  func values(report: String) throws {
    try tool.add(inputs: ["locales.txt": "de\n"], ["--output", "old"])
    try tool.copy("old", to: "new")
    for (file, text) in [
      ("json/de/locale.json", #"{\#(Self.json): \#(Self.json), "strings": {\#(Self.json): "x"}}"#),
      (
        "json/de/gregorian.json",
        #"{"monthCodes": [\#(Self.json)], "months": {"wide": ["x"]}, "sources": {"a": \#(Self.json)}}"#
      ),
      ("json/regions.json", #"[\#(Self.json)]"#),
      ("strings/de.lproj/Picker.strings", "\"\\U001B[31m\\U202E\" = \"\\U000A::stop-commands::x\";\n"),
    ] {
      try tool.write(text, to: "new/\(file)")
    }
    try expectHarmless("diff", "old", "new", "--report", report, status: [1])
    try expectHarmless("check", "--output", "new", "--report", report, status: [1])
    try tool.remove("new/json")
    try expectHarmless("diff", "old", "new", "--report", report, status: [65])
  }

  @Test("are escaped in the names of files and revisions")
  func names() throws {
    let name = Self.evil.replacingOccurrences(of: "/", with: "").replacingOccurrences(of: "\0", with: "")
    try tool.write("no tag\n", to: name)
    try expectHarmless("--locales", name, status: [65])
    try expectHarmless("--strings", name, status: [65])
    try expectHarmless("--keys", name, status: [65])
    try expectHarmless("--output", "\(name)/x", status: [73])
    try expectHarmless("--output", "new\(name)", status: [0])
    try expectHarmless("check", "--output", "new\(name)", "--report", "github", status: [0])
    try expectHarmless("diff", "git:HEAD", "new\(name)", status: [65])
    try expectHarmless("show", name, status: [64])
    try expectHarmless(name, status: [64])
    #expect(try tool.shell("git init -q .").status == 0)
    try expectHarmless("diff", "git:\(name)", "new\(name)", status: [65])
  }
}
