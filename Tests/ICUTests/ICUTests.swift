import AlmanacICUOracle
import Testing

@testable import AlmanacICU

/// The typed interface to ICU, which throws if a call fails or if ICU silently returns something not requested.
@Suite struct ICUTests {
  init() throws { _ = try ICULibrary() }

  @Test("returns the versions of ICU, CLDR and the time zone data")
  func versions() throws {
    let versions = try ICULibrary().versions
    #expect(versions.icu.wholeMatch(of: #/\d+\.\d+(\.\d+)*/#) != nil)
    #expect(versions.cldr.wholeMatch(of: #/\d+(\.\d+)*/#) != nil)
    #expect(versions.tzdata.wholeMatch(of: #/20\d\d[a-z]/#) != nil)
  }

  // ICU 74.2 has CLDR 44.1, and ICU 72.1 has CLDR 42.
  @Test(
    "writes a version without zeros at its end, but with the parts that it always has",
    arguments: [
      ([74, 2, 0, 0], 2, "74.2"), ([44, 1, 0, 0], 1, "44.1"), ([42, 0, 0, 0], 1, "42"),
      ([72, 0, 0, 0], 2, "72.0"),
    ] as [([UInt8], Int, String)])
  func dotted(parts: [UInt8], atLeast: Int, expected: String) {
    #expect(ICUVersions.dotted(parts, atLeast: atLeast) == expected)
  }

  @Test("says what ICU returned, and what was expected")
  func messages() {
    let count = ICUError.wrongCount(table: "months", expected: 12, found: 13)
    #expect("\(count)" == "ICU's table months has 13 entries instead of 12.")
    let type = ICUError.wrongAnswer(function: "f", subject: "de", expected: "chinese", found: "gregorian")
    #expect("\(type)".hasSuffix("for 'de' and returned data for 'gregorian' instead of 'chinese'."))
    #expect("\(type)".hasPrefix("ICU's f was called"))
    let field = ICUError.unexpectedField(pattern: "MMM y", letter: "L")
    #expect("\(field)".hasPrefix("ICU's pattern 'MMM y' ") && "\(field)".hasSuffix(" field 'L'."))
    let rule = ICUError.unreadableRule("n is 1")
    #expect("\(rule)" == "ICU's plural rule 'n is 1' does not follow the syntax of UTS 35.")
  }

  // CLDR 42, common/bcp47/calendar.xml, with ICU's names `gregorian` and `ethiopic-amete-alem`.
  @Test("knows all calendars of CLDR, not only those that people use in a region")
  func calendars() throws {
    let expected: Set = [
      "buddhist", "chinese", "coptic", "dangi", "ethiopic", "ethiopic-amete-alem", "gregorian", "hebrew",
      "indian", "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "japanese",
      "persian", "roc",
    ]
    #expect(Set(try ICUCalendars.allTypes()).isSuperset(of: expected))
  }

  @Test(
    "refuses a calendar that ICU would silently replace by Gregorian",
    arguments: ["bogus", "gregory", "islamicc"])
  func unknownCalendar(type: String) {
    let wrong = ICUError.wrongAnswer(
      function: "ucal_getType", subject: "de", expected: type, found: "gregorian")
    #expect(throws: wrong) { _ = try ICUCalendar(locale: "de", type: type) }
    #expect(throws: wrong) { _ = try ICUDateFormat(locale: "de", calendar: type, style: .full) }
  }

  @Test("formats with another pattern, and keeps the format's own pattern")
  func anotherPattern() throws {
    let format = try ICUDateFormat(locale: "de", calendar: "gregorian", style: .full)
    // The time is 1 July 2000, in milliseconds since 1970. The German name of the era is in CLDR 42.
    #expect(try format.text(at: 962_409_600_000, in: "G y") == "n. Chr. 2000")
    #expect(try format.pattern() == "EEEE, d. MMMM y")
  }

  @Test("names the failed call, its subject and ICU's error")
  func errorText() throws {
    let error = try #require(throws: ICUError.self) {
      _ = try ICUNumberFormat(locale: "de", numbers: "bogus")
    }
    #expect("\(error)".contains("unum_open"))
    #expect("\(error)".contains("de@numbers=bogus"))
    #expect("\(error)".contains("U_"))
  }

  @Test(
    "refuses a skeleton for which ICU returns an empty pattern without an error", arguments: ["yw", "MMMMW"])
  func emptyPattern(skeleton: String) throws {
    let generator = try ICUPatternGenerator(locale: "en")
    // ICU 78 has patterns for some skeletons that ICU 72 does not know. Almanac never returns an empty pattern.
    do throws(ICUError) {
      #expect(!(try generator.pattern(for: skeleton)).isEmpty)
    } catch {
      #expect("\(error)".contains(skeleton))
    }
  }

  // Each row has a locale and the expected list: first the locale itself, then its parents, without root. CLDR's
  // parentLocales lists the parents of en_AU, pt_AO and zh_Hant_MO, and says that the parent of zh_Hant is root. ICU's
  // bundle for Bokmål (`nb`) names Norwegian (`no`) as its parent. All other parents are shortened tags.
  @Test(
    "follows CLDR's parent locales, which are not always shortened tags",
    arguments: [
      ("de_AT", ["de_AT", "de"]), ("en_AU", ["en_AU", "en_001", "en"]), ("pt_AO", ["pt_AO", "pt_PT", "pt"]),
      ("zh_Hant", ["zh_Hant"]), ("zh_Hant_MO", ["zh_Hant_MO", "zh_Hant_HK", "zh_Hant"]),
      ("nb", ["nb", "no"]),
    ])
  func parents(locale: String, expected: [String]) throws {
    #expect(try ICUResourceChain.parents(of: locale) == expected)
  }

  // ISO 639-1 has de. ISO 639-2 has gsw (Swiss German) and ban (Balinese).
  @Test("knows the languages with codes of two and of three letters")
  func languages() {
    #expect(Set(ICULocales.languages()).isSuperset(of: ["de", "gsw", "ban"]))
  }

  @Test("returns a locale's names even if the locale's bundle was opened before without inheritance")
  func parentSurvives() throws {
    let chain = try ICUResourceChain(package: .main, locales: ["nb", "no"])
    #expect(try chain.value(at: ["calendar", "gregorian"]) != nil)
    let format = try ICUDateFormat(locale: "nb@calendar=gregorian", pattern: "y")
    #expect(try format.symbols(.months).first == "januar")
  }

  // The buffer of the first call has 128 units. ICU warns if a text fills it without a terminator.
  @Test("reads an empty text, and texts about as long as the buffer of the first call, and longer")
  func texts() throws {
    let title = try ICUTitleCase(locale: "de")
    #expect(try title.titled("").isEmpty)
    for count in [127, 128, 129, 1000] {
      let long = String(repeating: "ä", count: count)
      #expect(try title.titled(long) == "Ä" + long.dropFirst(), "\(count)")
    }
  }

  @Test(
    "writes whole numbers without grouping", arguments: [("de", "latn", "12345"), ("ar", "arab", "١٢٣٤٥")])
  func ungrouped(locale: String, numbers: String, expected: String) throws {
    #expect(try ICUNumberFormat(locale: locale, numbers: numbers).text(12_345) == expected)
  }

  // The expected texts follow Turkish, Dutch, Greek and French orthography.
  @Test(
    "capitalizes the first word by the language's rules, and does not lowercase letters",
    arguments: [
      ("tr", "iptal ET", "İptal ET"), ("nl", "ijsje", "IJsje"), ("el", "άνοιξη", "Άνοιξη"),
      ("fr", "aujourd’hui", "Aujourd’hui"),
    ])
  func titling(locale: String, text: String, expected: String) throws {
    #expect(try ICUTitleCase(locale: locale).titled(text) == expected)
  }

  @Test("knows scripts by their codes of four letters, not by their long names")
  func scripts() {
    #expect(ICULocales.isScript("Latn"))
    #expect(!ICULocales.isScript("Latin"))
    #expect(!ICULocales.isScript("Abcd"))
  }

  @Test("lists old spellings with the locales that replace them")
  func aliases() throws {
    let aliases = Dictionary(
      uniqueKeysWithValues: try ICULocales.legacyAliases().map { ($0.alias, $0.locale) })
    #expect(aliases["iw"] == "he")
    #expect(aliases["zh_TW"] == "zh_Hant_TW")
    #expect(aliases["sh"] == "sr_Latn")
  }
}
