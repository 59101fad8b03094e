import AlmanacExtraction
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacInputs

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

  // English has each placeholder of a key. A language needs the plural forms (UTS 35) of the whole numbers that a picker
  // can show.
  @Test("have the placeholders and plural forms that Almanac requires of an app's texts")
  func shapes() throws {
    let settings = try Extraction.shared.get().settings
    let words = Dictionary(uniqueKeysWithValues: CLDRWord.all.map { ($0.key, $0.shape) })
    for entry in entries {
      let shape = try #require(settings.catalogue.shapes[entry.key] ?? words[entry.key])
      let rules = settings.tables.pluralRules(of: entry.language)
      #expect(throws: Never.self) {
        try shape.checked(entry.phrase, key: entry.key, language: "\(entry.language)", rules)
      }
    }
  }

  // Languages with other scripts also write "OK", "AM", "PM" and the key "Enter" in Latin letters.
  @Test("are written in the script of their language")
  func script() throws {
    var expressions: [String: NSRegularExpression] = [:]
    for entry in entries {
      let script = try #require(Extraction.likely(entry.language).script)
      let other =
        try expressions[script]
        ?? NSRegularExpression(
          pattern: "[\\p{L}&&[^\(Self.scripts(script))\\p{script=Zyyy}\\p{script=Zinh}]]")
      expressions[script] = other
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
