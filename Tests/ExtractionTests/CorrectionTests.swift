import AlmanacBundle
import AlmanacErrata
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// Errata that correct ICU's data during extraction.
@Suite struct CorrectionTests {
  private func record(
    _ tag: String, _ errata: [Erratum], calendars: LocaleCalendars? = nil
  ) throws -> LocaleRecord {
    let shared = try Extraction.shared.get().settings
    let settings = ExtractionSettings(
      calendars: calendars ?? shared.calendars, years: shared.years, catalogue: shared.catalogue,
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

  @Test("correct the labels of years, which are made from the corrected name")
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

  // ICU's Chinese months in Indonesian are the numbers 1 to 12. The catalog has "{month} kabisat" for a named month,
  // and "Bulan kabisat {n}" for a number.
  @Test("give leap months the corrected name of their month")
  func leapMonths() throws {
    let names = [
      "Satu", "Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh", "Delapan", "Sembilan", "Sepuluh", "Sebelas",
      "Dua Belas",
    ].map { "Bulan \($0)" }
    func months(_ texts: [String]) -> String {
      let entries = texts.enumerated().map { #""M\#($0 < 9 ? "0" : "")\#($0 + 1)": "\#($1)""# }
      return "{\(entries.joined(separator: ", "))}"
    }
    let erratum = try erratum(
      #""locales": ["id"]"#, table: "chinese", path: "months.format.wide",
      icu: months((1...12).map(String.init)), use: months(names))
    let chinese = try #require(try record("id", [erratum]).calendars.last)
    #expect(chinese.months.format.wide == names)
    #expect(chinese.leapMonths?.format.wide[5] == "Bulan Enam kabisat")
  }

  // CLDR 42 and 48 have Adar, Adar I and Adar II in German.
  @Test("of a Hebrew month do not change the name that the month has in leap years")
  func hebrew() throws {
    let erratum = try erratum(
      #""locales": ["de"]"#, table: "hebrew", path: "months.format.wide", icu: #"{"M06": "Adar"}"#,
      use: #"{"M06": "X"}"#)
    let hebrew = try #require(
      try record("de", [erratum], calendars: LocaleCalendars([.hebrew])).calendars.first)
    #expect(hebrew.months.format.wide[5] == "X")
    #expect(hebrew.leapMonths?.format.wide == ["Adar I"])
    #expect(hebrew.leapYearMonths?.format.wide == ["Adar II"])
  }

  // CLDR's calendar "islamic" has the names of all three.
  @Test("correct the names that the Islamic calendars share, or one calendar's names")
  func islamic() throws {
    let errata = [
      try erratum(
        #""locales": ["de"]"#, table: "islamic", path: "months.format.wide", icu: #"{"M01": "Muharram"}"#,
        use: #"{"M01": "X"}"#),
      try erratum(
        #""locales": ["de"]"#, table: "islamic", path: "eras.wide", icu: #"{"ah": "AH"}"#,
        use: #"{"ah": "Y"}"#),
      try erratum(
        #""locales": ["de"]"#, table: "islamic-tbla", path: "eras.wide", icu: #"{"ah": "Y"}"#,
        use: #"{"ah": "Z"}"#),
    ]
    let calendars: [CalendarIdentifier] = [.islamicUmalqura, .islamicCivil, .islamicTbla]
    let files = try record("de", errata, calendars: LocaleCalendars(calendars)).calendars
    #expect(files.map(\.calendar) == calendars)
    #expect(files.map(\.months.format.wide[0]) == ["X", "X", "X"])
    #expect(files.map(\.eras?.names.wide) == [["Y"], ["Y"], ["Z"]])
    let probe = ErrataProbe(
      catalogue: try Extraction.shared.get().settings.catalogue,
      requests: [Extraction.request(LanguageTag(language: "de"))])
    #expect(try probe.places(of: errata[1]) == ["de"])
  }

  @Test(
    "of a locale with a region do not change the locale of the language",
    arguments: [("de-DE", "X"), ("de", "Januar")])
  func region(tag: String, january: String) throws {
    let erratum = try erratum(
      #""locales": ["de-DE"]"#, table: "gregorian", path: "months.format.wide", icu: #"{"M01": "Januar"}"#,
      use: #"{"M01": "X"}"#)
    #expect(try record(tag, [erratum]).calendars[0].months.format.wide[0] == january)
  }

  @Test("are listed with the locales that ICU has, also after a locale that it does not have")
  func probe() throws {
    let german = Extraction.request(LanguageTag(language: "de"))
    let probe = ErrataProbe(catalogue: try Extraction.shared.get().settings.catalogue, requests: [german])
    let erratum = try erratum(
      #""locales": ["fr", "de"]"#, table: "gregorian", path: "months.format.wide", icu: #"{"M01": "Januar"}"#,
      use: #"{"M01": "X"}"#)
    #expect(try probe.places(of: erratum) == ["de"])
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

  @Test("correct the labels of years, the columns, and the calendars that use the same names")
  func shared() throws {
    let label = try erratum(
      #""locales": ["ja"]"#, table: "gregorian", path: "patterns.skeletons.y", icu: #""y年""#, use: #""y""#)
    #expect(try record("ja", [label]).calendars[0].years.display?[126] == "2026")
    let order = try erratum(
      #""locales": ["de"]"#, table: "gregorian", path: "patterns.skeletons.yMMMMd", icu: #""d. MMMM y""#,
      use: #""y MMMM d""#)
    #expect(try record("de", [order]).calendars[0].columns == [.year, .month, .day])
    let morning = try erratum(
      #""locales": ["de"]"#, table: "locale", path: "dayPeriods.standAlone.wide", icu: #"{"am": "AM"}"#,
      use: #"{"am": "X"}"#)
    #expect(try record("de", [morning]).locale.dayPeriods.standAlone.wide[0] == "X")
    let joined = try erratum(
      #""locales": ["de"]"#, table: "gregorian", path: "patterns.dateTime.medium", icu: #""{1}, {0}""#,
      use: #""{0}, {1}""#)
    let timeFirst = try record("de", [joined])
    #expect(timeFirst.calendars.allSatisfy { $0.patterns.dateTime["medium"] == "{0}, {1}" })
    #expect(timeFirst.locale.columns.dateAndTime.last == .date)
    let january = try erratum(
      #""locales": ["de"]"#, table: "gregorian", path: "months.format.wide", icu: #"{"M01": "Januar"}"#,
      use: #"{"M01": "Jänner"}"#)
    #expect(try record("de", [january]).calendars[1].months.format.wide[0] == "Jänner")
  }
}
