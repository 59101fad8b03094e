import AlmanacKit
import AlmanacReading
import AlmanacTranslations
import Testing

/// A key of an app's own has one shape in every language.
@Suite struct OverlayShapeTests {
  private static let germanNights =
    #""de":{"variations":{"plural":{"one":\#(unit("{n} Nacht")),"other":\#(unit("{n} Nächte"))}}}"#

  // One text is the form of every number there is in the language: English has two forms, Japanese one.
  @Test(
    "makes an app's own key a plural in every language if it is one in any",
    arguments: [
      #""en":\#(unit("Nights: {n}")),\#(germanNights)"#, #"\#(germanNights),"en":\#(unit("Nights: {n}"))"#,
    ])
  func mixedShapes(texts: String) throws {
    let overlay = try Overlays.read(
      #""app.nights":{"localizations":{\#(texts),"ja":\#(unit("{n}泊"))}}"#)
    #expect(overlay.ownKeys["app.nights"] == TextShape(placeholders: ["n"], isPlural: true))
    let catalogue = try StringCatalog(reading: Overlays.catalogue(""), likely: Overlays.likely)
    let expected: [String: Phrase] = [
      "en": .plural([.one: "Nights: {n}", .other: "Nights: {n}"]),
      "de": .plural([.one: "{n} Nacht", .other: "{n} Nächte"]), "ja": .plural([.other: "{n}泊"]),
    ]
    for (language, phrase) in expected {
      let entry = LanguageTag(language: language, script: "Latn")
      #expect(catalogue.overlaid(with: overlay).phrase("app.nights", in: [entry]) == phrase)
    }
  }

  /// The nights in an overlay over another.
  private func nights(_ texts: String, over earlier: Overlay) throws -> Overlay {
    try Overlay(
      reading: Overlays.catalogue(#""app.nights":{"localizations":{\#(texts)}}"#),
      over: Overlays.known.merging(earlier.ownKeys) { $1 }, languages: Overlays.languages,
      after: earlier.sizes)
  }

  // In Picker.strings, only a key with a dot can be that of a name, as in weekdays.format.wide.mon.
  @Test(
    "takes the name of a locale's table for an app's own key", arguments: ["weekdays", "units", "fields"])
  func tableName(key: String) throws {
    let overlay = try Overlays.read(#""\#(key)":{"localizations":{"en":\#(unit("x"))}}"#)
    #expect(Set(overlay.ownKeys.keys) == [key])
  }

  // In ICU's MessageFormat, {1} is the number of an argument, and not a name.
  @Test("takes no placeholder that begins with a digit or '_'", arguments: ["1", "1st", "_date"])
  func placeholderName(name: String) {
    let problems = Overlays.problems(#""app.x":{"localizations":{"en":\#(unit("{\(name)}"))}}"#)
    #expect(problems.count == 1)
    let message = "'app.x' in 'en': '{\(name)}' is not a placeholder."
    #expect(problems.first?.message.hasPrefix(message) == true, "\(problems)")
  }

  @Test("keeps the shape of an app's own key in a later overlay")
  func laterShapes() throws {
    let none = try Overlays.read("")
    let english = #""en":\#(unit("Nights: {n}"))"#
    let plural = try nights("\(english),\(Self.germanNights)", over: none)
    let french = try nights(#""fr":\#(unit("{n} nuits"))"#, over: plural)
    #expect(french.phrases.map(\.phrase) == [.plural([.one: "{n} nuits", .other: "{n} nuits"])])
    let plain = try nights(english, over: none)
    let refusal = #expect(throws: InputProblems.self) { try nights(Self.germanNights, over: plain) }
    let message =
      "'app.nights' in 'de' has plural forms, but an earlier overlay has the key as one text. "
      + "Vary it by plural there too."
    #expect(refusal?.problems.map(\.message) == [message])
  }
}

/// A localization with one text.
private func unit(_ value: String, state: String = "translated") -> String {
  #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
}
