import AlmanacTestSupport
import Foundation
import Testing

/// Bundles with an app's overlays and key map, which the command writes and checks.
@Suite struct OwnWordsTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\nde-AT\nfr\n"]) }

  private var nights: String {
    #"""
    "app.nights":{"localizations":{
      "en":{"variations":{"plural":{"one":\#(unit("%lld night")),"other":\#(unit("%lld nights"))}}},
      "de":{"variations":{"plural":{"one":\#(unit("%lld Nacht")),"other":\#(unit("%lld Nächte"))}}}}}
    """#
  }

  private func coverage(of tag: String) throws -> [String: Any] {
    let locales = try #require(try tool.json("Output/manifest.json")["locales"] as? [String: [String: Any]])
    return try #require(locales[tag])
  }

  // A key with shouldTranslate false has the same text in every language.
  @Test(
    "takes a text for every language from the later overlay, and so does the reviewer's page",
    arguments: [(["names", "german"], "Stern"), (["german", "names"], "Nova")])
  func everyLanguage(order: [String], text: String) throws {
    let name = #""app.a":{"localizations":{"en":\#(unit("Nova"))},"shouldTranslate":false}"#
    try tool.write(catalogue(name), to: "names.xcstrings")
    let texts = #""en":\#(unit("Star")),"de":\#(unit("Stern"))"#
    try tool.write(catalogue(#""app.a":{"localizations":{\#(texts)}}"#), to: "german.xcstrings")
    let overlays = order.flatMap { ["--strings", "\($0).xcstrings"] }
    try #require(try tool.run(["--quiet"] + overlays).status == 0)
    let locale = try tool.json("Output/json/de/locale.json")
    #expect((locale["strings"] as? [String: Any])?["app.a"] as? String == text)
    let page = try tool.run(["words", "de"] + overlays).stdout
    let other = text == "Stern" ? "Nova" : "Stern"
    #expect(page.contains(text) && !page.contains(other))
  }

  @Test("replaces Almanac's texts with the later overlay's texts, for the language and its regions")
  func overrides() throws {
    try tool.write(catalogue(entry("action.done", "de", "Gut")), to: "first.xcstrings")
    let entries = [entry("action.done", "de", "Übernehmen"), entry("chinese.month", "de", "{n}. Mond")]
    try tool.write(catalogue(entries), to: "app.xcstrings")
    let outcome = try tool.run("--strings", "first.xcstrings", "--strings", "app.xcstrings")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(outcome.stdout.contains("Overlays: 2 Almanac keys overridden, 0 own keys added."))
    for tag in ["de", "de-AT"] {
      let locale = try tool.json("Output/json/\(tag)/locale.json")
      #expect((locale["strings"] as? [String: Any])?["action.done"] as? String == "Übernehmen")
      #expect((locale["sources"] as? [String: String])?["strings.action.done"] == "override")
      #expect(try tool.propertyList(tag, "Picker.strings")["action.done"] as? String == "Übernehmen")
    }
    let french = try tool.json("Output/json/fr/locale.json")
    #expect((french["sources"] as? [String: String])?["strings.action.done"] == "catalogue")
    let chinese = try tool.json("Output/json/de-AT/chinese.json")
    #expect((chinese["sources"] as? [String: String])?["months.standAlone.wide"] == "override")
    #expect(
      try tool.propertyList("de-AT", "Chinese.strings")["months.standAlone.wide.M04"] as? String == "4. Mond")
  }

  // In Polish, the name of a month begins with a small letter inside a date, and with a capital as a title.
  @Test("changes only the sources if it has Almanac's own names of Chinese months")
  func sameNames() throws {
    try tool.write("pl\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--output", "Own").status == 0)
    let words = try tool.words("pl", in: "Own")
    let entries = try ["chinese.month", "chinese.leapMonth"].map { key in
      entry(key, "pl", try #require(words[key] as? String))
    }
    try tool.write(catalogue(entries), to: "app.xcstrings")
    #expect(try tool.run("--quiet", "--output", "App", "--strings", "app.xcstrings").status == 0)
    let own = try tool.text(of: "Own/json/pl/chinese.json")
    let app = try tool.text(of: "App/json/pl/chinese.json")
    #expect(app != own && app.replacing("\"override\"", with: "\"catalogue\"") == own)
    #expect(own.contains("\"miesiąc 1\"") && own.contains("\"Miesiąc 1\""))
  }

  @Test("uses a region's words for a locale that ICU does not have")
  func regionOfAnother() throws {
    try tool.write("de-US\n", to: "locales.txt")
    try tool.write(
      catalogue(
        #""action.done":{"localizations":{"de":\#(unit("Übernehmen")),"de-US":\#(unit("Okay"))}}"#),
      to: "app.xcstrings")
    #expect(try tool.run("--quiet", "--strings", "app.xcstrings").status == 0)
    #expect(try tool.propertyList("de-US", "Picker.strings")["action.done"] as? String == "Okay")
  }

  // UTS 35, "Parent Locales": a locale inherits from its parents, not from its regions. So 'pt' lacks texts of 'pt-BR'.
  @Test(
    "does not count a text that no listed locale uses, and warns about it",
    arguments: [("pt", "pt-BR"), ("fr", "de")])
  func unused(listed: String, written: String) throws {
    try tool.write("\(listed)\n", to: "locales.txt")
    try tool.write(catalogue(entry("action.cancel", listed, "y")), to: "used.xcstrings")
    try tool.write(catalogue(entry("action.done", written, "x")), to: "app.xcstrings")
    let problem = "No listed locale uses the texts for action.done. "
    let overlays = ["--strings", "used.xcstrings", "--strings", "app.xcstrings"]
    let outcome = try tool.run(overlays)
    #expect(outcome.stdout.contains("Overlays: 1 Almanac key overridden, 0 own keys added."))
    #expect(outcome.status == 0 && outcome.stderr.hasPrefix("app.xcstrings: warning: \(problem)"))
    let alone = try tool.run("--strings", "app.xcstrings").stdout
    #expect(alone.contains("Overlays: 0 Almanac keys overridden, 0 own keys added."))
    let strict = try tool.run(overlays + ["--strict"])
    #expect(strict.status == 65 && strict.stderr.hasPrefix("app.xcstrings: error: \(problem)"))
  }

  // An app's catalog has texts in all languages of the app, but a list may have only some of them.
  @Test("does not warn about a key if a listed locale or the fallback uses one of its texts")
  func used() throws {
    try tool.write("fr-CA\n", to: "locales.txt")
    let french = #""action.done":{"localizations":{"de":\#(unit("x")),"fr":\#(unit("y"))}}"#
    try tool.write(catalogue(french, entry("app.night", "en", "Night")), to: "app.xcstrings")
    let outcome = try tool.run("--strings", "app.xcstrings", "--fallback", "en")
    #expect(outcome.stdout.contains("Overlays: 1 Almanac key overridden, 1 own key added."))
    #expect(!outcome.stderr.contains("No listed locale"))
    // 'action.done' is a core word.
    let fewer = try tool.run("--strings", "app.xcstrings", "--fallback", "en", "--words", "optional")
    #expect(fewer.stdout.contains("Overlays: 0 Almanac keys overridden, 1 own key added."), "\(fewer)")
    #expect(!fewer.stderr.contains("No listed locale"), "\(fewer)")
    // An own key without a text is only a missing translation.
    let missing = try tool.run("--strings", "app.xcstrings", "--fallback", "", "--words", "all").stderr
    #expect(missing.contains("own keys: app.night") && !missing.contains("No listed locale"), "\(missing)")
  }

  @Test("writes an app's own keys like Almanac's, and counts the locales that lack them")
  func ownKeys() throws {
    try tool.write(catalogue(nights), to: "app.xcstrings")
    let outcome = try tool.run("--strings", "app.xcstrings")
    #expect(outcome.stderr.contains("1 of 3 locales lacks translations of your own keys: app.nights ("))
    let german = try tool.json("Output/json/de-AT/locale.json")
    #expect(
      (german["strings"] as? [String: Any])?["app.nights"] as? [String: String]
        == ["one": "{n} Nacht", "other": "{n} Nächte"])
    #expect(try tool.propertyList("de-AT", "Picker.stringsdict")["app.nights"] != nil)
    let missing = try tool.json("Output/manifest.json")["missing"] as? [[String: [String]]]
    #expect(missing == [["keys": ["app.nights"], "locales": ["fr"]]])
    #expect(try coverage(of: "fr")["own"] as? Int == 0)
    #expect(try coverage(of: "de")["own"] as? Int == 1)
    let strict = try tool.run("--strict", "--strings", "app.xcstrings")
    let gap = "'fr' has no text for: app.nights. Add the texts with --strings, or turn off --strict."
    #expect(strict == .failure(65, "almanac: error: \(gap)\n"))
    let filled = try tool.run("--quiet", "--strings", "app.xcstrings", "--fallback", "en")
    #expect(filled.status == 0)
    #expect(
      (try tool.json("Output/json/fr/locale.json")["sources"] as? [String: String])?["strings.app.nights"]
        == "fallback:en")
  }

  // CLDR: in Russian, `one` is 1, 21, 31 and so on.
  @Test("fills a missing plural with forms that have the number if the language needs it")
  func fallbackForms() throws {
    let forms = #""one":\#(unit("One night")),"other":\#(unit("%lld nights", state: "needs_review"))"#
    let nights = #""app.nights":{"localizations":{"en":{"variations":{"plural":{\#(forms)}}}}}"#
    try tool.write(catalogue(nights), to: "app.xcstrings")
    try tool.write("de\nen\nru\n", to: "locales.txt")
    let options = ["--quiet", "--strings", "app.xcstrings", "--fallback", "en", "--formats", "xcstrings"]
    #expect(try tool.run(options).status == 0)
    let filled = try ["de", "ru"].map { try tool.words($0)["app.nights"] as? [String: String] }
    #expect(filled[0] == ["one": "One night", "other": "{n} nights"])
    #expect(try tool.words("de")["action.done"] as? String == "Fertig", "A locale keeps its own words.")
    #expect(filled[1] == ["one", "few", "many", "other"].reduce(into: [:]) { $0[$1] = "{n} nights" })
    let words = try #require(try tool.json("Output/manifest.json")["words"] as? [String: Any])
    let unreviewed = (words["unreviewed"] as? [String: [String: [String]]])?["app.nights"]
    #expect(unreviewed == ["one": ["ru"], "few": ["ru"], "many": ["ru"], "other": ["de", "en", "ru"]])
  }

  @Test("lists a text that is not reviewed in the manifest, if the app has no keys or names of its own")
  func unreviewed() throws {
    let done = #""action.done":{"localizations":{"de":\#(unit("Fertig!", state: "needs_review"))}}"#
    try tool.write(catalogue(done), to: "app.xcstrings")
    try tool.write("de\nen\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--strings", "app.xcstrings", "--formats", "xcstrings").status == 0)
    let words = try #require(try tool.json("Output/manifest.json")["words"] as? [String: Any])
    #expect(
      words as? [String: [String: [String: [String]]]] == ["unreviewed": ["action.done": ["other": ["de"]]]])
  }

  /// The example of a map of keys in this repository.
  private static let example = Repository.folder.appending(
    path: "Sources/Resources/examples/backbase-keys.json")

  // The four keys and their English texts come from the documentation of Backbase's input date component. Only the text
  // of the leading icon differs: in the documentation, it is "Calendar icon".
  @Test("writes Localizable.strings in every language for an app's own names")
  func keyMap() throws {
    try tool.write("en\nde\nja\n", to: "locales.txt")
    let outcome = try tool.run("--quiet", "--keys", Self.example.path)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let prefix = "DesignSystem.inputDate"
    for (tag, texts) in [
      "en": ["Calendar", "Clear", "Done", "Select date"],
      "de": ["Kalender", "Löschen", "Fertig", "Datum auswählen"],
      "ja": ["カレンダー", "クリア", "完了", "日付を選択"],
    ] {
      let table = try tool.propertyList(tag, "Localizable.strings")
      #expect(
        table as? [String: String] == [
          "\(prefix).accessibility.leadingIcon": texts[0], "\(prefix).accessibility.trailingIcon": texts[1],
          "\(prefix).datePicker.doneButton": texts[2], "\(prefix).placeholder": texts[3],
        ], "\(table)")
    }
    #expect(!tool.exists("Output/strings/de.lproj/Localizable.stringsdict"))
    #expect(try tool.run("check", "--keys", Self.example.path).status == 0)
    try tool.write("en\nde\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--keys", Self.example.path) == .success(""))
    #expect(!tool.exists("Output/strings/ja.lproj"), "The table of a removed locale is left.")
  }

  @Test("the article about words shows the example map of keys")
  func article() throws {
    #expect(try Repository.article("OwnWords").contains(String(contentsOf: Self.example, encoding: .utf8)))
  }

  // Joined with a dot, `own.a` and its plural form `one` would have the same name as the key `own.a.one`.
  @Test("distinguishes a plural's form and a key with the same name, in every file")
  func dottedKeys() throws {
    let plural = #"{"variations":{"plural":{"one":\#(unit("%lld night")),"other":\#(unit("%lld nights"))}}}"#
    try tool.write(
      catalogue(
        #""own.a":{"localizations":{"en":\#(plural),"de":\#(plural)}},"#
          + #""own.a.one":{"localizations":{"en":\#(unit("alone")),"de":\#(unit("allein"))}}"#),
      to: "app.xcstrings")
    try tool.write(#"{"x": "own.a", "x.one": "own.a.one"}"#, to: "keys.json")
    #expect(try tool.run("--quiet", "--strings", "app.xcstrings", "--keys", "keys.json").status == 0)
    let words = try #require(try tool.json("Output/json/de/locale.json")["strings"] as? [String: Any])
    #expect(words["own.a"] as? [String: String] == ["one": "{n} night", "other": "{n} nights"])
    #expect(words["own.a.one"] as? String == "allein")
    for (table, key) in [("Picker", "own.a"), ("Localizable", "x")] {
      let plurals = try tool.propertyList("de", "\(table).stringsdict")
      #expect(plurals[key] != nil && plurals["\(key).one"] == nil)
      let texts = try tool.propertyList("de", "\(table).strings")
      #expect(texts[key] == nil && texts["\(key).one"] as? String == "allein")
    }
  }

  @Test("records checksums of the overlays and the map, not their paths")
  func checksums() throws {
    try tool.write(catalogue(nights), to: "app.xcstrings")
    try tool.write(catalogue(nights), to: "elsewhere/other.xcstrings")
    #expect(try tool.run("--quiet", "--strings", "app.xcstrings", "--keys", Self.example.path).status == 0)
    let manifest = try tool.text(of: "Output/manifest.json")
    #expect(!manifest.contains("xcstrings") && !manifest.contains("backbase"))
    let moved = try tool.run("check", "--strings", "elsewhere/other.xcstrings", "--keys", Self.example.path)
    #expect(moved.status == 0)
    try tool.write(catalogue(nights) + "\n", to: "app.xcstrings")
    let changed = try tool.run("check", "--strings", "app.xcstrings", "--keys", Self.example.path)
    #expect(changed.stdout.hasPrefix("stale: the bundle was made with other inputs: options.strings\n"))
  }
}
