import Foundation
import Testing

/// Words and names in the spelling of the region, and in one spelling in each locale.
///
/// Sources: the guide to spelling of Switzerland's Federal Chancellery (ss instead of ß), moment.js 2.29.4 for
/// Montenegrin (mjesec, prije), and MediaWiki 1.39 for Arabic and Bengali (اثنين, ঘণ্টা).
@Suite struct SpellingTests {
  /// A locale, a spelling that it must not have, and a text that it must have.
  private static let texts = [
    ("de-CH", "außerhalb", "Dieses Datum liegt ausserhalb des zulässigen Zeitraums."),
    ("de-LI", "ß", "Schliessen"),
    ("sr-Latn-ME", "mesec", "Izaberite mjesec"),
    ("sr-Latn-BA", "Unesite vreme", "Unesite vrijeme"),
    ("sr-Cyrl-ME", "понедељак", "понедјељак"),
    ("ar-EG", "إثنين", "اثنين"),
    ("bn", "ঘন্টা", "ঘণ্টা"),
    ("fr-CA", "week-end", "Seuls les jours de fin de semaine peuvent être sélectionnés."),
  ]

  @Test("follow the spelling of the region")
  func spelling() throws {
    let tool = try Tool()
    try tool.generate(Self.texts.map { "\($0.0)\n" }.joined(), "--formats", "json", "--years", "2026...2026")
    for (tag, wrong, right) in Self.texts {
      let files = try tool.files(in: "Output/json/\(tag)").values
      let text = files.map { String(decoding: $0, as: UTF8.self) }.joined()
      let found = (wrong: text.contains(wrong), right: text.contains("\"\(right)\""))
      #expect(!found.wrong && found.right, "\(tag)")
    }
  }
}
