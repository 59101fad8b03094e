import AlmanacKit
import Testing

/// The place of the era in dates of digits and in ranges.
@Suite struct EraPatternTests {
  // Node 20 (CLDR 48) has the era behind the digits in the short dates of agq (21/3/8 R), bm and guz, and in tr (03/2026
  // MS). In cy, the year is first in "Reiwa 8-10". In sah, the year is first and the label of a year is "y G". Thai has the era before the year, as in its own
  // `d/M/GGGGG y` and in ICU's conformance data for th-TH.
  @Test(
    "is outside of the digits, unless the language has it before the year", .needsCLDR42,
    arguments: [
      (CalendarIdentifier.japanese, "agq", "yMd", "d/M/y GGGGG"), (.roc, "bm", "yMd", "d/M/y GGGGG"),
      (.gregorian, "tr", "GyM", "MM/y G"), (.persian, "guz", "GyM", "M/y G"),
      (.japanese, "sah", "yM", "y-MM GGGGG"), (.gregorian, "th", "GyMEd", "EEE d/M/G y"),
      (.japanese, "hi", "GyMMM", "MMM G y"), (.japanese, "cy", "yM", "GGGGG y-MM"),
    ])
  func digits(calendar: CalendarIdentifier, tag: String, skeleton: String, expected: String) throws {
    #expect(try Extraction.calendar(calendar, tag).patterns.skeletons[skeleton] == expected)
  }

  // CLDR 42 and 48 have these dates without an era for be (M.y), am (Coptic, M/y) and eu (y/M/d), but not with an era.
  @Test(
    "is beside the language's digits if only root has the digits with an era",
    arguments: [
      (CalendarIdentifier.gregorian, "be", "GyM", "M.y G"), (.coptic, "am", "GyM", "M/y G"),
      (.gregorian, "eu", "GyMd", "G y/M/d"),
    ])
  func rootDigits(calendar: CalendarIdentifier, tag: String, skeleton: String, expected: String) throws {
    #expect(try Extraction.calendar(calendar, tag).patterns.skeletons[skeleton] == expected)
  }

  // Node 20 (CLDR 48) has these texts for the first day.
  @Test(
    "is in a range as in a single date", .needsCLDR42,
    arguments: [
      (CalendarIdentifier.japanese, "lv", "yMMMd", "8. g. 21. marts Reiwa"),
      (.japanese, "lv", "yM", "03.8. Reiwa"), (.japanese, "sv", "yMEd", "lör 8-03-21 Reiwa"),
      (.japanese, "sv", "yM", "8-03 Reiwa"), (.japanese, "fa", "yMd", "۸/۳/۲۱ ر"),
      (.japanese, "hi", "yMd", "रेइवा 21/3/8"), (.japanese, "tr", "yMd", "R 21.03.8"),
      (.japanese, "lt", "yMd", "8-03-21 Reiwa"), (.japanese, "ru", "yMd", "21.03.8 Рэйва"),
      (.japanese, "ko", "yMd", "레이와 8. 3. 21."), (.japanese, "zh-Hans", "yMd", "令和8-03-21"),
      (.japanese, "hy", "yMMMd", "21 մրտ, 8 թ., Reiwa"),
      (.japanese, "uk", "yMMMd", "21 бер. 8\u{202F}р. Рейва"),
    ])
  func range(calendar: CalendarIdentifier, tag: String, skeleton: String, expected: String) throws {
    let opened = try Extraction.opened(calendar, tag)
    #expect(try opened.text(gregorian(2026, 3, 21), skeleton: skeleton) == expected)
    try opened.expectRange(from: gregorian(2026, 3, 21), to: gregorian(2027, 6, 2), skeleton: skeleton)
  }

  // The Armenian range in CLDR 42, in which "թթ" means years.
  @Test("is absent in a range of years if the language shows none", .needsCLDR42)
  func years() throws {
    let ranges = try Extraction.calendar(.persian, "hy").patterns.intervals.patterns
    #expect(ranges["Gy"]?["y"] == "y–y թթ․")
  }

  // Ukrainian CLDR 42 has "d–d MMM y р.", in which "р." means year.
  @Test("follows the word for year at the end of a range", .needsCLDR42)
  func yearWord() throws {
    let text = try Extraction.opened(.japanese, "uk").text(
      from: gregorian(2026, 3, 21), to: gregorian(2026, 3, 22), skeleton: "yMMMd")
    #expect(text.hasSuffix("8\u{202F}р. Рейва"))
  }

  // CLDR's Gregorian range in zh-Hant is "2026年3月21日至2027年6月2日". In Croatian, the period belongs to the year.
  @Test(
    "leaves the language's sign between the two dates of a range", .needsCLDR42,
    arguments: [
      ("zh-Hant", "民國115年3月21日至民國116年6月2日"), ("hr", "21. ožu 115. R.O.C. – 2. lip 116. R.O.C."),
    ])
  func sign(tag: String, expected: String) throws {
    let range = try Extraction.opened(.roc, tag).text(
      from: gregorian(2026, 3, 21), to: gregorian(2027, 6, 2), skeleton: "yMMMd")
    #expect(range.plainSpaces == expected)
  }
}
