import AlmanacKit
import AlmanacTranslations
import Testing

@testable import AlmanacExtraction

/// The plural forms of a fallback's text in a language with other plural rules.
@Suite struct FallbackFormTests {
  private static let word: [PluralCategory: String] = [.one: "One night", .other: "{n} nights"]
  private static let number: [PluralCategory: String] = [.one: "{n} night", .other: "{n} nights"]
  private static let beside: [PluralCategory: String] = [.one: "hour", .other: "hours"]
  private static let russian: [PluralCategory: String] = [
    .one: "{n} ночь", .few: "{n} ночи", .many: "{n} ночей", .other: "{n} дней",
  ]

  private func forms(
    _ forms: [PluralCategory: String], of key: String = "app.nights", from fallback: String,
    in language: String,
    unreviewed: Set<PluralCategory> = []
  ) throws -> CatalogueText {
    let tables = try Extraction.settings().tables
    let rules = try [language, fallback].map { tables.pluralRules(of: try #require(LanguageTag($0))) }
    return FallbackForms(for: rules[0], from: rules[1], of: CatalogueLanguages.numbers(of: key)).text(
      for: CatalogueText(phrase: .plural(forms), unreviewed: unreviewed))
  }

  /// The forms that a language gets from another language.
  struct Row: Sendable, CustomTestStringConvertible {
    let fallback: String
    let forms: [PluralCategory: String]
    let language: String
    let expected: [PluralCategory: String]
    var testDescription: String { "\(fallback) → \(language)" }
  }

  // CLDR, language plural rules: `one` is 1 in English, Ossetic and Chechen, 0 and 1 in French, and 1, 21, 31 and so on
  // in Russian. Arabic has forms for 0, 1 and 2 alone. Yakut has only `other`. Russian has `other` only for fractions.
  @Test(
    "fit the numbers of the language's categories",
    arguments: [
      Row(fallback: "en", forms: word, language: "de", expected: word),
      Row(
        fallback: "en", forms: word, language: "ru",
        expected: [.one: "{n} nights", .few: "{n} nights", .many: "{n} nights", .other: "{n} nights"]),
      Row(fallback: "en", forms: word, language: "fr", expected: [.one: "{n} nights", .other: "{n} nights"]),
      Row(
        fallback: "en", forms: word, language: "ar",
        expected: [
          .zero: "{n} nights", .one: "One night", .two: "{n} nights", .few: "{n} nights", .many: "{n} nights",
          .other: "{n} nights",
        ]),
      Row(fallback: "en", forms: number, language: "fr", expected: number),
      Row(fallback: "en", forms: number, language: "sah", expected: [.other: "{n} nights"]),
      // Beside a wheel, no form has the number.
      Row(fallback: "en", forms: beside, language: "fr", expected: beside),
      Row(fallback: "en", forms: beside, language: "sah", expected: [.other: "hours"]),
      Row(fallback: "ru", forms: russian, language: "ru", expected: russian),
      Row(fallback: "ru", forms: russian, language: "uk", expected: russian),
      Row(fallback: "ru", forms: russian, language: "ce", expected: [.one: "{n} ночь", .other: "{n} ночей"]),
      Row(fallback: "ru", forms: russian, language: "os", expected: [.one: "{n} ночь", .other: "{n} ночей"]),
      Row(fallback: "ru", forms: russian, language: "sah", expected: [.other: "{n} ночей"]),
    ])
  func categories(row: Row) throws {
    let text = try forms(row.forms, from: row.fallback, in: row.language)
    #expect(text == CatalogueText(phrase: .plural(row.expected), unreviewed: []))
  }

  // In Slovenian, `one` is 1, 101, 201 and so on; of the hours 0 to 24, it is only 1.
  @Test("without the number stay if the key has only one number of the category")
  func hour() throws {
    let hours: [PluralCategory: String] = [.one: "one hour", .other: "{n} hours"]
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
