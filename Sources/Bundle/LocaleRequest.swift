package import AlmanacKit

/// A requested locale that has passed all checks: its tag, its ICU locale and the values of its `-u-` keys.
package struct LocaleRequest: Equatable, Sendable {
  /// The tag without its `-u-` keys, such as `de-AT`.
  package let language: LanguageTag
  /// The values of the `-u-` keys.
  package let keywords: LocaleKeywords
  /// The ICU locale that supplies the data; it has the tag's language and script, and is never the root locale.
  package let dataLocale: LanguageTag
  /// The tag without `-u-` keys, but with its likely script and region added, such as `de-Latn-DE` for `de`.
  package let likely: LanguageTag
  /// The whole tag in canonical form, which is also the name of the locale's folders.
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

  /// The region whose week rules and hour cycle apply.
  ///
  /// It is the first of these that exists: the region of the key `-u-rg`, the tag's own region, or its likely region.
  /// If none exists, it is `001` (the world).
  package var region: String { keywords.region ?? language.region ?? likely.region ?? "001" }
}

/// The values of the `-u-` keys that Almanac supports (UTS 35); `nil` for a key that the tag does not have.
package struct LocaleKeywords: Equatable, Sendable {
  /// The key `ca`: the preferred calendar by its BCP 47 name, such as `gregory`.
  package var calendar: String?
  /// The key `fw`: the first day of the week.
  package var firstDay: Weekday?
  /// The key `hc`: the hour cycle.
  package var hourCycle: HourCycle?
  /// The key `nu`: the numbering system by its CLDR name, such as `latn`.
  package var numbers: String?
  /// The key `rg`: the region, such as `US` for the value `uszzzz`.
  package var region: String?

  package init() {}

  /// The keys that are set, in canonical order, with their values as a tag spells them.
  private var entries: [(key: String, value: String)] {
    [
      ("ca", calendar), ("fw", firstDay?.rawValue), ("hc", hourCycle?.rawValue), ("nu", numbers),
      ("rg", region.map { $0.lowercased() + "zzzz" }),
    ].compactMap { key, value in value.map { (key, $0) } }
  }

  /// Whether no key is set.
  package var isEmpty: Bool { entries.isEmpty }

  /// The text after the language, script and region of a tag, such as `-u-nu-latn`; empty if no key is set.
  package var suffix: String {
    isEmpty ? "" : "-u" + entries.map { "-\($0.key)-\($0.value)" }.joined()
  }
}
