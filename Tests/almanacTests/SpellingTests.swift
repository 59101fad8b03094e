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

  @Test("follow the spelling of the region", arguments: texts)
  func spelling(tag: String, wrong: String, right: String) throws {
    let tool = try Tool(locales: Self.texts.map { "\($0.0)\n" }.joined(), "--formats", "json")
    let texts = try tool.files(in: "Output/json/\(tag)").values
    try #require(!texts.isEmpty)
    let all = texts.map { String(decoding: $0, as: UTF8.self) }.joined()
    let found = (wrong: all.contains(wrong), right: all.contains("\"\(right)\""))
    #expect(!found.wrong && found.right)
  }
}
