import AlmanacKit
import Testing

/// The expected texts of a multiple-date picker in one language on 7 August 2025.
struct MultiDatePickerRow: Decodable, Sendable, CustomTestStringConvertible {
  let tag: String
  let calendar: CalendarIdentifier
  let isRightToLeft: Bool
  /// The weekdays above the month, joined with a comma.
  let header: String
  /// The days of the weekend in the week from Monday, 4 August, to Sunday, 10 August 2025.
  let weekend: [Int]
  /// The first and the last row of the month, where "·" is an empty cell.
  let weeks: [String]
  /// The title, and the spoken label of the title's button.
  let title: [String]
  /// The labels of the two arrow buttons (chevrons).
  let chevrons: [String]
  /// The words for: select a date, select dates, select a range, today, clear.
  let words: [String]
  /// The texts for no day, one, two and eleven selected days.
  let counts: [String]
  /// The text of 7, 11 and 12 August in one line.
  let selection: String
  /// The spoken texts of today as a plain day, as today, as selected, and as the start and end of a range.
  let spoken: [String]
  /// The messages for a gray day: too early, too late (the limit is today), not available, weekdays only, weekends
  /// only.
  let problems: [String]
  /// The labels of the years 1970 and 2099, the first and the last row of the wheel.
  let years: [String]

  var testDescription: String { "\(tag), \(calendar)" }

  // Dates come from node's Intl (CLDR 48) if PyPI babel 2.12.1 (CLDR 42) has the same patterns and names. The Thai
  // weekdays come from babel. Weekends are from CLDR's weekData and the countries' laws. The Chinese month is from 25
  // July to 22 August 2025, 29 days, in the Hong Kong Observatory's table. The other words are usual in each language.
  static let all = SeedRow<Self>.texts("multi-date-picker")
}
