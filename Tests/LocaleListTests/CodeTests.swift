import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("An unknown code")
struct CodeTests {
  @Test(
    "of a language is an error that suggests a code without a repeated letter, or a language of the region",
    arguments: [
      Row("dee", "de", "a letter twice"),
      Row("dee-AT", "de", "with a region"),
      Row("enn", "en", "the last letter twice"),
      Row("jp", "ja", "the region's code for Japan's language"),
      Row("CZ", "cs", "the region's code in its own case"),
      Row("cn", "zh", "the region's code for China's language"),
      Row("dk-DK", "da", "the region's code twice"),
    ])
  func language(_ row: Row<String>) {
    let code = row.list.prefix { $0 != "-" }
    #expect(
      errors(in: row.list).map(\.text) == [
        "1:1: '\(code)' is not a known language. Did you mean '\(row.expected)'?"
      ])
  }

  // The expected tags come from `languageAlias` in CLDR 42, and from RFC 5646, section 2.2.2, for extended language
  // subtags, such as `arb` in `ar-arb`.
  @Test(
    "of a language that CLDR writes in another way is an error with the right tag",
    arguments: [
      Row("deu", Mistake("deu", "de", meant: "de"), "ISO 639-2/T"),
      Row("DEU-DE", Mistake("DEU", "de", meant: "de-DE"), "in upper case, with a region"),
      Row("deu-US", Mistake("deu", "de", meant: "de-US"), "a region without a locale of its own"),
      Row("jpn", Mistake("jpn", "ja", meant: "ja"), "ISO 639-2/T"),
      Row("ger", Mistake("ger", "de", meant: "de"), "ISO 639-2/B"),
      Row("cze", Mistake("cze", "cs", meant: "cs"), "ISO 639-2/B, where ISO 639-2/T has 'ces'"),
      Row("chi-TW", Mistake("chi", "zh", meant: "zh-Hant-TW"), "ISO 639-2/B; not Hindi"),
      Row("tgl", Mistake("tgl", "fil", meant: "fil"), "not Tagalog, which is an old spelling, 'tl'"),
      Row("cmn", Mistake("cmn", "zh", meant: "zh"), "ISO 639-3 has a code of its own for Mandarin"),
      Row("cnr", Mistake("cnr", "sr-ME", meant: "sr-Latn-ME"), "Montenegrin; not Cherokee, 'chr'"),
      Row("cnr-Cyrl", Mistake("cnr", "sr-ME", meant: "sr-Cyrl-ME"), "Montenegrin in the other script"),
      Row("hbs", Mistake("hbs", "sr-Latn", meant: "sr-Latn"), "the three letters of 'sh'"),
      Row("zh-yue", Mistake("zh-yue", "yue", meant: "yue"), "an extended tag"),
      Row("zh-cmn-Hans", Mistake("zh-cmn", "zh", meant: "zh-Hans"), "an extended tag with a script"),
      Row("ar-arb-EG", Mistake("ar-arb", "ar", meant: "ar-EG"), "an extended tag that CLDR does not list"),
      Row("ms-zsm", Mistake("ms-zsm", "ms", meant: "ms"), "another one"),
    ])
  func languageElsewhere(_ row: Row<Mistake>) {
    let (old, current, meant) = (row.expected.place, row.expected.written, row.expected.meant)
    #expect(
      errors(in: row.list).map(\.text) == [
        "1:1: CLDR uses '\(current)' instead of '\(old)'. Write '\(meant)'."
      ])
  }

  @Test(
    "of a language that CLDR writes in another way, but that has no locale, is an error without a suggestion",
    arguments: [
      Row("lat", Mistake("lat", "la", meant: "la"), "ISO 639-2/T"),
      Row("zh-gan", Mistake("zh-gan", "gan", meant: "gan"), "an extended tag"),
      Row("zh-min-nan-TW", Mistake("zh-min-nan", "nan", meant: "nan-TW"), "a tag of RFC 1766"),
      Row("i-klingon", Mistake("i-klingon", "tlh", meant: "tlh"), "a tag that begins with one letter"),
      Row("dgo", Mistake("dgo", "doi", meant: "doi"), "not Jola-Fonyi, 'dyo'"),
    ])
  func languageElsewhereWithoutData(_ row: Row<Mistake>) {
    let (old, current, tag) = (row.expected.place, row.expected.written, row.expected.meant)
    #expect(
      errors(in: row.list).map(\.text) == [
        "1:1: CLDR uses '\(current)' instead of '\(old)', and ICU has no data for '\(tag)'. "
          + "Use another locale. 'almanac locales' lists all locales."
      ])
  }

  @Test(
    "of a language without a similar code is an error without a suggestion",
    arguments: [
      Row("xx", "xx", "two letters are too few to guess from"),
      Row("ge", "ge", "not 'de' or 'he'"),
      Row("rs", "rs", "a region, and CLDR's data here has no language that is most spoken in it"),
      Row("qaa-DE", "qaa", "a private code"),
      Row("wen", "wen", "Sorbian, not 'en'"),
      Row("sgn-ase", "sgn", "sign languages, not Sango, 'sg'"),
      Row("art-lojban", "art", "an artificial language, not Arabic, 'ar'"),
      Row("eml", "eml", "Emiliano-Romagnolo, not Greek, 'el'"),
    ])
  func languageWithoutGuess(_ row: Row<String>) {
    #expect(
      errors(in: row.list).map(\.text) == [
        "1:1: '\(row.expected)' is not a known language. "
          + "Write the language's ISO 639 code, such as 'de'."
      ])
  }

  @Test("that means no language is an error", arguments: ["und", "und-US", "UND-Latn"])
  func undetermined(_ tag: String) {
    #expect(
      errors(in: tag).map(\.text) == [
        "1:1: 'und' does not name a language. Write a language code, such as 'de'."
      ])
  }

  @Test(
    "of a script is an error that shows the language's own script",
    arguments: [
      Row("zh-Hanz", Mistake("1:4", "Hanz", meant: "Hans"), "a slip"),
      Row("hi-devn-IN", Mistake("1:4", "devn", meant: "Deva"), "as it was written"),
      Row("de-Zzzz", Mistake("1:4", "Zzzz", meant: "Latn"), "the code for an unknown script"),
      Row("ja-Qaaa", Mistake("1:4", "Qaaa", meant: "Jpan"), "a private code"),
    ])
  func script(_ row: Row<Mistake>) {
    let mistake = row.expected
    #expect(
      errors(in: row.list).map(\.text) == [
        "\(mistake.place): '\(mistake.written)' is not a known script. "
          + "Write the script's ISO 15924 code, such as '\(mistake.meant)', or leave out the script."
      ])
  }

  @Test(
    "of a region is an error that shows the language's own region",
    arguments: [
      Row("en-EN", Mistake("1:4", "EN", meant: "US"), "the language for the region"),
      Row("da-da", Mistake("1:4", "da", meant: "DK"), "as it was written"),
      Row("zh-Hant-XX", Mistake("1:9", "XX", meant: "TW"), "behind a script"),
      Row("de-999", Mistake("1:4", "999", meant: "DE"), "a code of UN M.49"),
      Row("de-DD", Mistake("1:4", "DD", meant: "DE"), "a state that is no more"),
    ])
  func region(_ row: Row<Mistake>) {
    let mistake = row.expected
    #expect(
      errors(in: row.list).map(\.text) == [
        "\(mistake.place): '\(mistake.written)' is not a known region. "
          + "Write the region's ISO 3166-1 or UN M.49 code, such as '\(mistake.meant)', or leave out the region."
      ])
  }

  @Test(
    "of a region from another standard, or 'UK', is an error with the right code",
    arguments: [
      Row("en-UK", "1:4: 'UK' is not a known region. Write 'GB'.", "the United Kingdom"),
      Row("en-uk", "1:4: 'uk' is not a known region. Write 'GB'.", "in lower case"),
      Row(
        "en-USA", "1:4: Language tags use 'US' instead of 'USA'. Write 'US'.", "ISO 3166-1 with three letters"
      ),
      Row("de-aut", "1:4: Language tags use 'AT' instead of 'aut'. Write 'AT'.", "in lower case"),
    ])
  func regionElsewhere(_ row: Row<String>) {
    #expect(errors(in: row.list).map(\.text) == [row.expected])
  }
}
