import AlmanacExtraction
import AlmanacICUOracle
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacTranslations

/// The texts of the string catalog, checked against the scripts and plural rules that Unicode has for each language.
@Suite struct ShippedWordsTests {
  /// A text of the string catalog, with its key and language.
  private struct Entry {
    let key: String
    let language: LanguageTag
    let phrase: Phrase
    var place: String { "\(key) in \(language)" }
  }

  /// The texts of the catalog, read once for all tests.
  private static let shipped = Result { try read() }

  private let entries: [Entry]

  init() throws { entries = try Self.shipped.get() }

  private static func read() throws -> [Entry] {
    let bytes = try Repository.bytes(of: "Sources/Resources/Almanac.xcstrings")
    let file = try #require(try StringCatalogFile.read(bytes).value)
    return try file.strings.flatMap { key, entry in
      try (entry.localizations ?? []).compactMap { localization -> Entry? in
        guard let found = try localization.text(of: key, needed: []) else { return nil }
        let language = try #require(LanguageTag(localization.language))
        return Entry(key: key, language: language, phrase: found.phrase)
      }
    }
  }

  @Test("have one text for each key of a language, also if two tags name it, such as zh and zh-Hans")
  func oneTag() {
    let places = entries.map { entry in
      "\(entry.key) \(CatalogueEntry.name(entry.language, likely: Extraction.likely(entry.language)))"
    }
    #expect(Set(places).count == places.count)
  }

  // A language needs the plural categories (UTS 35) of the whole numbers that a picker can show. Hours go up to 24.
  @Test("have every plural form that a picker needs, with the number if several numbers use the form")
  func plurals() throws {
    var categories: [LanguageTag: [String]] = [:]
    for entry in entries {
      guard case .plural(let forms) = entry.phrase else { continue }
      if categories[entry.language] == nil {
        let rules = try ICUPluralRules(locale: entry.language.icuIdentifier)
        categories[entry.language] = try (0...2100).map { try rules.category(of: $0) }
      }
      let all = try #require(categories[entry.language])
      let reached = Set(all.prefix(entry.key == "a11y.hourValue" ? 25 : all.count))
      let missing = reached.subtracting(forms.keys.map(\.rawValue))
      #expect(missing.isEmpty && forms[.other] != nil, "\(entry.place) lacks \(missing)")
      let hasNumber = forms.values.contains { $0.contains("{n}") }
      for (category, text) in forms where hasNumber && !text.contains("{n}") {
        #expect(all.count { $0 == category.rawValue } == 1, "\(entry.place): \(text)")
      }
    }
  }

  @Test("have plural forms if CLDR's word for the key has plural forms")
  func shapes() throws {
    for entry in entries {
      guard let word = CLDRWord.all.first(where: { $0.key == entry.key }) else { continue }
      #expect(entry.phrase.isPlural == word.shape.isPlural, "\(entry.place)")
    }
  }

  // Languages with other scripts also write "OK", "AM", "PM" and the key "Enter" in Latin letters.
  @Test("are written in the script of their language")
  func script() throws {
    var expressions: [LanguageTag: NSRegularExpression] = [:]
    for entry in entries {
      if expressions[entry.language] == nil {
        let script = try #require(Extraction.likely(entry.language).script)
        expressions[entry.language] = try NSRegularExpression(
          pattern: "[\\p{L}&&[^\(Self.scripts(script))\\p{script=Zyyy}\\p{script=Zinh}]]")
      }
      let other = try #require(expressions[entry.language])
      for text in entry.phrase.texts {
        let plain = text.replacing(#/\{[a-z]+\}|OK|AM|PM|Enter/#, with: "")
        let range = NSRange(plain.startIndex..., in: plain)
        #expect(other.firstMatch(in: plain, range: range) == nil, "\(entry.place): \(text)")
      }
    }
  }

  private static func scripts(_ script: String) -> String {
    let parts: [String] =
      switch script {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang", "Hani"]
      case "Hans", "Hant": ["Hani"]
      default: [script]
      }
    return parts.map { "\\p{script=\($0)}" }.joined()
  }

  // A letter without uppercase and lowercase forms is allowed.
  @Test("begin with a capital in buttons, prompts and labels if the script has capitals")
  func capitals() throws {
    let families = [
      "action.", "prompt.", "nav.", "segment.", "label.", "header.", "hint.", "error.", "filter.",
    ]
    for entry in entries where families.contains(where: entry.key.hasPrefix) {
      // AM and PM have the same case as in times.
      guard entry.key != "label.dayPeriod" else { continue }
      for text in entry.phrase.texts {
        // A text may begin with a placeholder, such as `{date}` or `{n}`.
        let first = try #require(text.unicodeScalars.first)
        #expect(first.properties.titlecaseMapping == String(first), "\(entry.place): \(text)")
      }
    }
  }

  /// The languages in which a key's word is the same as in English, by key.
  private static let cognates: [String: Set<String>] = [
    "a11y.weekNumber": ["af", "nl"], "header.week": ["nl"], "label.calendar": ["ro"],
    "label.date": ["fr", "fur"], "label.start": ["da", "de", "nb", "nn", "sv"],
    // Filipino interfaces use the English word "Custom".
    "segment.custom": ["fil"],
  ]

  @Test("are the same as in English only in languages that have the same word")
  func english() throws {
    let english = Dictionary(
      uniqueKeysWithValues: entries.filter { $0.language.description == "en" }.map { ($0.key, $0.phrase) })
    for entry in entries where entry.language.language != "en" {
      // "OK" and the letters of masks, such as "h" for hours, are skipped, because they are the same in many languages.
      guard let original = english[entry.key], entry.key != "action.ok", !entry.key.hasPrefix("mask.") else {
        continue
      }
      let englishTexts = Set(original.texts.map { $0.lowercased() })
      guard entry.phrase.texts.contains(where: { englishTexts.contains($0.lowercased()) }) else { continue }
      #expect(Self.cognates[entry.key]?.contains(entry.language.description) == true, "\(entry.place)")
    }
  }
}
