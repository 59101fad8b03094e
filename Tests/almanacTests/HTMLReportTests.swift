import AlmanacTestSupport
import Foundation
import Testing

/// `--report html` of `diff` and `check`, a page that shows each changed locale before and after.
@Suite struct HTMLReportTests {
  private let tool: Tool

  init() throws { tool = try Tool.withOldAndNew() }

  private static let hostile = #"</script><script>alert(1)</script><!--\u202e\u2028"#
  private static let hostileText = "</script><script>alert(1)</script><!--\u{202E}\u{2028}"

  /// Runs a command that must exit with a given status, and returns the page that it prints.
  private func page(_ arguments: String..., status: Int32) throws -> ParsedPage {
    let outcome = try tool.run(arguments + ["--report", "html"])
    #expect(outcome.status == status && outcome.stderr == "", "\(outcome.stderr)")
    return ParsedPage(outcome.stdout)
  }

  /// Changes the word "Fertig" and the name "Januar" in the German files of the folder `New`, and a region's first day.
  private func change() throws {
    try tool.replace("\"Fertig\"", in: "New/json/de/locale.json", with: "\"\(Self.hostile)\"")
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"Jaenner\"")
    try tool.replace("\"firstDay\": \"fri\"", in: "New/json/regions.json", with: "\"firstDay\": \"sun\"")
  }

  @Test("shows the differing locales of two bundles, with all values of both")
  func diff() throws {
    try change()
    let page = try page("diff", "Old", "New", status: 1)
    #expect(page.text.hasPrefix("<!DOCTYPE html>\n<!-- Made by almanac diff. -->\n"))
    #expect(page.text.contains("<title>What changed between Old and New</title>"))
    #expect(page.text.components(separatedBy: "<script").count == 5)
    #expect(!page.blocks.contains { $0.json.contains("<") })
    #expect(page.blocks.map(\.id) == ["report", "old-de", "new-de"])
    for (id, folder) in [("old-de", "Old"), ("new-de", "New")] {
      let values = try page.values(id)
      #expect(values["locale"] as? NSDictionary == (try tool.json("\(folder)/json/de/locale.json")))
      let calendars = try #require(values["calendars"] as? NSDictionary)
      #expect(calendars.count == 3)
      #expect(calendars["gregorian"] as? NSDictionary == (try tool.json("\(folder)/json/de/gregorian.json")))
    }
    let report = try page.values("report")
    #expect(report["title"] as? String == "What changed between Old and New")
    #expect(report["old"] as? String == "Old" && report["new"] as? String == "New")
    #expect(report["regions"] as? NSDictionary == (try tool.json("New/json/regions.json")))
    #expect(report["wholes"] as? [String] == [] && report["remedy"] == nil)
    let groups = try #require(report["groups"] as? [NSDictionary])
    let changes = try #require(groups.flatMap { $0["changes"] as? [NSDictionary] ?? [] })
    #expect(changes.count == groups.compactMap { $0["count"] as? Int }.reduce(0, +))
    let word = try #require(changes.first { $0["pathText"] as? String == "strings.action.done" })
    #expect(word["path"] as? [String] == ["strings", "action.done"] && word["kind"] as? String == "words")
    #expect(word["locale"] as? String == "de" && word["table"] as? String == "locale")
    #expect(word["old"] as? String == "\"Fertig\"")
    #expect(word["new"] as? String == "\"\(Self.hostile)\"")
    let strings = (try page.values("new-de")["locale"] as? NSDictionary)?["strings"] as? NSDictionary
    #expect(strings?["action.done"] as? String == Self.hostileText)
    #expect(
      try self.page("diff", "Old", "New", status: 1).text == page.text, "The bytes are the same each time.")
  }

  @Test("shows one side of a locale that is in only one bundle, and explains a side that cannot be shown")
  func sides() throws {
    let options = ["--quiet", "--formats", "json", "--years", "2020...2030"]
    try tool.write("de\nit\n", to: "locales.txt")
    #expect(try tool.run(options + ["--output", "New"]).status == 0)
    try tool.replace("\"direction\": \"ltr\"", in: "New/json/de/locale.json", with: "\"direction\": 1")
    let page = try page("diff", "Old", "New", status: 1)
    #expect(Set(page.blocks.map(\.id)) == ["report", "old-fr", "new-it", "old-de", "new-de"])
    #expect(
      try page.values("new-de") == [
        "unreadable":
          "'json/de/locale.json' cannot be shown. This file has invalid content: 'direction' is not a string."
      ])
  }

  @Test("prints a page without differences, and exits with 0")
  func noDifferences() throws {
    let page = try page("diff", "Old", "New", status: 0)
    #expect(page.blocks.map(\.id) == ["report"])
    let report = try page.values("report")
    #expect(report["summary"] as? [String] == ["No differences."])
    #expect(report["groups"] as? [NSDictionary] == [])
    let check = try self.page("check", "-q", "--output", "New", status: 0)
    #expect(check.text.hasPrefix("<!DOCTYPE html>\n<!-- Made by almanac check. -->\n"))
    #expect(check.text.contains("<title>New is up to date</title>"))
    #expect(try check.values("report")["summary"] as? [String] == ["No differences."])
    #expect(try check.values("report")["remedy"] == nil)
  }

  @Test("shows the folder's values and the values that generate would write")
  func check() throws {
    try change()
    try tool.shell("rm New/json/fr/buddhist.json New/json/de/chinese.json").expectSuccess()
    let page = try page("check", "-q", "--output", "New", status: 1)
    #expect(page.text.contains("<title>New is not up to date</title>"))
    #expect(page.blocks.map(\.id) == ["report", "old-de", "new-de", "old-fr", "new-fr"])
    #expect(!page.blocks.contains { $0.json.contains("<") })
    // The page's old version is the folder `New`. The page's new version is the bundle that generate would write, which
    // is equal to the folder `Old`, because only `New` was changed.
    for (id, folder) in [("old-de", "New"), ("new-de", "Old"), ("old-fr", "New"), ("new-fr", "Old")] {
      let values = try page.values(id)
      let tag = id.suffix(2)
      #expect(values["locale"] as? NSDictionary == (try tool.json("\(folder)/json/\(tag)/locale.json")))
      let calendars = try #require(values["calendars"] as? NSDictionary)
      #expect((calendars["buddhist"] == nil) == (id == "old-fr"))
      #expect(
        calendars["gregorian"] as? NSDictionary == (try tool.json("\(folder)/json/\(tag)/gregorian.json")))
    }
    let report = try page.values("report")
    #expect(report["old"] as? String == "New" && report["new"] as? String == "almanac generate")
    #expect(report["regions"] as? NSDictionary == (try tool.json("Old/json/regions.json")))
    let remedy = try #require(report["remedy"] as? String)
    #expect(remedy.hasPrefix("almanac generate ") && remedy.contains("--output New"))
    let wholeFiles = try #require(report["wholes"] as? [String])
    #expect(wholeFiles.contains("missing    json/fr/buddhist.json"), "\(wholeFiles)")
    let text = try tool.run("check", "--output", "New").stdout
    for line in wholeFiles { #expect(text.contains("\(line)\n")) }
    let summary = try #require(report["summary"] as? [String]).joined()
    #expect(text.contains("New is not up to date: \(summary)"))
    let again = try self.page("check", "-q", "--output", "New", "--jobs", "1", status: 1)
    #expect(again.text == page.text, "The bytes are the same each time.")
  }

  @Test("shows the values that generate would write with the options of the bundle")
  func finished() throws {
    try tool.write("bem\nen\n", to: "locales.txt")
    let options = ["--title-case", "--spaces", "ascii", "--fallback", "en", "--words", "core"]
    try tool.run(["--quiet", "--formats", "json", "--output", "Opt"] + options).expectSuccess()
    try tool.shell("cp -r Opt Made && sed -i 's/\"Done\"/\"x\"/' Opt/json/*/locale.json").expectSuccess()
    let page = try page("check", "-q", "--output", "Opt", status: 1)
    for tag in ["bem", "en"] {
      let values = try page.values("new-\(tag)")["locale"] as? NSDictionary
      #expect(values == (try tool.json("Made/json/\(tag)/locale.json")), "\(tag)")
    }
  }

  @Test("names the options that differ from the bundle's options")
  func options() throws {
    let page = try page("check", "-q", "--output", "New", "--years", "2020...2021", status: 1)
    #expect(page.blocks.map(\.id) == ["report"])
    let report = try page.values("report")
    #expect(report["title"] as? String == "New is not up to date")
    #expect((report["wholes"] as? [String])?.last?.hasPrefix("--years: 2020...2030 in the bundle") == true)
    #expect(report["groups"] as? [NSDictionary] == [])
  }

  @Test("shows the locales of a git revision")
  func revision() throws {
    let bundle = try CommittedBundle()
    let path = "App/json/de/locale.json"
    try bundle.tool.replace("\"Fertig\"", in: path, with: "\"Fertic\"")
    let outcome = try bundle.tool.run("diff", "git:HEAD", "App", "--report", "html")
    #expect(outcome.status == 1)
    let page = ParsedPage(outcome.stdout)
    #expect(page.text.contains("<title>What changed between git:HEAD and App</title>"))
    for (id, word) in [("old-de", "Fertig"), ("new-de", "Fertic")] {
      let strings = (try page.values(id)["locale"] as? NSDictionary)?["strings"] as? NSDictionary
      #expect(strings?["action.done"] as? String == word)
    }
  }
}
