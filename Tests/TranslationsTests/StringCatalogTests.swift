import AlmanacKit
import AlmanacTranslations
import Testing

/// The reader of a catalogue, and the lookup of its texts.
@Suite struct StringCatalogTests {
  private func catalogue(_ strings: String) throws -> StringCatalog {
    try StringCatalog(reading: Overlays.catalogue(strings), likely: Overlays.likely)
  }

  private func plain(_ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.map { #""\#($0)":\#(unit($1))"# }
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
    let entry = CatalogueEntry.name(tag, likely: Overlays.likely(tag))
    #expect(catalogue.phrase("action.done", in: [entry]) == .plain("x"))
  }

  @Test("reads Xcode's plurals, with the number as a placeholder")
  func plural() throws {
    let forms = #""variations":{"plural":{"one":\#(unit("%arg o’clock")),"other":\#(unit("%arg o’clocks"))}}"#
    let catalogue = try catalogue(
      #"""
      "a11y.hourValue":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"at %#@n@"},
      "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",\#(forms)}}}}}
      """#)
    let phrase = catalogue.phrase("a11y.hourValue", in: [LanguageTag(language: "en", script: "Latn")])
    #expect(phrase == .plural([.one: "at {n} o’clock", .other: "at {n} o’clocks"]))
    #expect(catalogue.shapes["a11y.hourValue"] == TextShape(placeholders: ["n"], isPlural: true))
  }

  @Test("has no text for a key that is not translated yet")
  func unwritten() throws {
    let catalogue = try catalogue(
      #""action.done":{"localizations":{"de":\#(unit("", state: "new")),"en":\#(unit("Done"))}}"#)
    for (language, phrase) in [("de", nil), ("en", Phrase.plain("Done"))] {
      let entry = LanguageTag(language: language, script: "Latn")
      #expect(catalogue.phrase("action.done", in: [entry]) == phrase)
    }
  }

  @Test("orders placeholders as the source language does")
  func arguments() throws {
    let catalogue = try catalogue(plain("range", ["de": "{end} nach {start}", "en": "{start} to {end}"]))
    #expect(catalogue.shapes["range"]?.placeholders == ["start", "end"])
  }

  @Test(
    "refuses a file that is not a catalogue",
    arguments: [
      "", "[]", "{", #"{"strings":{}}"#, "\u{0}", #"{"sourceLanguage":"en","strings":{"a":{"comment":5}}}"#,
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":[]}}}"#,
    ])
  func malformed(text: String) {
    #expect(throws: StringCatalogError.self) {
      try StringCatalog(reading: Array(text.utf8), likely: Overlays.likely)
    }
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
