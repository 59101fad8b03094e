import AlmanacICU
import AlmanacKit

/// CLDR's rules of one kind for every language: the plural rules, or the times of the day periods.
struct LanguageRules<Rules: Sendable>: Sendable {
  private let byLocale: [String: Rules]

  /// Reads one of CLDR's supplemental bundles, whose `locales` name a set of `rules` for each locale.
  ///
  /// A locale without a set has the rules `none`.
  init(_ bundle: String, none: Rules, _ read: (ICUResource) throws(ICUError) -> Rules) throws(ICUError) {
    let data = try ICUTable(supplemental: bundle)
    let locales = try data.value(at: ["locales"])?.entries ?? []
    // ICU's table of plural rules also contains the rules for ordinal numbers, which are not needed.
    let names = Set(locales.compactMap(\.value.text))
    var sets: [String: Rules] = [:]
    for (name, set) in try data.value(at: ["rules"])?.entries ?? [] where names.contains(name) {
      sets[name] = try read(set)
    }
    byLocale = Dictionary(
      uniqueKeysWithValues: locales.map { locale, set in (locale, set.text.flatMap { sets[$0] } ?? none) })
  }

  /// The rules of the first of these locales that has rules; `locales` are ICU's identifiers.
  func first(of locales: some Sequence<String>) -> Rules? { locales.lazy.compactMap { byLocale[$0] }.first }
}

extension LanguageRules<[String: DayPeriodSpan]> {
  /// The times of day periods such as "in the morning", by code (UTS 35, day period rules).
  static func dayPeriods() throws(ICUError) -> Self {
    try LanguageRules("dayPeriods", none: [:]) { set in
      var spans: [String: DayPeriodSpan] = [:]
      for (code, times) in set.entries ?? [] {
        let times = Dictionary(
          uniqueKeysWithValues: (times.entries ?? []).map { ($0.key, $0.value.text ?? "") })
        if let at = times["at"] { spans[code] = .init(at: at) }
        if let from = times["from"], let before = times["before"] {
          spans[code] = .init(from: from, before: before)
        }
      }
      return spans
    }
  }
}

extension LanguageRules<PluralRules> {
  /// The plural rules for cardinal numbers.
  static func plurals() throws(ICUError) -> Self {
    try LanguageRules("plurals", none: PluralRules([:])) { set throws(ICUError) in
      var conditions: [PluralCategory: [[PluralRelation]]] = [:]
      for (key, rule) in set.entries ?? [] where key != PluralCategory.other.rawValue {
        guard let category = PluralCategory(rawValue: key), let text = rule.text else {
          throw .unreadableRule(key)
        }
        let alternatives = try PluralRuleReader.alternatives(in: text)
        if !alternatives.isEmpty { conditions[category] = alternatives }
      }
      return PluralRules(conditions)
    }
  }
}
