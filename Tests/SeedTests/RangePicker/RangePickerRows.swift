import AlmanacKit
import Testing

/// The expected texts of a range picker in one language on 7 August 2025.
struct RangePickerRow: Decodable, Sendable, CustomTestStringConvertible {
  let tag: String
  let calendar: CalendarIdentifier
  /// The titles of the segments week, month, year and custom.
  let segments: [String]
  /// The spoken labels of the two wheels, in the order of the columns.
  let wheelNames: [String]
  /// The months of the year up to today's month, joined with a space.
  let months: String
  /// The labels of the year 1900 and of this year.
  let years: [String]
  /// The label of the calendar week that contains today.
  let week: String
  /// The label of the range from 7 August to 11 September.
  let range: String
  /// The words for: start date, end date, the hints for both dates, a reversed range, apply, cancel.
  let rangeWords: [String]
  /// The spoken text of the range.
  let spokenRange: String

  var testDescription: String { "\(tag), \(calendar)" }

  // If node's Intl (CLDR 48) and PyPI babel 2.12.1 (CLDR 42) have the same pattern for a date, the date comes from
  // node. If the patterns differ, the date follows babel: the thin spaces of English and German, the comma of Arabic,
  // and 年月日 in Japanese intervals. Chinese days are 初一 to 三十, as in almanacs. The words for week, month and year are
  // CLDR's names of fields. The other words are usual in each language.
  static let all = SeedRow<Self>.texts("range-picker")
}
