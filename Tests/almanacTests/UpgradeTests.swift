import Foundation
import Testing

/// A bundle that was made with other ICU or CLDR data: the run says so, and what it changes.
///
/// Such a bundle is made here from this ICU's, by other versions in its manifest and other values in its files.
@Suite struct UpgradeTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nfr\n", to: "locales.txt")
    try #require(try tool.run("--quiet").status == 0)
    try replace(#/"cldr": "[^"]+"/#, in: "manifest.json", with: #""cldr": "41""#)
    try replace(#/"icu": "[^"]+"/#, in: "manifest.json", with: #""icu": "71.1""#)
  }

  private func replace(_ pattern: some RegexComponent, in path: String, with other: String) throws {
    let old = try tool.text(of: "Output/\(path)")
    let new = old.replacing(pattern, with: other)
    try #require(new != old, "\(path)")
    try tool.write(new, to: "Output/\(path)")
  }

  private func icu() throws -> String {
    String(try #require(try tool.run("--version").stdout.firstMatch(of: #/ICU [0-9.]+/#)).output)
  }

  @Test(
    "is refused, with both versions and how to see the difference first", arguments: ["generate", "check"])
  func refusal(command: String) throws {
    let before = try tool.files(in: "Output")
    let outcome = try tool.run(command)
    #expect(outcome.status == 78)
    #expect(
      outcome.stderr.hasPrefix(
        "almanac: error: The bundle in 'Output' was made with ICU 71.1 (CLDR 41); here is \(try icu()) (CLDR "
      ),
      "\(outcome.stderr)")
    #expect(
      outcome.stderr.contains("add --output NEW to your 'almanac generate' and run 'almanac diff Output NEW'")
    )
    #expect(outcome.stderr.contains("--accept-data-change"))
    #expect(try tool.files(in: "Output") == before)
  }

  @Test(
    "shows a command that works as it stands, whatever the folder's name",
    arguments: [
      ("my locales", #""my locales""#), ("a$b", "'a$b'"), ("it's", #""it's""#), ("$it's", #"'$it'\''s'"#),
      ("-new", "./-new"), ("a\"\u{301}", "'a\"\u{301}'"), ("$(touch pwned)", "'$(touch pwned)'"),
      ("`touch pwned`", "'`touch pwned`'"), ("a;touch pwned", #""a;touch pwned""#),
    ])
  func command(folder: String, word: String) throws {
    let bundle = tool.folder.appending(path: folder)
    try FileManager.default.moveItem(at: tool.folder.appending(path: "Output"), to: bundle)
    let outcome = try tool.run("--output=\(folder)")
    #expect(outcome.stderr.contains(" run 'almanac diff \(word) NEW'."), "\(outcome.stderr)")
    // The shell and the command have the last word.
    #expect(try tool.shell("$almanac diff \(word) \(word)").status == 0)
    #expect(!tool.exists("pwned"))
  }

  @Test("is told by a check with the versions and every value, in the format asked for")
  func check() throws {
    try replace(#/"Januar"/#, in: "json/de/gregorian.json", with: "\"Jaenner\"")
    let text = try tool.run("check")
    #expect(text.status == 78)
    #expect(
      text.stdout.hasPrefix("stale: the bundle was made with other inputs: cldr, icu\n"), "\(text.stdout)")
    #expect(text.stdout.contains("\nmanifest icu: \"71.1\" should be "))
    #expect(text.stdout.contains("\nde gregorian months.format.wide.M01: \"Jaenner\" should be \"Januar\"\n"))
    let github = try tool.run("check", "--report", "github")
    #expect(github.status == 78)
    #expect(github.stdout.contains("::error title=Output is not fresh::stale: "), "\(github.stdout)")
    #expect(try tool.run("check", "--accept-data-change").status == 1)
  }

  @Test("can be seen first by the commands that the refusal names")
  func shownFirst() throws {
    try replace(#/"Januar"/#, in: "json/de/gregorian.json", with: "\"Jaenner\"")
    #expect(try tool.run("--quiet", "--output", "NEW").status == 0)
    let outcome = try tool.run("diff", "Output", "NEW")
    #expect(outcome.stdout.hasPrefix("4 differences: name 2, other 2\n"), "\(outcome.stdout)")
  }

  @Test("counts the differences of each kind once it is accepted, and is done")
  func summary() throws {
    try replace(#/"Januar"/#, in: "json/de/gregorian.json", with: "\"Jaenner\"")
    try replace(#/"firstDay": "mon"/#, in: "json/fr/locale.json", with: "\"firstDay\": \"sun\"")
    try replace(#/dd\.MM\.y"/#, in: "json/de/gregorian.json", with: #"dd.MM.\u202fy""#)
    // What the JSON says is not counted twice. The versions of ICU and CLDR are counted.
    try replace(#/Januar/#, in: "strings/de.lproj/Gregorian.strings", with: "Jaenner")
    try tool.write("de\nfr\nth\n", to: "locales.txt")
    let outcome = try tool.run("--accept-data-change")
    #expect(outcome.status == 0)
    let line = try #require(outcome.stdout.split(separator: "\n").last)
    #expect(line.hasPrefix("ICU 71.1 (CLDR 41) → \(try icu()) (CLDR "), "\(line)")
    #expect(line.contains("): 7 differences: added 1, week 1, spaces 1, name 2, other 2. "), "\(line)")
    #expect(line.hasSuffix("'almanac diff git:HEAD Output' lists them."))
    #expect(try tool.run("check").status == 0)
  }

  @Test("counts a file that no value can be read from as one difference")
  func brokenFile() throws {
    try tool.write("{", to: "Output/json/de/gregorian.json")
    let outcome = try tool.run("--accept-data-change")
    #expect(outcome.stdout.contains(": 3 differences: other 3. "), "\(outcome.stdout)")
  }

  @Test("says nothing of differences where the data is the same, or with --quiet")
  func silence() throws {
    #expect(try tool.run("--quiet", "--accept-data-change").stdout == "")
    #expect(!(try tool.run("--accept-data-change").stdout.contains("differences")))
  }
}
