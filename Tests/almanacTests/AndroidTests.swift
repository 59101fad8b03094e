import Foundation
import Testing

/// Bundles with Android's resources, which the command writes, checks and compares.
@Suite struct AndroidTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nen\nhe\nno\n", to: "locales.txt")
  }

  private static let formats = ["--formats", "json,android", "--quiet"]

  @Test("writes a folder for each locale, two folders for Hebrew and Norwegian, and English as the default")
  func folders() throws {
    #expect(try tool.run(Self.formats).status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "Output/android/res").path)
    #expect(
      Set(names) == [
        "values", "values-de", "values-en", "values-he", "values-iw", "values-nb", "values-no",
      ])
    let texts = try tool.text(of: "Output/android/res/values/almanac.xml")
    #expect(texts.contains(#"tools:locale="en""#) && texts.contains(#"almanac_action_done">Done<"#))
    #expect(
      try tool.text(of: "Output/android/res/values-he/almanac.xml")
        == tool.text(of: "Output/android/res/values-iw/almanac.xml"))
    #expect(try tool.run(["check"] + Self.formats).status == 0)
  }

  @Test("writes the locale of --default-locale as the default, and requires this locale in the list")
  func defaultLocale() throws {
    #expect(try tool.run(Self.formats + ["--default-locale", "de"]).status == 0)
    #expect(try tool.text(of: "Output/android/res/values/almanac.xml").contains(">Fertig<"))
    try tool.write("de\n", to: "locales.txt")
    let outcome = try tool.run(Self.formats + ["--output", "Other"])
    #expect(outcome.status == 64)
    #expect(
      outcome.stderr.hasPrefix(
        "almanac: error: The format 'android' needs a default locale, and 'en' is not in 'locales.txt'."))
    #expect(!tool.exists("Other"))
  }
}
