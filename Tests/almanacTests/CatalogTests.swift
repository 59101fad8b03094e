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
    #expect(try tool.text(of: "Output/xcstrings/Localizable.xcstrings").contains("\"value\" : \"Fertig\""))
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
