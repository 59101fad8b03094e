import AlmanacICU
import AlmanacKit

/// The plural rules for cardinal numbers in every language (CLDR's supplemental `plurals`).
struct PluralRuleTable: Sendable {
  private let byLocale: [String: PluralRules]

  init() throws(ICUError) {
    let locales = try Self.entries("locales")
    // ICU's table of rules also contains the rules for ordinal numbers, which are not needed.
    let names = Set(locales.compactMap(\.value.text))
    var sets: [String: PluralRules] = [:]
    for (name, set) in try Self.entries("rules") where names.contains(name) {
      sets[name] = try Self.rules(in: set)
    }
    byLocale = Dictionary(
      uniqueKeysWithValues: locales.map { locale, set in
        (locale, set.text.flatMap { sets[$0] } ?? PluralRules([:]))
      })
  }

  /// The plural rules for a locale.
  ///
  /// If CLDR has no rules for the whole locale, the locale's last parts are removed one by one until rules are found.
  /// ICU does the same.
  func rules(of locale: LanguageTag) -> PluralRules {
    let cut = sequence(first: locale.icuIdentifier) { identifier in
      identifier.lastIndex(of: "_").map { String(identifier[..<$0]) }
    }
    return cut.lazy.compactMap { byLocale[$0] }.first ?? PluralRules([:])
  }

  private static func entries(
    _ key: String
  ) throws(ICUError) -> [(key: String, value: ICUResource)] {
    try ICUSupplementalData("plurals").value(at: [key])?.entries ?? []
  }

  private static func rules(in set: ICUResource) throws(ICUError) -> PluralRules {
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
