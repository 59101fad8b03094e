import AlmanacKit
import CAlmanacResources
import Foundation
import Testing

@testable import AlmanacTranslations

/// The catalogue Almanac ships: whole, in every language it has.
@Suite struct ShippedCatalogueTests {
  private let file: StringCatalogFile

  init() throws {
    let resource = almanac_string_catalog()
    file = try StringCatalogFile(
      reading: [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count)))
  }

  /// The 43 core keys; the ten that come from CLDR stand in the catalogue with a comment only.
  private static let coreKeys: Set = [
    "action.done", "action.ok", "action.apply", "action.cancel", "action.clear", "nav.today",
    "nav.previousMonth", "nav.nextMonth", "nav.previousYear", "nav.nextYear", "prompt.selectDate",
    "prompt.selectDates", "prompt.selectDateRange", "prompt.selectTime", "prompt.selectMonth",
    "prompt.selectYear", "prompt.openCalendar", "label.calendar", "label.startDate", "label.endDate",
    "segment.week", "segment.month", "segment.year", "segment.custom", "label.hours", "label.minutes",
    "a11y.today", "a11y.selected", "a11y.selectedDate", "a11y.selectedRange", "hint.startRange",
    "hint.finishRange", "error.invalidDate", "error.tooEarly", "error.tooLate", "error.rangeReversed",
    "error.unavailable", "a11y.hourValue", "a11y.minuteValue", "timer.hours", "timer.minutes",
    "chinese.month", "chinese.leapMonth",
  ]

  private var translated: [(key: String, texts: [String: Phrase])] {
    get throws {
      try file.strings.compactMap { key, entry in
        guard let localizations = entry.localizations else { return nil }
        let texts = try localizations.map { language, text in
          (language, try text.phrase(key: key, language: language))
        }
        return (key, Dictionary(uniqueKeysWithValues: texts))
      }
    }
  }

  @Test("has the core keys, each with a comment for translators")
  func keys() {
    #expect(Set(file.strings.keys) == Self.coreKeys)
    #expect(Self.coreKeys.count == 43)
    for (key, entry) in file.strings { #expect(entry.comment?.isEmpty == false, "\(key)") }
  }

  @Test("has every translated key in every language, English among at least 13")
  func languages() throws {
    let languages = try translated.map { Set($0.texts.keys) }
    #expect(Set(languages).count == 1)
    #expect(try #require(languages.first).count >= 13)
    #expect(try #require(languages.first).contains("en"))
  }

  @Test("keeps English's placeholders in every language and form")
  func placeholders() throws {
    for (key, texts) in try translated {
      let expected = try #require(texts["en"]).placeholders.sorted()
      for (language, phrase) in texts {
        for text in phrase.texts {
          #expect(Phrase.plain(text).placeholders.sorted() == expected, "\(key) in \(language)")
        }
      }
    }
  }

  @Test("has no space at either end, no straight quote, no three dots")
  func typography() throws {
    for (key, texts) in try translated {
      for (language, text) in texts.flatMap({ entry in entry.value.texts.map { (entry.key, $0) } }) {
        #expect(
          text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(key) in \(language)")
        #expect(!text.contains("...") && !text.contains("'") && !text.contains("\""), "\(key) in \(language)")
      }
    }
  }

  @Test(
    "tells apart what users must tell apart",
    arguments: [
      ("nav.previousMonth", "nav.nextMonth"), ("nav.previousYear", "nav.nextYear"),
      ("label.startDate", "label.endDate"), ("error.tooEarly", "error.tooLate"),
      ("hint.startRange", "hint.finishRange"), ("chinese.month", "chinese.leapMonth"),
      ("action.cancel", "action.clear"),
    ])
  func different(first: String, second: String) throws {
    let texts = Dictionary(uniqueKeysWithValues: try translated.map { ($0.key, $0.texts) })
    for (language, phrase) in try #require(texts[first]) {
      #expect(phrase != texts[second]?[language], "\(language)")
    }
  }

  @Test("fits a button: at most 24 characters for actions, 48 for prompts")
  func length() throws {
    for (key, texts) in try translated {
      let limit = key.hasPrefix("action.") ? 24 : key.hasPrefix("prompt.") ? 48 : 120
      for (language, phrase) in texts {
        #expect(phrase.texts.allSatisfy { $0.count <= limit }, "\(key) in \(language)")
      }
    }
  }

  @Test("has English words in English only, but for 'OK'")
  func foreignWords() throws {
    for (key, texts) in try translated where key.hasPrefix("action.") || key.hasPrefix("prompt.") {
      for (language, phrase) in texts where language != "en" && phrase != .plain("OK") {
        #expect(phrase != texts["en"], "\(key) in \(language)")
      }
    }
  }
}
