import AlmanacInputs
import AlmanacKit
import Testing

/// The reader of a catalogue, and the lookup of its texts.
@Suite struct StringCatalogTests {
  private func catalogue(_ strings: String) throws -> StringCatalog {
    StringCatalog(reading: Overlays.catalogue(strings), likely: Overlays.likely)
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
}

extension StringCatalog {
  /// The phrase of a key, from the first entry that has a text for the key.
  func phrase(_ key: String, in entries: [LanguageTag]) -> Phrase? {
    texts(in: entries).text(key)?.text.phrase
  }
}
