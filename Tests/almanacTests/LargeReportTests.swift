import AlmanacTestSupport
import Foundation
import Testing

/// Reports that are too large to show everything, which say how much they leave out.
@Suite struct LargeReportTests {
  @Test("count the changes of the causes that a page does not show, unless all are requested")
  func causes() throws {
    let tool = try Tool.withOldAndNew()
    // Each of 1,003 causes changes two words from the same old text to the same new text.
    for (folder, text) in [("Old", "a"), ("New", "b")] {
      let words = (0..<2006).map { "\"own.\($0)\": \"\(text)\($0 / 2)\", " }.joined()
      try tool.replace(
        "\"strings\": {", in: "\(folder)/json/de/locale.json", with: "\"strings\": {\(words)")
    }
    for (options, groups, hidden) in [([], 1000, 6), (["--all"], 1003, 0)] {
      let run = try tool.run(["diff", "Old", "New", "--report", "html"] + options)
      let report = try ParsedPage(run.stdout).values("report")
      #expect((report["groups"] as? [Any])?.count == groups)
      #expect(report["hiddenChanges"] as? Int == hidden)
    }
    let lines = try tool.run("diff", "Old", "New").stdout.split(separator: "\n")
    #expect(lines.count == 38 && lines.first == "2006 differences: words 2006")
    #expect(lines.last == "1,934 more values in 1 language. --all lists every value.")
    let markdown = try tool.run("diff", "Old", "New", "--report", "markdown").stdout
    #expect(markdown.split(separator: "\n").last == lines.last)
    // The lines have more than 64 KB, so they are written in several parts.
    let all = try tool.run("diff", "Old", "New", "--all").stdout.split(separator: "\n").map(
      String.init)
    #expect(
      Set(all.dropFirst())
        == Set((0..<2006).map { #"de locale strings.own.\#($0): "a\#($0 / 2)" → "b\#($0 / 2)""# }))
  }

  @Test("list more than ten missing files in one line")
  func files() throws {
    let tool = try Tool.withOldAndNew()
    let calendars = ["gregorian", "buddhist", "chinese"].flatMap { ["de/\($0)", "fr/\($0)"] }
    let schemas = ["locale", "calendar", "regions", "index"].map { "schema/\($0).schema" }
    for path in calendars.map({ "json/\($0)" }) + schemas { try tool.remove("Old/\(path).json") }
    let check = ["check", "--output", "Old", "--formats", "json", "--years", "2020...2030"]
    #expect(try tool.run(check + ["--quiet"]).stdout.split(separator: "\n").count == 10)
    try tool.remove("Old/schema/manifest.schema.json")
    #expect(
      try tool.run(check).stdout == """
        missing    11 files, such as json/de/buddhist.json, json/de/chinese.json
        Old is not up to date: 11 differences. Run 'almanac generate --output Old --formats json --years 2020...2030'.

        """)
    #expect(try tool.run(check + ["--all", "--quiet"]).stdout.split(separator: "\n").count == 11)
  }

  @Test("count the changed files of each format, and of the schemas, which belong to no format")
  func changedFiles() throws {
    let tool = try Tool.withOldAndNew()
    try tool.shell("for file in Old/json/*/*.json Old/schema/*; do echo x >> $file; done")
      .expectSuccess()
    let check = ["check", "--quiet", "--output", "Old", "--formats", "json", "--years", "2020...2030"]
    #expect(
      try tool.run(check).stdout.split(separator: "\n").dropFirst() == [
        "changed    8 files, such as json/de/buddhist.json, json/de/chinese.json: cannot be compared: "
          + "its content is not in a form that Almanac writes",
        "changed    10 files, such as schema/almanac.schema.json, schema/calendar.schema.json",
      ])
  }
}
