import AlmanacKit
import Testing

/// The expected texts of a date field in one language on 7 August 2025.
struct DateFieldRow: Decodable, Sendable, CustomTestStringConvertible {
  let tag: String
  let calendar: CalendarIdentifier
  let isRightToLeft: Bool
  /// Today in the full, long, medium and short style.
  let styles: [String]
  /// The mask in an empty field, which shows how to type a date.
  let mask: String
  /// The words for: select a date, date, calendar, open the calendar, clear, done, cancel, OK, no selection.
  let words: [String]
  /// The messages for an invalid date, a date before today, a date after today, and a date outside the range from today
  /// to 14 August.
  let problems: [String]
  /// The spoken text of the selected date.
  let spoken: String

  var testDescription: String { "\(tag), \(calendar)" }

  // If node's Intl (CLDR 48) and PyPI babel 2.12.1 (CLDR 42) have the same pattern for a date, the date comes from
  // node. If the patterns differ, the date comes from babel. Masks are the same as in the empty date fields of
  // browsers. The other words are usual in each language.
  static let all = SeedRow<Self>.texts("date-field")
}
