import Foundation
import Testing

/// Bundles with Android's resources, which the command writes, checks and compares.
@Suite struct AndroidTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nen\nhe\n", to: "locales.txt")
  }

  private static let formats = ["--formats", "json,android", "--quiet"]

  @Test("writes a folder for each locale, two folders for Hebrew, and English as the default")
  func folders() throws {
    #expect(try tool.run(Self.formats).status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "Output/android/res").path)
    #expect(Set(names) == ["values", "values-de", "values-en", "values-he", "values-iw"])
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

  @Test("writes an app's own names without a prefix, and its own keys beside Almanac's patterns")
  func keys() throws {
    try tool.write(#"{"app.done": "action.done", "class": "action.clear"}"#, to: "keys.json")
    try tool.write(
      catalogue(
        #""patterns.date.full.gregorian":{"localizations":{"de":\#(unit("x")),"en":\#(unit("x"))}}"#),
      to: "own.xcstrings")
    #expect(
      try tool.run(Self.formats + ["--keys", "keys.json", "--strings", "own.xcstrings"]).status == 0)
    let file = try tool.text(of: "Output/android/res/values-de/almanac.xml")
    #expect(file.contains(#"  <string name="app_done">Fertig</string>"#))
    #expect(file.contains(#"  <string name="app_class">Löschen</string>"#))
    #expect(file.contains(#"<string name="almanac_own_patterns_date_full_gregorian">x</string>"#))
    #expect(file.ranges(of: #""almanac_patterns_date_full_gregorian""#).count == 1)
  }

  @Test(
    "refuses two keys with one name, and writes nothing",
    arguments: [
      (#"{"app.done": "action.done", "app_done": "action.clear"}"#, ["app.done", "app_done"], "app_done"),
      (#"{"appDone": "action.done", "app.done": "action.done"}"#, ["app.done", "appDone"], "app_done"),
      // The app's key would have the same Android name as Almanac's key `action.done`, and would replace its word.
      (#"{"almanac.action.done": "action.clear"}"#, both, "almanac_action_done"),
      (
        #"{"action.done": "action.done", "almanac.action.done": "action.clear"}"#, both, "almanac_action_done"
      ),
    ])
  func sameNames(map: String, keys: [String], name: String) throws {
    try tool.write(map, to: "keys.json")
    let message =
      "The keys '\(keys[0])' and '\(keys[1])' would both be named '\(name)' in the format 'android'. Rename one of them in 'keys.json'."
    #expect(
      try tool.run(Self.formats + ["--keys", "keys.json"])
        == .failure(65, "almanac: error: \(message)\n"))
    #expect(!tool.exists("Output"))
  }

  @Test("refuses two keys of an overlay with one name, and does not blame the map of keys")
  func sameNamesInOverlay() throws {
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try tool.write(catalogue(entry("own.a", "en", "x"), entry("own_a", "en", "x")), to: "own.xcstrings")
    let message =
      "The keys 'own.a' and 'own_a' would both be named 'almanac_own_a' in the format 'android'. Rename one of them."
    #expect(
      try tool.run(Self.formats + ["--keys", "keys.json", "--strings", "own.xcstrings"])
        == .failure(65, "almanac: error: \(message)\n"))
  }

  private static let both = ["action.done", "almanac.action.done"]
}
