import Foundation
import Testing

/// The glossary of each language has one word for each term, and the texts of the language must use these words.
///
/// Where English says "date", a text may have the word for "day". Where English says "date range", "range" is enough.
///
/// For each language, `Fixtures/glossary.json` has the stems of the words for terms such as "date" and "select". It
/// also lists the keys whose texts do not use these words, each with the reason.
@Suite struct GlossaryTests {
  private struct Language: Decodable {
    let words: [String: [String]]
    let exceptions: [String: String]?
  }

  private let glossary: [String: Language]
  /// The texts by language and key.
  private let texts: [String: [String: [String]]]

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/glossary.json")
    glossary = try JSONDecoder().decode([String: Language].self, from: Data(contentsOf: path))
    // A key without an English text has words of CLDR, which other languages override.
    let translated = Set(try #require(ShippedTexts.byLanguage["en"]).keys)
    texts = ShippedTexts.byLanguage.mapValues { $0.filter { translated.contains($0.key) } }
  }

  @Test("exists for every language with the extended words")
  func languages() {
    let complete = texts.filter { $0.value["action.save"] != nil }
    let expected = Set(complete.keys).subtracting(["en", "sr-Latn"])
    // English is the source. The texts in `sr-Latn` are transliterated from Serbian in Cyrillic letters, so `sr-Latn`
    // needs no glossary.
    #expect(Set(glossary.keys) == expected)
  }

  @Test("is followed in every text whose English text has a term")
  func words() throws {
    let english = try #require(texts["en"])
    for (language, entry) in glossary {
      // Bytes are compared, because a stem may end inside a `Character`, as before a vowel sign in Hindi.
      let words = entry.words.mapValues { $0.map { Data($0.lowercased().utf8) } }
      for (key, texts) in try #require(texts[language]) {
        for (concept, stems) in words where english[key]?.contains(concept: concept) == true {
          // In a hint, "Enter" is the key on the keyboard, not the verb.
          if key.hasPrefix("hint."), concept == "enter" { continue }
          // Many languages have a separate term for a month of a lunar calendar, such as मास in Hindi.
          if key.hasPrefix("chinese."), concept == "month" { continue }
          if entry.exceptions?[key] != nil { continue }
          for text in texts {
            let bytes = Data(text.lowercased().utf8)
            let found = (stems + (concept == "date" ? words["day"] ?? [] : [])).contains {
              bytes.range(of: $0) != nil
            }
            #expect(found, "\(language) \(key) has no word for '\(concept)': \(text)")
          }
        }
      }
    }
  }

  @Test("has a reason for each exception")
  func reasons() {
    for (language, entry) in glossary {
      for (key, reason) in entry.exceptions ?? [:] { #expect(reason.count > 10, "\(language) \(key)") }
      #expect((entry.exceptions?.count ?? 0) <= 8, "\(language)")
    }
  }
}

extension [String] {
  /// Whether an English text has a word, or its plural, outside its placeholders.
  fileprivate func contains(concept word: String) -> Bool {
    contains { text in
      let words = text.replacing(#/\{[a-z]+\}/#, with: "").lowercased().replacing("date range", with: "range")
        .split { !$0.isLetter }
      return words.contains { $0 == word || $0 == "\(word)s" }
    }
  }
}
