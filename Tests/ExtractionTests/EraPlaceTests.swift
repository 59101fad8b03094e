import AlmanacKit
import Testing

/// The place of the era in dates with the name of a month, and in ranges.
@Suite struct EraPlaceTests {
  // CLDR 42 and 48 have the era behind the year in the long and full dates of these languages. Node 20 (ICU 78) writes the full
  // dates so.
  @Test(
    "is that of the long date", .needsCLDR42,
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
    "is in a range as in a single date", .needsCLDR42,
    arguments: [
      ("de", .buddhist, "GyMMMd", 2026, "17.–19. Feb. 2569 BE"),
      ("hi", .gregorian, "GyMMMd", 2026, "17–19 फ़र॰ 2026 ईस्वी"),
      ("hu", .gregorian, "GyMMMd", 2026, "i. sz. 2026. febr. 17–19."),
      ("zh-Hant", .roc, "yMMMd", 2026, "民國115年2月17日至19日"),
      ("zh-Hant-TW", .buddhist, "yMMMd", 2026, "佛曆2569年2月17日至19日"),
      // Only root has this range, "2026 jif 17–19".
      ("guz", .gregorian, "yMMMd", 2026, "17 Feb 2026 – 19 Feb 2026"),
      ("de", .buddhist, "GyMMMd", 2027, "17. Feb. 2569 BE – 19. Feb. 2570 BE"),
      ("de", .buddhist, "Gy", 2027, "2569–2570 BE"), ("he", .buddhist, "Gy", 2027, "2569–2570 BE"),
      ("hu", .gregorian, "GyMMM", 2027, "i. sz. 2026. febr. – i. sz. 2027. febr."),
    ] as [(String, CalendarIdentifier, String, Int, String)])
  func range(tag: String, calendar: CalendarIdentifier, skeleton: String, end: Int, expected: String) throws {
    let text = try Extraction.opened(calendar, tag).text(
      from: gregorian(2026, 2, 17), to: gregorian(end, 2, 19), skeleton: skeleton)
    #expect(text.plainSpaces == expected)
  }
}
