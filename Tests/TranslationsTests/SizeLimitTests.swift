import AlmanacKit
import AlmanacTranslations
import Testing

/// The limit of the overlays' texts in a bundle with many locales.
@Suite struct SizeLimitTests {
  // In each locale, a key of 4 bytes and a text of 9,996 bytes take 10,000 bytes. So 100,000 locales reach 1 GB.
  @Test("accepts texts up to 1 GB in all locales together, and refuses one more byte")
  func bundle() throws {
    let text = String(repeating: "x", count: 9996)
    let overlay = try Overlays.read(#""done":{"localizations":{"de":\#(unit(text))}}"#)
    let empty = Overlays.catalogue(#""k":{"localizations":{"fr":\#(unit(""))}}"#)
    let catalogue = try StringCatalog(reading: empty, likely: Overlays.likely).overlaid(with: overlay)
    let entries = Array(repeating: LanguageTag(language: "de", script: "Latn", region: "AT"), count: 100_000)
    try catalogue.checkSize(in: entries)
    let error = #expect(throws: StringCatalogError.self) {
      try catalogue.checkSize(in: entries + [LanguageTag(language: "de", script: "Latn")])
    }
    #expect(error == .largeBundle(bytes: 1_000_010_000, locales: 100_001))
    // A later overlay's text replaces the text, so only the later text counts.
    let short = #""done":{"localizations":{"de":\#(unit("x"))}}"#
    try catalogue.overlaid(with: try Overlays.read(short)).checkSize(in: entries + entries)
  }
}
