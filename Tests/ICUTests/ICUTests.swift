import AlmanacICU
import AlmanacICUOracle
import Testing

/// ICU behind its typed face: what it refuses, and what it must not answer silently.
@Suite struct ICUTests {
  init() throws { _ = try ICULibrary() }

  @Test("knows its versions")
  func versions() throws {
    let versions = try ICULibrary().versions
    #expect(versions.icu.wholeMatch(of: #/\d+\.\d+(\.\d+)*/#) != nil)
    #expect(versions.cldr.wholeMatch(of: #/\d+(\.\d+)*/#) != nil)
    #expect(versions.tzdata.wholeMatch(of: #/20\d\d[a-z]/#) != nil)
  }

  @Test(
    "calls an error a failed call if ICU failed, or answered for something else, and not if its data are new to us",
    arguments: [
      (ICUError.callFailed(function: "f", subject: "de", status: "U_ZERO_ERROR"), true),
      (.wrongAnswer(function: "f", subject: "de", expected: "chinese", found: "gregorian"), true),
      (.wrongCount(table: "t", expected: 12, found: 13), false),
      (.notOfRoot(table: "t", example: "x"), false),
      (.unexpectedField(pattern: "y", letter: "y"), false), (.unreadableWeek(region: "DE", row: []), false),
      (.unreadableRule("n"), false),
    ])
  func failedCall(error: ICUError, isFailedCall: Bool) {
    #expect(error.isFailedCall == isFailedCall)
  }

  @Test(
    "refuses a calendar that ICU would quietly make Gregorian", arguments: ["bogus", "gregory", "islamicc"])
  func unknownCalendar(type: String) {
    #expect(throws: ICUError.self) { _ = try ICUCalendar(locale: "de", type: type) }
    #expect(throws: ICUError.self) { _ = try ICUDateFormat(locale: "de", calendar: type, style: .full) }
  }

  @Test("opens each of the three calendars", arguments: ["gregorian", "buddhist", "chinese"])
  func calendars(type: String) throws {
    _ = try ICUCalendar(locale: "de", type: type)
    _ = try ICUDateFormat(locale: "de", calendar: type, style: .full)
  }

  @Test(
    "knows BCP 47's names of calendars (CLDR 42, common/bcp47/calendar.xml)",
    arguments: [
      ("gregorian", "gregory"), ("ethiopic-amete-alem", "ethioaa"), ("buddhist", "buddhist"),
      ("islamic-umalqura", "islamic-umalqura"), ("chinese", "chinese"),
    ])
  func calendarNames(type: String, expected: String) throws {
    #expect(try BCP47CalendarNames().name(of: type) == expected)
  }

  @Test("writes a text in another pattern, and keeps the format's own")
  func anotherPattern() throws {
    let format = try ICUDateFormat(locale: "de", calendar: "gregorian", style: .full)
    // CLDR 42: the German era, of the middle of the year 2000.
    #expect(try format.text(at: 962_409_600_000, in: "G y") == "n. Chr. 2000")
    #expect(try format.pattern() == "EEEE, d. MMMM y")
  }

  @Test("says which call failed, for what, and with which of ICU's errors")
  func errorText() throws {
    let error = try #require(throws: ICUError.self) {
      _ = try ICUNumberFormat(locale: "de", numbers: "bogus")
    }
    #expect("\(error)".contains("unum_open"))
    #expect("\(error)".contains("de@numbers=bogus"))
    #expect("\(error)".contains("U_"))
  }

  @Test("refuses a skeleton ICU answers with nothing and no error", arguments: ["yw", "MMMMW"])
  func emptyPattern(skeleton: String) throws {
    let generator = try ICUPatternGenerator(locale: "en")
    // ICU 78 has a pattern for some that ICU 72 has none for; an empty one is never returned.
    do throws(ICUError) {
      #expect(!(try generator.pattern(for: skeleton)).isEmpty)
    } catch {
      #expect("\(error)".contains(skeleton))
    }
  }

  // CLDR, supplemental parentLocales, and the parent="…" of nb.
  @Test(
    "follows CLDR's parents, which cutting the tag does not find",
    arguments: [
      ("de_AT", ["de_AT", "de"]), ("en_AU", ["en_AU", "en_001", "en"]), ("pt_AO", ["pt_AO", "pt_PT", "pt"]),
      ("zh_Hant", ["zh_Hant"]), ("zh_Hant_MO", ["zh_Hant_MO", "zh_Hant_HK", "zh_Hant"]),
      ("nb", ["nb", "no"]),
    ])
  func parents(locale: String, expected: [String]) throws {
    #expect(try ICUResourceChain.parents(of: locale) == expected)
  }

  @Test("keeps the names of a locale whose bundle was opened alone before")
  func parentSurvives() throws {
    let chain = try ICUResourceChain(package: .main, locales: ["nb", "no"])
    #expect(try chain.value(at: ["calendar", "gregorian"]) != nil)
    let format = try ICUDateFormat(locale: "nb@calendar=gregorian", pattern: "y")
    #expect(try format.symbols(.months).first == "januar")
  }

  @Test("reads a text longer than its first buffer")
  func longText() throws {
    let long = String(repeating: "ä", count: 1000)
    let titled = try ICUTitleCase(locale: "de").titled(long)
    #expect(titled == "Ä" + long.dropFirst())
  }

  @Test("reads and writes an empty text")
  func emptyText() throws {
    #expect(try ICUTitleCase(locale: "de").titled("").isEmpty)
  }

  // Turkish, Dutch and Greek orthography.
  @Test(
    "titles the first word by the language's rules and lower-cases nothing",
    arguments: [
      ("tr", "iptal ET", "İptal ET"), ("nl", "ijsje", "IJsje"), ("el", "άνοιξη", "Άνοιξη"),
      ("fr", "aujourd’hui", "Aujourd’hui"),
    ])
  func titling(locale: String, text: String, expected: String) throws {
    #expect(try ICUTitleCase(locale: locale).titled(text) == expected)
  }

  // English, German and Hebrew, which joins a word otherwise than a number.
  @Test(
    "joins a list as the language does",
    arguments: [
      ("en", ["a", "b", "c"], "a, b, and c"), ("de", ["a"], "a"), ("de", ["ä", ""], "ä und "),
      ("he", ["א", "ב"], "א וב"), ("he", ["א", "2"], "א ו-2"), ("de", [], ""),
    ])
  func lists(locale: String, items: [String], expected: String) throws {
    #expect(try ICUListFormat(locale: locale, width: .long).text(items) == expected)
  }

  @Test("splits digits that are two UTF-16 units long")
  func astralDigits() throws {
    let system = try #require(try ICUNumberingSystem(named: "adlm"))
    #expect(system.digits == ["𞥐", "𞥑", "𞥒", "𞥓", "𞥔", "𞥕", "𞥖", "𞥗", "𞥘", "𞥙"])
  }

  @Test("knows scripts by their four letters and not by their long names")
  func scripts() {
    #expect(ICULocales.isScript("Latn"))
    #expect(!ICULocales.isScript("Latin"))
    #expect(!ICULocales.isScript("Abcd"))
  }

  @Test("lists old spellings with the locales that answer for them")
  func aliases() throws {
    let aliases = Dictionary(
      uniqueKeysWithValues: try ICULocales.legacyAliases().map { ($0.alias, $0.locale) })
    #expect(aliases["iw"] == "he")
    #expect(aliases["zh_TW"] == "zh_Hant_TW")
    #expect(aliases["sh"] == "sr_Latn")
  }
}
