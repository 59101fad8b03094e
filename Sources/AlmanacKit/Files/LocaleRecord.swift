/// Everything Almanac writes for one locale: what flows from extraction to the emitters.
package struct LocaleRecord: Equatable, Sendable {
  package var locale: LocaleFile
  /// One for each calendar asked for, in the order of ``CalendarIdentifier``.
  package var calendars: [CalendarFile]
  /// Whether the tag carries `-u-` keys; Apple's `.lproj` folders know no such tags.
  package var hasKeywords: Bool
  /// The forms of the picker's words that only their translator has read, by key.
  ///
  /// A text without forms counts as `other`. A word that is not here has been reviewed, or comes from CLDR.
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
