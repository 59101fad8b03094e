import AlmanacKit
import Testing

/// The month in the dates, ranges and titles of calendars with eras.
@Suite struct MonthPatternTests {
  // Node 20 (ICU 78), dateStyle full. For the skeleton, ICU has "sexta-feira, 2/10/2569" and no era of fa and he. The
  // full date of ckb has root's order, and that of sq the abbreviated month, so these two keep their patterns.
  @Test(
    "is spoken with the name and the era of the full date",
    arguments: [
      ("pt-PT", .buddhist, "sexta-feira, 2 de outubro de 2569 BE"),
      ("pt-AO", .japanese, "sexta-feira, 2 de outubro de 8 Reiwa"),
      ("he", .islamicUmalqura, "יום שישי, 21 ברביע א-ת׳אני 1448 הג׳רה"),
      ("fa", .islamicUmalqura, "جمعه ۲۱ ربیع‌الثانی ۱۴۴۸ ه‍.ق."), ("zh", .hebrew, "希伯来历5787年1月21日星期五"),
      ("ckb", .buddhist, "ھەینی، ٢ی تشرینی یەکەمی ٢٥٦٩"), ("sq", .buddhist, "e premte, 2 tetor 2569 BE"),
    ] as [(String, CalendarIdentifier, String)])
  func spoken(tag: String, calendar: CalendarIdentifier, expected: String) throws {
    let text = try Self.calendar(calendar, tag).text(Self.date(2026, 10, 2, calendar), skeleton: "yMMMMEEEEd")
    #expect(text == expected)
  }

  private static func calendar(_ calendar: CalendarIdentifier, _ tag: String) throws -> AlmanacCalendar {
    try #require(try Extraction.record(tag, in: [calendar]).opened().first)
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ calendar: CalendarIdentifier
  ) throws -> CalendarDate {
    try CalendarDate(gregorianYear: year, month: month, day: day).converted(to: calendar)
  }
}
