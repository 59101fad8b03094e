import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The corrections of mistakes in ICU's date patterns, and the order of a picker's day, month and year columns.
@Suite struct PatternTests {
  @Test(
    "corrects ICU's known mistakes and nothing else",
    arguments: [
      // y is the year of the cycle, and Y the year of the week. U names the year.
      (.chinese, "dd.MM.yy", "dd.MM.r"), (.chinese, "d. MMMM U", "d. MMMM U"),
      (.chinese, "r(U) y", "r(U) y"), (.chinese, "U y", "U y"), (.hebrew, "LL月dd日", "L月d日"),
      (.chinese, "'y' d", "'y' d"), (.chinese, "Y MMM", "r MMM"),
      (.gregorian, "d MMMM Y", "d MMMM y"), (.gregorian, "'week' w 'of' Y", "'week' w 'of' Y"),
      // The locale prefers short years.
      (.gregorian, "dd.MM.yy", "dd.MM.yy"),
      // A word follows the numbers, or is not directly behind a number.
      (.hebrew, "Gy年MM月dd日", "Gy年M月d日"), (.gregorian, "dd MM 'y' – dd-MM", "dd MM 'y' – dd-MM"),
    ] as [(CalendarIdentifier, String, String)])
  func correction(calendar: CalendarIdentifier, pattern: String, expected: String) {
    let corrections = DatePattern.corrections(for: calendar.traits)
    #expect(corrections.reduce(DatePattern(pattern)) { $1.change($0) }.description == expected)
  }

  // CLDR 42 has such patterns in uz (brackets), am (first), hy and brx (after a comma), dz (between spaces), and th, gu
  // and be (inside a date of digits).
  @Test(
    "removes an era with the space, the comma and the brackets that only the era needs",
    arguments: [
      ("d. MMMM y G", "d. MMMM y"), ("G y–y", "y–y"), ("M/y – M/y (G)", "M/y – M/y"),
      ("d-MMM, y(G)", "d-MMM, y"), ("G, d/M/y", "d/M/y"), ("d MMMM, y թ., G", "d MMMM, y թ."),
      ("y-MM-dd, EEEE, G", "y-MM-dd, EEEE"), ("E, G y", "E, y"), ("EEEE, G སྤྱི་ལོ་y", "EEEE, སྤྱི་ལོ་y"),
      ("y G – y G", "y – y"), ("y G MMM", "y MMM"), ("dd-MM-y, G – dd-MM-y, G", "dd-MM-y – dd-MM-y"),
      ("y G, EEEE", "y, EEEE"), ("d/MM/GGGGG y", "d/MM/y"), ("d-MM- GGGGG y", "d-MM-y"), ("d.M.G y", "d.M.y"),
      ("d. M. G y", "d. M. y"), ("EEEE، d MMMM y، G", "EEEE، d MMMM y"),
      ("EEEE፣ MMMM d y፣ G", "EEEE፣ MMMM d y"),
    ])
  func era(pattern: String, expected: String) {
    #expect(DatePattern(pattern).removingEra.description == expected)
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
