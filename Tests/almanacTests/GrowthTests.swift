import AlmanacTestSupport
import Foundation
import Testing

/// How the time of each reader grows with the size of its file: never with the square.
///
/// Each case measures processor time for a tiny file, for `count` entries and for four times as many. The exponent of the
/// growth is 1 if four times as many entries take four times as long, and 2 if they take sixteen times as long. The clock
/// counts hundredths of a second, so the limit is in the middle.
@Suite("The time to read a file", .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
struct GrowthTests {
  /// A file with `count` entries, and the arguments of a command that reads it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let count: Int
    let arguments: String
    let text: @Sendable (Int) -> String

    init(
      _ name: String, _ file: String, _ count: Int, _ arguments: String,
      text: @escaping @Sendable (Int) -> String
    ) {
      testDescription = name
      (self.file, self.count, self.arguments, self.text) = (file, count, arguments, text)
    }
  }

  private static let generate = "generate --quiet --formats strings --calendars gregorian"
  private static let overlaid = generate + " --strings own.xcstrings"

  static let cases = [
    Case("of outputs in a config", "almanac.json", 4000, "check --quiet") { count in
      #"{"outputs": [\#(many(count) { #"{"output": "O\#($0)", "formats": ["json"]}"# })]}"#
    },
    Case("of overlays in a config", "almanac.json", 10_000, "check --quiet") { count in
      #"{"strings": [\#(many(count) { "\"s\($0).xcstrings\"" })]}"#
    },
    Case("of formats in a config", "almanac.json", 20_000, "check --quiet") { count in
      #"{"formats": [\#(many(count) { _ in #""jsom""# })]}"#
    },
    Case("of unknown keys in a config", "almanac.json", 10_000, "check --quiet") { count in
      "{\(many(count) { "\"k\($0)\": 1" })}"
    },
    Case("of patterns in a list", "locales.txt", 240, generate) { count in
      (0..<count).map { $0 % 2 == 0 ? "*\n" : "!*\n" }.joined() + "de\n"
    },
    Case("of repeated tags in a list", "locales.txt", 80_000, generate) { count in
      String(repeating: "de\n", count: count)
    },
    Case("of unknown tags in a list", "locales.txt", 25_000, generate) { count in
      (0..<count).map { "de\($0)\n" }.joined()
    },
    Case("of keys in a map", "keys.json", 6000, generate + " --keys keys.json") { count in
      "{\(many(count) { #""app.k\#($0)": "action.done""# })}"
    },
    Case("of unknown keys in a map", "keys.json", 6000, generate + " --keys keys.json") { count in
      "{\(many(count) { #""app.k\#($0)": "action.dun\#($0)""# })}"
    },
    Case("of own keys in an overlay", "own.xcstrings", 2400, overlaid) { count in
      catalogue(many(count) { entry("own.k\($0)", "en", "x") })
    },
    Case("of nested keys in an overlay", "own.xcstrings", 600, overlaid) { count in
      catalogue(many(count) { entry("own\(String(repeating: ".a", count: $0 % 40))\($0)", "en", "x") })
    },
    Case("of languages in an overlay", "own.xcstrings", 8000, overlaid) { count in
      catalogue(#""own.a":{"localizations":{\#(many(count) { #""de-x\#($0)":\#(unit("x"))"# })}}"#)
    },
    Case("of entries in a file of errata", "own.json", 1400, generate + " --errata own.json") { count in
      let fields = #""path": "firstDay", "icu": "sat", "use": "mon", "why": "w", "evidence": ["a", "b"]"#
      return "{\(many(count) { #""own-\#($0)": {"regions": ["AE"], "table": "regions", \#(fields)}"# })}"
    },
    Case("of units in XLIFF", "own.xlf", 5000, "words --import own.xlf") { count in
      let units = (0..<count).map {
        #"<unit id="u\#($0)" name="k.\#($0)"><segment><source>a</source><target>b</target></segment></unit>"#
      }
      return #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">"#
        + #"<file id="f">"# + units.joined() + "</file></xliff>"
    },
    Case("of attributes in XLIFF", "own.xlf", 10_000, "words --import own.xlf") { count in
      "<xliff \((0..<count).map { "a\($0)=\"1\"" }.joined(separator: " "))></xliff>"
    },
    Case("of files in a manifest", "Output/manifest.json", 10_000, "check --manifest-only") { count in
      #"{"schemaVersion": 2, "icu": "72.1", "cldr": "42", "tool": "0.2.0", "tzdata": "2022e", "options": "#
        + #"{"formats": ["json"], "calendars": ["gregorian"]}, "locales": {}, "files": {"#
        + many(count) { #""json/x\#($0)/locale.json": {"sha256": "\#(Tool.someSHA256)", "size": 1}"# } + "}}"
    },
    Case("of outputs in a manifest", "Output/manifest.json", 10_000, "check --manifest-only") { count in
      #"{"schemaVersion": 2, "icu": "72.1", "cldr": "42", "tool": "0.2.0", "tzdata": "2022e", "options": "#
        + #"{"formats": ["json"], "calendars": ["gregorian"], "outputs": ["#
        + many(count) { #"{"path": "../O\#($0)", "formats": ["json"]}"# }
        + #"]}, "locales": {}, "files": {}}"#
    },
  ]

  @Test("grows with the number", arguments: cases)
  func growth(_ example: Case) throws {
    let tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    var exponent = Double.infinity
    var least = [Double.infinity, .infinity, .infinity]
    // Other processes can only make a time longer, so the least time of each size counts.
    for _ in 0..<10 where exponent > 1.5 {
      for (index, count) in [1, example.count, 4 * example.count].enumerated() {
        try tool.write(example.text(count), to: example.file)
        least[index] = min(least[index], try time(of: example.arguments, tool))
      }
      let (small, large) = (least[1] - least[0], least[2] - least[0])
      // A difference of less than 0.2 s is noise, and harmless.
      exponent = large > 0.2 ? log2(large / max(small, 0.01)) / 2 : 0
    }
    #expect(exponent <= 1.5, "\(least)")
  }

  /// The processor time of a command, in seconds.
  private func time(of arguments: String, _ tool: Tool) throws -> Double {
    let script = "TIMEFORMAT='%U %S'; { time timeout 600 $almanac \(arguments) >/dev/null 2>&1; } 2>times"
    let outcome = try tool.shell("\(script); cat times")
    let numbers = outcome.stdout.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(numbers.count == 2, "\(outcome)")
    return numbers[0] + numbers[1]
  }
}
