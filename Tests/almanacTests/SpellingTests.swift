import Foundation
import Testing

/// Words and names in the spelling of the region, and in one spelling in each locale.
///
/// Sources: the guide to spelling of Switzerland's Federal Chancellery (ss instead of ß), moment.js 2.29.4 for
/// Montenegrin (mjesec, prije), and MediaWiki 1.39 for Arabic and Bengali (اثنين, ঘণ্টা).
@Suite struct SpellingTests {
  @Test(
    "follow the spelling of the region",
    arguments: [
      ("de-CH", "außerhalb", "Dieses Datum liegt ausserhalb des zulässigen Zeitraums."),
      ("de-LI", "ß", "Schliessen"),
      ("sr-Latn-ME", "mesec", "Izaberite mjesec"),
      ("sr-Latn-BA", "Unesite vreme", "Unesite vrijeme"),
      ("sr-Cyrl-ME", "понедељак", "понедјељак"),
      ("ar-EG", "إثنين", "اثنين"),
      ("bn", "ঘন্টা", "ঘণ্টা"),
      ("fr-CA", "week-end", "Seuls les jours de fin de semaine peuvent être sélectionnés."),
    ])
  func spelling(tag: String, wrong: String, right: String) throws {
    let tool = try Tool()
    try tool.write("\(tag)\n", to: "locales.txt")
    try #require(try tool.run("--quiet", "--output", "App").status == 0)
    let texts = try tool.files(in: "App").filter { $0.key.hasPrefix("json/\(tag)/") }.values
    try #require(!texts.isEmpty)
    let all = texts.map { String(decoding: $0, as: UTF8.self) }.joined()
    let found = (wrong: all.contains(wrong), right: all.contains("\"\(right)\""))
    #expect(!found.wrong && found.right)
  }
}
