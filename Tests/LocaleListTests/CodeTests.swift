import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("An unknown code")
struct CodeTests {
  @Test(
    "of a language is an error that suggests a similar code, or a language of the region with that code",
    arguments: [
      Row("dee", "de", "a letter too many; the shorter code before 'den'"),
      Row("dee-AT", "de", "with a region"),
      Row("enn", "en", "a letter twice"),
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

  @Test(
    "of a language from another standard is an error with the right code",
    arguments: [
      Row("deu", "de", "ISO 639-2/T"),
      Row("DEU-DE", "de", "in upper case, with a region"),
      Row("jpn", "ja", "ISO 639-2/T"),
      Row("ger", "de", "ISO 639-2/B"),
      Row("cze", "cs", "ISO 639-2/B, where ISO 639-2/T has 'ces'"),
      Row("chi", "zh", "ISO 639-2/B; not Hindi, though only a letter is too many"),
      Row("tgl", "fil", "by way of an old spelling, 'tl'"),
      Row("lat", "la", "a language without data"),
      Row("cmn", "zh", "ISO 639-3 has a code of its own for Mandarin"),
    ])
  func languageElsewhere(_ row: Row<String>) {
    let code = row.list.prefix { $0 != "-" }
    #expect(
      errors(in: row.list).map(\.text) == [
        "1:1: Language tags use '\(row.expected)' instead of '\(code)'. Write '\(row.expected)'."
      ])
  }

  @Test(
    "of a language without a similar code is an error without a suggestion",
    arguments: [
      Row("xx", "xx", "two letters are too few to guess from"),
      Row("ge", "ge", "not 'de' or 'he'"),
      Row("rs", "rs", "a region, and CLDR's data here has no language that is most spoken in it"),
      Row("qaa-DE", "qaa", "a private code"),
      Row("wen", "wen", "not 'en': a wrong first letter is rare"),
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

  // The columns are the known languages, the language that the error for "kse" suggests, and the reason. CLDR has
  // languages with similar codes: ks (Kashmiri), ksb (Shambala), ksf (Bafia) and ksh (Kölsch).
  @Test(
    "of a language with several similar codes suggests the first of the shortest codes",
    arguments: [
      Row("ksh ksf ks ksb", "ks", "Kashmiri has two letters"),
      Row("ksh ksf ksb", "ksb", "the first of three"),
      Row("kde ke", "ke", "two letters, behind one with three"),
    ])
  func severalLanguages(_ row: Row<String>) {
    let codes = row.list.split(separator: " ").map(String.init)
    let available = AvailableLocales(
      locales: codes.map { LanguageTag(language: $0) }, oldLanguages: [:],
      codes: KnownCodes(
        languages: Set(codes), regions: [], numberingSystems: [], calendars: [], isScript: { _ in false }),
      likely: { $0 })
    let errors = #expect(throws: LocaleListErrors.self) {
      try LocaleList(reading: Array("kse".utf8), available: available)
    }
    #expect(
      errors?.problems.map(\.text) == [
        "1:1: 'kse' is not a known language. Did you mean '\(row.expected)'?"
      ])
  }
}
