import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacExtraction
@testable import AlmanacInputs

/// Errata that correct ICU's data during extraction.
@Suite struct CorrectionTests {
  func record(
    _ tag: String, _ errata: [Erratum], calendars: LocaleCalendars = LocaleCalendars(.common)
  ) throws -> LocaleRecord {
    let settings = try Extraction.settings(calendars, errata: errata)
    return try Extractor(settings).record(for: Extraction.request(try #require(LanguageTag(tag))))
  }

  private func erratum(
    _ table: String, _ path: String, _ icu: Erratum.Texts, _ use: Erratum.Texts, in scope: Erratum.Scope
  ) -> Erratum {
    Erratum(
      name: path, scope: scope, table: table, path: path, icu: icu, use: use, why: "-", evidence: ["-"],
      until: nil)
  }

  /// An erratum for one of several texts in a locale.
  func erratum(
    _ table: String, _ path: String, _ code: String, _ icu: String, _ use: String, in tag: String = "de"
  ) throws -> Erratum {
    let scope = Erratum.Scope.locales([try #require(LanguageTag(tag))])
    return erratum(table, path, .byCode([code: icu]), .byCode([code: use]), in: scope)
  }

  @Test("correct the labels of years, which are made from the corrected name")
  func derived() throws {
    let before = try Extraction.calendar(.chinese, "zh-Hans")
    let name = try #require(before.cyclicYears?[42])
    let erratum = try erratum("chinese", "cyclicYears", "43", name, "XY", in: "zh")
    // The Korean calendar has CLDR's names of Chinese years.
    for calendar in try record("zh-Hans", [erratum], calendars: [.chinese, .dangi]).calendars {
      #expect(calendar.cyclicYears?[42] == "XY")
      #expect(calendar.sources["cyclicYears"] == .erratum)
      let label = try #require(calendar.years.display?[2026 - 1900])
      #expect(label.contains("XY") && !label.contains(name), "\(calendar.calendar)")
    }
  }

  // ICU's Chinese months in Indonesian are the numbers 1 to 12. The catalog has "{month} kabisat" for a named month,
  // and "Bulan kabisat {n}" for a number.
  @Test("give leap months the corrected name of their month")
  func leapMonths() throws {
    let names = "ABCDEFGHIJKL".map { "Bulan \($0)" }
    func months(_ texts: [String]) -> Erratum.Texts {
      let codes = (1...12).map { "M\($0 < 10 ? "0" : "")\($0)" }
      return .byCode(Dictionary(uniqueKeysWithValues: zip(codes, texts)))
    }
    let erratum = erratum(
      "chinese", "months.format.wide", months((1...12).map(String.init)), months(names),
      in: .locales([LanguageTag(language: "id")]))
    let chinese = try #require(try record("id", [erratum]).calendars.last)
    #expect(chinese.months.format.wide == names)
    #expect(chinese.leapMonths?.format.wide[5] == "Bulan F kabisat")
  }

  // CLDR 42 and 48 have Adar, Adar I and Adar II in German.
  @Test("of a Hebrew month do not change the name that the month has in leap years")
  func hebrew() throws {
    let erratum = try erratum("hebrew", "months.format.wide", "M06", "Adar", "X")
    let hebrew = try #require(try record("de", [erratum], calendars: [.hebrew]).calendars.first)
    #expect(hebrew.months.format.wide[5] == "X")
    #expect(hebrew.leapMonths?.format.wide == ["Adar I"])
    #expect(hebrew.leapYearMonths?.format.wide == ["Adar II"])
  }

  // CLDR's calendar "islamic" has the names of all three.
  @Test("correct the names that the Islamic calendars share, or one calendar's names")
  func islamic() throws {
    let errata = [
      try erratum("islamic", "months.format.wide", "M01", "Muharram", "X"),
      try erratum("islamic", "eras.wide", "ah", "AH", "Y"),
      try erratum("islamic-tbla", "eras.wide", "ah", "Y", "Z"),
      try erratum("islamic-umalqura", "eras.abbreviated", "ah", "AH", "V"),
    ]
    let calendars: [CalendarIdentifier] = [.islamicUmalqura, .islamicCivil, .islamicTbla]
    let files = try record("de", errata, calendars: LocaleCalendars(calendars)).calendars
    #expect(files.map(\.calendar) == calendars)
    #expect(files.map(\.months.format.wide[0]) == ["X", "X", "X"])
    #expect(files.map(\.eras?.names.wide) == [["Y"], ["Y"], ["Z"]])
    #expect(files.map(\.eras?.names.abbreviated) == [["V"], ["AH"], ["AH"]])
    #expect(try places(of: errata[1]) == ["de"])
  }

  // CLDR 42's pattern is the hour twice, joined by the fallback, so it is left out without an erratum.
  @Test("correct a range of hours that would follow from a single hour", .needsCLDR42)
  func hours() throws {
    let scope = Erratum.Scope.locales(["ta"].compactMap(LanguageTag.init))
    let hour = erratum("locale", "time.intervals.h.a", .one("a h – a h"), .one("a h–a h"), in: scope)
    #expect(try record("ta", [hour]).locale.time.intervals.patterns["h"]?["a"] == "a h–a h")
  }

  // CLDR 42 and 48 have these German words.
  @Test("of names, relative words and units correct the picker's words that come from them")
  func words() throws {
    let hours = ["label": "Stunden", "one": "{0} Stunde", "other": "{0} Stunden"]
    let minutes = ["one": "{0} Minute", "other": "{0} Minuten"]
    let german = Erratum.Scope.locales([LanguageTag(language: "de")])
    let errata = [
      try erratum("locale", "relative.day", "0", "heute", "jetzt"),
      try erratum("locale", "fields.week", "wide", "Woche", "Kalenderwoche"),
      erratum(
        "locale", "units.hour.long", .byCode(hours),
        .byCode(["label": "Std", "one": "{0} Std", "other": "{0} Stdn"]), in: german),
      erratum(
        "locale", "units.minute.long", .byCode(minutes),
        .byCode(["one": "{0} Minütchen", "other": "{0} Minütchen"]), in: german),
      try erratum("locale", "units.minute.short", "other", "{0} Min.", "{0} Minn."),
    ]
    let locale = try record("de", errata).locale
    let expected: [String: Phrase] = [
      "nav.today": .plain("Jetzt"), "segment.week": .plain("Kalenderwoche"), "label.hours": .plain("Std"),
      "timer.hours": .plural([.one: "Std", .other: "Stdn"]),
      "timer.minutes": .plural([.one: "Min.", .other: "Minn."]),
      "a11y.minuteValue": .plural([.one: "{n} Minütchen", .other: "{n} Minütchen"]),
    ]
    for (key, phrase) in expected {
      #expect(locale.strings[key] == phrase, "\(key)")
      #expect(locale.sources["strings.\(key)"] == .erratum, "\(key)")
    }
    // The erratum does not correct the label.
    #expect(locale.strings["label.minutes"] == .plain("Minuten"))
    #expect(locale.sources["strings.label.minutes"] == .own)
  }

  @Test(
    "of a locale with a region do not change the locale of the language",
    arguments: [("de-DE", "X"), ("de", "Januar")])
  func region(tag: String, january: String) throws {
    let erratum = try erratum("gregorian", "months.format.wide", "M01", "Januar", "X", in: "de-DE")
    #expect(try record(tag, [erratum]).calendars[0].months.format.wide[0] == january)
  }

  @Test("are listed with the locales and regions in which ICU has the wrong text, also after others")
  func probe() throws {
    let scope = Erratum.Scope.locales([LanguageTag(language: "fr"), LanguageTag(language: "de")])
    let erratum = erratum(
      "gregorian", "months.format.wide", .byCode(["M01": "Januar"]), .byCode(["M01": "X"]), in: scope)
    #expect(try places(of: erratum) == ["de"])
    // The week begins on Sunday in the United States.
    let week = self.erratum("regions", "firstDay", .one("mon"), .one("wed"), in: .regions(["US", "AT"]))
    #expect(try places(of: week) == ["AT"])
  }

  /// The places of an erratum, if ICU has only the locale `de`.
  private func places(of erratum: Erratum) throws -> [String] {
    let german = Extraction.request(LanguageTag(language: "de"))
    return try ErrataProbe(catalogue: Extraction.settings().catalogue, requests: [german]).places(of: erratum)
  }

  @Test("correct the week of a region in every language", arguments: ["de-AT", "en-AT"])
  func week(tag: String) throws {
    let errata = [("firstDay", "mon", "wed"), ("weekend", "sat sun", "fri"), ("minimalDays", "4", "1")].map {
      erratum("regions", $0, .one($1), .one($2), in: .regions(["LU", "AT"]))
    }
    let locale = try record(tag, errata).locale
    #expect(locale.week.firstDay == .wed && locale.week.weekend == [.fri] && locale.week.minimalDays == 1)
    #expect(locale.sources["week"] == .erratum)
    #expect(try record("de-LU", errata).locale.week.firstDay == .wed)
    #expect(try record("de-DE", errata).locale.week.firstDay == .mon)
  }

  // ICU 72's listformatter.cpp changes only "{0} y {1}" in Spanish, and only "{0} ו{1}" in Hebrew.
  @Test(
    "of lists leave out the forms of words that the corrected patterns do not have", arguments: ["es", "he"])
  func lists(tag: String) throws {
    let scope = Erratum.Scope.locales([LanguageTag(language: tag)])
    let found = try #require(try Extraction.record(tag).locale.lists["long"])
    let icu = Erratum.Texts.byCode(["two": found.two, "end": found.end])
    let use = Erratum.Texts.byCode(["two": "{0} / {1}", "end": "{0} / {1}"])
    let list = try record(tag, [erratum("locale", "lists.long", icu, use, in: scope)]).locale.lists["long"]
    #expect(list?.two == "{0} / {1}" && list?.beforePrefix == nil && list?.beforeOtherScript == nil)
  }

  @Test("of one Spanish list pattern keep the form with e of the other pattern")
  func spanishList() throws {
    let comma = try erratum("locale", "lists.long", "end", "{0} y {1}", "{0}, y {1}", in: "es")
    let special = try record("es", [comma]).locale.lists["long"]?.beforePrefix
    #expect(special?.two == "{0} e {1}" && special?.end == "{0}, y {1}")
  }

  // Users do not type spaces at the ends of a date. The Chinese pattern has a comma between the numbers of month and
  // year.
  @Test("may begin and end a pattern with a space")
  func spaces() throws {
    let german = Erratum.Scope.locales([LanguageTag(language: "de")])
    let short = erratum(
      "gregorian", "patterns.date.short", .one("dd.MM.yy"), .one(" dd.MM.yy "), in: german)
    let month = erratum(
      "gregorian", "patterns.skeletons.yMMMM", .one("MMMM y"), .one(" MMMM y"), in: german)
    let calendars = try record("de", [short, month]).calendars
    #expect(calendars[0].mask?.separators == ["", ".", ".", ""])
    #expect(calendars[2].patterns.skeletons["yMMMM"] == " MMMM, r(U)")
  }

  // CLDR 42 and 48 have these German patterns. Without errata, a Buddhist date follows the Gregorian one in its zeros,
  // the words of a day, and the order of a range.
  @Test("of Buddhist dates apply, although Gregorian dates have other zeros, words or another order")
  func buddhistDates() throws {
    let german = Erratum.Scope.locales([LanguageTag(language: "de")])
    let texts = [
      ("date.long", "d. MMMM y G", "dd. MMMM y G"), ("skeletons.d", "d", "'Tag' d"),
      ("intervals.yMMMd.d", "d.–d. MMM y G", "y G MMM d–d"),
    ]
    let errata = texts.map { erratum("buddhist", "patterns.\($0)", .one($1), .one($2), in: german) }
    let patterns = try #require(try record("de", errata, calendars: [.buddhist]).calendars.first).patterns
    #expect(patterns.date["long"] == "dd. MMMM y G" && patterns.skeletons["d"] == "'Tag' d")
    #expect(patterns.intervals.patterns["yMMMd"]?["d"] == "y G MMM d–d")
  }

  // In CLDR 42 and 48, the German pattern yMd is d.M.y. The name of the month shows which number is the day.
  @Test("that write the short date with a month's name do not change numeric dates")
  func namedMonth() throws {
    let german = Erratum.Scope.locales([LanguageTag(language: "de")])
    let short = erratum("gregorian", "patterns.date.short", .one("dd.MM.yy"), .one("y MMM d"), in: german)
    #expect(try record("de", [short]).calendars[0].patterns.skeletons["yMd"] == "d.M.y")
  }

  @Test("correct the labels of years, the columns, and the calendars that use the same names")
  func shared() throws {
    let (japanese, german) = (LanguageTag(language: "ja"), LanguageTag(language: "de"))
    let label = erratum(
      "gregorian", "patterns.skeletons.y", .one("y年"), .one("y"), in: .locales([japanese]))
    #expect(try record("ja", [label]).calendars[0].years.display?[126] == "2026")
    let order = erratum(
      "gregorian", "patterns.skeletons.yMMMMd", .one("d. MMMM y"), .one("y MMMM d"), in: .locales([german]))
    let joined = erratum(
      "gregorian", "patterns.dateTime.medium", .one("{1}, {0}"), .one("{0}, {1}"), in: .locales([german]))
    let names = [
      try erratum("locale", "dayPeriods.standAlone.wide", "am", "AM", "X"),
      try erratum("gregorian", "months.format.wide", "M01", "Januar", "Jänner"),
    ]
    let corrected = try record("de", [order, joined] + names)
    #expect(corrected.calendars[0].columns == [.year, .month, .day])
    #expect(corrected.locale.dayPeriods.standAlone.wide[0] == "X")
    #expect(corrected.calendars.allSatisfy { $0.patterns.dateTime["medium"] == "{0}, {1}" })
    #expect(corrected.locale.columns.dateAndTime.last == .date)
    #expect(corrected.calendars[1].months.format.wide[0] == "Jänner")
  }
}
