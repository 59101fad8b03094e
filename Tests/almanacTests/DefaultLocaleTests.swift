import Foundation
import Testing

/// `--default-locale`: the locale of the list for users whose own locale is not in the list.
@Suite struct DefaultLocaleTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nen\nzh-Hans\nar-u-nu-latn\n", to: "locales.txt")
  }

  private func generate(_ options: String...) throws -> Tool.Outcome {
    try tool.run(["--quiet", "--formats", "json", "--calendars", "gregorian"] + options)
  }

  private func option(_ name: String = "defaultLocale") throws -> String? {
    try tool.options()[name] as? String
  }

  @Test("must be in the list of each output that needs it, and 'en-GB' does not replace 'en'")
  func outputs() throws {
    let outputs =
      #"[{"output": "B", "formats": ["json"]}, {"output": "A", "formats": ["arb"], "locales": "some.txt"}]"#
    try tool.write(#"{"outputs": \#(outputs)}"#, to: "almanac.json")
    try tool.write("en\nen-GB\n", to: "locales.txt")
    try tool.write("en-GB\n", to: "some.txt")
    let message = "some.txt: error: The format 'arb' needs the default locale 'en' in this list. Add it.\n"
    #expect(try tool.run() == .failure(65, message))
  }

  // BCP 47: the letter case of a tag has no meaning.
  @Test(
    "the manifest has the tag in the bundle's spelling, but omits 'en'; it has the tag of --fallback too",
    arguments: [("de", "de"), ("zh-hans", "zh-Hans"), ("EN", nil), ("en", nil)])
  func manifest(tag: String, found: String?) throws {
    #expect(try generate("--default-locale", tag, "--fallback", tag) == .success(""))
    #expect(try option() == found)
    #expect(try option("fallback") == found ?? "en")
    #expect(try tool.run("check", "--quiet").status == 0)
  }

  private static let mistakes =
    [
      ("fr", "'fr' is not in 'locales.txt'. Add it, or name a locale from the list."),
      ("zh_Hans", "'zh_Hans' is not in 'locales.txt'. Did you mean 'zh-Hans'?"),
      ("de-DE", "'de-DE' is not in 'locales.txt'. Did you mean 'de'?"),
      ("a\u{1B}[31m", #"'a\u001b[31m' is not in 'locales.txt'. Add it, or name a locale from the list."#),
    ]
    + ["ar-u-nu-latn", "DE-U-NU-ARAB"].map {
      ($0, "'\($0)' has '-u-' keys, which platform resources do not support. Name a locale without them.")
    }

  @Test("a locale that is not in the list is an error of the command line or the config", arguments: mistakes)
  func unknown(tag: String, message: String) throws {
    let outcome = try generate("--default-locale", tag)
    #expect(outcome == .failure(64, "almanac: error: --default-locale: \(message)\n"))
    try tool.write(JSONSerialization.data(withJSONObject: ["defaultLocale": tag]), to: "almanac.json")
    #expect(try generate() == .failure(65, "almanac.json:1:2: error: 'defaultLocale': \(message)\n"))
    #expect(!tool.exists("Output"))
  }

  @Test("an empty text takes it away, and takes the fallback away in a config")
  func empty() throws {
    try tool.write("de\n", to: "locales.txt")
    try #require(try generate("--default-locale", "de") == .success(""))
    #expect(try generate("--default-locale", "") == .success(""))
    #expect(try option() == nil)
    try tool.write(#"{"defaultLocale": "", "fallback": ""}"#, to: "almanac.json")
    #expect(try generate() == .success(""))
    for format in ["android", "arb"] {
      let missing = "The format '\(format)' needs a default locale, and 'en' is not in 'locales.txt'."
      let remedy = "Add it, or name a locale from the list with --default-locale."
      #expect(try tool.run("--formats", format) == .failure(64, "almanac: error: \(missing) \(remedy)\n"))
    }
  }

  // aapt2 removes a resource that `values` lacks from every folder, and gen-l10n makes no getter for it.
  @Test("a warning counts the texts that no language has because the default locale lacks them")
  func lacking() throws {
    try tool.write("de\nha\n", to: "locales.txt")
    let run = ["--formats", "android", "--calendars", "gregorian", "--default-locale"]
    let warned = try tool.run(run + ["ha"])
    #expect(warned.status == 0 && warned.stderr.contains("because the default locale 'ha' lacks "))
    #expect(try tool.run(run + ["ha", "--strict"]).status == 65)
    for complete in [["ha", "--fallback", "de"], ["de"]] {
      #expect(try tool.run(run + complete).stderr.contains("default locale") == false, "\(complete)")
    }
  }

  @Test("check names the manifest if the locale was removed from the list")
  func check() throws {
    try #require(try generate("--default-locale", "de") == .success(""))
    try tool.write("en\n", to: "locales.txt")
    let message =
      "'de' is not in 'locales.txt'. Add it, or name a locale from the list with --default-locale."
    #expect(
      try tool.run("check", "--quiet")
        == .failure(65, "Output/manifest.json: error: 'defaultLocale': \(message)\n"))
  }
}
