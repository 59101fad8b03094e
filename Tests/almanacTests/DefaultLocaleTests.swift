import Foundation
import Testing

/// `--default-locale`: a locale of the list, for the formats where one locale serves all others.
@Suite struct DefaultLocaleTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nen\nzh-Hans\nar-u-nu-latn\n", to: "locales.txt")
  }

  private func generate(_ options: String...) throws -> Tool.Outcome {
    try tool.run(["--quiet", "--formats", "json", "--calendars", "gregorian"] + options)
  }

  private func option() throws -> String? {
    let data = Data(try tool.text(of: "Output/manifest.json").utf8)
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (manifest["options"] as? [String: Any])?["defaultLocale"] as? String
  }

  // BCP 47: the case of a tag means nothing.
  @Test(
    "the manifest has the tag as the bundle spells it, but not 'en'",
    arguments: [("de", "de"), ("zh-hans", "zh-Hans"), ("EN", nil), ("en", nil)])
  func manifest(tag: String, found: String?) throws {
    #expect(try generate("--default-locale", tag) == .success(""))
    #expect(try option() == found)
    #expect(try tool.run("check", "--quiet").status == 0)
  }

  @Test("a list without 'en' needs no default locale for formats that have none")
  func withoutEnglish() throws {
    try tool.write("de\n", to: "locales.txt")
    #expect(try generate() == .success(""))
    #expect(try option() == nil)
  }

  private static let mistakes = [
    ("fr", "'fr' is not in 'locales.txt'. Add it, or name a locale of the list."),
    ("zh_Hans", "'zh_Hans' is not in 'locales.txt'. Did you mean 'zh-Hans'?"),
    ("de-DE", "'de-DE' is not in 'locales.txt'. Did you mean 'de'?"),
    ("", "'' is not in 'locales.txt'. Add it, or name a locale of the list."),
    ("../de", "'../de' is not in 'locales.txt'. Add it, or name a locale of the list."),
    ("a\u{1B}[31m", #"'a\u001b[31m' is not in 'locales.txt'. Add it, or name a locale of the list."#),
    (
      "ar-u-nu-latn",
      "'ar-u-nu-latn' has '-u-' keys, which no platform has in its resources. Name a locale without them."
    ),
  ]

  @Test("a locale that the list lacks is a mistake of the command line", arguments: mistakes)
  func unknown(tag: String, message: String) throws {
    let outcome = try generate("--default-locale", tag)
    #expect(outcome == .failure(64, "almanac: error: --default-locale: \(message)\n"))
    #expect(!tool.exists("Output"))
  }

  @Test("the config is named if it gives the locale, and the command line wins", arguments: mistakes)
  func config(tag: String, message: String) throws {
    let config = try JSONSerialization.data(withJSONObject: ["defaultLocale": tag])
    try tool.write(config, to: "almanac.json")
    #expect(try generate() == .failure(65, "almanac.json: error: 'defaultLocale': \(message)\n"))
    #expect(!tool.exists("Output"))
    #expect(try generate("--default-locale", "de") == .success(""))
    #expect(try option() == "de")
  }

  @Test("check names the option if it differs, and the manifest if the list lost the locale")
  func check() throws {
    try #require(try generate("--default-locale", "de") == .success(""))
    let other = try tool.run(
      "check", "--quiet", "--formats", "json", "--calendars", "gregorian", "--default-locale", "zh-Hans")
    #expect(
      other.stdout == """
        stale: the bundle was made with other inputs: options.defaultLocale
        --default-locale: de in the bundle, zh-Hans in this run

        """)
    try tool.write("en\n", to: "locales.txt")
    let message = "'de' is not in 'locales.txt'. Add it, or name a locale of the list."
    #expect(
      try tool.run("check", "--quiet")
        == .failure(65, "Output/manifest.json: error: 'defaultLocale': \(message)\n"))
  }
}
