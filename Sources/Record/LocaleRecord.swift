package import AlmanacKit

/// All data that Almanac has for one locale; extraction makes the record, and the emitters write its data to files.
package struct LocaleRecord: Equatable, Sendable {
  package var locale: LocaleFile
  /// A file for each of the locale's calendars, in the order of ``CalendarIdentifier``.
  package var calendars: [CalendarFile]
  /// Whether the locale's tag has `-u-` keys, as in `de-u-hc-h12`; Apple's `.lproj` folders do not support these keys.
  package var hasKeywords: Bool
  /// The plural forms of the picker's words that are not reviewed yet, by the word's key.
  ///
  /// A form is reviewed if a second translator has approved it. A word without plural forms has only the form `other`.
  /// A key is absent if its word is reviewed or comes from CLDR.
  package var unreviewed: [String: Set<PluralCategory>]

  package init(
    locale: LocaleFile, calendars: [CalendarFile], hasKeywords: Bool,
    unreviewed: [String: Set<PluralCategory>]
  ) {
    self.locale = locale
    self.calendars = calendars
    self.hasKeywords = hasKeywords
    self.unreviewed = unreviewed
  }
}
