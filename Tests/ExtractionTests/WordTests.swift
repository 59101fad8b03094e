import AlmanacKit
import Testing

/// CLDR's words: the names of the date fields, and the words for the days and units around the present one.
@Suite struct WordTests {
  @Test("names the date fields as node's Intl does", arguments: Reference.tags)
  func fields(tag: String) throws {
    let found = try #require(try Extraction.record(tag).locale.fields)
    let isOldData = try Extraction.shared.get().versions.cldr == "42"
    for (field, names) in try #require(try Reference.cldr48().locales[tag]?.fields) {
      let changed = isOldData && Self.changedSinceCLDR42.contains("\(tag) \(field)")
      guard !changed else { continue }
      #expect(found[field]?.wide == names["wide"], "\(field)")
      #expect(found[field]?.abbreviated == names["abbreviated"], "\(field)")
      #expect(found[field]?.narrow == names["narrow"], "\(field)")
    }
  }

  /// Where CLDR 48, which node has, names a field in another way than CLDR 42.
  private static let changedSinceCLDR42: Set = [
    "de era", "de month", "zh-Hant-TW era", "zh-Hant-TW weekday", "zh-Hant-TW dayPeriod", "zh-Hant-TW hour",
    "zh-Hant-TW minute",
  ]

  @Test("says 'yesterday' and 'next week' as node's Intl does", arguments: Reference.tags)
  func relative(tag: String) throws {
    let found = try #require(try Extraction.record(tag).locale.relative)
    let expected = try #require(try Reference.cldr48().locales[tag]?.relative)
    #expect(found.keys.sorted() == ["day", "month", "week", "year"])
    for (unit, words) in found {
      for (steps, word) in words.words { #expect(word == expected[unit]?[steps], "\(unit) \(steps)") }
    }
  }

  // Dictionary words: German has them, English does not.
  @Test("has words for two days away only where the language has them")
  func twoDays() throws {
    let german = try Extraction.record("de").locale.relative?["day"]?.words
    #expect(german?["-2"] == "vorgestern")
    #expect(german?["2"] == "übermorgen")
    #expect(try Extraction.record("en").locale.relative?["day"]?.words.keys.sorted() == ["-1", "0", "1"])
  }

  // "Weekday" as in "weekday or weekend" is another word than "day of the week" in these languages.
  @Test(
    "never labels the day of the week with a word for a working day",
    arguments: [("zh", "星期"), ("zh-Hans-SG", "星期"), ("cgg", nil)])
  func workingDay(tag: String, expected: String?) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.fields?["weekday"]?.wide == expected)
    #expect((locale.sources["fields.weekday"] == nil) == (expected == nil))
  }

  @Test(
    "leaves out the English that root has, and that some locales have copied from it",
    arguments: ["ckb", "haw", "mgo"])
  func copies(tag: String) throws {
    let fields = try Extraction.record(tag).locale.fields ?? [:]
    #expect(fields["hour"] == nil)
    #expect(fields["era"] == nil)
  }

  // node's `Intl.RelativeTimeFormat` says these beside "yesterday" and "tomorrow".
  @Test(
    "has the language's word for today, without root's English for yesterday and tomorrow",
    arguments: [("bem", "Lelo"), ("naq", "Neetsee"), ("jgo", "lɔ\u{A78B}ɔ")])
  func copiedDays(tag: String, today: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.relative?.mapValues(\.words) == ["day": ["0": today]])
    #expect(locale.sources["relative.day"] == .own)
  }

  // In CLDR, "next week" is Yiddish, but "this week" and "last week" are root's.
  @Test("leaves out the words around a week that has no word itself")
  func noPresent() throws {
    let relative = try #require(try Extraction.record("yi").locale.relative)
    #expect(relative["week"] == nil)
    #expect(relative["day"]?.words["0"] == "היינט")
  }

  // Root's words: "Month", "Week", "Year", "Hour".
  @Test(
    "titles no button with the English that a locale has copied from root",
    arguments: [("qu", ["segment.week", "segment.month", "segment.year"]), ("mgo", ["label.hours"])])
  func copiedButtons(tag: String, keys: [String]) throws {
    let strings = try Extraction.record(tag).locale.strings
    // CLDR 48 has Quechua's own words.
    let english = ["Week", "Month", "Year", "Hour"].map(Phrase.plain)
    for key in keys { #expect(strings[key].map { !english.contains($0) } ?? true, "\(key)") }
  }

  // ICU 72 has the word in German, ICU 78 leaves it to root.
  @Test("keeps a word of the language that is English by chance")
  func sameWord() throws {
    let minute = try Extraction.record("de").locale.fields?["minute"]
    #expect(minute == FieldNames(abbreviated: "Min.", narrow: "Min.", wide: "Minute"))
  }

  // node's `Intl.DisplayNames`, `Intl.RelativeTimeFormat` and `Intl.NumberFormat` in nn.
  @Test("has in Nynorsk the words that CLDR keeps in Norwegian, as ICU does", arguments: ["nn", "nn-NO"])
  func norwegian(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    let fields = try #require(locale.fields).mapValues(\.wide)
    #expect(
      fields == [
        "era": "tidsalder", "year": "år", "month": "månad", "week": "veke", "weekday": "vekedag",
        "day": "dag",
        "dayPeriod": "a.m./p.m.", "hour": "time", "minute": "minutt", "second": "sekund", "zone": "tidssone",
      ])
    #expect(locale.relative?["year"]?.words == ["-1": "i fjor", "0": "i år", "1": "neste år"])
    #expect(locale.units?["hour"]?["short"]?.forms[.other] == "{0} t")
    #expect(locale.sources["fields.year"] == .parent("no"))
  }

  @Test("gives Hindi in Latin letters no word of English, which it inherits patterns from")
  func foreign() throws {
    let locale = try Extraction.record("hi-Latn").locale
    #expect(locale.fields?.values.contains { ["day", "year", "hour"].contains($0.wide) } != true)
  }
}
