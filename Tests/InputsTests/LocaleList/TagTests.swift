import AlmanacInputs
import AlmanacKit
import Testing

@Suite("A tag")
struct TagTests {
  @Test(
    "is written in canonical case and is otherwise unchanged",
    arguments: [
      Row("ZH-hant-tw", "zh-Hant-TW", "language, script and region"),
      Row("zh-TW", "zh-TW", "without the script that its data has"),
      Row("DE", "de", "a language"),
      Row("FIL-us", "fil-US", "a language of three letters"),
      Row("de-LATN-de", "de-Latn-DE", "with the usual script"),
      Row("es-419", "es-419", "digits"),
      Row("ja-jpan", "ja-Jpan", "a script that Unicode has in three parts"),
    ])
  func canonical(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == [row.expected])
    #expect(list.warnings == [])
  }

  @Test(
    "has a data locale with its language and likely script",
    arguments: [
      Row("de", "de", "itself"),
      Row("de-US", "de", "German names, and the week of the United States"),
      Row("de-Latn-AT", "de-AT", "the usual script"),
      Row("de-Latn", "de", "the same without a region"),
      Row("zh", "zh", "itself, although its script is Hans"),
      Row("zh-TW", "zh-Hant-TW", "CLDR: Taiwan writes Hant"),
      Row("zh-HK", "zh-Hant-HK", "CLDR: Hong Kong writes Hant"),
      Row("zh-US", "zh-Hant", "CLDR: Chinese in the United States is written in Hant"),
      Row("zh-CN", "zh-Hans-CN", "with its script"),
      Row("zh-Hant-US", "zh-Hant", "without the region"),
      Row("sr-ME", "sr-Latn-ME", "CLDR: Montenegro writes Latn"),
      Row("sr-RS", "sr-Cyrl", "Serbia writes Cyrl, the usual script of Serbian"),
      Row("sr-Cyrl-ME", "sr-Cyrl", "the requested script"),
      Row("pa-PK", "pa-Arab-PK", "CLDR: Pakistan writes Arab"),
      Row("uz-AF", "uz-Arab", "CLDR: Afghanistan writes Arab"),
      Row("hi-Latn", "hi-Latn", "itself, and not English, its parent"),
      Row("hi-Latn-US", "hi-Latn", "the same"),
      Row("en-DE", "en", "without the region"),
      Row("es-MD", "es", "not es-419"),
      Row("kk-Cyrl-CN", "kk", "the suggestion for kk-CN"),
      Row("ja-Jpan", "ja", "its own script"),
      Row("zh-TW-u-nu-latn", "zh-Hant-TW", "keys make no difference"),
    ])
  func dataLocale(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(list.requests.map(\.dataLocale.description) == [row.expected])
    #expect(list.warnings == [])
  }

  @Test("has its own likely script and region, not the data locale's")
  func likely() throws {
    let list = try LocaleList("de-US\nzh-TW\nsr\nhi-Latn")
    #expect(
      list.requests.map(\.likely.description) == ["de-Latn-US", "zh-Hant-TW", "sr-Cyrl-RS", "hi-Latn-IN"])
    #expect(list.requests.map(\.region) == ["US", "TW", "RS", "IN"])
  }

  @Test("may name the language of translated words only if it has no -u- keys")
  func languageAlone() throws {
    #expect(try AvailableLocales.sample.language(named: "DE-at").description == "de-AT")
    let problem = #expect(throws: InputProblem.self) {
      try AvailableLocales.sample.language(named: "de-u-nu-latn")
    }
    #expect(
      problem?.text == "'de-u-nu-latn' has '-u-' keys, which do not affect words. Write 'de'.")
  }

  // UZB is Uzbekistan in ISO 3166-1, and uzb is Uzbek in ISO 639-2. ICU 72 changes SUN, the Soviet Union, to SU,
  // which is no longer a region in CLDR.
  @Test(
    "with a region of three letters is an error, which suggests only a region that CLDR has",
    arguments: [
      ("uz-UZB", "Language tags use 'UZ' instead of 'UZB'. Write 'UZ'."),
      ("de-SUN", "'de' is followed by 'SUN', which is a variant or is in the wrong place. Write 'de'."),
    ])
  func regionOfThreeLetters(tag: String, message: String) {
    let likely = ["uz-UZB": "uz-Latn-UZ", "de-SUN": "de-Latn-SU"].compactMapValues { LanguageTag($0) }
    let available = AvailableLocales(
      locales: [], oldLanguages: [:], aliases: ["uzb": LanguageTag(language: "uz")], codes: .sample
    ) { likely[$0.description] ?? $0 }
    let problem = #expect(throws: InputProblem.self) { try available.language(named: tag) }
    #expect(problem?.text == message)
  }
}

@Suite("A warning")
struct WarningTests {
  @Test(
    "names the current spelling of an old spelling",
    arguments: [
      Row("iw", "'iw' is an old spelling of 'he'. Write 'he'.", "Hebrew"),
      Row("in", "'in' is an old spelling of 'id'. Write 'id'.", "Indonesian"),
      Row("tl", "'tl' is an old spelling of 'fil'. Write 'fil'.", "Filipino"),
      Row("mo", "'mo' is an old spelling of 'ro'. Write 'ro'.", "Romanian"),
      Row("sh", "'sh' is an old spelling of 'sr-Latn'. Write 'sr-Latn'.", "Serbian in Latin script"),
      Row("SH-me", "'sh-ME' is an old spelling of 'sr-Latn-ME'. Write 'sr-Latn-ME'.", "with a region"),
      Row(
        "sh-Cyrl", "'sh-Cyrl' is an old spelling of 'sr-Cyrl'. Write 'sr-Cyrl'.", "the script stays"),
      Row("iw-u-nu-latn", "'iw' is an old spelling of 'he'. Write 'he-u-nu-latn'.", "with a key"),
    ])
  func oldSpelling(_ row: Row<String>) throws {
    let list = try LocaleList("de\n " + row.list)
    #expect(list.warnings.map(\.text) == ["2:2: " + row.expected])
    let tag = try #require(list.tags.last)
    #expect(row.expected.hasSuffix("Write '\(tag)'."))
  }

  @Test(
    "names the line that already selects a tag",
    arguments: [
      Row("de\nde", "2:1: 'de' is already selected on line 1", "the same"),
      Row("\nde\n\n  DE", "4:3: 'de' is already selected on line 2", "in another case"),
      Row("de-*\nde-AT", "2:1: 'de-AT' is already selected on line 1", "by a pattern"),
      Row(
        "he\niw", "2:1: 'iw' is an old spelling, and 'he' is already selected on line 1", "in an old spelling"
      ),
      Row(
        "de-u-nu-latn-fw-mon\nde-u-fw-mon-nu-latn",
        "2:1: 'de-u-fw-mon-nu-latn' is already selected on line 1", "with the keys in another order"),
      Row("de\n!de\nde\nde", "4:1: 'de' is already selected on line 3", "again"),
    ])
  func repeated(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(list.warnings.map(\.text) == [row.expected + ". Remove this line."])
    #expect(Set(list.tags).count == list.tags.count)
  }

  @Test(
    "is not given for tags that differ",
    arguments: [
      Row(
        "zh-TW\nzh-Hant-TW", ["zh-TW", "zh-Hant-TW"],
        "two tags with two folders, although they have the same data locale"),
      Row("ar\nar-u-nu-latn\nar-u-nu-arab", ["ar", "ar-u-nu-latn", "ar-u-nu-arab"], "other keys"),
      Row("de\nde-DE", ["de", "de-DE"], "with and without a region"),
    ])
  func different(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }
}
