import AlmanacInputs
import AlmanacKit
import Testing

/// The whole catalog of an app, which has many entries that are not words of a picker, and files in other formats.
@Suite struct WholeCatalogTests {
  // Entries as Xcode writes them for an app: a text in the code is its own key and has no text in the source language.
  @Test(
    "leaves out an entry with an app's own key and a problem, and reads the other entries",
    arguments: [
      #""Cancel":{}"#, #""":{"shouldTranslate":false}"#,
      #""%@ of %@":{"localizations":{"en":\#(unit("%@ / %@"))}}"#,
      #""a":{"localizations":{"en":{"variations":{"device":{"mac":\#(unit("x"))}}}}}"#,
      #""weekdays.mine":{"localizations":{"en":\#(unit("x"))}}"#,
      #""weekdays.mine":{"localizations":{"de":\#(unit("x"))}}"#,
      // This key is similar to Almanac's key `action.save`.
      #""action.share":{"localizations":{"en":\#(unit("Share %@"))}}"#,
      #""action.share":{"localizations":{"de":\#(unit("x")),"en":\#(unit("", state: "new"))}}"#,
      #""action.share":{}"#,
      // Two languages that Almanac does not have.
      #""a":{"localizations":{"tlh":\#(unit("x")),"xx":\#(unit("x"))}}"#,
    ])
  func leftOut(entry: String) throws {
    let overlay = try Overlays.read(
      entry
        + #","app.stay":{"localizations":{"en":\#(unit("y"))}},"done":{"localizations":{"de":\#(unit("z"))}}"#
    )
    #expect(overlay.leftOutKeys.count == 1)
    #expect(overlay.leftOut.problems.count == 1)
    #expect(Set(overlay.ownKeys.keys) == ["app.stay"])
    #expect(overlay.keys == ["app.stay", "done"])
  }

  // Almanac has no Klingon (tlh).
  @Test(
    "leaves out an own key's texts with a problem, and keeps its other texts",
    arguments: [["de"], ["tlh"], ["de", "tlh"]])
  func otherTexts(languages: [String]) throws {
    let wrong = languages.map { #""\#($0)":\#(unit("{n}")),"# }.joined()
    let overlay = try Overlays.read(
      #""a":{"localizations":{"en":\#(unit("x")),\#(wrong)"fr":\#(unit("y"))}}"#)
    #expect(overlay.leftOutKeys == [] && overlay.leftOutTexts == languages.count)
    #expect(overlay.leftOut.problems.count == languages.count)
    #expect(try Overlays.text("a", "fr", of: overlay)?.phrase == .plain("y"))
  }

  // Xcode 15 writes this for `String(localized: "app.buy", defaultValue: "Buy")`.
  @Test("uses the text that Xcode takes from the source code")
  func extracted() throws {
    let overlay = try Overlays.read(
      #""app.buy":{"extractionState":"extracted_with_value","localizations":{"de":\#(unit("Kaufen")),"#
        + #""en":\#(unit("Buy", state: "new"))}}"#)
    #expect(Set(overlay.ownKeys.keys) == ["app.buy"])
    #expect(try Overlays.text("app.buy", "en", of: overlay)?.phrase == .plain("Buy"))
  }

  // `weekdays.mine` is left out, because it begins like a key of Almanac's names.
  @Test("keeps the comments only of the entries that it uses, and Almanac's comments")
  func comments() throws {
    let entries = ["app.stay", "weekdays.mine", "done"].map {
      #""\#($0)":{"comment":"About \#($0).","localizations":{"en":\#(unit("x"))}}"#
    }
    let overlay = try Overlays.read(entries.joined(separator: ","))
    let done = #""done":{"comment":"A button.","localizations":{"en":\#(unit("Done"))}}"#
    let catalogue = StringCatalog(reading: Overlays.catalogue(done), likely: Overlays.likely)
    #expect(
      catalogue.overlaid(with: overlay).comments == ["app.stay": "About app.stay.", "done": "A button."])
  }

  // The key `action.doen` has no English text, and it is probably meant as `action.done`.
  @Test(
    "still refuses a catalog with a problem in one of Almanac's keys, or in a misspelled one",
    arguments: [("done", "tlh"), ("action.doen", "de")])
  func almanacsKey(key: String, language: String) {
    let entries = [#""Cancel":{}"#, #""\#(key)":{"localizations":{"\#(language)":\#(unit("x"))}}"#]
    for strings in [entries, entries.reversed()] {
      #expect(throws: InputProblems.self) { try Overlays.read(strings.joined(separator: ",")) }
    }
  }

  @Test(
    "says which format is expected for a file in another format",
    arguments: [
      "/* Done */\n\"done\" = \"Fertig\";", "\"done\" = \"Fertig\";", "\u{FEFF}\"done\" = \"Fertig\";",
      "<?xml version=\"1.0\"?>\n<resources/>", "\n<resources/>", "done=Fertig", "bplist00",
    ])
  func otherFormat(text: String) {
    for bytes in [Array(text.utf8), Self.utf16(text)] {
      #expect(Overlays.problems(inFile: bytes).map(\.message) == [Self.expected])
    }
  }

  @Test("says that a catalog in UTF-16 must be UTF-8")
  func otherEncoding() {
    let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{}}"#
    let message = "The file is not UTF-8. Save it as UTF-8."
    #expect(Overlays.problems(inFile: Self.utf16(catalog)).map(\.message) == [message])
  }

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test("reads a catalog that begins with white space (RFC 8259)", arguments: ["\r\n", "\u{FEFF}\n\t "])
  func whiteSpace(start: String) {
    let text = start + #"{"sourceLanguage":"en","version":"1.0","strings":{}}"#
    #expect(Overlays.problems(inFile: Array(text.utf8)).isEmpty)
  }

  private static let expected =
    "--strings needs a String Catalog (.xcstrings), but this file has another format, such as .strings or strings.xml. In Xcode, choose 'Migrate to String Catalog', or write the texts as .xcstrings. 'almanac words --import' reads XLIFF."
}
