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
  // Since CLDR 42, many languages have thin spaces (U+2009) around dashes. If the ends are in different years, AlmanacKit
  // replaces `MMMd` with `yMMMd`, because a text without years would mislead.
  @Test(
    "mark a leap month at the start or end of an interval",
    arguments: [
      ("zh-Hans", "yMMMd", "2025-M06-1", "2025-M06L-1", "2025年六月初一至闰六月初一"),
      ("zh-Hans", "yMMMd", "2025-M06L-1", "2025-M07-1", "2025年闰六月初一至七月初一"),
      ("zh-Hans", "yMMMd", "2025-M06L-1", "2025-M06L-8", "2025年闰六月初一至初八"),
      ("zh-Hans", "MMMd", "2025-M06-1", "2025-M06L-1", "六月初一至闰六月初一"),
      ("zh-Hans", "MMMd", "2025-M06L-1", "2025-M06L-8", "闰六月初一至初八"),
      ("zh-Hans", "MMMd", "2025-M06L-1", "2026-M01-1", "2025年闰六月初一至2026年正月初一"),
      ("zh-Hans", "yMMMM", "2025-M06-1", "2025-M06L-1", "2025乙巳年六月至闰六月"),
      ("zh-Hans", "yMMMM", "2025-M06L-1", "2026-M01-1", "2025乙巳年闰六月至2026丙午年正月"),
      ("vi", "yMMMd", "2025-M06-1", "2025-M06L-1", "1 tháng 6\u{2009}–\u{2009}1 tháng 6 nhuận, 2025"),
      ("vi", "yMMMd", "2025-M06L-1", "2025-M07-1", "1 tháng 6 nhuận\u{2009}–\u{2009}1 tháng 7, 2025"),
      ("vi", "MMMd", "2025-M06L-1", "2025-M06L-8", "1\u{2009}–\u{2009}8 tháng 6 nhuận"),
      ("vi", "yMMMM", "2025-M06-1", "2025-M06L-1", "tháng 6–tháng 6 nhuận năm 2025 Ất Tỵ"),
      ("de", "yMMMd", "2025-M06-1", "2025-M06L-1", "1. Monat 6\u{2009}–\u{2009}1. Schaltmonat 6, 2025"),
      ("de", "yMMMd", "2025-M06L-1", "2025-M06L-8", "1.–8. Schaltmonat 6, 2025"),
      (
        "de", "MMMd", "2025-M06L-1", "2026-M01-1",
        "1. Schaltmonat 6, 2025\u{2009}–\u{2009}1. Monat 1, 2026"
      ),
      ("de", "yMMMM", "2025-M06-1", "2025-M06L-1", "Monat 6–Schaltmonat 6, 2025(yi-si)"),
    ])
  func leapMonth(tag: String, skeleton: String, first: String, last: String, expected: String) throws {
    let calendar = try RealBundle.calendar(tag, .chinese)
    #expect(try calendar.text(from: chinese(first), to: chinese(last), skeleton: skeleton) == expected)
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
