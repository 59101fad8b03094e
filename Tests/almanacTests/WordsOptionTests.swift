import AlmanacTestSupport
import Foundation
import Testing

/// `--words`: the picker's words that a bundle has.
@Suite struct WordsOptionTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "en\nfo\n"]) }

  /// The keys of a locale's words in the JSON of a folder.
  private func keys(_ tag: String, in folder: String = "Output") throws -> Set<String> {
    Set(try tool.words(tag, in: folder).keys)
  }

  /// The keys of the words that a picker's locale file needs, from the map of its keys in the repository.
  private static func keys(of picker: String, among keys: Set<String>) throws -> Set<String> {
    let file = try Repository.text(of: "Sources/Resources/pickers/\(picker).json")
    let map = try JSONSerialization.jsonObject(with: Data(file.utf8)) as? [String: Any]
    let fillings = try #require(map?["keys"] as? [String: [String: Any]]).values
    let texts = fillings.compactMap { $0["text"] as? String }
    return keys.intersection(texts + fillings.flatMap { $0["compose"] as? [String] ?? [] })
  }

  // The manual says that Almanac has 43 core and 27 optional words.
  @Test("selects a group of words, or the words that pickers need, in every format")
  func selection() throws {
    #expect(try tool.run("--quiet", "--output", "all").status == 0)
    let all = try keys("en", in: "all")
    let formats = ["--formats", "strings,esm,android,xcstrings,arb", "--quiet"]
    #expect(try tool.run(formats + ["--words", "core", "--fallback", "en"]).status == 0)
    #expect(try keys("en").count == 43)
    #expect(try keys("fo").count == 43)
    #expect(try tool.run("check").status == 0)
    #expect(try tool.run("--quiet", "--words", "optional,core").status == 0)
    #expect(try keys("en").count == 43 + 27)
    #expect(try tool.run("--quiet", "--words", "mui-x,react-aria").status == 0)
    let wanted = try Self.keys(of: "mui-x", among: all).union(Self.keys(of: "react-aria", among: all))
    #expect(try keys("en") == wanted)
    #expect(wanted.contains("prompt.selectDate") && !wanted.contains("chinese.month"))
    // Almanac has unreviewed Faroese words, but not among these.
    #expect(try !tool.text(of: "Output/manifest.json").contains("\"unreviewed\""))
    // None of the other words is anywhere in the bundle, except in the schemas.
    for path in try tool.files(in: "Output").keys where !path.hasPrefix("schema/") {
      let text = try tool.text(of: "Output/\(path)")
      #expect(!text.contains("Select months") && !text.contains("chinese.leapMonth\""), "\(path)")
    }
    #expect(try tool.run("check").status == 0)
    // react-dates needs a word whose Faroese text is not reviewed.
    let dates = ["--quiet", "--words", "react-dates", "--formats", "xcstrings", "--output", "dates"]
    #expect(try tool.run(dates).status == 0)
    #expect(try tool.text(of: "dates/xcstrings/Picker.xcstrings").contains("\"needs_review\""))
    let listed = "\"words\": [\n      \"mui-x\",\n      \"react-aria\"\n    ]"
    #expect(try tool.text(of: "Output/manifest.json").contains(listed))
  }

  @Test("keeps an app's own words, and the words for which the app has a name")
  func own() throws {
    try tool.write(catalogue(entry("app.night", "en", "Night")), to: "app.xcstrings")
    try tool.write(#"{"app.back": "action.back"}"#, to: "keys.json")
    let options = ["--quiet", "--words", "core", "--strings", "app.xcstrings", "--keys", "keys.json"]
    #expect(try tool.run(options).status == 0)
    let keys = try keys("en")
    #expect(keys.count == 43 + 2 && keys.isSuperset(of: ["app.night", "action.back"]))
    #expect(try tool.run(["check"] + options).status == 0)
    // 'diff' writes the tables again from the record and the manifest, and reports only the edited one.
    #expect(
      try tool.shell("cp -r Output Edited && sed -i s/Back/Bock/ Edited/strings/en.lproj/*").status == 0)
    let difference = try tool.run("diff", "Output", "Edited")
    #expect(difference.status == 1 && difference.stdout.contains("Bock"), "\(difference)")
    #expect(!difference.stdout.contains("fo.lproj"), "\(difference)")
  }

  // The app has a name for one of the words that Wolof lacks, so it shows this word.
  @Test("reports a missing word for which the app has a name", arguments: ["core", "all"])
  func missingName(words: String) throws {
    try tool.write("wo\n", to: "locales.txt")
    try tool.write(#"{"app.enter": "prompt.enterDate"}"#, to: "keys.json")
    let options = ["--words", words, "--keys", "keys.json"]
    let warning = "1 of 1 locale lacks words of the picker (missing keys per locale: wo 1)."
    #expect(try tool.run(options).stderr.contains(warning))
    try tool.run(options + ["--strict"]).expectError(
      65, "almanac: error: 'wo' has no text for: prompt.enterDate. ")
  }

  // Aghem has none of the 43 words that every picker needs.
  @Test("with --strict, names every missing word")
  func everyMissing() throws {
    try tool.write("agq\n", to: "locales.txt")
    let outcome = try tool.run("--strict")
    #expect(outcome.status == 65 && outcome.stderr.matches(of: #/[a-z0-9]+\.[a-zA-Z]+[,.] /#).count >= 43)
  }
}
