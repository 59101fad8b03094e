import AlmanacKit
import Testing

/// The expected texts of a wheel picker in one language on 7 August 2025 at five past two in the afternoon.
struct WheelPickerRow: Decodable, Sendable, CustomTestStringConvertible {
  let tag: String
  let calendar: CalendarIdentifier
  /// The columns of the wheels for a date, in the order of the language.
  let date: [PickerColumn]
  /// The columns of the wheels for a time, in the order of the language.
  let time: [PickerColumn]
  /// The rows of the wheel of hours, joined with a space.
  let hours: String
  /// The rows of the wheel of minutes in steps of 15 minutes, joined with a space.
  let minutes: String
  /// AM and PM in the language.
  let dayPeriods: [String]
  /// Months beside a wheel of days: June to August, or in the Chinese calendar the fifth, sixth and leap sixth month.
  let months: [String]
  /// The first, the fifteenth and the last day of today's month.
  let days: [String]
  /// Two rows of a wheel in which each row is a whole date: today, and tomorrow (Friday, 8 August).
  let dates: [String]
  /// The spoken texts of two o'clock in the afternoon, of five minutes, and of PM.
  let spoken: [String]
  /// The texts beside the wheels of a countdown of two hours and thirty minutes, and the wheels' labels.
  let timer: [String]
  /// The date and the time in the compact style.
  let compact: [String]
  /// The words for: select a date, select a time, time, today, done.
  let words: [String]

  var testDescription: String { "\(tag), \(calendar)" }

  // Dates, times and units are in both node's Intl (CLDR 48) and PyPI babel 2.12.1 (CLDR 42), with two exceptions:
  // - The narrow space before PM in English, Thai weekdays, and stand-alone AM and PM in Hebrew come from babel.
  // - Thai AM and PM come from moment.js 2.29.4 (locale/th.js), because CLDR has them in Latin letters.
  // Hours have a leading zero if CLDR's pattern of `H` has one. The Persian name of July beside a day ends with the
  // ezafe (ژوئیهٔ). Beside a wheel that shows a 2, Arabic and Hebrew do not use the dual form of "hour", because this
  // form alone means "two hours". The spoken hours are usual in each language.
  static let all = SeedRow<Self>.texts("wheel-picker")
}
