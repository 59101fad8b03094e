package import AlmanacKit

/// A requested locale that has passed all checks: its tag, its ICU locale and the values of its `-u-` keys.
package struct LocaleRequest: Equatable, Sendable {
  /// The tag without its `-u-` keys, such as `de-AT`.
  package let language: LanguageTag
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
