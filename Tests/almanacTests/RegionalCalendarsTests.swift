import AlmanacTestSupport
import Foundation
import Testing

/// `--calendars regional`: bundles in which locales have different calendars.
///
/// In CLDR, Thailand uses the Buddhist and the Gregorian calendar, China the Gregorian and the Chinese calendar, and
/// Germany only the Gregorian calendar.
@Suite struct RegionalCalendarsTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// Makes the bundle of these locales in these formats.
  private func generate(
    _ formats: String, of locales: String = "de\nen\nth\nzh-Hans-CN\n"
  ) throws {
    try tool.add(
      inputs: ["locales.txt": locales], ["--calendars", "gregorian,regional", "--formats", formats])
  }

  /// The calendars for which the bundle has JSON of a locale.
  ///
  /// Checks that its `locale.json` has the same. CLDR 48 has no name for islamic-tbla in German.
  private func calendars(of tag: String) throws -> [String] {
    let folder = tool.folder.appending(path: "Output/json/\(tag)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "locale.json" }
    let locale = try tool.json("Output/json/\(tag)/locale.json")
    let calendars = try #require(locale["calendars"] as? [String: Any])
    let available = try #require(calendars["available"] as? [String])
    #expect(available.map { "\($0).json" }.sorted() == files.sorted())
    let names = try #require(calendars["names"] as? [String: String])
    #expect(Set(available).subtracting(names.keys).isSubset(of: ["islamic-tbla"]))
    #expect(Set(names.keys).isSubset(of: available))
    return available
  }

  @Test("give each locale the calendars of its region, in every format")
  func locales() throws {
    try generate("strings,esm")
    #expect(try calendars(of: "de") == ["gregorian"] && calendars(of: "en") == ["gregorian"])
    #expect(try calendars(of: "th") == ["gregorian", "buddhist"])
    #expect(try calendars(of: "zh-Hans-CN") == ["gregorian", "chinese"])
    #expect(
      tool.exists("Output/strings/th.lproj/Buddhist.strings") && tool.exists("Output/esm/th/buddhist.js"))
    #expect(
      !tool.exists("Output/strings/de.lproj/Buddhist.strings") && !tool.exists("Output/esm/de/buddhist.js"))
    #expect(tool.exists("Output/json/chinese-years.json") && tool.exists("Output/esm/chinese-years.js"))
    #expect(try tool.run("check", "--quiet") == .success(""))
    #expect(try tool.run("preview").status == 0)
    let page = ParsedPage(try tool.text(of: "preview.html"))
    #expect(try page.values("bundle")["calendars"] as? [String] == ["gregorian", "buddhist", "chinese"])
  }

  @Test("do not read or write the years of a calendar that no locale of an output has")
  func sharedFiles() throws {
    try generate("esm", of: "de\nth\n")
    #expect(!tool.exists("Output/json/chinese-years.json") && !tool.exists("Output/esm/chinese-years.js"))
    #expect(try tool.text(of: "Output/esm/index.js").contains("calendars = [\"gregorian\", \"buddhist\"];"))
  }

  // aapt2 leaves a resource out of every folder if `values` lacks it, and gen-l10n makes a getter only from the template.
  @Test(
    "give the default locale every calendar if a format needs this locale",
    arguments: ["android", "xcstrings", "arb"])
  func defaultLocale(format: String) throws {
    try generate(format)
    #expect(try calendars(of: "en") == ["gregorian", "buddhist", "chinese"])
    #expect(try calendars(of: "de") == ["gregorian"] && calendars(of: "th") == ["gregorian", "buddhist"])
    #expect(try tool.run("check", "--quiet") == .success(""))
    #expect(try tool.run("--quiet", "--default-locale", "th") == .success(""))
    #expect(try calendars(of: "th") == ["gregorian", "buddhist", "chinese"])
    #expect(try calendars(of: "en") == ["gregorian"])
  }

  @Test("have every name of Android's resources in 'values', and every name of ARB in the template")
  func names() throws {
    try generate("android,arb")
    let names = { (path: String) in
      let text = try tool.text(of: path)
      let names = text.matches(of: try Regex(#"(?m)^ +(?:<[a-z-]+ name=)?"([A-Za-z0-9_]+)"[ >:]"#))
      return Set(names.compactMap { $0.output[1].substring })
    }
    let resources = try names("Output/android/res/values/almanac.xml")
    let template = try names("Output/arb/almanac_en.arb")
    for tag in ["de", "th", "zh-rCN"] where tool.exists("Output/android/res/values-\(tag)/almanac.xml") {
      #expect(try names("Output/android/res/values-\(tag)/almanac.xml").isSubset(of: resources), "\(tag)")
    }
    #expect(
      resources.contains { $0.hasSuffix("_chinese") } && resources.contains { $0.hasSuffix("_buddhist") })
    for tag in ["de", "th", "zh_Hans_CN"] {
      #expect(try names("Output/arb/almanac_\(tag).arb").isSubset(of: template), "\(tag)")
    }
  }

  @Test("of a table in a String Catalog are only the locales that have the calendar")
  func catalogs() throws {
    try generate("xcstrings")
    let tags = { (table: String) in
      let catalog = try tool.json("Output/xcstrings/\(table).xcstrings")
      let texts = try #require(catalog["strings"] as? [String: [String: Any]])
      return Set(texts.values.flatMap { ($0["localizations"] as? [String: Any])?.keys.map(\.self) ?? [] })
    }
    #expect(try tags("Gregorian") == ["de", "en", "th", "zh-Hans-CN"])
    #expect(try tags("Buddhist") == ["en", "th"] && tags("Chinese") == ["en", "zh-Hans-CN"])
  }

  @Test("stay in the manifest as a word, so that a run for more locales adds their calendars")
  func manifest() throws {
    try generate("json", of: "de\n")
    try tool.write("de\nth\n", to: "locales.txt")
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try calendars(of: "th") == ["gregorian", "buddhist"])
    #expect(
      try tool.text(of: "Output/manifest.json").contains(
        "\"calendars\": [\n      \"gregorian\",\n      \"regional\"\n    ]"))
  }

  @Test("are named with the option that removed them")
  func removed() throws {
    try generate("json,android")
    let formats = try tool.run("--formats", "json").stdout
    #expect(
      formats.hasSuffix(
        "\nRemoved by --formats: android (5 files).\nRemoved by --formats: buddhist, chinese (2 files).\n"),
      "\(formats)")
    let calendars = try tool.run("--calendars", "gregorian").stdout
    #expect(calendars.hasSuffix("\nRemoved by --calendars: buddhist, chinese (3 files).\n"), "\(calendars)")
  }

  @Test("are named with the list if the last locale that has a calendar left it, or with the default locale")
  func removedFromDefault() throws {
    try generate("json,android")
    let other = try tool.run("--default-locale", "th").stdout
    #expect(other.hasSuffix("\nRemoved by --default-locale: buddhist, chinese (2 files).\n"), "\(other)")
    try tool.write("en\nth\n", to: "locales.txt")
    let fewer = try tool.run().stdout
    #expect(fewer.contains("\nRemoved by locales.txt: chinese (2 files).\n"), "\(fewer)")
  }

  // The calendars of the issue: CLDR 42, calendarPreferenceData.
  @Test("are in a bundle by default, with the Gregorian, the Buddhist and the Chinese calendar")
  func standard() throws {
    try tool.write("de\nfa-IR\nja\n", to: "locales.txt")
    #expect(try tool.run("--quiet") == .success(""))
    let usual = ["gregorian", "buddhist", "chinese"]
    #expect(try calendars(of: "de") == usual && calendars(of: "ja") == usual + ["japanese"])
    #expect(try calendars(of: "fa-IR") == usual + ["persian", "islamic-civil", "islamic-tbla"])
    #expect(tool.exists("Output/json/persian-years.json") && !tool.exists("Output/json/dangi-years.json"))
  }
}
