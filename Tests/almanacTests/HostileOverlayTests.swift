import AlmanacTestSupport
import Foundation
import Testing

/// Overlays at and above their limits: a command needs at most 1 GB and 30 s, even in a debug build.
@Suite struct HostileOverlayTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["de.txt": "de\n"]) }

  private func run(_ arguments: String) throws -> Tool.Outcome {
    try tool.bounded("--locales de.txt --quiet \(arguments)")
  }

  /// A String Catalog as Xcode writes it, with `keys` keys in forty languages, filled with spaces up to `bytes` bytes.
  private static func catalog(keys: Int, bytes: Int) -> Data {
    let localizations = languages.map { language in
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "a sentence of the usual length in \(language)"
                }
              }
      """
    }
    let entry = " : {\n      \"localizations\" : {\n\(localizations.joined(separator: ",\n"))\n      }\n    }"
    var data = Data("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n".utf8)
    let tail = Data(entry.utf8)
    for key in 0..<keys {
      data += Data("\(key == 0 ? "" : ",\n")    \"own.key\(key)\"".utf8)
      data += tail
    }
    data += Data("\n  },\n  \"version\" : \"1.0\"\n}\n".utf8)
    return data + Data(repeating: UInt8(ascii: " "), count: max(0, bytes - data.count))
  }

  private static let languages = """
    en de fr es it nl sv da fi pl cs sk hu ro bg el tr ru uk ar he fa hi bn ta te mr th vi id ms ja ko zh-Hans zh-Hant \
    pt hr sr sl lt
    """.split { $0 == " " || $0 == "\n" }

  @Test(
    "reads a String Catalog of 64 MB in Xcode's form",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
  func catalog() throws {
    let catalog = Self.catalog(keys: 9150, bytes: 64_000_000)
    #expect(catalog.count == 64_000_000)
    try tool.write(catalog, to: "app.xcstrings")
    let outcome = try run("--strings app.xcstrings")
    #expect(outcome.status == 0, "\(outcome.stderr.prefix(500))")
    #expect(try tool.text(of: "Output/json/de/locale.json").contains("\"own.key9149\""))
  }

  @Test("reads two million values of a String Catalog, and refuses more")
  func values() throws {
    // The values of the three top-level keys count too, so the list has three values fewer.
    let text = { count in #"{"sourceLanguage":"en","strings":{},"x":[\#(many(count - 3) { _ in "[]" })]}"# }
    try tool.write(text(2_000_000), to: "app.xcstrings")
    #expect(try run("--strings app.xcstrings").status == 0)
    try tool.write(text(2_000_001), to: "app.xcstrings")
    let refused = try run("--strings app.xcstrings")
    #expect(refused.status == 65)
    #expect(refused.stderr.hasPrefix("app.xcstrings:1:"))
    #expect(refused.stderr.contains(": error: The JSON has too many values (limit: 2000000)."))
  }

  /// Overlays that could need gigabytes or minutes, each with a part of the expected message.
  private static let hostile: [(name: String, text: String, message: String)] = [
    (
      "amplified",
      plural(frame: String(repeating: "%#@n@", count: 3200), form: String(repeating: "x", count: 16_000)),
      "'own.a' in 'en' has a text of 51,200,000 bytes; the limit is 16,384."
    ),
    ("braces", single(String(repeating: "{", count: 12_000_000)), "has a text of 12,000,000 bytes"),
    ("million", single(String(repeating: "{a}", count: 1_000_000)), "has a text of 3,000,000 bytes"),
    ("escapes", single("x" + String(repeating: "\\n", count: 1_999_999)), "has a text of 2,000,000 bytes"),
  ]

  private static func single(_ value: String) -> String {
    catalogue(entry("own.a", "en", value))
  }

  private static func plural(frame: String, form: String) -> String {
    catalogue(
      #"""
      "own.a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(frame)"},"substitutions":{"n":
      {"variations":{"plural":{"one":\#(unit(form)),"other":\#(unit(form))}}}}}}}
      """#)
  }

  @Test("refuses all texts that are too large or too complex in one run, each with the reason")
  func hostile() throws {
    for (name, text, _) in Self.hostile { try tool.write(text, to: "\(name).json") }
    let outcome = try run(
      "--strict " + Self.hostile.map { "--strings \($0.name).json" }.joined(separator: " "))
    #expect(outcome.status == 65)
    let lines = outcome.stderr.split(separator: "\n")
    #expect(lines.count == Self.hostile.count, "\(outcome.stderr.prefix(2000))")
    for (line, (name, _, message)) in zip(lines, Self.hostile) {
      #expect(line.hasPrefix("\(name).json:1:"), "\(line.prefix(200))")
      #expect(line.contains(message), "\(line.prefix(200))")
    }
  }

  // UnicodeData.txt: U+FB2C is normalized to three scalars, so a text full of it is slow to look up.
  @Test(
    "reads 7 MB of keys that are slow to look up within the limits of time and memory",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
  func slowKeys() throws {
    let letters = String(repeating: "\u{FB2C}", count: 3300)
    try tool.write(catalogue(many(700) { entry("own.\($0)\(letters)", "en", "x") }), to: "own.json")
    #expect(try run("--strings own.json") == .success(""))
  }

  @Test(
    "checks very many texts full of percent signs, braces or escapes within the limits of time and memory")
  func dense() throws {
    // Each overlay has 100 keys, with texts of up to 16,000 bytes in two languages.
    for (name, text) in [
      ("percents", String(repeating: "%", count: 16_000)), ("open", String(repeating: "{", count: 16_000)),
      ("pairs", String(repeating: "{a}", count: 5000)),
      ("escapes", "x" + String(repeating: "\\n", count: 2000)),
    ] {
      let keys = many(100) {
        #""own.\#(name)\#($0)":{"localizations":{"en":\#(unit(text)),"xx":\#(unit(text))}}"#
      }
      try tool.write(catalogue(keys), to: "\(name).json")
      try run("--strict --strings \(name).json").expectError(65, "'xx' is not a known language")
    }
  }
}
