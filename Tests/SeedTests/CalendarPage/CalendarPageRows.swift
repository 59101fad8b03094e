import AlmanacKit
import Testing

/// The expected texts of a calendar page in one language on 7 August 2025.
struct CalendarPageRow: Decodable, Sendable, CustomTestStringConvertible {
  let tag: String
  /// The short names of the weekdays above the month, joined with a space.
  let header: String
  /// The page in each of the three calendars.
  let gregorian: Page
  let buddhist: Page
  let chinese: Page
  /// The sixth, the leap sixth and the seventh month of the Chinese year.
  let leapMonths: [String]
  /// The words for: previous month, next month, select a month, select a year, today, first and last available date.
  let words: [String]
  /// What a screen reader says for today, for a selected day, and after the user has selected a day.
  let spokenStates: [String]
  /// The messages for a day outside 7 to 14 August, and for a blocked day.
  let problems: [String]

  var testDescription: String { tag }

  /// A page in one calendar.
  struct Page: Decodable, Sendable {
    /// The calendar's name.
    let name: String
    /// The title.
    let title: String
    /// The label of today in the grid.
    let day: String
    /// The spoken text of today.
    let spoken: String
  }

  subscript(calendar: CalendarIdentifier) -> Page {
    switch calendar {
    case .gregorian: gregorian
    case .buddhist: buddhist
    case .chinese: chinese
    default: preconditionFailure("The rows have no page in the \(calendar.rawValue) calendar.")
    }
  }

  // Titles, dates and the names of calendars come from node's Intl (CLDR 48). Where PyPI babel 2.12.1 (CLDR 42) has
  // another text, they come from babel. The short names of weekdays also come from babel. The texts differ from these
  // sources in three cases. A Chinese leap month has the language's words for a leap month instead of node's "M06bis".
  // In Chinese, day 14 of a Chinese month is 十四, as in almanacs. In Thai อี่ซื่อ, the tone mark follows the vowel, as
  // libthai 0.1.29 requires; CLDR has it before the vowel. All other words, such as "Previous month", are usual in each
  // language.
  static let all = SeedRow<Self>.texts("calendar-view")
}
