import AlmanacKit
import Testing

/// Intervals of Gregorian dates.
///
/// The patterns come from CLDR 42.
@Suite struct IntervalTextTests {
  // The Persian pattern is `LLLL تا MMMM y`. The first month has its stand-alone form, and the second month has its
  // form beside a year.
  @Test("show the right form of the month at each end if the pattern has two forms")
  func standAloneMonth() throws {
    let calendar = try RealBundle.calendar("fa", .gregorian)
    let (first, last) = (try gregorian(2026, 1, 15), try gregorian(2026, 2, 17))
    #expect(try calendar.text(from: first, to: last, skeleton: "yMMMM") == "ژانویه تا فوریهٔ ۲۰۲۶")
    #expect(try calendar.text(from: first, to: last, skeleton: "yMMMd") == "۱۵ ژانویه تا ۱۷ فوریه ۲۰۲۶")
  }

  // Each row has the end of an interval that starts on 17 February 2026, and the expected text. The patterns for
  // another day, another month and another year are "MMM d – d, y", "MMM d – MMM d, y" and "MMM d, y – MMM d, y" with
  // thin spaces (U+2009).
  @Test(
    "write the fields that both ends have in common only once",
    arguments: [
      ((2026, 2, 18), "Feb 17\u{2009}–\u{2009}18, 2026"),
      ((2026, 3, 17), "Feb 17\u{2009}–\u{2009}Mar 17, 2026"),
      ((2027, 2, 17), "Feb 17, 2026\u{2009}–\u{2009}Feb 17, 2027"), ((2026, 2, 17), "Feb 17, 2026"),
    ])
  func common(last: (Int, Int, Int), expected: String) throws {
    let calendar = try RealBundle.calendar("en-US", .gregorian)
    let (first, last) = (try gregorian(2026, 2, 17), try gregorian(last.0, last.1, last.2))
    #expect(try calendar.text(from: first, to: last, skeleton: "yMMMd") == expected)
    #expect(try calendar.text(from: last, to: first, skeleton: "yMMMd") == expected)
  }
}
