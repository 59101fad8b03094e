import AlmanacKit
import Testing

/// The place of the era in dates and ranges.
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
      (.gregorian, "brx", "GyMEd", "EEE, dd-MM-y G"), (.japanese, "hi", "GyMMM", "MMM G y"),
      (.japanese, "cy", "yM", "GGGGG y-MM"),
    ])
  func digits(calendar: CalendarIdentifier, tag: String, skeleton: String, expected: String) throws {
    #expect(try Extraction.calendar(calendar, tag).patterns.skeletons[skeleton] == expected)
  }

  // Node 20 (CLDR 48) has 02/2026 d.C. in pt and AD 2026/2 in ko. CLDR 42 has the words of dates with names:
  // "2 de 2026 d.C.", "AD 2026년 2" and "2, milodiy 2026". In ja, 年 and 月 belong to the numbers.
  @Test(
    "is beside the digits, without the words of dates with names", .needsCLDR42,
    arguments: [
      ("pt", "GyM", "MM/y G"), ("ko", "GyM", "G y. M."), ("uz", "GyM", "MM.y G"), ("lv", "GyM", "MM.y. G"),
      ("hi", "GyM", "M/y G"), ("ja", "GyM", "Gy年M月"),
    ])
  func words(tag: String, skeleton: String, expected: String) throws {
    #expect(try Extraction.calendar(.gregorian, tag).patterns.skeletons[skeleton] == expected)
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

  // CLDR 42 has the era behind the year in the long date of ckb, but before it in the full date.
  @Test("is where CLDR has it if the long and the full date do not agree", .needsCLDR42)
  func disagreement() throws {
    let ranges = try Extraction.calendar(.buddhist, "ckb").patterns.intervals.patterns
    #expect(ranges["GyMMM"]?["M"] == "G y MMM–MMM")
  }

  // CLDR 42 and 48 have the era behind the year in the long and full dates of these languages. Node 20 (ICU 78) writes the full
  // dates so.
  @Test(
    "is beside the name of a month as in the long date", .needsCLDR42,
    arguments: [
      ("hi", .indian, "yMMMMEEEEd", "मंगलवार, 28 माघ 1947 शक"), ("hi", .indian, "yMMMEd", "मंगल, 28 माघ 1947 शक"),
      ("lo", .buddhist, "yMMMMEEEEd", "ວັນອັງຄານທີ 17 ກຸມພາ 2569 ພ.ສ."),
      ("lo", .buddhist, "yMMMM", "ກຸມພາ 2569 ພ.ສ."),
      ("cy", .buddhist, "yMMMM", "Chwefror 2569 BE"), ("he", .buddhist, "yMMMM", "פברואר 2569 BE"),
      ("tr", .japanese, "yMMMMEEEEd", "17 Şubat 8 Reiwa Salı"),
      // The long date of tr has the era away from the year.
      ("tr", .buddhist, "yMMMM", "BE Şubat 2569"),
    ] as [(String, CalendarIdentifier, String, String)])
  func date(tag: String, calendar: CalendarIdentifier, skeleton: String, expected: String) throws {
    let text = try Extraction.opened(calendar, tag).text(gregorian(2026, 2, 17), skeleton: skeleton)
    #expect(text == expected)
  }

  // The dates have the form of a single date, and the range that of CLDR's ranges without an era, such as "17.–19. Feb.
  // 2026" and "2026. febr. 17–19.". Both dates of a range over New Year have the era, and a range of years has it once.
  @Test(
    "is in ranges of days and years as in a single date", .needsCLDR42,
    arguments: [
      ("de", .buddhist, "GyMMMd", 2026, "17.–19. Feb. 2569 BE"),
      ("hi", .gregorian, "GyMMMd", 2026, "17–19 फ़र॰ 2026 ईस्वी"),
      ("hu", .gregorian, "GyMMMd", 2026, "i. sz. 2026. febr. 17–19."),
      ("zh-Hant", .roc, "yMMMd", 2026, "民國115年2月17日至19日"),
      ("zh-Hant-TW", .buddhist, "yMMMd", 2026, "佛曆2569年2月17日至19日"),
      // The Ukrainian word for year is before the era.
      ("uk", .japanese, "yMMMd", 2026, "17–19 лют. 8 р. Рейва"),
      // The language's sign is between the dates. In Croatian, the period belongs to the year.
      ("zh-Hant", .roc, "yMMMd", 2027, "民國115年2月17日至民國116年2月19日"),
      ("hr", .roc, "yMMMd", 2027, "17. velj 115. R.O.C. – 19. velj 116. R.O.C."),
      // Only root has this range, "2026 jif 17–19".
      ("guz", .gregorian, "yMMMd", 2026, "17 Feb 2026 – 19 Feb 2026"),
      ("de", .buddhist, "GyMMMd", 2027, "17. Feb. 2569 BE – 19. Feb. 2570 BE"),
      ("de", .buddhist, "Gy", 2027, "2569–2570 BE"), ("he", .buddhist, "Gy", 2027, "2569–2570 BE"),
      ("hu", .gregorian, "GyMMM", 2027, "i. sz. 2026. febr. – i. sz. 2027. febr."),
      // The pattern without `G` in its skeleton has the era already.
      ("af", .buddhist, "GyM", 2027, "2/2569 BE – 2/2570 BE"),
      // Only root has this date, and CLDR's range has the era once, "M.y – M.y G".
      ("be", .gregorian, "GyM", 2027, "2.2026 н.э. – 2.2027 н.э."),
      ("ga", .gregorian, "Gy", 2027, "2026 – 2027 AD"),
    ] as [(String, CalendarIdentifier, String, Int, String)])
  func ranges(tag: String, calendar: CalendarIdentifier, skeleton: String, end: Int, expected: String) throws
  {
    let text = try Extraction.opened(calendar, tag).text(
      from: gregorian(2026, 2, 17), to: gregorian(end, 2, 19), skeleton: skeleton)
    #expect(text.plainSpaces == expected)
  }
}
