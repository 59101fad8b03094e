import AlmanacExtraction
import AlmanacKit
import Testing

/// CLDR's words: the names of date fields, and words such as "yesterday" and "next week".
@Suite struct WordTests {
  @Test("names the date fields as node's Intl does", arguments: Reference.tags)
  func fields(tag: String) throws {
    let found = try #require(try Extraction.record(tag).locale.fields)
    let isOldData = try Extraction.hasCLDR42()
    for (field, names) in try #require(try Reference.cldr48(tag).fields) {
      let changed = isOldData && Self.changedSinceCLDR42.contains("\(tag) \(field)")
      guard !changed else { continue }
      #expect(found[field]?.wide == names["wide"], "\(field)")
      #expect(found[field]?.abbreviated == names["abbreviated"], "\(field)")
      #expect(found[field]?.narrow == names["narrow"], "\(field)")
    }
  }

  /// The fields whose names differ between CLDR 42 and CLDR 48, which node has.
  private static let changedSinceCLDR42: Set = [
    "de era", "de month", "zh-Hant-TW era", "zh-Hant-TW weekday", "zh-Hant-TW dayPeriod", "zh-Hant-TW hour",
    "zh-Hant-TW minute",
  ]

  @Test("says 'yesterday' and 'next week' as node's Intl does", arguments: Reference.tags)
  func relative(tag: String) throws {
    let found = try #require(try Extraction.record(tag).locale.relative)
    let expected = try #require(try Reference.cldr48(tag).relative)
    #expect(found.keys.sorted() == ["day", "month", "week", "year"])
    for (unit, words) in found {
      for (steps, word) in words.words { #expect(word == expected[unit]?[steps], "\(unit) \(steps)") }
    }
  }

  // German has the words "vorgestern" (two days ago) and "übermorgen" (in two days). English has no such words.
  @Test("has words for two days away only if the language has them")
  func twoDays() throws {
    let german = try Extraction.record("de").locale.relative?["day"]?.words
    #expect(german?["-2"] == "vorgestern")
    #expect(german?["2"] == "übermorgen")
    #expect(try Extraction.record("en").locale.relative?["day"]?.words.keys.sorted() == ["-1", "0", "1"])
  }

  // In these languages, CLDR's word for "day of the week" means a working day, as in "weekday or weekend".
  @Test(
    "never labels the day of the week with a word for a working day",
    arguments: [("zh", "星期"), ("zh-Hans-SG", "星期"), ("cgg", nil)])
  func workingDay(tag: String, expected: String?) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.fields?["weekday"]?.wide == expected)
    #expect((locale.sources["fields.weekday"] == nil) == (expected == nil))
  }

  @Test(
    "leaves out English words that root has or that some locales copied from root",
    arguments: ["ckb", "haw", "mgo"])
  func copies(tag: String) throws {
    let fields = try Extraction.record(tag).locale.fields ?? [:]
    #expect(fields["hour"] == nil)
    #expect(fields["era"] == nil)
  }

  // node's `Intl.RelativeTimeFormat` has these words for today, but English words for yesterday and tomorrow.
  @Test(
    "has the language's word for today, without root's English for yesterday and tomorrow",
    arguments: [("bem", "Lelo"), ("naq", "Neetsee"), ("jgo", "lɔ\u{A78B}ɔ")])
  func copiedDays(tag: String, today: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.relative?.mapValues(\.words) == ["day": ["0": today]])
    #expect(locale.sources["relative.day"] == .own)
  }

  // CLDR has a Yiddish word for "next week", but only root's English for "this week" and "last week".
  @Test("leaves out \"next week\" if the language has no word for this week")
  func noPresent() throws {
    let relative = try #require(try Extraction.record("yi").locale.relative)
    #expect(relative["week"] == nil)
    #expect(relative["day"]?.words["0"] == "היינט")
  }

  // Root has the English words "Month", "Week", "Year", "Hour", "Today" and "Quarter". CLDR 42 repeats "Quarter" in qu.
  @Test(
    "has no button with English words that only root has, or that a locale copied from root",
    arguments: [
      ("qu", ["segment.week", "segment.month", "segment.year", "label.quarter"]), ("mgo", ["label.hours"]),
      ("haw", ["nav.today", "segment.month"]), ("ii", ["nav.today", "segment.month"]),
      ("bho", ["nav.today", "segment.month"]),
    ])
  func copiedButtons(tag: String, keys: [String]) throws {
    let strings = try Extraction.record(tag).locale.strings
    // In CLDR 48, Quechua has its own words for these keys.
    let english = ["Week", "Month", "Year", "Hour", "Today", "Quarter"].map(Phrase.plain)
    for key in keys { #expect(strings[key].map { !english.contains($0) } ?? true, "\(key)") }
  }

  // In ICU 72, the German data has the word "Minute". In ICU 78, only root has the word.
  @Test("keeps a word of the language that is the same in English")
  func sameWord() throws {
    let minute = try Extraction.record("de").locale.fields?["minute"]
    #expect(minute == FieldNames(abbreviated: "Min.", narrow: "Min.", wide: "Minute"))
  }

  // The expected words come from node's `Intl.DisplayNames`, `Intl.RelativeTimeFormat` and `Intl.NumberFormat` for nn.
  @Test("has CLDR's Norwegian words in Nynorsk, as ICU does", arguments: ["nn", "nn-NO"])
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
}
