import AlmanacKit
import Testing

/// Intervals that begin or end in the leap month 6 of 2025.
///
/// ICU's own intervals do not show that a month is a leap month.
///
/// The expected texts have the order of the language's Gregorian intervals in CLDR 42, but the year is the related year
/// of the Chinese calendar. For `yMMMM`, the name of the year in its cycle follows the related year.
///
/// The names of Chinese months come from CLDR. The names of German and Vietnamese months come from the catalogue, because
/// CLDR has only placeholders in German and only numbers in Vietnamese.
@Suite struct ChineseIntervalTests {
  /// The expected texts of one locale.
  struct Texts: CustomTestStringConvertible, Sendable {
    let tag: String
    /// The text of the skeleton `yMMMd` from the first day of month 6 to the first day of the leap month 6.
    let intoLeapMonth: String
    /// The text of the skeleton `yMMMd` from the first day of the leap month to the first day of month 7.
    let outOfLeapMonth: String
    /// The text of the skeleton `yMMMd` for the first eight days of the leap month.
    let withinLeapMonth: String
    /// The text of the skeleton `yMMMd` from the first day of the leap month to the new year of 2026.
    let intoNextYear: String
    /// The text of the skeleton `MMMd`, without the year, for the same days as ``intoLeapMonth``.
    let withoutYear: String
    /// The text of the skeleton `MMMd`, without the year, for the first eight days of the leap month.
    let withinWithoutYear: String
    /// The text of the skeleton `yMMMM` from month 6 to the leap month 6.
    let months: String
    /// The text of the skeleton `yMMMM` from the leap month to month 1 of 2026.
    let monthsIntoNextYear: String

    var testDescription: String { tag }
  }

  private static let locales = [
    Texts(
      tag: "zh-Hans",
      intoLeapMonth: "2025年六月初一至闰六月初一", outOfLeapMonth: "2025年闰六月初一至七月初一",
      withinLeapMonth: "2025年闰六月初一至初八", intoNextYear: "2025年闰六月初一至2026年正月初一",
      withoutYear: "六月初一至闰六月初一", withinWithoutYear: "闰六月初一至初八",
      months: "2025乙巳年六月至闰六月", monthsIntoNextYear: "2025乙巳年闰六月至2026丙午年正月"),
    // Since CLDR 42, many languages have thin spaces (U+2009) around dashes.
    Texts(
      tag: "vi",
      intoLeapMonth: "1 tháng 6\u{2009}–\u{2009}1 tháng 6 nhuận, 2025",
      outOfLeapMonth: "1 tháng 6 nhuận\u{2009}–\u{2009}1 tháng 7, 2025",
      withinLeapMonth: "1\u{2009}–\u{2009}8 tháng 6 nhuận, 2025",
      intoNextYear: "1 tháng 6 nhuận, 2025\u{2009}–\u{2009}1 tháng 1, 2026",
      withoutYear: "1 tháng 6\u{2009}–\u{2009}1 tháng 6 nhuận",
      withinWithoutYear: "1\u{2009}–\u{2009}8 tháng 6 nhuận",
      months: "tháng 6–tháng 6 nhuận năm 2025 Ất Tỵ",
      monthsIntoNextYear: "tháng 6 nhuận năm 2025 Ất Tỵ\u{2009}–\u{2009}tháng 1 năm 2026 Bính Ngọ"),
    Texts(
      tag: "de",
      intoLeapMonth: "1. Monat 6\u{2009}–\u{2009}1. Schaltmonat 6, 2025",
      outOfLeapMonth: "1. Schaltmonat 6\u{2009}–\u{2009}1. Monat 7, 2025",
      withinLeapMonth: "1.–8. Schaltmonat 6, 2025",
      intoNextYear: "1. Schaltmonat 6, 2025\u{2009}–\u{2009}1. Monat 1, 2026",
      withoutYear: "1. Monat 6\u{2009}–\u{2009}1. Schaltmonat 6", withinWithoutYear: "1.–8. Schaltmonat 6",
      months: "Monat 6–Schaltmonat 6, 2025(yi-si)",
      monthsIntoNextYear: "Schaltmonat 6, 2025(yi-si)\u{2009}–\u{2009}Monat 1, 2026(bing-wu)"),
  ]

  @Test("mark a leap month at the start or end of an interval", arguments: locales)
  func leapMonth(texts: Texts) throws {
    let calendar = try RealBundle.calendar(texts.tag, .chinese)
    let (six, leap, seven) = (
      try chinese(2025, "M06", 1), try chinese(2025, "M06L", 1), try chinese(2025, "M07", 1)
    )
    let (eighth, newYear) = (try chinese(2025, "M06L", 8), try chinese(2026, "M01", 1))
    #expect(try calendar.text(from: six, to: leap, skeleton: "yMMMd") == texts.intoLeapMonth)
    #expect(try calendar.text(from: leap, to: seven, skeleton: "yMMMd") == texts.outOfLeapMonth)
    #expect(try calendar.text(from: leap, to: eighth, skeleton: "yMMMd") == texts.withinLeapMonth)
    #expect(try calendar.text(from: leap, to: newYear, skeleton: "yMMMd") == texts.intoNextYear)
    #expect(try calendar.text(from: six, to: leap, skeleton: "MMMd") == texts.withoutYear)
    #expect(try calendar.text(from: leap, to: eighth, skeleton: "MMMd") == texts.withinWithoutYear)
    // If the ends are in different years, AlmanacKit replaces `MMMd` with `yMMMd`, because a text without years would
    // mislead.
    #expect(try calendar.text(from: leap, to: newYear, skeleton: "MMMd") == texts.intoNextYear)
    #expect(try calendar.text(from: six, to: leap, skeleton: "yMMMM") == texts.months)
    #expect(try calendar.text(from: leap, to: newYear, skeleton: "yMMMM") == texts.monthsIntoNextYear)
  }

  @Test("show one date for one day, and one month for two days of the same month")
  func same() throws {
    let calendar = try RealBundle.calendar("zh-Hans", .chinese)
    let (first, eighth) = (try chinese(2025, "M06L", 1), try chinese(2025, "M06L", 8))
    #expect(try calendar.text(from: first, to: first, skeleton: "yMMMd") == "2025年闰六月初一")
    #expect(try calendar.text(from: first, to: eighth, skeleton: "yMMMM") == "2025乙巳年闰六月")
  }

  @Test("put the earlier date first, and accept dates of another calendar")
  func order() throws {
    let calendar = try RealBundle.calendar("zh-Hans", .chinese)
    // 25 June and 25 July 2025: 六月初一 and 闰六月初一 (Hong Kong Observatory).
    let text = try calendar.text(from: gregorian(2025, 7, 25), to: gregorian(2025, 6, 25), skeleton: "yMMMd")
    #expect(text == "2025年六月初一至闰六月初一")
  }

  @Test("show in every locale whether an end is in a leap month")
  func everyLocale() throws {
    let days = try ["M05", "M06", "M06L", "M07"].map { try chinese(2025, $0, 1) }
    for tag in try RealBundle.tags {
      let calendar = try RealBundle.calendar(tag, .chinese)
      for (skeleton, _) in Intervals.date {
        func text(_ first: Int, _ last: Int) throws -> String {
          try calendar.text(from: days[first], to: days[last], skeleton: skeleton)
        }
        #expect(try text(1, 2) != text(1, 1), "\(tag) \(skeleton): two ends")
        #expect(try text(0, 1) != text(0, 2), "\(tag) \(skeleton): the second end")
        #expect(try text(1, 3) != text(2, 3), "\(tag) \(skeleton): the first end")
      }
    }
  }
}
