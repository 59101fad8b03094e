import AlmanacInputs
import AlmanacKit
import Testing

@testable import AlmanacPages

/// XLIFF files for translators' tools.
@Suite struct XLIFFExportTests {
  // CLDR 42, plural rules: `one` is only 1 in German, and 0 and 1 in French. In Breton, `few` is n % 10 = 3, 4 and 9, but
  // not n % 100 = 10 to 19. The numbers of `selection.count` are 0 to 2100, and hours are 0 to 24.
  @Test(
    "shows up to five numbers of a plural form, and whether there are more",
    arguments: [
      ("de", "selection.count", "'one': for 1."), ("de", "selection.count", "'other': for 0, 2, 3, 4, 5, …."),
      ("fr", "selection.count", "'one': for 0, 1."),
      ("fr", "selection.count", "'other': for 2, 3, 4, 5, 6, …."),
      ("br", "a11y.hourValue", "'few': for 3, 4, 9, 23, 24."),
    ])
  func numbers(tag: String, key: String, expected: String) throws {
    let text = String(decoding: try Words.words(try Words.record(tag)).xliff, as: UTF8.self)
    let unit = text.split(separator: "<unit ").filter { $0.hasPrefix("id=\"\(key):") }.joined()
    #expect(unit.contains("<note category=\"plural\">Plural form \(expected)</note>"))
  }

  // An example is useful only if the text has a placeholder, and the place only if someone wrote a comment.
  @Test("has a note on each text that has an example or comes from CLDR", arguments: Words.tried)
  func notes(tag: String) throws {
    var record = try Words.record(tag)
    record.locale.sources["strings.nav.today"] = .override
    let words = try Words.words(record, comments: ["action.done": "A button."])
    for word in words.words {
      let origin = record.locale.sources["strings.\(word.key)"]
      for unit in word.units(words.pluralRules) {
        let isShown = !unit.notes.contains { $0.text.contains("for numbers that this text never shows") }
        let expected: [(String, Bool)] = [
          ("location", word.key == "action.done"), ("plural", unit.identifier.category != nil),
          ("example", isShown && unit.target?.contains("{") == true),
          ("source", ![.catalogue, .override, nil].contains(origin)),
        ]
        let categories = expected.filter { $0.1 }.map { $0.0 }
        #expect(unit.notes.map(\.category) == categories, "\(unit.identifier.text)")
      }
    }
  }

  // CLDR 42, plural rules: in Russian, only fractions take the form 'other', and the text never shows one.
  @Test("says which forms need no number, and has the state 'initial' for a text that is missing")
  func units() throws {
    var record = try Words.record("ru")
    record.locale.strings["action.done"] = nil
    let words = try Words.words(record)
    func units(_ key: String) -> [XLIFFUnit] {
      words.words.filter { $0.key == key }.flatMap { $0.units(words.pluralRules) }
    }
    #expect(units("selection.count").map(\.optional) == [nil, nil, nil, "{n}"])
    #expect(units("action.done").map(\.state) == [.initial])
  }

  // In CLDR, the German form 'one' is for one whole number.
  @Test("has the key as the source of a text that English lacks, and the number of the text's own forms")
  func noSource() throws {
    let record = try Words.record("de")
    var english = record
    english.locale.strings = [:]
    let words = try ReviewWords(
      of: record, english: english, keys: ["action.done", "selection.count"], sources: [:], comments: [:])
    let units = words.words.flatMap { $0.units(words.pluralRules) }
    #expect(units.map(\.source) == ["action.done", "selection.count", "selection.count"])
    #expect(units.map(\.optional) == [nil, "{n}", nil])
  }

  @Test("is well-formed, whatever the English text and the comment are")
  func escapes() throws {
    let (record, text) = (try Words.record("de"), "<a> & \"b\" </source>")
    var english = record
    english.locale.strings = ["action.done": .plain(text)]
    let words = try ReviewWords(
      of: record, english: english, keys: ["action.done"], sources: [:],
      comments: ["action.done": "\(text)</note>"])
    let document = try XLIFFDocument(reading: words.xliff)
    #expect(document.units.map(\.target) == ["Fertig"])
  }

  @Test("gives each plural form its own state", arguments: PluralCategory.allCases)
  func stateOfForm(category: PluralCategory) throws {
    let record = try Words.record("ar", unreviewed: ["selection.count": [category]])
    let units = String(decoding: try Words.words(record).xliff, as: UTF8.self).split(separator: "<unit id=\"")
    let unreviewed = units.filter { $0.contains("<segment state=\"translated\">") }.map {
      $0.prefix { $0 != "\"" }
    }
    #expect(unreviewed == ["selection.count:\(category.rawValue)"])
  }
}
