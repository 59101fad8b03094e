import Foundation
import Testing

/// The files, the output and the exit codes of `generate` and `check`.
@Suite struct GenerateTests {
  private static let small = ["--formats", "json", "--calendars", "gregorian"]

  /// A folder with a bundle in `Output`.
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\nar-EG\nth\nzh-TW\nen-u-nu-arab\n")
  }

  // 62 files: locale.json and three calendars for each of five locales, five tables for each of the four locales without
  // `-u-` keys, four regional calendars (three of Egypt, one of Taiwan) as JSON and as tables, and 14 shared files.
  @Test("writes the bundle, and check finds it up to date")
  func fresh() throws {
    try tool.remove("Output")
    #expect(
      try tool.run("generate")
        == .success("Output: 5 locales. 62 files created, 0 changed, 0 deleted, 0 unchanged.\n"))
    #expect(try tool.run("check") == .success("Output is up to date: 62 files.\n"))
    #expect(
      try tool.run("generate")
        == .success("Output: 5 locales. 0 files created, 0 changed, 0 deleted, 62 unchanged.\n"))
  }

  @Test("makes files and folders that everybody can read if the umask allows it")
  func rights() throws {
    let command = "umask 022; $almanac --quiet --output new; stat -c %a new/json/de new/json/de/locale.json"
    #expect(try tool.shell(command).stdout == "755\n644\n")
  }

  // `ManifestOnlyTests` compares the SHA-256 of each file.
  @Test("lists every file with its size in the manifest, and each locale")
  func manifest() throws {
    let files = try tool.files(in: "Output")
    let manifest = try tool.json("Output/manifest.json")
    let listed = try #require(manifest["files"] as? [String: [String: Any]])
    let written = files.filter { $0.key != "manifest.json" }
    #expect(listed.mapValues { $0["size"] as? Int } == written.mapValues(\.count))
    let locales = try #require(manifest["locales"] as? [String: [String: Any]])
    #expect(manifest["schemaVersion"] as? Int == 3)
    #expect(manifest["missing"] == nil)
    #expect(locales["zh-TW"]?["dataLocale"] as? String == "zh-Hant-TW")
    #expect(manifest["tool"] as? String == "0.2.0")
  }

  /// The paths of all values below a value, such as `months.format.wide`.
  private func paths(_ value: Any, at path: String = "") -> [String] {
    let entries =
      (value as? [String: Any])
      ?? Dictionary(
        uniqueKeysWithValues: (value as? [Any] ?? []).enumerated().map { ("\($0)", $1) })
    return entries.flatMap { [path + $0] + paths($1, at: "\(path)\($0).") }
  }

  // Almanac removes or replaces some texts of these languages after it has read them, such as Quechua's English fields.
  @Test("has only sources of values that the file has")
  func sources() throws {
    try tool.generate("qu\nmgo\nps\nhe\nzh-TW\nja\n", ["--formats", "json", "--calendars", "all"])
    var count = 0
    for file in try tool.files(in: "Output").keys.sorted() {
      let values = try tool.json("Output/\(file)")
      guard let sources = values["sources"] as? [String: String] else { continue }
      count += 1
      let missing = Set(sources.keys).subtracting(paths(values))
      #expect(missing == [], "\(file)")
    }
    #expect(count == 6 * 16)
  }

  @Test("deletes files that a shorter list does not need, and keeps foreign files")
  func prune() throws {
    try tool.write("mine", to: "Output/json/th/notes.txt")
    try tool.write("de\nar-EG\nzh-TW\nen-u-nu-arab\n", to: "locales.txt")
    let leftOver = [
      "json/th/buddhist.json", "json/th/chinese.json", "json/th/gregorian.json", "json/th/locale.json",
      "strings/th.lproj/Buddhist.strings", "strings/th.lproj/Chinese.strings",
      "strings/th.lproj/Gregorian.strings", "strings/th.lproj/Picker.strings",
      "strings/th.lproj/Picker.stringsdict",
    ]
    let stdout = """
      stale: the bundle was made with other inputs: locales
      \(leftOver.map { "left over  \($0)" }.joined(separator: "\n"))
      Output is not up to date: 9 differences. Run 'almanac generate'.

      """
    #expect(try tool.run("check") == Tool.Outcome(status: 1, stdout: stdout, stderr: ""))
    let summary = """
      Output: 4 locales. 0 files created, 2 changed, 9 deleted, 51 unchanged.
      Removed by locales.txt: th (9 files).

      """
    #expect(try tool.run() == .success(summary))
    #expect(!tool.exists("Output/json/th/locale.json"))
    #expect(!tool.exists("Output/strings/th.lproj"))
    #expect(try tool.text(of: "Output/json/th/notes.txt") == "mine")
    #expect(try tool.run("check").status == 0)
  }

  @Test("writes only the requested formats, calendars and years")
  func choices() throws {
    let tool = try Tool()
    try tool.generate(
      "de\n", "--formats", "json", "--calendars", "chinese,gregorian", "--years", "2020...2030")
    let files = try tool.files(in: "Output")
    #expect(!files.keys.contains { $0.hasPrefix("strings/") || $0.hasSuffix("buddhist.json") })
    let years = try #require(try tool.json("Output/json/de/chinese.json")["years"] as? [String: Any])
    #expect(years["first"] as? Int == 2020)
    #expect((years["display"] as? [String])?.count == 11)
    // Only the Chinese calendar needs the file of Chinese years, so a run without this calendar deletes the file.
    #expect(files["json/chinese-years.json"] != nil)
    let options = ["--formats", "json", "--calendars", "buddhist,gregorian"]
    try tool.generate("de\n", options)
    #expect(!tool.exists("Output/json/chinese-years.json"))
    #expect(try tool.run(["check"] + options).status == 0)
  }

  @Test(
    "accepts any years from 1900 to 2100, even a single year",
    arguments: [1900...2100, 2026...2026])
  func years(range: ClosedRange<Int>) throws {
    let tool = try Tool()
    try tool.generate("de\n", Self.small + ["--years", "\(range.lowerBound)...\(range.upperBound)"])
    let years = try #require(try tool.json("Output/json/de/gregorian.json")["years"] as? [String: Any])
    #expect(years["first"] as? Int == range.lowerBound && years["last"] as? Int == range.upperBound)
    #expect(years["display"] as? [String] == range.map(String.init))
  }

  // UTS 35 (key nu): these three values name a numbering system of the language. 419 and 001 are groups of countries.
  // The key ca has the value 'gregory', but ICU's name of the calendar is 'gregorian'.
  @Test("accepts 'native', 'traditio' and 'finance' as numbering systems, 'gregory', and regions with digits")
  func codes() throws {
    let keywords = ["ta-u-nu-native", "ta-u-nu-traditio", "zh-u-nu-finance", "de-u-ca-gregory"]
    let tags = keywords + ["es-419", "en-001"]
    let tool = try Tool()
    try tool.generate(tags.joined(separator: "\n"), Self.small)
    for tag in tags { #expect(tool.exists("Output/json/\(tag)/locale.json")) }
  }

  @Test("fills missing words from another locale only with --fallback, and records their source")
  func fallback() throws {
    let tool = try Tool()
    try tool.write("haw\n", to: "locales.txt")
    let summary = "Output: 1 locale. 23 files created, 0 changed, 0 deleted, 0 unchanged.\n"
    // CLDR has some of the picker's words in Hawaiian. How many depends on CLDR's version.
    let warning =
      #/almanac: warning: 1 of 1 locale lacks words of the picker \(missing keys per locale: haw \d+\)\. /#
    let gaps = try tool.run()
    #expect(gaps.status == 0 && gaps.stdout == summary)
    #expect(gaps.stderr.replacing(warning, with: "") == "Add them with --strings, or use --fallback.\n")
    #expect(!(try tool.text(of: "Output/json/haw/locale.json").contains("\"action.done\"")))
    // Only locale.json, the tables of strings and the manifest change, because calendars have no words.
    let filled = try tool.run("--fallback", "en")
    #expect(filled.stdout == "Output: 1 locale. 0 files created, 4 changed, 0 deleted, 19 unchanged.\n")
    #expect(
      filled.stderr.replacing(warning, with: "")
        == "Almanac uses the --fallback locale's texts where they exist.\n")
    let locale = try tool.text(of: "Output/json/haw/locale.json")
    #expect(locale.contains("\"action.done\": \"Done\""))
    #expect(locale.contains("\"strings.action.done\": \"fallback:en\""))
    // Without --title-case, the words are those of the catalog.
    #expect(locale.contains("\"prompt.selectDate\": \"Select date\""))
    #expect(try tool.text(of: "Output/manifest.json").contains("\"action.done\""), "still missing")
  }

  @Test("treats a missing translation as an error with --strict, and writes nothing")
  func strict() throws {
    let tool = try Tool()
    try tool.write("fr\nde\n", to: "locales.txt")
    try tool.write(
      catalogue(
        #""own.B":{"localizations":{"en":\#(unit("x"))}},"own.a":{"localizations":{"en":\#(unit("x")),"fr":\#(unit("x"))}}"#
      ), to: "own.xcstrings")
    let stderr = """
      almanac: error: 'de' has no text for: own.B, own.a. Add the texts with --strings, or turn off --strict.
      almanac: error: 'fr' has no text for: own.B. Add the texts with --strings, or turn off --strict.

      """
    let refused = Tool.Outcome.failure(65, stderr)
    #expect(try tool.run("--strings", "own.xcstrings", "--strict") == refused)
    #expect(!tool.exists("Output"))
    #expect(try tool.run("--strings", "own.xcstrings", "--strict", "--output", "a/b/c") == refused)
    #expect(!tool.exists("a"))
    try tool.generate("fr\nde\n", Self.small + ["--strings", "own.xcstrings"])
    // Also if the options differ, because the command that `check` prints would end with these errors.
    for other in [[], ["--compact"]] {
      let check = try tool.run(["check", "--strings", "own.xcstrings", "--strict"] + other)
      #expect(check.status == 65 && check.stderr.hasSuffix(stderr), "\(check)")
    }
  }

  @Test("names a hundred of the edited files that it keeps, and counts the others")
  func manyKept() throws {
    let tool = try Tool()
    let tags = try tool.run("locales").stdout.split(separator: "\n").filter { $0.hasPrefix("en-") }
      .prefix(52)
    try tool.generate(tags.joined(separator: "\n"), Self.small)
    for tag in tags {
      for file in ["locale", "gregorian"] { try tool.write("{}", to: "Output/json/\(tag)/\(file).json") }
    }
    try tool.write("de\n", to: "locales.txt")
    let lines = try tool.run(["--quiet"] + Self.small).stderr.split(separator: "\n")
    #expect(lines.prefix(100).allSatisfy { $0.contains(" was changed after Almanac wrote it") })
    #expect(lines.dropFirst(100) == ["almanac: warning: 4 more warnings like these."])
  }

  @Test("check refuses a missing bundle, and makes no folder")
  func absent() throws {
    try tool.remove("Output")
    for isThere in [false, true] {
      if isThere { try tool.write("mine", to: "Output/notes.txt") }
      let remedy =
        isThere
        ? "Restore it from version control, run 'almanac generate --allow-other-files'"
        : "Run 'almanac generate'"
      let message =
        "There is no bundle here: 'manifest.json' is missing. \(remedy), or name the folder of a bundle with --output."
      #expect(try tool.run("check") == .failure(65, "Output: error: \(message)\n"))
      #expect(tool.exists("Output") == isThere)
    }
  }

  @Test("counts and indexes only the locales of the first output, which may have a list of its own")
  func count() throws {
    try tool.write("th\nde\n", to: "app.txt")
    try tool.write(
      #"""
      {"outputs": [{"output": "A", "formats": ["json"], "locales": "app.txt"}, {"output": "B", "formats": ["strings"]}]}
      """#, to: "almanac.json")
    #expect(try tool.run().stdout.hasPrefix("A: 2 locales. "))
    let index = try tool.json("A/json/index.json")["locales"] as? [String: Any]
    #expect(index?.keys.sorted() == ["de", "th"])
  }
}
