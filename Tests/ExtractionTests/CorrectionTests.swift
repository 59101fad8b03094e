import AlmanacErrata
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// Errata of ICU's data while it is extracted.
@Suite struct CorrectionTests {
  private func record(_ tag: String, _ errata: [Erratum]) throws -> LocaleRecord {
    let shared = try Extraction.shared.get().settings
    let settings = ExtractionSettings(
      calendars: shared.calendars, years: shared.years, catalogue: shared.catalogue,
      tables: try SupplementalTables(errata: ErrataTable(errata)))
    let locale = try #require(LanguageTag(tag))
    let request = LocaleRequest(
      language: locale, keywords: LocaleKeywords(), dataLocale: locale, likely: Extraction.likely(locale))
    return try Extractor(settings).record(for: request)
  }

  private func erratum(
    _ place: String, table: String, path: String, icu: String, use: String
  ) throws -> Erratum {
    let text = #"""
      {"x": {\#(place), "table": "\#(table)", "path": "\#(path)", "icu": \#(icu), "use": \#(use), "why": "-",
        "evidence": ["-"]}}
      """#
    return try #require(try ErrataFile.errata(reading: Array(text.utf8), known: nil).first)
  }

  @Test("reach what is made from the corrected text: the labels of years")
  func derived() throws {
    let before = try record("zh-Hans", [])
    let name = try #require(before.calendars.last?.cyclicYears?[42])
    let erratum = try erratum(
      #""locales": ["zh"]"#, table: "chinese", path: "cyclicYears", icu: #"{"43": "\#(name)"}"#,
      use: #"{"43": "XY"}"#)
    let chinese = try #require(try record("zh-Hans", [erratum]).calendars.last)
    #expect(chinese.cyclicYears?[42] == "XY")
    #expect(chinese.sources["cyclicYears"] == .erratum)
    let label = try #require(chinese.years.display?[2026 - 1900])
    #expect(label.contains("XY") && !label.contains(name))
  }

  @Test(
    "of a region without data of its own leave the language alone",
    arguments: [("de-DE", "X"), ("de", "Januar")])
  func region(tag: String, january: String) throws {
    let erratum = try erratum(
      #""locales": ["de-DE"]"#, table: "gregorian", path: "months.format.wide", icu: #"{"M01": "Januar"}"#,
      use: #"{"M01": "X"}"#)
    #expect(try record(tag, [erratum]).calendars[0].months.format.wide[0] == january)
  }

  @Test("correct the week of a region in every language", arguments: ["de-AT", "en-AT"])
  func week(tag: String) throws {
    let errata = [
      try erratum(#""regions": ["AT"]"#, table: "regions", path: "firstDay", icu: #""mon""#, use: #""wed""#),
      try erratum(
        #""regions": ["AT"]"#, table: "regions", path: "weekend", icu: #""sat sun""#, use: #""fri""#),
      try erratum(#""regions": ["AT"]"#, table: "regions", path: "minimalDays", icu: #""4""#, use: #""1""#),
    ]
    let locale = try record(tag, errata).locale
    #expect(locale.week.firstDay == .wed && locale.week.weekend == [.fri] && locale.week.minimalDays == 1)
    #expect(locale.sources["week"] == .erratum)
    #expect(try record("de-DE", errata).locale.week.firstDay == .mon)
  }

  /// An erratum about one text of German's, with what ICU 72 and 78 say.
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let icu: String
    let use: String
    var testDescription: String { path }
  }

  // CLDR 42 and 48, German.
  @Test(
    "correct every kind of text, and say so in its source",
    arguments: [
      Case(path: "weekdays.format.wide", icu: #"{"sun": "Sonntag"}"#, use: #"{"sun": "X"}"#),
      Case(path: "dayPeriods.format.wide", icu: #"{"morning1": "morgens"}"#, use: #"{"morning1": "X"}"#),
      Case(path: "dayPeriods.standAlone.wide", icu: #"{"morning1": "Morgen"}"#, use: #"{"morning1": "X"}"#),
      Case(path: "lists.long", icu: #"{"two": "{0} und {1}"}"#, use: #"{"two": "{0} X {1}"}"#),
      Case(path: "fields.month", icu: #"{"wide": "Monat"}"#, use: #"{"wide": "X"}"#),
      Case(path: "relative.day", icu: #"{"-1": "gestern"}"#, use: #"{"-1": "X"}"#),
      Case(path: "units.hour.long", icu: #"{"one": "{0} Stunde"}"#, use: #"{"one": "{0} X"}"#),
      Case(path: "time.styles.short", icu: #""HH:mm""#, use: #""HH.mm""#),
      Case(path: "time.skeletons.Hm", icu: #""HH:mm""#, use: #""HH.mm""#),
      Case(path: "gregorian/months.standAlone.abbreviated", icu: #"{"M03": "Mär"}"#, use: #"{"M03": "X"}"#),
      Case(path: "gregorian/eras.wide", icu: #"{"ce": "n. Chr."}"#, use: #"{"ce": "X"}"#),
      Case(path: "gregorian/patterns.date.long", icu: #""d. MMMM y""#, use: #""d MMMM y""#),
      Case(path: "gregorian/patterns.skeletons.MMMd", icu: #""d. MMM""#, use: #""d MMM""#),
      Case(
        path: "gregorian/patterns.intervals.fallback", icu: #""{0}\u2009–\u2009{1}""#,
        use: #""{0} X {1}""#),
      Case(path: "gregorian/patterns.dateTime.short", icu: #""{1}, {0}""#, use: #""{1} {0}""#),
      Case(path: "chinese/zodiac", icu: #"{"1": "Ratte"}"#, use: #"{"1": "X"}"#),
    ])
  func kinds(example: Case) throws {
    let parts = example.path.split(separator: "/").map(String.init)
    let (table, path) = parts.count == 2 ? (parts[0], parts[1]) : ("locale", parts[0])
    let record = try record(
      "de", [try erratum(#""locales": ["de"]"#, table: table, path: path, icu: example.icu, use: example.use)]
    )
    let calendar = record.calendars.first { $0.calendar.rawValue == table }
    let sources = calendar?.sources ?? record.locale.sources
    #expect(sources[path] == .erratum)
    let use = example.use.split(separator: "\"").last { $0.contains(where: \.isLetter) } ?? ""
    let before = try self.record("de", []).calendars.first { $0.calendar.rawValue == table }
    let (old, new) = (before.map { "\($0)" }, calendar.map { "\($0)" })
    if let old, let new { #expect(new.ranges(of: use).count > old.ranges(of: use).count) }
  }

  @Test("reach the labels of years, the columns, and the calendar that shares the names")
  func shared() throws {
    let label = try erratum(
      #""locales": ["ja"]"#, table: "gregorian", path: "patterns.skeletons.y", icu: #""y年""#, use: #""y""#)
    #expect(try record("ja", [label]).calendars[0].years.display?[126] == "2026")
    let order = try erratum(
      #""locales": ["de"]"#, table: "gregorian", path: "patterns.skeletons.yMMMMd", icu: #""d. MMMM y""#,
      use: #""y MMMM d""#)
    #expect(try record("de", [order]).calendars[0].columns == [.year, .month, .day])
    let january = try erratum(
      #""locales": ["de"]"#, table: "gregorian", path: "months.format.wide", icu: #"{"M01": "Januar"}"#,
      use: #"{"M01": "Jänner"}"#)
    #expect(try record("de", [january]).calendars[1].months.format.wide[0] == "Jänner")
  }
}
