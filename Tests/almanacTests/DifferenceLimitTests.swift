import Foundation
import Testing

/// Comparing bundles that differ in long values needs at most 1 GB of memory and 30 s.
@Suite struct DifferenceLimitTests {
  private let tool: Tool

  init() throws {
    let locales = "de\nfr\nit\nes\nnl\npl\nsv\nda\nfi\nnb\n"
    tool = try Tool(locales: locales, "--formats", "json", "--years", "2020...2021", "--output", "old")
    try tool.copy("old", to: "new")
  }

  /// Replaces the Chinese calendar of the first locales in both bundles with one long list.
  ///
  /// `tags` is the number of locales. The list has `count` numbers, which are all 0 in `old` and all 1 in `new`.
  private func write(listsOf count: Int, tags: Int) throws {
    for (folder, number) in [("old", "0"), ("new", "1")] {
      let file = #"{"a":[\#(many(count) { _ in number })]}"#
      for tag in try tool.text(of: "locales.txt").split(separator: "\n").prefix(tags) {
        try tool.write(file, to: "\(folder)/json/\(tag)/chinese.json")
      }
    }
  }

  @Test("refuses bundles whose differing values are larger than 128 MB together")
  func longLists() throws {
    try write(listsOf: 999_000, tags: 10)
    let outcome = try tool.bounded("diff old new")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr == """
        almanac: error: 'old' and 'new' differ in more than 600000 values, or the differing values are larger than 128 MB in total. \
        Compare bundles of the same app.

        """)
  }

  @Test("compares long values below the limit")
  func longList() throws {
    try write(listsOf: 999_000, tags: 1)
    let outcome = try tool.bounded("diff old new")
    #expect(outcome.status == 1, "\(outcome.stderr)")
    #expect(outcome.stdout.hasPrefix("1 difference: other 1\nde chinese a: [0, 0, "))
  }

  // The manifest has a hundred differing sizes and checksums, which are sorted before the version of Almanac.
  @Test(
    "names the cause of a checked bundle and counts its values, even if they are too large to keep in memory")
  func cause() throws {
    try write(listsOf: 999_000, tags: 10)
    try tool.edit("new/manifest.json") {
      $0.replacing(#/"size": \d+/#, with: "\"size\": 1").replacing(
        #/"sha256": "../#, with: "\"sha256\": \"00"
      )
      .replacing(#/"tool": "[^"]*"/#, with: "\"tool\": \"0.0.1\"")
    }
    let outcome = try tool.bounded("check --output new --formats json --years 2020...2021")
    #expect(outcome.status == 1, "\(outcome.stderr)")
    #expect(outcome.stdout.hasPrefix("stale: the bundle was made with other inputs: tool\n"))
    #expect(outcome.stdout.contains(" more values like these in "))
  }
}
