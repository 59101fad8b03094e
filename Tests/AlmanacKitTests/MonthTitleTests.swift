import AlmanacKit
import Testing

/// The title above a month's page.
@Suite struct MonthTitleTests {
  // The expected titles come from ICU 72.1, for the pattern of yMMMM with UDISPCTX_CAPITALIZATION_FOR_STANDALONE. Only
  // the Vietnamese title comes from a reviewer of the words, because CLDR capitalizes only the stand-alone name. hr and
  // cs are not tested: CLDR capitalizes their months in lists but not in headers, and Almanac has one form for lists
  // and headers.
  @Test(
    "begins with a capital if the names of months in a wheel begin with a capital",
    arguments: [
      ("es", "Febrero de 2026"), ("fr", "Février 2026"), ("it", "Febbraio 2026"), ("pl", "Luty 2026"),
      ("ru", "Февраль 2026\u{202F}г."), ("uk", "Лютий 2026\u{202F}р."), ("vi", "Tháng 2 năm 2026"),
      ("nb", "februar 2026"), ("ca", "febrer de 2026"), ("hy", "2026 թ․ փետրվար"),
      ("de", "Februar 2026"), ("ja", "2026年2月"),
    ])
  func capital(tag: String, expected: String) throws {
    let calendar = try RealBundle.calendar(tag, .gregorian)
    let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    #expect(calendar.title(ofMonthWith: date) == expected)
  }

  // The expected text comes from ICU 72.1, for the pattern of yMMMM without a capitalization context.
  @Test("does not capitalize the month inside a sentence")
  func sentence() throws {
    let calendar = try RealBundle.calendar("es", .gregorian)
    let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    #expect(try calendar.text(date, skeleton: "yMMMM") == "febrero de 2026")
  }

  // The Cabinet of Japan: Heisei began on 8 January 1989, Showa on 25 December 1926, Taisho on 30 July 1912.
  @Test(
    "has the era of the month's first day, for every day of the month",
    arguments: [
      (1989, 1, 7, "昭和64年1月"), (1989, 1, 8, "昭和64年1月"), (1926, 12, 26, "大正15年12月"),
      (1912, 7, 31, "明治45年7月"), (1989, 2, 1, "平成元年2月"),
    ])
  func eras(year: Int, month: Int, day: Int, expected: String) throws {
    let calendar = try RealBundle.calendar("ja", .japanese)
    let date = try gregorian(year, month, day)
    #expect(calendar.title(ofMonthWith: date) == expected)
    #expect(calendar.page(ofMonthWith: date).title == expected)
  }

  // A title may change only the case of a letter in the pattern's name of the month, not its spelling. In CLDR 42,
  // sd-Deva spells October in two ways. The test writes another spelling beside a year into the French file, because
  // French has capitals.
  @Test("keeps the month's name from the pattern if a wheel spells it differently")
  func spelling() throws {
    let bundle = try DamagedBundle("fr")
    try bundle.change(bundle.path(.gregorian), as: CalendarFile.self) { file in
      file.months.format.wide[9] = "oktobre"
      file.patterns.skeletons["yMMMM"] = "MMMM y"
    }
    let calendar = try bundle.locale().calendar(.gregorian)
    #expect(calendar.title(ofMonthWith: try gregorian(2026, 10, 1)) == "oktobre 2026")
  }
}
