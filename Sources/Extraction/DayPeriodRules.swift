import AlmanacICU
import AlmanacKit

/// For each language, the times at which flexible day periods such as "in the morning" begin and end.
///
/// See the day period rules in UTS 35.
struct DayPeriodRules: Sendable {
  typealias Rules = [String: DayPeriodSpan]

  private let byLocale: [String: Rules]

  init() throws(ICUError) {
    let bundle = try ICUSupplementalData("dayPeriods")
    let sets = Dictionary(
      uniqueKeysWithValues: (try bundle.value(at: ["rules"])?.entries ?? []).map {
        ($0.key, Self.rules(in: $0.value))
      })
    byLocale = Dictionary(
      uniqueKeysWithValues: (try bundle.value(at: ["locales"])?.entries ?? []).map { locale, set in
        (locale, set.text.flatMap { sets[$0] } ?? [:])
      })
  }

  /// The rules for a locale, or else for its language, by the code of the day period, such as `morning1`.
  ///
  /// AM and PM are not included. The result is empty if CLDR has no rules for the language.
  func rules(of locale: LanguageTag) -> Rules {
    let candidates = [
      locale, LanguageTag(language: locale.language, region: locale.region),
      LanguageTag(language: locale.language, script: locale.script), LanguageTag(language: locale.language),
    ]
    return candidates.lazy.compactMap { byLocale[$0.icuIdentifier] }.first ?? [:]
  }

  private static func rules(in set: ICUResource) -> Rules {
    var rules: Rules = [:]
    for (code, times) in set.entries ?? [] where code != "am" && code != "pm" {
      let times = Dictionary(
        uniqueKeysWithValues: (times.entries ?? []).map { ($0.key, $0.value.text ?? "") })
      if let at = times["at"] { rules[code] = .init(at: at) }
      if let from = times["from"], let before = times["before"] {
        rules[code] = .init(from: from, before: before)
      }
    }
    return rules
  }
}
