import AlmanacInputs
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The plural forms of a fallback's text in a language with other plural rules.
@Suite struct FallbackFormTests {
  typealias Forms = [PluralCategory: String]

  private static let word: Forms = [.one: "One night", .other: "{n} nights"]
  private static let number: Forms = [.one: "{n} night", .other: "{n} nights"]
  private static let beside: Forms = [.one: "hour", .other: "hours"]
  private static let russian: Forms = [
    .one: "{n} ночь", .few: "{n} ночи", .many: "{n} ночей", .other: "{n} дней",
  ]

  private func forms(
    _ forms: Forms, of key: String = "app.nights", from fallback: String,
    in language: String,
    unreviewed: Set<PluralCategory> = []
  ) throws -> CatalogueText {
    let tables = try Extraction.settings().tables
    let rules = try [language, fallback].map { tables.pluralRules(of: try #require(LanguageTag($0))) }
    return FallbackForms(for: rules[0], from: rules[1], of: CatalogueLanguages.numbers(of: key)).text(
      for: CatalogueText(phrase: .plural(forms), unreviewed: unreviewed))
  }

  // CLDR, language plural rules: `one` is 1 in English, Ossetic and Chechen, 0 and 1 in French, and 1, 21, 31 and so on
  // in Russian. Arabic has forms for 0, 1 and 2 alone. Yakut has only `other`. Russian has `other` only for fractions.
  @Test(
    "fit the numbers of the language's categories",
    arguments: [
      ("en", word, "de", word),
      (
        "en", word, "ru", [.one: "{n} nights", .few: "{n} nights", .many: "{n} nights", .other: "{n} nights"]
      ),
      ("en", word, "fr", [.one: "{n} nights", .other: "{n} nights"]),
      (
        "en", word, "ar",
        [
          .zero: "{n} nights", .one: "One night", .two: "{n} nights", .few: "{n} nights", .many: "{n} nights",
          .other: "{n} nights",
        ]
      ),
      ("en", number, "fr", number),
      ("en", number, "sah", [.other: "{n} nights"]),
      // Beside a wheel, no form has the number.
      ("en", beside, "fr", beside),
      ("en", beside, "sah", [.other: "hours"]),
      ("ru", russian, "ru", russian),
      ("ru", russian, "uk", russian),
      ("ru", russian, "ce", [.one: "{n} ночь", .other: "{n} ночей"]),
      ("ru", russian, "os", [.one: "{n} ночь", .other: "{n} ночей"]),
      ("ru", russian, "sah", [.other: "{n} ночей"]),
    ] as [(String, Forms, String, Forms)])
  func categories(fallback: String, written: Forms, language: String, expected: Forms) throws {
    let text = try forms(written, from: fallback, in: language)
    #expect(text == CatalogueText(phrase: .plural(expected), unreviewed: []))
  }

  // In Slovenian, `one` is 1, 101, 201 and so on; of the hours 0 to 24, it is only 1.
  @Test("without the number stay if the key has only one number of the category")
  func hour() throws {
    let hours: Forms = [.one: "one hour", .other: "{n} hours"]
    let texts = try ["a11y.hourValue", "a11y.minuteValue"].map {
      try forms(hours, of: $0, from: "en", in: "sl").phrase.sortedForms?.first { $0.category == .one }?.text
    }
    #expect(texts == ["one hour", "{n} hours"])
  }

  @Test("are unreviewed if their text is unreviewed in the fallback")
  func unreviewed() throws {
    let text = try forms(Self.russian, from: "ru", in: "ce", unreviewed: [.many, .few])
    #expect(text.unreviewed == [.other])
  }
}
