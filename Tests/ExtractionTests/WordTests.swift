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
      guard !changed, "\(tag) \(field)" != "am weekday" else { continue }
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
      for (steps, word) in words { #expect(word == expected[unit]?[steps], "\(unit) \(steps)") }
    }
  }

  // Dictionary words: German has them, English does not.
  @Test("has words for two days away only where the language has them")
  func twoDays() throws {
    let german = try Extraction.record("de").locale.relative?["day"]
    #expect(german?["-2"] == "vorgestern")
    #expect(german?["2"] == "übermorgen")
    #expect(try Extraction.record("en").locale.relative?["day"]?.keys.sorted() == ["-1", "0", "1"])
  }

  // "Weekday" as in "weekday or weekend" is another word than "day of the week" in these languages.
  @Test(
    "never labels the day of the week with a word for a working day",
    arguments: [("zh", "星期"), ("zh-Hans-SG", "星期"), ("el", nil), ("am", nil), ("cgg", nil)])
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

  @Test("leaves out English words for yesterday and tomorrow", arguments: ["bem", "naq", "jgo"])
  func copiedDays(tag: String) throws {
    #expect(try Extraction.record(tag).locale.relative?["day"] == nil)
  }

  // ICU 72 has the word in German, ICU 78 leaves it to root.
  @Test("keeps a word of the language that is English by chance")
  func sameWord() throws {
    let minute = try Extraction.record("de").locale.fields?["minute"]
    #expect(minute == FieldNames(abbreviated: "Min.", narrow: "Min.", wide: "Minute"))
  }

  @Test("gives Nynorsk no word of Norwegian's, which it inherits patterns from")
  func foreign() throws {
    let locale = try Extraction.record("nn").locale
    #expect(locale.fields?["week"]?.wide == "veke")
    #expect(locale.fields?["year"] == nil)
  }
}
