import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The corrections of mistakes in ICU's date patterns, and the order of a picker's day, month and year columns.
@Suite struct PatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let calendar: CalendarIdentifier
    let pattern: String
    let expected: String
    let reason: String
    var testDescription: String { "\(pattern) \(reason)" }
  }

  @Test(
    "corrects ICU's known mistakes and nothing else",
    arguments: [
      Case(
        calendar: .chinese, pattern: "dd.MM.yy", expected: "dd.MM.r", reason: "y is the year of the cycle"),
      Case(calendar: .chinese, pattern: "d. MMMM U", expected: "d. MMMM U", reason: "U names the year"),
      Case(calendar: .chinese, pattern: "r(U) y", expected: "r(U) y", reason: "the pattern already has r"),
      Case(calendar: .chinese, pattern: "'y' d", expected: "'y' d", reason: "a literal is not a field"),
      Case(
        calendar: .gregorian, pattern: "d MMMM Y", expected: "d MMMM y", reason: "Y is the year of the week"),
      Case(
        calendar: .gregorian, pattern: "'week' w 'of' Y", expected: "'week' w 'of' Y",
        reason: "Y is right beside w"),
      Case(
        calendar: .gregorian, pattern: "dd.MM.yy", expected: "dd.MM.yy",
        reason: "the locale prefers short years"),
      Case(calendar: .chinese, pattern: "Y MMM", expected: "r MMM", reason: "both mistakes at once"),
    ])
  func correction(example: Case) {
    let corrected = DatePattern(example.pattern).corrected(for: example.calendar.traits.numbering)
    #expect(corrected.description == example.expected)
  }

  // The expected order is the order of day, month and year in the language's long date (CLDR and grammars).
  @Test(
    "orders the columns as the language writes a date, in every calendar",
    arguments: [
      ("en-US", [DateColumn.month, .day, .year]), ("en-GB", [.day, .month, .year]),
      ("de", [.day, .month, .year]), ("ja", [.year, .month, .day]), ("hu", [.year, .month, .day]),
      ("ko", [.year, .month, .day]), ("cs", [.day, .month, .year]), ("th", [.day, .month, .year]),
      ("lv", [.year, .day, .month]), ("ar-EG", [.day, .month, .year]), ("af", [.day, .month, .year]),
    ])
  func columns(tag: String, expected: [DateColumn]) throws {
    for calendar in try Extraction.record(tag).calendars { #expect(calendar.columns == expected) }
  }
}
