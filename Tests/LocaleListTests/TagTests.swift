import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("A tag")
struct TagTests {
  @Test(
    "is written in canonical case, and otherwise as it stands",
    arguments: [
      Row("ZH-hant-tw", "zh-Hant-TW", "language, script and region"),
      Row("zh-TW", "zh-TW", "without the script that its data has"),
      Row("DE", "de", "a language"),
      Row("FIL-us", "fil-US", "a language of three letters"),
      Row("de-LATN-de", "de-Latn-DE", "with the script that goes without saying"),
      Row("es-419", "es-419", "digits"),
      Row("ja-jpan", "ja-Jpan", "a script that Unicode has in three parts"),
    ])
  func canonical(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == [row.expected])
    #expect(list.warnings == [])
  }

  @Test(
    "is answered by a locale of its language and likely script",
    arguments: [
      Row("de", "de", "itself"),
      Row("de-US", "de", "German names, and the week of the United States"),
      Row("de-Latn-AT", "de-AT", "a script that goes without saying"),
      Row("de-Latn", "de", "the same without a region"),
      Row("zh", "zh", "itself, though Hans is its script"),
      Row("zh-TW", "zh-Hant-TW", "CLDR: Taiwan writes Hant"),
      Row("zh-HK", "zh-Hant-HK", "CLDR: Hong Kong writes Hant"),
      Row("zh-US", "zh-Hant", "CLDR: Chinese in the United States is written in Hant"),
      Row("zh-CN", "zh-Hans-CN", "with its script"),
      Row("zh-Hant-US", "zh-Hant", "without the region"),
      Row("sr-ME", "sr-Latn-ME", "CLDR: Montenegro writes Latn"),
      Row("sr-RS", "sr-Cyrl", "Serbia writes Cyrl, as Serbian does"),
      Row("sr-Cyrl-ME", "sr-Cyrl", "the script it asks for"),
      Row("pa-PK", "pa-Arab-PK", "CLDR: Pakistan writes Arab"),
      Row("uz-AF", "uz-Arab", "CLDR: Afghanistan writes Arab"),
      Row("hi-Latn", "hi-Latn", "itself, and not English, its parent"),
      Row("hi-Latn-US", "hi-Latn", "the same"),
      Row("en-DE", "en", "without the region"),
      Row("es-MD", "es", "not es-419"),
      Row("kk-Cyrl-CN", "kk", "what is suggested for kk-CN"),
      Row("ja-Jpan", "ja", "its own script"),
      Row("zh-TW-u-nu-latn", "zh-Hant-TW", "keys make no difference"),
    ])
  func dataLocale(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(list.requests.map(\.dataLocale.description) == [row.expected])
    #expect(list.warnings == [])
  }

  @Test("has the likely script and region of what was asked for, not of what answers")
  func likely() throws {
    let list = try LocaleList("de-US\nzh-TW\nsr\nhi-Latn")
    #expect(
      list.requests.map(\.likely.description) == ["de-Latn-US", "zh-Hant-TW", "sr-Cyrl-RS", "hi-Latn-IN"])
    #expect(list.requests.map(\.region) == ["US", "TW", "RS", "IN"])
  }

  @Test(
    "that ICU would answer for in another script is an error that suggests a tag",
    arguments: [
      Row("kk-CN", Mistake("1:1", "Arab", meant: "kk-Cyrl-CN"), "icu-facts.md: lands on root"),
      Row("ky-CN", Mistake("1:1", "Arab", meant: "ky-Cyrl-CN"), "icu-facts.md: lands on root"),
      Row("tg-PK", Mistake("1:1", "Arab", meant: "tg-Cyrl-PK"), "icu-facts.md: lands on root"),
      Row("mn-CN", Mistake("1:1", "Mong", meant: "mn-Cyrl-CN"), "icu-facts.md: lands on root"),
      Row("ug-KZ", Mistake("1:1", "Cyrl", meant: "ug-Arab-KZ"), "icu-facts.md: lands on root"),
      Row("ms-CC", Mistake("1:1", "Arab", meant: "ms-Latn-CC"), "icu-facts.md: lands on root"),
      Row("ha-SD", Mistake("1:1", "Arab", meant: "ha-Latn-SD"), "icu-facts.md: lands on root"),
      Row("az-IR", Mistake("1:1", "Arab", meant: "az-Latn-IR"), "icu-facts.md: lands on root"),
      Row("mn-Mong", Mistake("1:1", "Mong", meant: "mn"), "the script that was asked for"),
      Row(
        "en-Shaw-GB", Mistake("1:1", "Shaw", meant: "en-GB"), "the script that was asked for, with a region"),
      Row("de-Cyrl", Mistake("1:1", "Cyrl", meant: "de"), "nobody writes so"),
      Row("de-Zyyy", Mistake("1:1", "Zyyy", meant: "de"), "not a script of a language"),
    ])
  func otherScript(_ row: Row<Mistake>) throws {
    let mistake = row.expected
    #expect(
      errors(in: row.list).map(\.text) == [
        "\(mistake.place): ICU has no data for '\(row.list)' in its script, \(mistake.written). "
          + "Write '\(mistake.meant)', if its script is what you mean."
      ])
    #expect(try LocaleList(mistake.meant).requests.map(\.language.language) == [String(row.list.prefix(2))])
  }

  @Test("names a language alone if it has no keys")
  func languageAlone() throws {
    #expect(try AvailableLocales.sample.language(named: "DE-at").description == "de-AT")
    let problem = #expect(throws: LocaleListProblem.self) {
      try AvailableLocales.sample.language(named: "de-u-nu-latn")
    }
    #expect(
      problem?.text == "'de-u-nu-latn' has '-u-' keys, which no words depend on. Write 'de'.")
  }

  @Test("of a language without data is an error", arguments: ["la", "ht", "ht-US", "la-Latn-DE"])
  func noData(_ tag: String) {
    #expect(
      errors(in: tag).map(\.text) == [
        "1:1: ICU has no data for the locale '\(tag)'. "
          + "Remove it. 'almanac locales' lists the locales there are."
      ])
  }
}

@Suite("A warning")
struct WarningTests {
  @Test(
    "names today's spelling of an old one",
    arguments: [
      Row("iw", "'iw' is an old spelling of 'he'. Write 'he'.", "Hebrew"),
      Row("in", "'in' is an old spelling of 'id'. Write 'id'.", "Indonesian"),
      Row("tl", "'tl' is an old spelling of 'fil'. Write 'fil'.", "Filipino"),
      Row("mo", "'mo' is an old spelling of 'ro'. Write 'ro'.", "Romanian"),
      Row("sh", "'sh' is an old spelling of 'sr-Latn'. Write 'sr-Latn'.", "Serbian in Latin script"),
      Row("SH-me", "'sh-ME' is an old spelling of 'sr-Latn-ME'. Write 'sr-Latn-ME'.", "with a region"),
      Row(
        "sh-Cyrl", "'sh-Cyrl' is an old spelling of 'sr-Cyrl'. Write 'sr-Cyrl'.", "a script of its own stays"),
      Row("iw-u-nu-latn", "'iw' is an old spelling of 'he'. Write 'he-u-nu-latn'.", "with a key"),
    ])
  func oldSpelling(_ row: Row<String>) throws {
    let list = try LocaleList("de\n " + row.list)
    #expect(list.warnings.map(\.text) == ["2:2: " + row.expected])
    let tag = try #require(list.tags.last)
    #expect(row.expected.hasSuffix("Write '\(tag)'."))
  }

  @Test(
    "names the line that selects a tag already",
    arguments: [
      Row("de\nde", "2:1: 'de' is selected already, in line 1. Remove this line.", "the same"),
      Row("\nde\n\n  DE", "4:3: 'de' is selected already, in line 2. Remove this line.", "in another case"),
      Row("de-*\nde-AT", "2:1: 'de-AT' is selected already, in line 1. Remove this line.", "by a pattern"),
      Row(
        "he\niw", "2:1: 'iw' is an old spelling, and 'he' is selected already, in line 1. Remove this line.",
        "in an old spelling"),
      Row(
        "de-u-nu-latn-fw-mon\nde-u-fw-mon-nu-latn",
        "2:1: 'de-u-fw-mon-nu-latn' is selected already, in line 1. Remove this line.",
        "with the keys in another order"),
      Row("de\n!de\nde\nde", "4:1: 'de' is selected already, in line 3. Remove this line.", "again"),
    ])
  func repeated(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(list.warnings.map(\.text) == [row.expected])
    #expect(Set(list.tags).count == list.tags.count)
  }

  @Test("says that of the old spelling first, if it stands before today's")
  func oldSpellingFirst() throws {
    let list = try LocaleList("iw\nhe")
    #expect(list.tags == ["he"])
    #expect(
      list.warnings.map(\.text) == [
        "1:1: 'iw' is an old spelling of 'he'. Write 'he'.",
        "2:1: 'he' is selected already, in line 1. Remove this line.",
      ])
  }

  @Test("becomes an error at the same place with the same words")
  func asError() throws {
    let warning = try #require(try LocaleList("de\nde").warnings.first)
    #expect(warning.severity == .warning)
    #expect(warning.asError.severity == .error)
    #expect(warning.asError.text == warning.text)
  }

  @Test(
    "is not given for what differs",
    arguments: [
      Row("zh-TW\nzh-Hant-TW", ["zh-TW", "zh-Hant-TW"], "two tags, two folders, though one locale answers"),
      Row("ar\nar-u-nu-latn\nar-u-nu-arab", ["ar", "ar-u-nu-latn", "ar-u-nu-arab"], "other keys"),
      Row("de\nde-DE", ["de", "de-DE"], "with and without a region"),
    ])
  func different(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }
}
