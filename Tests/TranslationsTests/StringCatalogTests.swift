import AlmanacKit
import AlmanacTranslations
import Testing

/// The reader of a catalogue, and the lookup of its texts.
@Suite struct StringCatalogTests {
  /// A tag with its script, or with a likely script if it has none: Hans for zh, and Latn for all other languages.
  private func likely(_ tag: LanguageTag) -> LanguageTag {
    LanguageTag(
      language: tag.language, script: tag.script ?? (tag.language == "zh" ? "Hans" : "Latn"),
      region: tag.region)
  }

  private func catalogue(_ strings: String) throws -> StringCatalog {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings + "}}"
    return try StringCatalog(reading: Array(text.utf8), likely: likely)
  }

  private func plain(_ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.map { language, text in
      #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  @Test("finds a text in the first entry that has it")
  func lookUp() throws {
    let catalogue = try catalogue(plain("action.done", ["en": "Done", "de": "Fertig", "de-CH": "Fertig!"]))
    let entries = ["de-Latn-CH", "de-Latn"].compactMap(LanguageTag.init)
    #expect(catalogue.phrase("action.done", in: entries) == .plain("Fertig!"))
    #expect(catalogue.phrase("action.done", in: Array(entries.dropFirst())) == .plain("Fertig"))
    #expect(catalogue.phrase("action.done", in: []) == nil)
    #expect(catalogue.phrase("action.ok", in: entries) == nil)
  }

  @Test(
    "treats zh and zh-Hans as one entry, and also no and nb",
    arguments: [("zh", "zh-Hans"), ("zh-Hans", "zh"), ("no", "nb")])
  func sameEntry(written: String, asked: String) throws {
    let catalogue = try catalogue(plain("action.done", [written: "x"]))
    let tag = try #require(LanguageTag(asked))
    let entry = CatalogueEntry.name(tag, likely: likely(tag))
    #expect(catalogue.phrase("action.done", in: [entry]) == .plain("x"))
  }

  @Test("reads Xcode's plurals, with the number as a placeholder")
  func plural() throws {
    let catalogue = try catalogue(
      #"""
      "a11y.hourValue":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"at %#@n@"},
      "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg o’clock"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg o’clocks"}}}}}}}}}
      """#)
    let phrase = catalogue.phrase("a11y.hourValue", in: [LanguageTag(language: "en", script: "Latn")])
    #expect(phrase == .plural([.one: "at {n} o’clock", .other: "at {n} o’clocks"]))
    #expect(catalogue.shapes["a11y.hourValue"] == TextShape(placeholders: ["n"], isPlural: true))
  }

  @Test("has no text for a key that is not translated yet")
  func unwritten() throws {
    let catalogue = try catalogue(
      #"""
      "action.done":{"localizations":{
      "de":{"stringUnit":{"state":"new","value":""}},"en":{"stringUnit":{"state":"translated","value":"Done"}}}}
      """#)
    let (german, english) = (
      LanguageTag(language: "de", script: "Latn"), LanguageTag(language: "en", script: "Latn")
    )
    #expect(catalogue.phrase("action.done", in: [german]) == nil)
    #expect(catalogue.phrase("action.done", in: [english]) == .plain("Done"))
  }

  @Test("orders placeholders as the source language does")
  func arguments() throws {
    let catalogue = try catalogue(plain("range", ["de": "{end} nach {start}", "en": "{start} to {end}"]))
    #expect(catalogue.shapes["range"]?.placeholders == ["start", "end"])
  }

  @Test("refuses a file that is not a catalogue", arguments: ["", "[]", "{", #"{"strings":{}}"#, "\u{0}"])
  func malformed(text: String) {
    #expect(throws: StringCatalogError.self) { try StringCatalog(reading: Array(text.utf8), likely: likely) }
  }

  @Test("refuses an unknown language")
  func unknownLanguage() {
    #expect(throws: StringCatalogError.badLanguage("de_DE_x", key: "k")) {
      try catalogue(plain("k", ["de_DE_x": "x"]))
    }
  }
}

extension StringCatalog {
  /// The phrase of a key, from the first entry that has a text for the key.
  func phrase(_ key: String, in entries: [LanguageTag]) -> Phrase? {
    texts(in: entries).text(key)?.text.phrase
  }
}
