import AlmanacTestSupport
import Foundation
import Testing

/// String Catalogs, which the command writes, checks and compares.
@Suite struct CatalogTests {
  private static let options = ["--formats", "json,strings,xcstrings", "--years", "2025...2026"]
  private let tool: Tool

  init() throws {
    tool = try Tool(
      inputs: ["locales.txt": "en\nde\nar\npl\nzh-Hans\n"], ["--default-locale", "de"] + Self.options)
  }

  /// The texts of one locale in a catalog, compiled as Apple's documentation describes.
  ///
  /// Plain texts go to `.strings`, and plural forms to `.stringsdict`.
  private func compiled(
    _ catalog: NSDictionary, _ tag: String
  ) throws -> (texts: [String: String], plurals: [String: [String: String]]) {
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    var texts: [String: String] = [:]
    var plurals: [String: [String: String]] = [:]
    for (key, entry) in strings {
      guard let localization = (entry["localizations"] as? [String: [String: Any]])?[tag] else { continue }
      let text = (localization["stringUnit"] as? [String: String])?["value"]
      let number = (localization["substitutions"] as? [String: [String: Any]])?["n"]
      if let text, number == nil {
        texts[key] = text
        continue
      }
      #expect(text == nil || text == "%#@n@" && number?["formatSpecifier"] as? String == "lld")
      let variations = (number ?? localization)["variations"] as? [String: [String: [String: Any]]]
      plurals[key] = try #require(variations?["plural"]).compactMapValues {
        ($0["stringUnit"] as? [String: String])?["value"]
      }
    }
    return (texts, plurals)
  }

  @Test("compile to the same texts as the bundle's .strings and .stringsdict, without the long lists")
  func compilation() throws {
    let omitted = ["years", "cyclicYears", "zodiac", "dayNames", "dayLabels"]
    for name in ["Picker", "Gregorian", "Buddhist", "Chinese"] {
      let catalog = try tool.json("Output/xcstrings/\(name).xcstrings")
      for tag in ["en", "de", "ar", "pl", "zh-Hans"] {
        let (texts, plurals) = try compiled(catalog, tag)
        let expected = try tool.propertyList(tag, "\(name).strings").filter { key, _ in
          !omitted.contains(String(key.prefix { $0 != "." }))
        }
        #expect(texts == expected as? [String: String], "\(tag) \(name)")
        guard name == "Picker" else { continue }
        let forms = try tool.propertyList(tag, "Picker.stringsdict").mapValues { entry in
          (((entry as? [String: Any])?["n"] as? [String: String]) ?? [:]).filter { !$0.key.hasPrefix("NS") }
        }
        #expect(plurals == forms, "\(tag)")
      }
    }
  }

  @Test("have the review states of the words, and the default locale as their source language")
  func states() throws {
    let catalog = try tool.json("Output/xcstrings/Picker.xcstrings")
    #expect(catalog["sourceLanguage"] as? String == "de")
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    let locales = try #require(try tool.json("Output/manifest.json")["locales"] as? [String: [String: Any]])
    for (tag, coverage) in locales {
      let counts = ["core", "extended", "optional"].compactMap { coverage[$0] as? Int }
      let open = strings.values.count { entry in
        let text = (entry["localizations"] as? [String: Any])?[tag].map { "\($0)" }
        return text?.contains("needs_review") == true
      }
      #expect(open == counts.reduce(0, +) - (coverage["reviewed"] as? Int ?? 0), "\(tag)")
    }
  }

  @Test("replace the table Localizable.strings if an app names its own keys")
  func localizable() throws {
    try tool.write(#"{"app.done": "action.done", "app.hours": "a11y.hourValue"}"#, to: "keys.json")
    let options = Self.options + ["--keys", "keys.json"]
    try #require(try tool.run(["--quiet"] + options) == .success(""))
    #expect(!tool.exists("Output/strings/de.lproj/Localizable.strings"))
    let catalog = try tool.json("Output/xcstrings/Localizable.xcstrings")
    #expect(try compiled(catalog, "de").texts == ["app.done": "Fertig"])
    #expect(try tool.run(["check", "--quiet"] + options) == .success(""))
    // Without the format xcstrings, a run writes Localizable.strings again, and deletes its own Localizable.xcstrings.
    #expect(try tool.run("--quiet", "--formats", "json,strings", "--keys", "keys.json").status == 0)
    #expect(tool.exists("Output/strings/de.lproj/Localizable.strings"))
    #expect(!tool.exists("Output/xcstrings"))
  }

  // A catalog can have 64 MB and any other file 16 MB, whatever the folder of the output is.
  @Test("are read up to 64 MB, also in a separate output")
  func large() throws {
    let outputs = #"[{"output": "B", "formats": ["json"]}, {"output": "C", "formats": ["xcstrings"]}]"#
    try tool.write(#"{"years": "2025...2026", "outputs": \#(outputs)}"#, to: "almanac.json")
    try #require(try tool.shell("git init -q .").status == 0)
    try #require(try tool.run("--quiet") == .success(""))
    let path = "C/Picker.xcstrings"
    try tool.write(try tool.text(of: path) + String(repeating: " ", count: 16_000_001), to: path)
    let check = try tool.run("check", "--quiet")
    #expect(check.status == 1 && check.stderr == "", "\(check)")
    #expect(check.stdout.contains("changed    \(path): line ") && check.stdout.utf8.count < 5000)
    #expect(try tool.run("diff", "B", "B") == .success("No differences.\n"))
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check", "--quiet") == .success(""))
  }

  @Test("do not repeat an added locale")
  func addedLocale() throws {
    let options = ["--quiet", "--formats", "xcstrings", "--calendars", "gregorian"]
    try #require(try tool.run(options + ["--output", "Old"]) == .success(""))
    try tool.write("en\nde\nar\npl\nzh-Hans\nde-CH\n", to: "locales.txt")
    try #require(try tool.run(options + ["--output", "New"]) == .success(""))
    let diff = try tool.run("diff", "--quiet", "Old", "New").stdout
    #expect(diff == "de-CH: added\n", "\(diff)")
    let lines = try tool.run(["check", "--output", "Old"] + options).stdout
    #expect(lines.split(separator: "\n").count <= 4, "\(lines)")
  }

  @Test(
    "of all locales are written with little memory", .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
  func everyLocale() throws {
    try tool.write("*\n", to: "locales.txt")
    let outcome = try tool.bounded("--quiet --formats xcstrings --output All")
    #expect(outcome == .success("", stderr: outcome.stderr))
    for path in try tool.files(in: "All/xcstrings") {
      #expect(path.value.count < 64_000_000, "\(path.key)")
    }
  }
}
