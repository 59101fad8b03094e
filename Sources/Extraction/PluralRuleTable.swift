import AlmanacICU
import AlmanacKit

/// The plural rules of every language, for cardinal numbers (CLDR, supplemental `plurals`).
struct PluralRuleTable: Sendable {
  private let byLocale: [String: PluralRules]

  init() throws(ICUError) {
    let locales = try Self.entries("locales")
    // The table has the rules of ordinal numbers too.
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

  /// The rules of the locale, or of what is left when its last parts are cut, as ICU looks them up.
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
