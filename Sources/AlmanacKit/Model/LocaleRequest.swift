/// A locale that was asked for, proved: its tag, the ICU locale that answers, and what its `-u-` keys say.
package struct LocaleRequest: Equatable, Sendable {
  /// The tag without `-u-` keys.
  package let language: LanguageTag
  /// What the `-u-` keys ask for.
  package let keywords: LocaleKeywords
  /// The ICU locale that answers; the same language and script, and never root.
  package let dataLocale: LanguageTag
  /// The language with its likely script and region added.
  package let likely: LanguageTag
  /// The whole tag in canonical form; it names the locale's folders.
  package let tag: String

  package init(
    language: LanguageTag, keywords: LocaleKeywords, dataLocale: LanguageTag, likely: LanguageTag
  ) {
    self.language = language
    self.keywords = keywords
    self.dataLocale = dataLocale
    self.likely = likely
    tag = language.description + keywords.suffix
  }

  /// The region whose week and hours count: of `-u-rg`, else of the tag, else the likely one.
  package var region: String { keywords.region ?? language.region ?? likely.region ?? "001" }
}

/// The `-u-` keys Almanac honours (UTS 35), with values that were checked.
package struct LocaleKeywords: Equatable, Sendable {
  /// `ca`: the preferred calendar, by BCP 47's name.
  package var calendar: String?
  /// `fw`: the first day of the week.
  package var firstDay: Weekday?
  /// `hc`: the hour cycle.
  package var hourCycle: HourCycle?
  /// `nu`: the numbering system.
  package var numbers: String?
  /// `rg`: the region, as in `US` for `uszzzz`.
  package var region: String?

  package init() {}

  /// The keys in canonical order, with their values as a tag has them.
  private var entries: [(key: String, value: String)] {
    [
      ("ca", calendar), ("fw", firstDay?.rawValue), ("hc", hourCycle?.rawValue), ("nu", numbers),
      ("rg", region.map { $0.lowercased() + "zzzz" }),
    ].compactMap { key, value in value.map { (key, $0) } }
  }

  /// Whether there is no key.
  package var isEmpty: Bool { entries.isEmpty }

  /// What stands behind the language in a tag: empty, or as in `-u-nu-latn`.
  package var suffix: String {
    isEmpty ? "" : "-u" + entries.map { "-\($0.key)-\($0.value)" }.joined()
  }
}
