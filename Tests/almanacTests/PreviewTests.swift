import AlmanacTestSupport
import Foundation
import Testing

/// `almanac preview`, which writes one HTML file with a bundle's pickers.
@Suite struct PreviewTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(
      locales: "de\nde-AT\nth-u-nu-thai\n", "--formats", "json", "--years", "2020...2030")
  }

  private func generate(_ options: String..., folder: String = "Output") throws {
    let outcome = try tool.run(
      ["--quiet", "--formats", "json", "--years", "2020...2030", "--output", folder] + options)
    try #require(outcome == .success(""))
  }

  private func page(_ path: String = "preview.html") throws -> ParsedPage {
    ParsedPage(try tool.text(of: path))
  }

  private static let done = "preview.html: 3 locales in 3 calendars. Open it in a browser.\n"

  @Test("writes a page beside the bundle with every value of every locale")
  func everyLocale() throws {
    #expect(try tool.run("preview") == .success(Self.done))
    let page = try page()
    let tags = ["de", "de-AT", "th-u-nu-thai"]
    #expect(page.blocks.map(\.id) == ["bundle"] + tags.map { "locale-\($0)" })
    for tag in tags {
      let values = try page.values("locale-\(tag)")
      #expect(values["locale"] as? NSDictionary == (try tool.json("Output/json/\(tag)/locale.json")))
      let calendars = try #require(values["calendars"] as? NSDictionary)
      #expect(calendars.count == 3)
      for case (let name as String, let calendar as NSDictionary) in calendars {
        #expect(calendar == (try tool.json("Output/json/\(tag)/\(name).json")))
      }
    }
    let bundle = try page.values("bundle")
    let manifest = try tool.json("Output/manifest.json")
    for key in ["tool", "icu", "cldr", "tzdata"] {
      #expect(bundle[key] as? String == manifest[key] as? String)
    }
    #expect(bundle["tags"] as? [String] == tags && bundle["isCompact"] as? Bool == false)
    #expect(bundle["calendars"] as? [String] == ["gregorian", "buddhist", "chinese"])
    #expect(bundle["regions"] as? NSDictionary == (try tool.json("Output/json/regions.json")))
  }

  // Almanac has 205 keys: 43 core, 27 optional and 135 extended keys.
  @Test("has Almanac's keys with their English texts, and the keys that need a review")
  func words() throws {
    try tool.write("en\nfo\n", to: "locales.txt")
    try generate()
    let shortcuts = entry("label.shortcuts", "fo", "Leiðir", state: "needs_review")
    try tool.write(catalogue(shortcuts), to: "own.xcstrings")
    try generate("--strings", "own.xcstrings", folder: "Own")
    #expect(try tool.run("preview").status == 0)
    #expect(try tool.run("preview", "--bundle", "Own", "--output", "own.html").status == 0)
    let (almanacs, own) = (try page().values("bundle"), try page("own.html").values("bundle"))
    let words = try #require(own["words"] as? [NSDictionary])
    #expect(words.count == 205 && words.count { $0["tier"] as? String == "core" } == 43)
    #expect(words.contains(["key": "action.done", "tier": "core", "text": "Done"]))
    let hours = words.first { $0["key"] as? String == "timer.hours" }?["text"]
    #expect(hours as? [String: String] == ["one": "hour", "other": "hours"])
    let unreviewed = try #require((almanacs["needsReview"] as? [String: [String]])?["fo"])
    #expect(unreviewed == unreviewed.sorted() && unreviewed.contains("label.shortcuts"))
    // The overlay replaces one Faroese word. Only Almanac's other unreviewed Faroese words are left in the list.
    let expected = unreviewed.filter { $0 != "label.shortcuts" }
    #expect(own["needsReview"] as? [String: [String]] == ["en": [], "fo": expected])
    try generate("--strings", "own.xcstrings", "--compact", folder: "Own")
    #expect(try tool.run("preview", "--bundle", "Own", "--output", "own.html").status == 0)
    let compact = try page("own.html").values("bundle")
    #expect(compact["isCompact"] as? Bool == true)
    // The texts of a compact bundle have no sources.
    #expect(compact["needsReview"] as? [String: [String]] == ["en": [], "fo": expected])
    // The manifest must give the same number of unreviewed texts: all texts minus the reviewed texts.
    let locales = try tool.json("Output/manifest.json")["locales"] as? NSDictionary
    let faroese = try #require(locales?["fo"] as? [String: Any])
    let counts = ["core", "optional", "extended"].compactMap { faroese[$0] as? Int }
    #expect(counts.reduce(0, +) - (faroese["reviewed"] as? Int ?? 0) == unreviewed.count)
  }

  // A word that '--words' does not choose is not missing (OwnWords.md).
  @Test("lists the words that the manifest calls missing, also own words, and no word that was left out")
  func missing() throws {
    try tool.write("de\nfr\nhe\n", to: "locales.txt")
    let nights = #""app.nights":{"localizations":{"en":\#(unit("Nights")),"de":\#(unit("Nächte"))}}"#
    try tool.write(catalogue(nights), to: "own.xcstrings")
    try generate("--words", "core", "--strings", "own.xcstrings")
    #expect(try tool.run("preview", "de", "he").status == 0)
    let missing = try page().values("bundle")["missing"] as? [NSDictionary]
    #expect(missing == [["keys": ["app.nights"], "locales": ["he"]] as NSDictionary])
    let manifest = try tool.json("Output/manifest.json")["missing"] as? [NSDictionary]
    #expect(manifest == [["keys": ["app.nights"], "locales": ["fr", "he"]] as NSDictionary])
  }

  @Test("shows the named locales, each once, in any letter case")
  func tags() throws {
    #expect(
      try tool.run("preview", "TH-u-nu-thai", "de", "DE")
        == .success("preview.html: 2 locales in 3 calendars. Open it in a browser.\n"))
    #expect(try page().blocks.map(\.id) == ["bundle", "locale-de", "locale-th-u-nu-thai"])
  }

  @Test("suggests the bundle's tag for each wrong tag")
  func unknownTags() throws {
    let list = "Name one of the bundle's locales, or leave out the tag to show all locales."
    let remedies = [
      ("de_at", "Did you mean 'de-AT'?"), ("de-Latn-LI", "Did you mean 'de'?"), ("dee", "Did you mean 'de'?"),
      ("dee_AT", "Did you mean 'de-AT'?"), ("da", list), ("th", list), ("../x", list),
    ]
    let errors = remedies.map { "almanac: error: The bundle 'Output' has no locale '\($0)'. \($1)\n" }
    #expect(try tool.run(["preview", "de"] + remedies.map(\.0)) == .failure(64, errors.joined()))
    #expect(!tool.exists("preview.html"))
  }

  @Test("does not touch a preview with the same bytes, and replaces any other preview")
  func again() throws {
    try generate("--calendars", "gregorian", folder: "Small")
    func run(_ folder: String) throws -> Tool.Outcome {
      try tool.run("preview", "--bundle", folder, "--output", "preview.html")
    }
    #expect(try run("Output") == .success(Self.done))
    let file = tool.folder.appending(path: "preview.html")
    let (time, text) = (changeTime(of: file), try tool.text(of: "preview.html"))
    #expect(try run("Output") == .success(Self.done))
    #expect(changeTime(of: file) == time)
    try tool.write("\(text)x", to: "preview.html")
    #expect(try run("Output") == .success(Self.done))
    #expect(try tool.text(of: "preview.html") == text)
    #expect(
      try run("Small") == .success("preview.html: 3 locales in 1 calendar. Open it in a browser.\n"))
    #expect(try run("Output") == .success(Self.done))
    #expect(try tool.text(of: "preview.html") == text)
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
    #expect(!names.contains { $0.hasPrefix(".") })
  }

  @Test("uses the config's bundle or the named bundle, and writes beside it")
  func places() throws {
    try tool.shell("mkdir app; cp -r Output app/Locales").expectSuccess()
    try tool.write(#"{"output": "app/Locales"}"#, to: "almanac.json")
    let done = "app/\(Self.done)"
    #expect(try tool.run("preview") == .success(done))
    #expect(try tool.run("preview", "--bundle", "./app/Locales//").stdout.hasSuffix(done))
    #expect(
      try tool.shell("cd app/Locales && $almanac preview --bundle .")
        == .success("./../\(Self.done)"))
    #expect(
      try tool.shell("cd app/Locales/json && $almanac preview --bundle ..")
        == .success("../../\(Self.done)"))
    #expect(
      try tool.run("preview", "--bundle", "Output", "--output", "app/x.html")
        == .success("app/x.html: 3 locales in 3 calendars. Open it in a browser.\n"))
    #expect(try tool.text(of: "app/x.html") == (try tool.text(of: "app/preview.html")))
    #expect(try tool.run("preview", "--bundle", "Output", "--config", "none.json").status == 65)
    // A preview may be beside the folders in the root of the file system, where this test writes nothing.
    let folder = "'/usr' exists and is not a preview that Almanac made."
    #expect(
      try tool.run("preview", "--output", "/usr")
        == .failure(73, "almanac: error: \(folder) Move it away, or name another file with --output.\n"))
  }

  // `exec` keeps the process identifier `$$` of the shell.
  @Test("keeps another file that has the name of its temporary file")
  func temporaryName() throws {
    try generate("--calendars", "gregorian", folder: "Output")
    let command = "echo mine | tee .p.html.$$ > .p.html.$$-; exec $almanac preview -q --output p.html"
    for _ in 1...2 { #expect(try tool.shell("sh -c '\(command)'") == .success("")) }
    #expect(tool.exists("p.html"))
    #expect(try tool.shell("cat .p.html.*; ls -A | grep -c p.html").stdout == "mine\nmine\nmine\nmine\n5\n")
  }

  @Test("writes to standard output")
  func standardOutput() throws {
    let outcome = try tool.run("preview", "--output", "-", "de")
    #expect(outcome.status == 0 && outcome.stderr == "" && !tool.exists("preview.html"))
    #expect(try tool.run("preview", "de").status == 0)
    #expect(try tool.text(of: "preview.html") == outcome.stdout)
  }

  @Test("has less than 60 KB of code and style after gzip")
  func size() throws {
    let folder = Repository.folder.appending(path: "Sources/Resources/preview").path
    let count = try tool.shell("cat '\(folder)'/* | gzip -9 | wc -c").stdout
    #expect(try #require(Int(count.trimmingCharacters(in: .whitespacesAndNewlines))) <= 60_000)
  }
}
