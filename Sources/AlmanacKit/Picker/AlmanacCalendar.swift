/// A calendar in the language of a locale.
///
/// No call reads a file. Every call takes less than a microsecond, unless its comment says otherwise. If you pass a
/// date in another calendar, the call converts it first. A conversion to the Chinese calendar takes about a microsecond
/// more.
public struct AlmanacCalendar: Sendable {
  let file: CalendarFile
  let locale: AlmanacLocale
  let patterns: CalendarPatterns

  package init(
    _ file: CalendarFile, of locale: AlmanacLocale, expecting calendar: CalendarIdentifier
  ) throws(FileProblem) {
    try file.check(calendar, of: locale.tag)
    self.file = file
    self.locale = locale
    patterns = try CalendarPatterns(file, locale)
  }

  /// The identifier of the calendar.
  public var identifier: CalendarIdentifier { file.calendar }

  /// The calendar's name in the locale's language, such as "Buddhist Calendar"; `nil` if CLDR has none.
  public var name: String? { locale.name(of: identifier) }

  /// Converts a date in any calendar to the same day in this calendar.
  ///
  /// ```swift
  /// try locale.calendar(.buddhist).date(date)  // buddhist 2569-M02-17
  /// ```
  public func date(_ date: CalendarDate) -> CalendarDate { date.converted(to: identifier) }
}
