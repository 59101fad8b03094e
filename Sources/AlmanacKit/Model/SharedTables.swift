/// The names of the CLDR calendars from which a calendar takes its names and patterns.
///
/// Each property is the calendar's own name or another calendar's name. For example, the Buddhist calendar takes its
/// month names from `gregorian`. The elements `<alias>` in CLDR's `root.xml` define which calendars share texts.
package struct SharedTables: Equatable, Sendable {
  package let monthNames: String
  package let dayNames = "gregorian"
  /// The CLDR calendar with the patterns of date styles, skeletons and intervals.
  package let patterns: String
  package let eras: String
  /// The CLDR calendar with the names of the years in a cycle, and with the patterns for leap months.
  package let cyclicNames: String
  /// Whether CLDR's root has abbreviated names of the months, and not an alias to the wide names.
  package let hasAbbreviatedMonths: Bool

  /// Makes the tables of a calendar that has its own eras; `monthNames` are its own unless they are given.
  init(
    of calendar: String, monthNames: String? = nil, patterns: String = "generic",
    hasAbbreviatedMonths: Bool = false
  ) {
    self.monthNames = monthNames ?? calendar
    self.patterns = patterns
    eras = calendar
    cyclicNames = calendar
    self.hasAbbreviatedMonths = hasAbbreviatedMonths
  }

  /// The tables of the Islamic calendars, which share all texts of CLDR's calendar `islamic`.
  package static let islamic = SharedTables(of: "islamic", patterns: "islamic")

  /// The tables from which a calendar of CLDR takes its texts, by its name in CLDR; `nil` for an unknown calendar.
  ///
  /// CLDR's calendar `islamic` follows the sighting of the moon. No bundle has it, but other calendars take its texts.
  package static func named(_ calendar: String) -> SharedTables? {
    calendar == islamic.patterns
      ? SharedTables(of: calendar, hasAbbreviatedMonths: true)
      : CalendarIdentifier(rawValue: calendar)?.traits.tables
  }
}
