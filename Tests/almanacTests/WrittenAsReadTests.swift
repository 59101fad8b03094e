import AlmanacKit
import Foundation
import Testing

/// Overlays at each limit and just above it, and with very many of an app's own keys.
///
/// At a limit, a bundle is written and AlmanacKit can read it. Above a limit, nothing is written.
@Suite struct WrittenAsReadTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "en\nde\n"]) }

  private func run(_ key: String, _ english: String, _ option: String = "--quiet") throws -> Tool.Outcome {
    try tool.write(catalogue(#""\#(key)":{"localizations":{"en":\#(english)}}"#), to: "own.xcstrings")
    return try tool.run(option, "--strings", "own.xcstrings", "--years", "2020...2030")
  }

  /// A key with its English text as JSON, and the text that AlmanacKit shows.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let key: String
    let english: String
    let values: [String: String]
    let shown: String

    init(
      _ what: String, key: String = "own.a", _ english: String, _ values: [String: String] = [:],
      shows: String
    ) {
      testDescription = what
      (self.key, self.english, self.values, shown) = (key, english, values, shows)
    }
  }

  private static let spaces = "xx" + many("\u{A0}", 8191)
  private static let nested = (1...21).map { "{x\($0){a}" }

  @Test(
    "are written and read at a limit",
    arguments: [
      // Each no-break space has two bytes in the text and six in the file.
      Row("16,384 bytes that the file has as escapes", unit(spaces), shows: spaces),
      Row("a key of 9,992 bytes", key: many("k", 9992), unit("x"), shows: "x"),
      Row("a key that the file has as escapes", key: many("\u{A0}", 4996), unit("x"), shows: "x"),
      Row("30 combining marks in a row", unit("x" + marks(30)), shows: "x" + marks(30)),
      // UAX #29: a combining mark and the letter or brace before it are one character.
      Row(
        "a mark behind a placeholder", unit("{a}\u{301}{b}\u{200C}x"), ["a": "e", "b": "y"],
        shows: "e\u{301}y\u{200C}x"),
      Row(
        "braces that open and do not close", unit(nested.joined()), ["a": "-"],
        shows: (1...21).map { "{x\($0)-" }.joined()),
    ])
  func own(row: Row) throws {
    let outcome = try run(row.key, row.english)
    try #require(outcome.status == 0, "\(outcome.stderr.prefix(300))")
    let almanac = try Almanac(bundleAt: tool.folder.appending(path: "Output").path)
    let shown = try almanac.locale("en").string(row.key, row.values)
    #expect(Array(shown.unicodeScalars) == Array(row.shown.unicodeScalars))
    #expect(
      try tool.run("check", "--quiet", "--strings", "own.xcstrings", "--years", "2020...2030").status == 0)
    #expect(try tool.run("diff", "Output", "Output").status == 0)
  }

  // The limit of 1,024 bytes applies to a month's name in the file, but not to a label that contains the name. A label
  // can be longer, because its pattern may contain the name twice or may join two texts.
  @Test(
    "are written and read with a name of a Chinese month that is as long as a pattern",
    arguments: ["month", "leapMonth"])
  func month(key: String) throws {
    for name in [many("x", 1021) + "{n}", many("{n}", 341) + "x"] {
      #expect(name.utf8.count == 1024)
      let outcome = try run("chinese.\(key)", unit(name))
      try #require(outcome.status == 0, "\(outcome.stderr.prefix(300))")
      let almanac = try Almanac(bundleAt: tool.folder.appending(path: "Output").path)
      _ = try almanac.locale("en").calendar(.chinese)
    }
  }

  @Test(
    "list 2,000 own keys only once if the same locales lack them, in a manifest that every reader accepts")
  func manyKeys() throws {
    let own = (0..<2000).map { entry("own.key\($0)", "en", "x") }
    let tool = try Tool(files: ["own.xcstrings": catalogue(own), "locales.txt": "en\nen-GB\nde-*\nfr\n"])
    let options = ["--strings", "own.xcstrings", "--formats", "json", "--calendars", "gregorian", "--quiet"]
    #expect(try tool.run(options).status == 0)
    #expect(try tool.text(of: "Output/manifest.json").utf8.count < 200_000)
    let manifest = try tool.json("Output/manifest.json")
    let missing = try #require(manifest["missing"] as? [[String: [String]]])
    #expect(missing.count == 1)
    #expect(missing[0]["keys"]?.count == 2000)
    #expect(missing[0]["locales"]?.contains("de-AT") == true)
    #expect(missing[0]["locales"]?.contains("en-GB") == false)
    let locales = try #require(manifest["locales"] as? [String: [String: Any]])
    #expect(["en", "en-GB", "fr"].map { locales[$0]?["own"] as? Int } == [2000, 2000, 0])
    #expect(try tool.run(["check"] + options).status == 0)
    #expect(try tool.run("diff", "Output", "Output").status == 0)
    let almanac = try Almanac(bundleAt: tool.folder.appending(path: "Output").path)
    #expect(almanac.localeTags.contains("de-AT"))
  }

  @Test("are refused above a limit, and nothing is written")
  func beyond() throws {
    let outcome = try run("own.a\(marks(31))", unit("x"))
    let message = "This key has too many combining marks in a row (limit: 30). Correct the file here."
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("own.xcstrings:1:"))
    #expect(outcome.stderr.hasSuffix(": error: \(message)\n"), "\(outcome.stderr.prefix(300))")
    #expect(!tool.exists("Output"))
  }
}

/// The same combining mark, `count` times in a row.
private func marks(_ count: Int) -> String { many("\u{301}", count) }

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
