import AlmanacExtraction
import AlmanacICUOracle
import AlmanacKit
import CAlmanacResources
import Foundation
import Testing

@testable import AlmanacTranslations

/// The catalogue's texts, held against what Unicode and CLDR know of each language.
@Suite struct ShippedWordsTests {
  /// A text of the catalogue, and where it stands.
  private struct Entry {
    let key: String
    let language: LanguageTag
    let phrase: Phrase
    var place: String { "\(key) in \(language)" }
  }

  private let entries: [Entry]

  init() throws {
    let resource = almanac_string_catalog()
    let file = try StringCatalogFile(
      reading: [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count)))
    var entries: [Entry] = []
    for (key, entry) in file.strings {
      for localization in entry.localizations ?? [] {
        guard let found = try localization.text(of: key) else { continue }
        let language = try #require(LanguageTag(localization.language))
        entries.append(Entry(key: key, language: language, phrase: found.phrase))
      }
    }
    self.entries = entries
  }

  // UTS 35: a language needs the categories its whole numbers reach; an hour goes to 24.
  @Test("has every plural form that the numbers of a picker reach in the language")
  func plurals() throws {
    for entry in entries {
      guard case .plural(let forms) = entry.phrase else { continue }
      let rules = try ICUPluralRules(locale: entry.language.icuIdentifier)
      var reached: Set<String> = []
      for number in 0...(entry.key == "a11y.hourValue" ? 24 : 2100) {
        reached.insert(try rules.category(of: number))
      }
      let missing = reached.subtracting(forms.keys.map(\.rawValue))
      #expect(missing.isEmpty && forms[.other] != nil, "\(entry.place) lacks \(missing)")
    }
  }

  @Test("has the number in every plural form that more than one number reaches")
  func numbers() throws {
    for entry in entries {
      guard case .plural(let forms) = entry.phrase else { continue }
      let rules = try ICUPluralRules(locale: entry.language.icuIdentifier)
      let hasNumber = forms.values.contains { $0.contains("{n}") }
      for (category, text) in forms where hasNumber && !text.contains("{n}") {
        let count = try (0...2100).count { try rules.category(of: $0) == category.rawValue }
        #expect(count == 1, "\(entry.place): \(text)")
      }
    }
  }

  @Test("has a word of CLDR's in CLDR's shape: as one text, or as a plural")
  func shapes() throws {
    for entry in entries {
      guard let word = CLDRWord(rawValue: entry.key) else { continue }
      #expect(entry.phrase.isPlural == word.shape.isPlural, "\(entry.place)")
    }
  }

  // "OK", "AM", "PM" and the key "Enter" are written in Latin letters in many scripts.
  @Test("is written in the script of its language")
  func script() throws {
    for entry in entries {
      let script = try #require(Extraction.likely(entry.language).script)
      let other = try NSRegularExpression(
        pattern: "[\\p{L}&&[^\(Self.scripts(script))\\p{script=Zyyy}\\p{script=Zinh}]]")
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

  // Design, section 4, rule 7; a letter without cases is as good as a capital.
  @Test("begins a button, a prompt or a label with a capital where the script has them")
  func capitals() throws {
    let families = [
      "action.", "prompt.", "nav.", "segment.", "label.", "header.", "hint.", "error.", "filter.",
    ]
    for entry in entries where families.contains(where: entry.key.hasPrefix) {
      // AM and PM have the case they have in times.
      guard entry.key != "label.dayPeriod" else { continue }
      for text in entry.phrase.texts {
        // A text may begin with a date or a number.
        let first = try #require(text.unicodeScalars.first)
        #expect(first.properties.titlecaseMapping == String(first), "\(entry.place): \(text)")
      }
    }
  }

  /// Words that are the same in English and in the language; a reader of each looked at them.
  private static let cognates: [String: Set<String>] = [
    "a11y.weekNumber": ["af", "nl"], "header.week": ["nl"], "label.calendar": ["ro"], "label.date": ["fr"],
    "label.start": ["da", "de", "nb", "nn", "sv"],
    // Filipino's interfaces have the English word.
    "segment.custom": ["fil"],
  ]

  @Test("has English's text in another language only where it is that language's word")
  func english() throws {
    let english = Dictionary(
      uniqueKeysWithValues: entries.filter { $0.language.description == "en" }.map { ($0.key, $0.phrase) })
    for entry in entries where entry.language.language != "en" {
      // The letters of a mask are the first ones of "hour" in many languages.
      guard let original = english[entry.key], entry.key != "action.ok", !entry.key.hasPrefix("mask.") else {
        continue
      }
      let englishTexts = Set(original.texts.map { $0.lowercased() })
      guard entry.phrase.texts.contains(where: { englishTexts.contains($0.lowercased()) }) else { continue }
      #expect(Self.cognates[entry.key]?.contains(entry.language.description) == true, "\(entry.place)")
    }
  }
}
