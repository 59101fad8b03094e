import Foundation
import Testing

/// The messages for errors in an app's overlays and key map.
@Suite struct OwnWordsErrorTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\nde-AT\nfr\n"]) }

  @Test(
    "report errors of the list, the overlays, the map and the fallback at once, and nothing is written"
  )
  func errors() throws {
    try tool.write("de\ndee\n", to: "locales.txt")
    try tool.write(catalogue("\n" + entry("action.done", "zh_TW", "x")), to: "one.xcstrings")
    try tool.write("{", to: "two.xcstrings")
    // The overlay that cannot be read may have the key 'app.night', so the map is not blamed for it.
    try tool.write(#"{"": "action.done", "app.night": "app.night"}"#, to: "keys.json")
    let arguments = [
      "--strings", "one.xcstrings", "--strings", "two.xcstrings", "--strings", "absent.xcstrings", "--keys",
      "keys.json", "--fallback", "*",
    ]
    for command in ["generate", "check"] {
      let outcome = try tool.run([command] + arguments)
      #expect(outcome.status == 65)
      #expect(
        outcome.stderr.split(separator: "\n") == [
          "locales.txt:2:1: error: 'dee' is not a known language. Did you mean 'de'?",
          "one.xcstrings:2:33: error: 'action.done': 'zh_TW' is not a language tag: its parts are joined with '_'. Write 'zh-TW'.",
          "two.xcstrings:1:2: error: This is not JSON: expected a key in double quotes here. Correct the file here.",
          "absent.xcstrings: error: There is no such file. Create it, or name another file (--strings).",
          "keys.json:1:2: error: The name that your app uses for the key 'action.done' is empty. Write a name, or remove the entry.",
          "almanac: error: --fallback takes one tag without '-u-' keys, such as 'en'.",
        ])
      #expect(!tool.exists("Output"))
    }
  }

  @Test(
    "name two keys that would have the same name in a format, and the map if it has one of them",
    arguments: [
      ("arb", #""my.done": "action.done", "my-done": "action.cancel""#, "'my-done' and 'my.done'", "myDone"),
      (
        "android", #""app.done": "action.done", "app_done": "action.clear""#, "'app.done' and 'app_done'",
        "app_done"
      ),
      (
        "android", #""appDone": "action.done", "app.done": "action.done""#, "'app.done' and 'appDone'",
        "app_done"
      ),
      ("android", #""app.done": "action.done""#, "'own.a' and 'own_a'", "almanac_own_a"),
      // The app's key would have the same Android name as Almanac's key `action.done`, and would replace its word.
      ("android", #""almanac.action.done": "action.clear""#, both, "almanac_action_done"),
      (
        "android", #""action.done": "action.done", "almanac.action.done": "action.clear""#, both,
        "almanac_action_done"
      ),
    ])
  func sameNames(format: String, map: String, keys: String, name: String) throws {
    let own = ["own.a", "own_a"].map { entry($0, "en", "x") }
    let isInMap = !keys.contains("own")
    try tool.write(catalogue(isInMap ? [] : own), to: "own.xcstrings")
    try tool.write("{\(map)}", to: "keys.json")
    let options = ["--strings", "own.xcstrings", "--keys", "keys.json", "--default-locale", "de"]
    let problem = "The keys \(keys) would both be named '\(name)' in the format '\(format)'."
    // Only the app's own key can be renamed.
    let named = keys == Self.both ? "'almanac.action.done'" : "one of them"
    let remedy = "Rename \(named)\(isInMap ? " in 'keys.json'" : "")."
    #expect(
      try tool.run(["--formats", format] + options)
        == .failure(65, "almanac: error: \(problem) \(remedy)\n"))
    #expect(!tool.exists("Output"))
  }

  private static let both = "'action.done' and 'almanac.action.done'"

  @Test("refuse an app's key that begins like a key of ICU's names in Picker.strings")
  func takenKeys() throws {
    try tool.add(inputs: ["locales.txt": "de\nde-AT\nfr\n"])
    let words = try #require(try tool.json("Output/json/de/locale.json")["strings"] as? [String: Any])
    let keys = try tool.text(of: "Output/strings/de.lproj/Picker.strings").matches(
      of: #/(?m)^"(([^".]+)[^"]*)" =/#)
    let tables = Set(keys.filter { words[String($0.1)] == nil }.map { String($0.2) })
    #expect(tables.count > 3)
    let mine = tables.sorted().map { entry("\($0).mine", "en", "x") }
    try tool.write(catalogue(mine), to: "app.xcstrings")
    let outcome = try tool.run("check", "--strict", "--strings", "app.xcstrings")
    #expect(outcome.status == 65)
    for table in tables {
      #expect(outcome.stderr.contains("'\(table).mine' begins with a word"), "\(outcome.stderr)")
    }
  }

  @Test("name an unknown key of a map, and a language that ICU does not have")
  func unknown() throws {
    try tool.write(#"{"app.ok": "ok.action", "app.no": "action.canecl"}"#, to: "keys.json")
    let problem = "which is not a key in Almanac or in an overlay."
    #expect(
      try tool.run("--keys", "keys.json")
        == .failure(
          65,
          """
          keys.json:1:2: error: 'app.ok' maps to 'ok.action', \(problem) 'almanac words' lists the keys.
          keys.json:1:25: error: 'app.no' maps to 'action.canecl', \(problem) Did you mean 'action.cancel'?

          """))
    // A language is also checked if it has no text yet.
    for (tag, state) in [
      ("la", "translated"), ("xx", "new"), ("*", "translated"), ("de-u-nu-latn", "new"),
      ("ky-CN", "translated"), ("deu", "new"),
    ] {
      try tool.write(catalogue(entry("action.done", tag, "x", state: state)), to: "app.xcstrings")
      #expect(try tool.run("--strings", "app.xcstrings").status == 65, "\(tag)")
    }
    try tool.write(catalogue(entry("action.done", "iw", "x")), to: "app.xcstrings")
    #expect(try tool.run("--quiet", "--strings", "app.xcstrings").status == 0, "an old spelling")
  }
}
