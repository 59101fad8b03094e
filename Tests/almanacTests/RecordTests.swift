import AlmanacTestSupport
import Foundation
import Testing

/// The files besides JSON: Almanac writes them again from the bundle's own JSON, and reports every file that differs.
@Suite("Files besides JSON")
struct RecordTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(inputs: [
      "locales.txt": "de\nen\npt-BR\nzh-Hans\nzh-Hant-TW\nar-u-nu-latn\n",
      "keys.json": #"{"app.done": "action.done", "app.hello": "own.hello"}"#,
      "own.xcstrings": Self.overlay, "almanac.json": Self.config,
    ])
    try tool.copy("Output", to: "Old")
  }

  private static let config = #"""
    {"keys": "keys.json", "strings": ["own.xcstrings"], "calendars": ["gregorian", "chinese"], "years": "2020...2022",
     "formats": ["strings", "esm", "android", "xcstrings", "arb"]}
    """#

  /// Two keys of an app: a text with two placeholders and a plural.
  ///
  /// The German text is not reviewed, and neither are two forms of one of Almanac's keys.
  private static let overlay = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"selection.count": {"localizations": {
      "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "needs_review", "value": "{n} Tag"}},
        "other": {"stringUnit": {"state": "needs_review", "value": "{n} Tage"}}}}}}}, "own.hello": {"comment": "A greeting.", "localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello {first} {last}"}},
      "de": {"stringUnit": {"state": "needs_review", "value": "{last}, {first}"}}}}, "own.nights": {"localizations": {
      "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "{n} night"}},
        "other": {"stringUnit": {"state": "translated", "value": "{n} nights"}}}}}}}}}
    """#

  private func edit(_ path: String, _ text: String, _ other: String) throws {
    let file = try tool.text(of: path)
    try #require(file.contains(text), "\(path)")
    try tool.write(file.replacing(text, with: other, maxReplacements: 1), to: path)
  }

  /// Edits of one file each: its path, a text in it, and the text that replaces it.
  private static let edits: [(path: String, text: String, other: String)] = [
    ("esm/de.js", "export const", "fetch(\"//x\");\nexport const"),
    ("esm/de/words.js", "  // a11y", "  // \u{202E}a11y"),
    ("esm/almanac.js", "export {", "globalThis.pwned = 1;\nexport {"),
    ("esm/index.d.ts", "import type", "import \"./x.js\";\nimport type"),
    ("strings/de.lproj/Picker.strings", "\"action.done\"", "/* note */ \"action.done\""),
    ("strings/de.lproj/Picker.stringsdict", "<dict>", "<dict><!-- note -->"),
    ("android/res/values-de/almanac.xml", "  <item>", "   <item>"),
    ("android/res/values/almanac.xml", "A greeting", "A joke"),
    ("xcstrings/Localizable.xcstrings", "needs_review", "translated"),
    ("arb/almanac_pt.arb", "\"@@locale\"", "\"@@author\": \"x\",\n  \"@@locale\""),
    ("arb/almanac_dates_de.dart", "firstDay: 1", "firstDay: 7"),
    ("arb/almanac_dates.dart", "locale_de.dates", "locale_en.dates"),
    ("schema/locale.schema.json", "{", "{ "),
  ]

  @Test("are named by the preview if their calendar has no JSON")
  func withoutJSON() throws {
    try tool.remove("Output/json/de/chinese.json")
    var manifest = try #require(try tool.json("Output/manifest.json") as? [String: Any])
    var files = try #require(manifest["files"] as? [String: Any])
    files["json/de/chinese.json"] = nil
    manifest["files"] = files
    try tool.write(try JSONSerialization.data(withJSONObject: manifest), to: "Output/manifest.json")
    let outcome = try tool.run("preview", "de", "--output", "p.html")
    #expect(outcome.status == 0)
    #expect(outcome.stderr.contains("Output/strings/de.lproj/Chinese.strings: warning: line 1, "))
    #expect(outcome.stderr.contains(", should not be there."))
  }

  @Test("are reported by diff and check if somebody edits them")
  func edited() throws {
    for (path, text, other) in Self.edits {
      try edit("Output/\(path)", text, other)
    }
    for folders in [["Old", "Output"], ["Output", "Old"]] {
      let diff = try tool.run(["diff"] + folders + ["--all"])
      let lines = diff.stdout.split(separator: "\n")
      #expect(diff.status == 1 && lines.first == "13 differences: other 13" && lines.count == 14, "\(diff)")
      for line in lines.dropFirst() {
        #expect(line.contains(" line ") && line.hasSuffix("(not what the bundle's JSON gives)"), "\(line)")
      }
      #expect(!diff.stdout.unicodeScalars.contains("\u{202E}"))
      let days = diff.stdout.matches(of: #/firstDay: ([17])/#).map(\.1)
      #expect(days == (folders[0] == "Old" ? ["1", "7"] : ["7", "1"]), "\(diff)")
    }
    let check = try tool.run("check", "--all")
    #expect(check.status == 1)
    for (path, _, _) in Self.edits {
      // An app may have its own file with the name Localizable, so Almanac does not replace it.
      let state = path.contains("Localizable") ? "foreign" : "changed"
      #expect(check.stdout.contains("\(state)    \(path): line "), "\(check)")
    }
  }

  // zh-Hant-TW lacks the app's own texts. The file of its language is in Simplified Chinese.
  @Test("are written again with the texts of the default locale")
  func template() throws {
    try edit("Output/arb/almanac_zh_Hant_TW.arb", "Hello {first}", "Bye {first}")
    let diff = try tool.run("diff", "Old", "Output", "--all").stdout
    #expect(diff.hasPrefix("1 difference") && diff.contains(" line "), "\(diff)")
    let check = try tool.run("check", "--all").stdout
    #expect(check.contains(#"Bye {first} {last}\",", and should be"#), "\(check)")
  }

  @Test("are not reported if they follow from a changed word, option or name for a key")
  func derived() throws {
    let overlay = Self.overlay.replacing("{last}, {first}", with: "{last} {first}")
    try tool.write(overlay.replacing("needs_review", with: "translated"), to: "own.xcstrings")
    let check = try tool.run("check").stdout
    #expect(check.contains("strings.own.hello") && !check.contains("unreviewed"), "\(check)")
    try tool.write(#"{"app.finished": "action.done"}"#, to: "keys.json")
    try #require(try tool.run("--quiet").status == 0)
    let diff = try tool.run("diff", "Old", "Output", "--all")
    #expect(diff.status == 1 && !diff.stdout.contains(" line "), "\(diff)")
    #expect(
      diff.stdout.contains(#"de locale strings.own.hello: "{last}, {first}" → "{last} {first}""#), "\(diff)")
    #expect(diff.stdout.contains(#"manifest words.names.app.finished: "action.done" added"#), "\(diff)")
  }

  @Test("are written again from compact JSON, whose labels of years are composed")
  func compact() throws {
    try #require(try tool.run("--quiet", "--compact", "--output", "Small").status == 0)
    let diff = try tool.run("diff", "Old", "Small", "--all")
    #expect(diff.status == 1 && !diff.stdout.contains(" line "), "\(diff)")
    try edit("Small/strings/zh-Hant-TW.lproj/Chinese.strings", "\"years.2020\" = \"", "\"years.2020\" = \"x")
    let other = try tool.run("diff", "Old", "Small", "--all")
    #expect(other.stdout.contains("Chinese.strings line "), "\(other)")
  }

  @Test("are checked against their own JSON if an edit of the JSON is in all of them")
  func sameEdit() throws {
    try edit("Output/json/de/locale.json", "\"Fertig\"", "\"Ende\"")
    let sound = try tool.run("check")
    #expect(sound.status == 1 && !sound.stdout.contains(" line "), "\(sound)")
    try edit("Output/strings/de.lproj/Picker.strings", "Fertig", "Schluss")
    let check = try tool.run("check")
    #expect(check.stdout.contains(#"= \"Schluss\";", and should be"#), "\(check)")
  }

  @Test("are named by preview, which shows the JSON, if they differ from the JSON")
  func preview() throws {
    #expect(try tool.run("preview", "de").stderr == "")
    try edit("Output/strings/de.lproj/Picker.strings", "Fertig", "Ende")
    try edit("Output/strings/en.lproj/Picker.strings", "Done", "End")
    let outcome = try tool.run("preview", "de")
    #expect(outcome.status == 0 && outcome.stderr.split(separator: "\n").count == 1, "\(outcome)")
    #expect(outcome.stderr.hasPrefix("Output/strings/de.lproj/Picker.strings: warning: line "), "\(outcome)")
    #expect(try tool.run("preview", "de", "--quiet") == .success(""))
  }

  @Test(
    "are compared by lines if another version of Almanac wrote one of the bundles",
    arguments: [(#""tool": ""#, #""tool": "9."#), (#""schemaVersion": 3"#, #""schemaVersion": 2"#)])
  func otherVersion(version: String, other: String) throws {
    try edit("Old/manifest.json", version, other)
    try #require(try tool.run("diff", "Old", "Output").stdout.hasPrefix("1 difference"))
    try edit("Old/strings/de.lproj/Picker.strings", "Fertig", "Ende")
    try edit("Old/strings/en.lproj/Picker.strings", "Done", "End")
    let diff = try tool.run("diff", "Old", "Output")
    #expect(diff.stdout.contains("(compared line by line)"), "\(diff)")
    #expect(diff.stdout.hasPrefix("3 differences"), "\(diff)")
    let back = try tool.run("diff", "Output", "Old").stdout
    #expect(back.hasPrefix("3 differences") && back.contains("(compared line by line)"), "\(back)")
    let json = try tool.run("diff", "Old", "Output", "--report", "json").stdout
    #expect(json.matches(of: #/"line": \d+, "edited": false/#).count == 2, "\(json)")
  }

  @Test("are compared by lines, and not shown in a page, if their locale has no JSON")
  func withoutLocale() throws {
    try tool.write("de\n", to: "de.txt")
    try tool.write(
      #"""
      {"outputs": [{"output": "S", "formats": ["strings"]}, {"output": "B", "formats": ["json"], "locales": "de.txt"}]}
      """#, to: "almanac.json")
    let commit = "git add B S && \(CommittedBundle.commit)"
    try tool.shell("git init -q . && $almanac --quiet && \(commit)").expectSuccess()
    try edit("S/strings/en.lproj/Picker.strings", "Done", "End")
    // The schemas do not depend on the locales.
    try edit("S/schema/locale.schema.json", "{", "{ ")
    let diff = try tool.run("diff", "git:HEAD", "S", "--quiet").stdout
    let lines = diff.split(separator: "\n")
    try #require(lines.count == 2, "\(diff)")
    #expect(lines[0].hasSuffix(" (not what the bundle's JSON gives)"), "\(diff)")
    #expect(lines[1].hasPrefix("en en.lproj/Picker.strings line ") && diff.contains("Done"), "\(diff)")
    // Only one version of Almanac wrote the file, and its JSON cannot say what the file should contain.
    #expect(lines[1].hasSuffix(" (compared line by line)"), "\(diff)")
    #expect(!diff.contains("should"), "\(diff)")
    let page = ParsedPage(try tool.run("diff", "git:HEAD", "S", "--report", "html").stdout)
    let reason = "There are no JSON files for this locale, so it cannot be shown."
    for id in ["old-en", "new-en"] { #expect(try page.values(id) == ["unreadable": reason]) }
  }

  /// Changes of the manifest that an attacker may make: the text to replace, and the other text.
  ///
  /// `ManifestTests` has facts about words that are too large, or in a wrong form.
  private static let hostileFacts: [(text: String, other: String)] = [
    (#""own": {"#, #""own": {\#(many(20_000) { #""o\#($0)": {"placeholders": [], "plural": false}"# }),"#),
    (#""app.done": "action.done""#, #""app.done": "../../x", "../y": "action.done""#),
    (#""firstYear": 2020"#, #""firstYear": 1"#), (#""formats": ["#, #""formats": ["json","#),
  ]

  @Test("do not make diff slow, large or wrong if the manifest's facts are hostile")
  func hostile() throws {
    try edit("Output/esm/de.js", "export const", "fetch(\"//x\");\nexport const")
    for (text, other) in Self.hostileFacts {
      try edit("Output/manifest.json", text, other)
      let outcome = try tool.bounded("diff Old Output --all")
      #expect([1, 65].contains(outcome.status), "\(text): \(outcome.stderr)")
      #expect(outcome.status == 65 || outcome.stdout.contains("de.js line 2"), "\(outcome)")
      try #require(try tool.shell("cp Old/manifest.json Output").status == 0)
    }
  }
}
