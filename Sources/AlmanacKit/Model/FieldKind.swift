/// The kind of value in a field of a locale file or a calendar file.
package enum FieldKind: CaseIterable, Sendable {
  /// The first day of the week, the weekend, the minimal days of a year's first week, or the hour cycle.
  case week
  /// A pattern for dates, times or lists, or the mask for a date that a user types.
  case pattern
  /// A name or a label from CLDR for a month, a day, a year, an era, a field or a unit.
  case name
  /// The picker's own words, such as the label "Change month" for a button.
  case words
  /// Any other value, such as a code, a tag, a version or a source.
  case fact
}
