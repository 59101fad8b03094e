import AlmanacKit

extension OpenLocale {
  /// The days that the language writes as ordinal numbers beside a month's name; `nil` if it has none.
  ///
  /// The ordinal numbers have the digits 0 to 9, so a locale with other digits has none. The Chinese and Korean
  /// calendars have none either, because the names of their months have numbers: in "1º mese 1", the month would look
  /// like the ordinal's.
  func dayOfMonths(of traits: CalendarTraits, _ sources: inout [String: Origin]) -> [String: String]? {
    guard numerals.system == "latn", !traits.months.areNumbered,
      // If a locale writes the number, its parents do not matter.
      let locale = resources.locales.map(\.description).first(where: {
        FirstDays.texts[$0] != nil || FirstDays.numbers.contains($0)
      }), let text = FirstDays.texts[locale]
    else { return nil }
    sources["dayOfMonths"] = .table
    return ["1": text]
  }
}

/// The languages that write only the first day of a month as an ordinal number, as in "1er octobre".
///
/// CLDR has such texts from version 49 on, in the element `dayOfMonths`.
private enum FirstDays {
  /// The locales that write the number although their parent has a text: Portugal, which Angola and others inherit from.
  static let numbers: Set = ["pt-PT"]

  /// The text of the first day, by locale.
  static let texts: [String: String] = [
    // "D'ar Sadorn 1añ a viz Gwengolo": Kenleur, "Comment écrire une date en breton ?"; babel for LaTeX, breton.ldf.
    "br": "1añ",
    // "Le 1er décembre 1996 (et non le 1 décembre 1996)": Bureau de la traduction (Canada), Le guide du rédacteur,
    // 2.4.2; Office québécois de la langue française, Banque de dépannage linguistique, "Écriture des dates".
    "fr": "1er",
    // "Nella scrittura, è solitamente seguito dal segno: il 1º aprile": Treccani, Enciclopedia dell'italiano, "date";
    // Serianni, Grammatica italiana: "si usa l'ordinale per il giorno iniziale" (Accademia della Crusca, consulenza 86).
    "it": "1º",
    // "1º de fevereiro, e não 1 de fevereiro": Senado Federal, Manual de Comunicação, "Datas"; Superior Tribunal de
    // Justiça, Manual de Padronização de Textos.
    "pt": "1º",
  ]
}
