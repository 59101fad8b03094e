import AlmanacTestSupport
import Foundation
import Testing

/// Reports that are too large to show everything, which say how much they leave out.
@Suite struct LargeReportTests {
  @Test("count the locales that a page does not show")
  func locales() throws {
    let tool = try Tool()
    try tool.write("en-*\nfr-*\n", to: "locales.txt")
    for (folder, years) in [("Old", "2020...2021"), ("New", "2020...2022")] {
      let options = ["--quiet", "--formats", "strings", "--calendars", "gregorian", "--output", folder]
      try #require(try tool.run(options + ["--years", years]) == .success(""))
    }
    let count = try tool.shell("ls New/strings").stdout.split(separator: "\n").count
    #expect(count > 110)
    let page = ParsedPage(try tool.run("diff", "Old", "New", "--report", "html").stdout)
    #expect(page.blocks.count == 1 + 2 * 100)
    #expect(try page.values("report")["hiddenLocales"] as? Int == count - 100)
  }

  @Test("count the changes of the causes that a page does not show, unless all are requested")
  func causes() throws {
    let bundles = try TwoBundles()
    // Each of 1,003 causes changes two words from the same old text to the same new text.
    for (folder, text) in [("Old", "a"), ("New", "b")] {
      let words = (0..<2006).map { "\"own.\($0)\": \"\(text)\($0 / 2)\", " }.joined()
      try bundles.replace(
        "\"strings\": {", in: "\(folder)/json/de/locale.json", with: "\"strings\": {\(words)")
    }
    for (options, groups, hidden) in [([], 1000, 6), (["--all"], 1003, 0)] {
      let run = try bundles.tool.run(["diff", "Old", "New", "--report", "html"] + options)
      let report = try ParsedPage(run.stdout).values("report")
      #expect((report["groups"] as? [Any])?.count == groups)
      #expect(report["hiddenChanges"] as? Int == hidden)
    }
    let lines = try bundles.tool.run("diff", "Old", "New").stdout.split(separator: "\n")
    #expect(lines.count == 38 && lines.first == "2006 differences: words 2006")
    #expect(lines.last == "1,934 more values in 1 language. --all lists every value.")
  }
}
