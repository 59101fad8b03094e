import AlmanacTestSupport
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
    let file = try Fixture.data("Fixtures/glossary.json", beside: #filePath)
    glossary = try JSONDecoder().decode([String: Language].self, from: file)
    let shipped = try ShippedTexts.shared.get()
    texts = shipped.byLanguage.mapValues { $0.filter { shipped.translated[$0.key] != nil } }
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
    let english = try #require(texts["en"]).mapValues(\.concepts)
    for (language, entry) in glossary {
      // Bytes are compared, because a stem may end inside a `Character`, as before a vowel sign in Hindi.
      let words = entry.words.mapValues { $0.map { Data($0.lowercased().utf8) } }
      for (key, texts) in try #require(texts[language]) {
        for (concept, stems) in words where english[key]?.contains(concept) == true {
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
  /// The words of English texts outside their placeholders; a word with a final s also counts as its singular.
  fileprivate var concepts: Set<String> {
    let words = flatMap { text in
      text.replacing(#/\{[a-z]+\}/#, with: "").lowercased().replacing("date range", with: "range")
        .split { !$0.isLetter }.map(String.init)
    }
    return Set(words + words.filter { $0.hasSuffix("s") }.map { String($0.dropLast()) })
  }
}
