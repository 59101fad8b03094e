import AlmanacTestSupport
import Foundation
import Testing

/// Corrections of ICU's data by Almanac and by an app, from end to end.
@Suite struct ErrataTests {
  private static let small = ["--quiet", "--formats", "json", "--calendars", "gregorian"]

  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nde-AT\nth\n", to: "locales.txt")
  }

  /// An app's erratum for January in German, a name that Almanac's own errata do not correct.
  private static func erratum(locale: String = "de") -> String {
    #"""
    {
      "de-january": {
        "locales": ["\#(locale)"],
        "table": "gregorian",
        "path": "months.format.wide",
        "icu": {"M01": "Januar"},
        "use": {"M01": "Jänner"},
        "why": "A test.",
        "evidence": ["A test."]
      }
    }
    """#
  }

  private func january(_ tag: String, _ context: String = "format") throws -> (name: String?, source: String?)
  {
    let calendar = try tool.json("Output/json/\(tag)/gregorian.json")
    let names = ((calendar["months"] as? [String: Any])?[context] as? [String: Any])?["wide"] as? [String]
    return (names?.first, (calendar["sources"] as? [String: String])?["months.\(context).wide"])
  }

  @Test("corrects ICU's text in a locale, names the file in the manifest, and diff names the erratum")
  func own() throws {
    try tool.write(Self.erratum(), to: "errata.json")
    #expect(try tool.run(Self.small + ["--output", "Old"]) == .success(""))
    #expect(try tool.run(Self.small + ["--errata", "errata.json"]) == .success(""))
    let german = try january("de")
    #expect(german.name == "Jänner" && german.source == "erratum")
    // CLDR's German has the names of a month alone only in format.
    #expect(try january("de", "standAlone").name == "Jänner")
    #expect((try tool.options()["errata"] as? String)?.count == 64)
    // ICU's text for de-AT is already "Jänner", so the erratum for "Januar" does not apply.
    #expect(try january("de-AT").source == "own")
    #expect(try tool.run("check", "--errata", "errata.json").status == 0)
    #expect(try tool.run("check", "--no-errata").status == 1)
    let began = try tool.run("diff", "Old", "Output", "--quiet").stdout
    #expect(
      began.split(separator: "\n", maxSplits: 1).last?.hasPrefix(
        """
        de gregorian months.format.wide.M01: "Januar" → "Jänner"
        de gregorian months.standAlone.wide.M01: "Januar" → "Jänner"
        de gregorian sources.months.format.wide: "own" → "erratum" (an erratum began to apply)
        """) == true)
    #expect(began.hasPrefix("manifest options.errata: "))
    let expired = try tool.run("diff", "Output", "Old", "--report", "json").stdout
    #expect(expired.contains("\"erratum\": \"expired\""))
  }

  // Almanac's own errata correct `hh:mm a` in Gujarati too, for every version of CLDR.
  @Test("prefers the app's erratum if Almanac corrects the same text")
  func ownFirst() throws {
    try tool.write("gu\n", to: "locales.txt")
    try tool.write(
      """
      {"own": {"locales": ["gu"], "table": "locale", "path": "time.styles.short", "icu": "hh:mm a", "use": "h.mm a",
      "why": "Dots", "evidence": ["-"]}}
      """, to: "errata.json")
    func time(_ options: String...) throws -> String? {
      try #require(try tool.run(Self.small + options) == .success(""))
      let times = try tool.json("Output/json/gu/locale.json")["time"] as? [String: Any]
      return (times?["styles"] as? [String: String])?["short"]
    }
    #expect(try time("--no-errata") == "hh:mm a")
    #expect(try time("--errata", "") == "h:mm a")
    #expect(try time("--errata", "errata.json") == "h.mm a")
  }

  @Test("--no-errata writes ICU's own texts, and the manifest records the option; it excludes --errata")
  func none() throws {
    #expect(try tool.run("--quiet", "--formats", "json", "--no-errata") == .success(""))
    #expect(try tool.options()["noErrata"] as? Bool == true)
    #expect(try tool.run("--errata", "errata.json", "--no-errata").status == 64)
    for tag in ["de", "th"] {
      for table in ["locale", "gregorian", "buddhist", "chinese"] {
        let sources = try #require(
          try tool.json("Output/json/\(tag)/\(table).json")["sources"] as? [String: String])
        #expect(!sources.values.contains("erratum"), "\(tag) \(table)")
      }
    }
  }

  @Test("refuses a file of errata with the line and the column, and writes nothing")
  func bad() throws {
    try tool.write(Self.erratum(locale: "xx"), to: "errata.json")
    let outcome = try tool.run("--errata", "errata.json")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr == """
        errata.json:2:3: error: The erratum 'de-january' names 'xx', which is not a locale in ICU. \
        'almanac locales' lists all locales.

        """)
    #expect(!tool.exists("Output"))
  }

  @Test("lists the corrections with ICU's text, the used text and the reason")
  func list() throws {
    let korean = try tool.run("errata", "ko-KP")
    #expect(korean.status == 0 && korean.stdout.contains("ko-day-periods-abbreviated"), "\(korean.stderr)")
    #expect(korean.stdout.contains("  am: AM → 오전\n"))
    #expect(try korean.stdout == tool.run("errata", "ko").stdout, "They are the errata of 'ko'.")
    let emirates = try tool.run("errata", "AE").stdout
    #expect(emirates.contains("  sat → mon\n") && emirates.contains(" Corrected in CLDR 48.\n  - "))
    #expect(try tool.run("errata", "gu").stdout.contains(" Not corrected in any CLDR version yet.\n  - "))
    // In CLDR 48, the week in the United Arab Emirates (AE) already begins on Monday, so the erratum does not apply.
    let isApplied = emirates.contains("(applies with CLDR ")
    #expect(emirates.contains(isApplied ? ", 1 applies.\n" : ", 0 apply.\n"))
    #expect(try tool.run("errata", "ar-AE").stdout.contains("  sat → mon\n"))
    // The tag 'is' has no region, so its week is that of Iceland (IS).
    #expect(try tool.run("errata", "is").stdout.contains("is-first-day"))
    // With each version of CLDR, one of these corrections for the same text does not apply.
    let azerbaijani = try tool.run("errata", "az").stdout
    for name in ["az-date-time-long", "az-date-time-long-48"] {
      #expect(azerbaijani.contains(try Regex("\n\(name) .*\n  az: gregorian patterns.dateTime.long\n")))
    }
    #expect(try tool.run("errata", "xx").status == 64)
    #expect(try tool.run("errata", "fr") == .success("No corrections.\n"))
  }

  @Test("are listed as JSON with every field of the shipped file, and with sorted keys")
  func report() throws {
    let report = try tool.run("errata", "--report", "json")
    #expect(report == .success(report.stdout))
    let lines = report.stdout.split(separator: "\n")
    for erratum in lines.split(separator: "    {") {
      let keys = erratum.compactMap { $0.prefixMatch(of: #/\x20{6}"(\w+)": /#)?.1 }
      #expect(keys == keys.sorted())
    }
    #expect(lines.contains("      \"locales\": [") && lines.contains("      \"regions\": ["))
    let list = try JSONSerialization.jsonObject(with: Data(report.stdout.utf8)) as? [String: Any]
    let errata = try #require(list?["errata"] as? [[String: Any]])
    for erratum in errata {
      #expect((erratum["evidence"] as? [String])?.count ?? 0 >= 2, "\(erratum["name"] ?? "")")
    }
    // Each version of ICU has texts that only another version corrects.
    let applied = errata.filter { ($0["applies"] as? [String])?.isEmpty == false }
    #expect(!applied.isEmpty && applied.count < errata.count)
    let shipped = Repository.folder.appending(path: "Sources/Resources/errata.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: shipped)) as? [String: NSDictionary]
    let fields = errata.map { erratum in
      (
        erratum["name"] as? String ?? "",
        erratum.filter { !["applies", "name"].contains($0.key) } as NSDictionary
      )
    }
    #expect(Dictionary(uniqueKeysWithValues: fields) == file)
  }
}
