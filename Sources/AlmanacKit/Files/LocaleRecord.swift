/// Everything Almanac writes for one locale: what flows from extraction to the emitters.
package struct LocaleRecord: Equatable, Sendable {
  package var locale: LocaleFile
  /// One for each calendar asked for, in the order of ``CalendarIdentifier``.
  package var calendars: [CalendarFile]
  /// Whether the tag carries `-u-` keys; Apple's `.lproj` folders know no such tags.
  package var hasKeywords: Bool
  /// The keys of the picker's words that nobody vouches for yet: their state is not `translated`.
  package var unreviewed: Set<String>

  package init(
    locale: LocaleFile, calendars: [CalendarFile], hasKeywords: Bool, unreviewed: Set<String>
  ) {
    self.locale = locale
    self.calendars = calendars
    self.hasKeywords = hasKeywords
    self.unreviewed = unreviewed
  }
}
