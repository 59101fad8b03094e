import AlmanacKit
import CAlmanacResources
import Foundation
import Testing

@testable import AlmanacTranslations

/// Each language has one word for one thing: its texts hold those of a glossary that its translators wrote.
///
/// A text about dates may say "day" instead, and where English says "date range", "range" is enough.
///
/// `Fixtures/glossary.json` has for each language the stems of its words for "date", "select" and the like, and the keys
/// that do without them, with the reason.
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
    let resource = almanac_string_catalog()
    let file = try StringCatalogFile(
      reading: [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count)))
    var texts: [String: [String: [String]]] = [:]
    for key in PickerKeys.all {
      let localizations = file.strings[key]?.localizations ?? []
      guard localizations.contains(where: { $0.language == "en" }) else { continue }
      for localization in localizations {
        guard let text = try localization.text(of: key) else { continue }
        texts[localization.language, default: [:]][key] = text.phrase.texts
      }
    }
    self.texts = texts
  }

  @Test("is there for every language that has the extended words")
  func languages() {
    let complete = texts.filter { $0.value["action.save"] != nil }
    let expected = Set(complete.keys).subtracting(["en", "sr-Latn"])
    // Serbian in Latin letters is Serbian in Cyrillic letters, one by one.
    #expect(Set(glossary.keys) == expected)
  }

  @Test("has its words in every text whose English has them")
  func words() throws {
    let english = try #require(texts["en"])
    for (language, entry) in glossary {
      for (key, texts) in try #require(texts[language]) {
        for (concept, stems) in entry.words where english[key]?.contains(concept: concept) == true {
          // "Enter" is also the name of a key.
          if key.hasPrefix("hint."), concept == "enter" { continue }
          // Many languages have a term of their own for a month of a lunar calendar, as Hindi's मास.
          if key.hasPrefix("chinese."), concept == "month" { continue }
          if entry.exceptions?[key] != nil { continue }
          for text in texts {
            // By bytes: a stem may end within a character, as in Hindi.
            let bytes = Data(text.lowercased().utf8)
            let found = (stems + (concept == "date" ? entry.words["day"] ?? [] : [])).contains {
              bytes.range(of: Data($0.lowercased().utf8)) != nil
            }
            #expect(found, "\(language) \(key) has none of \(stems): \(text)")
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
