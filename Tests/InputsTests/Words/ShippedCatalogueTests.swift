import AlmanacKit
import Testing

@testable import AlmanacInputs

/// The catalogue that Almanac ships, in all its languages.
@Suite struct ShippedCatalogueTests {
  private let shipped: ShippedTexts
  private var translated: [String: [String: Phrase]] { shipped.translated }

  init() throws { shipped = try ShippedTexts.shared.get() }

  @Test("has every text of the file, and no others")
  func everyText() throws {
    let catalogue = StringCatalog(reading: shipped.bytes, likely: \.self)
    var count = 0
    for (key, entry) in shipped.file.strings {
      for localization in entry.localizations ?? [] {
        let tag = try #require(LanguageTag(localization.language))
        let found = catalogue.texts(of: CatalogueEntry.name(tag, likely: tag))[key]
        #expect(try found == localization.text(of: key, needed: []), "\(key) in \(tag)")
        count += 1
      }
    }
    #expect(catalogue.entries.count > 130 && count > 20_000)
    #expect(catalogue.entries.reduce(0) { $0 + catalogue.texts(of: $1).count } == count)
  }

  @Test("has all core, optional and extended keys, each with a comment for translators")
  func keys() {
    #expect(shipped.file.strings.keys.sorted() == PickerKeys.all.sorted())
    #expect(
      PickerKeys.core.count == 43 && PickerKeys.optional.count == 27 && PickerKeys.extended.count == 135)
    for (key, entry) in shipped.file.strings { #expect(entry.comment?.isEmpty == false, "\(key)") }
  }

  @Test("has a name in AlmanacKit for each core key whose texts need no values")
  func typedKeys() {
    let withValues = shipped.all.filter { _, texts in
      texts.values.contains { $0.isPlural || $0.texts[0].contains("{") }
    }
    let keys = Set(PickerKeys.core).subtracting(withValues.keys)
    let typed = Set(CoreWord.allCases.map(\.rawValue))
    #expect(keys.subtracting(typed).sorted() == [], "CoreWord needs a case for each of these keys.")
    #expect(typed.subtracting(keys).sorted() == [], "CoreWord has keys that are not plain core keys.")
    for word in CoreWord.allCases {
      // The key action.done has the name actionDone.
      let parts = word.rawValue.split(separator: ".")
      #expect("\(word)" == parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst())
    }
  }

  @Test("has every core key in every language")
  func languages() {
    let languages = Set(translated.values.flatMap { $0.keys.filter { !isVariant($0) } })
    for (key, texts) in translated where PickerKeys.core.contains(key) {
      #expect(languages.subtracting(texts.keys).isEmpty, "\(key)")
    }
    #expect(languages.count == 130)
  }

  @Test("has every extended key in at least 90 languages")
  func extendedLanguages() {
    for (key, texts) in translated where PickerKeys.extended.contains(key) {
      #expect(texts.keys.count { !isVariant($0) } >= 90, "\(key)")
    }
  }

  @Test("has a text for a region only if it differs from the text of the language")
  func variants() {
    for (key, texts) in translated {
      for (tag, phrase) in texts where isVariant(tag) {
        let parts = tag.split(separator: "-")
        let parent = parts.dropLast().joined(separator: "-").replacing("sr-Cyrl", with: "sr")
        #expect(phrase != texts[parent], "\(key) in \(tag)")
      }
    }
  }

  /// Whether a tag has a region, such as `de-CH`, so that its texts are inherited from its language.
  private func isVariant(_ tag: String) -> Bool { LanguageTag(tag)?.region != nil }

  // A date may end with a period, so no text has a period after a placeholder.
  @Test("has no space at either end, straight quote, three dots, or period after a last placeholder")
  func typography() {
    for (key, texts) in translated {
      for (language, text) in texts.flatMap({ entry in entry.value.texts.map { (entry.key, $0) } }) {
        let place = "\(key) in \(language): \(text)"
        #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(place)")
        #expect(!text.contains("...") && !text.contains("'") && !text.contains("\""), "\(place)")
        #expect(!text.filter { !"\u{200E}\u{200F}".contains($0) }.hasSuffix("}."), "\(place)")
      }
    }
  }

  @Test(
    "has different texts for keys that users must distinguish",
    arguments: [
      ("nav.previousMonth", "nav.nextMonth"), ("nav.previousYear", "nav.nextYear"),
      ("label.startDate", "label.endDate"), ("error.tooEarly", "error.tooLate"),
      ("hint.startRange", "hint.finishRange"), ("chinese.month", "chinese.leapMonth"),
      ("action.cancel", "action.clear"), ("nav.previous", "nav.next"), ("label.start", "label.end"),
      ("label.startYear", "label.endYear"), ("error.rangeTooShort", "error.rangeTooLong"),
      ("error.tooFewDates", "error.tooManyDates"), ("error.tooEarlyTime", "error.tooLateTime"),
      ("preset.lastDays", "preset.nextDays"), ("hint.earlierYears", "hint.laterYears"),
      ("nav.previousHour", "nav.nextHour"), ("error.weekdaysOnly", "error.weekendsOnly"),
      ("nav.previousDay", "nav.nextDay"), ("nav.previousWeek", "nav.nextWeek"),
      ("nav.weekStart", "nav.weekEnd"), ("error.noSuchDate", "error.unavailable"),
    ])
  func different(first: String, second: String) throws {
    for (language, phrase) in try #require(translated[first]) {
      #expect(phrase != translated[second]?[language], "\(language)")
    }
  }

  @Test("fits a button: at most 24 characters for actions, 48 for prompts")
  func length() {
    for (key, texts) in translated {
      let limit = key.hasPrefix("action.") ? 24 : key.hasPrefix("prompt.") ? 48 : 120
      for (language, phrase) in texts {
        #expect(phrase.texts.allSatisfy { $0.count <= limit }, "\(key) in \(language)")
      }
    }
  }

  @Test("overrides CLDR's words only in the catalogue's languages, and only if they mean something else")
  func overrides() {
    let languages = Set(translated.values.flatMap(\.keys))
    for (key, texts) in shipped.all where texts["en"] == nil {
      #expect(Set(texts.keys).isSubset(of: languages), "\(key)")
    }
    // CLDR's Japanese word for "calendar", 暦法, means a calendar system.
    #expect(shipped.all["label.calendar"]?["ja"] == .plain("カレンダー"))
  }
}
