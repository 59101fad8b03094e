import AlmanacKit
import Testing

/// The title above a month's page.
@Suite struct MonthTitleTests {
  // ICU 72.1: the pattern of yMMMM with UDISPCTX_CAPITALIZATION_FOR_STANDALONE. Vietnamese, where CLDR only has the
  // stand-alone name with a capital: a reader of the words. (For hr and cs, CLDR asks for a capital in lists only; Almanac
  // has one form for lists and headers.)
  @Test(
    "begins with a capital where the months of a wheel do",
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

  // ICU 72.1: yMMMM in a sentence, the same pattern without a context.
  @Test("leaves the month small inside a sentence")
  func sentence() throws {
    let calendar = try RealBundle.calendar("es", .gregorian)
    let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    #expect(try calendar.text(date, skeleton: "yMMMM") == "febrero de 2026")
  }

  // CLDR 42, sd-Deva: October is ओक्टोबर beside a year and ऑक्टोबर alone. Only the case of a letter may change in a title.
  @Test("keeps the pattern's name where a wheel has another spelling of it")
  func spelling() throws {
    let bundle = try DamagedBundle("hi")
    try bundle.change(bundle.path(.gregorian), as: CalendarFile.self) { file in
      file.months.format.wide[9] = "ओक्टोबर"
      file.months.standAlone.wide[9] = "ऑक्टोबर"
    }
    let calendar = try bundle.locale().calendar(.gregorian)
    #expect(calendar.title(ofMonthWith: try gregorian(2026, 10, 1)).hasPrefix("ओक्टोबर"))
  }
}
