import AlmanacInputs
import AlmanacKit
import Testing

/// The shape of an app's own key, which is the same in every language: one text or a plural, and its placeholders.
@Suite struct OverlayShapeTests {
  private static let germanNights =
    #""de":\#(plural(["one": unit("{n} Nacht"), "other": unit("{n} Nächte")]))"#

  // A single text becomes every plural form of its language. English has two forms, and Japanese has one.
  @Test(
    "makes a key a plural in every language if it is a plural in one",
    arguments: [
      #""en":\#(unit("Nights: {n}")),\#(germanNights)"#, #"\#(germanNights),"en":\#(unit("Nights: {n}"))"#,
    ])
  func mixedShapes(texts: String) throws {
    let overlay = try Overlays.read(
      #""app.nights":{"localizations":{\#(texts),"ja":\#(unit("{n}泊"))}}"#)
    #expect(overlay.ownKeys["app.nights"] == TextShape(placeholders: ["n"], isPlural: true))
    let expected: [String: Phrase] = [
      "en": .plural([.one: "Nights: {n}", .other: "Nights: {n}"]),
      "de": .plural([.one: "{n} Nacht", .other: "{n} Nächte"]), "ja": .plural([.other: "{n}泊"]),
    ]
    for (language, phrase) in expected {
      #expect(try Overlays.text("app.nights", language, of: overlay)?.phrase == phrase)
    }
  }

  // In a format string, `%%` is a percent sign. Without a specifier, a text is not a format string.
  @Test(
    "reads Xcode's number in a single text of a plural",
    arguments: [("%lld泊 %%", "{n}泊 %"), ("%1$d泊 (%arg)", "{n}泊 ({n})"), ("{n}泊 %%", "{n}泊 %%")])
  func singleFormat(written: String, read: String) throws {
    for (key, english) in [("days", ""), ("app.nights", #","en":\#(unit("%lld nights"))"#)] {
      let overlay = try Overlays.read(
        #""\#(key)":{"localizations":{"ja":\#(unit(written)),\#(Self.germanNights)\#(english)}}"#)
      #expect(try Overlays.text(key, "ja", of: overlay)?.phrase == .plural([.other: read]), "\(key)")
    }
  }

  @Test("makes every form unreviewed if the single text is unreviewed")
  func unreviewedText() throws {
    let english = unit("Nights: {n}", state: "needs_review")
    let overlay = try Overlays.read(
      #""app.nights":{"localizations":{"en":\#(english),\#(Self.germanNights)}}"#)
    #expect(try Overlays.text("app.nights", "en", of: overlay)?.unreviewed == [.one, .other])
    #expect(try Overlays.text("app.nights", "de", of: overlay)?.unreviewed == [])
  }

  /// Reads an overlay with texts of the key `app.nights`, after an earlier overlay.
  private func nights(_ texts: String, over earlier: Overlay) throws -> Overlay {
    try Overlay(
      reading: Overlays.catalogue(#""app.nights":{"localizations":{\#(texts)}}"#),
      over: Overlays.known.merging(earlier.ownKeys) { $1 }, languages: Overlays.languages,
      after: earlier.sizes)
  }

  // In Picker.strings, the key of each name contains dots, as in weekdays.format.wide.mon. So an app's key without
  // a dot is never the key of a name.
  @Test(
    "accepts an app's own key with the name of a locale's table", arguments: ["weekdays", "units", "fields"])
  func tableName(key: String) throws {
    let overlay = try Overlays.read(#""\#(key)":{"localizations":{"en":\#(unit("x"))}}"#)
    #expect(Set(overlay.ownKeys.keys) == [key])
  }

  // In ICU's MessageFormat, {1} is the number of an argument, not a name.
  @Test("refuses a placeholder that begins with a digit or '_'", arguments: ["1", "1st", "_date"])
  func placeholderName(name: String) {
    let problems = Overlays.problems(#""app.x":{"localizations":{"en":\#(unit("{\(name)}"))}}"#)
    #expect(problems.count == 1)
    let message = "'app.x' in 'en': '{\(name)}' is not a valid placeholder."
    #expect(problems.first?.message.hasPrefix(message) == true, "\(problems)")
  }

  @Test("keeps the shape of a key from an earlier overlay")
  func laterShapes() throws {
    let none = try Overlays.read("")
    let english = #""en":\#(unit("Nights: {n}"))"#
    let plural = try nights("\(english),\(Self.germanNights)", over: none)
    let french = try nights(#""fr":\#(unit("{n} nuits"))"#, over: plural)
    #expect(french.phrases.map(\.phrase) == [.plural([.one: "{n} nuits", .other: "{n} nuits"])])
    let plain = try nights(english, over: none)
    let later = try nights(Self.germanNights, over: plain)
    let message =
      "'app.nights' in 'de' has plural forms, but an earlier overlay has a single text for this key. "
      + "Write plural forms in the earlier overlay too."
    #expect(later.leftOut.problems.map(\.message) == [message])
    #expect(later.leftOutKeys == [] && later.leftOutTexts == 1)
  }
}
