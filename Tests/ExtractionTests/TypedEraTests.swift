import Testing

@testable import AlmanacKit

/// Typed dates with the name of an era beside a number.
@Suite struct TypedEraTests {
  // Reiwa 1 is 2019, Heisei 1 is 1989, Showa 1 is 1926 (National Diet Library), and Minguo 1 is 1912. Japanese forms have the
  // era and the year first. CLDR 42, main/lt.xml and main/tr.xml: the Lithuanian pattern is y MMMM d G, the Turkish one
  // is G d MMMM y.
  @Test(
    "have the number beside the era as the year, except in the order of the locale",
    arguments: [
      ("en", CalendarIdentifier.japanese, "R8/11/10", "2026-11-10"),
      ("en", .japanese, "H8/11/25", "1996-11-25"),
      ("en", .japanese, "Showa 21 April 1", "1946-04-01"), ("en", .japanese, "Nov 10, Reiwa 8", "2026-11-10"),
      ("en", .japanese, "11/10/8 R", "2026-11-10"), ("en", .japanese, "11/10/R8", "2026-11-10"),
      ("de", .japanese, "S21.4.1", "1946-04-01"),
      ("ckb", .japanese, "Showa ٢١ نیسان ١", "1946-04-01"), ("en", .roc, "Minguo 5/3/17", "1916-03-17"),
      ("lt", .japanese, "8 spalio 12, Reiwa", "2026-10-12"),
      ("tr", .roc, "Minguo, 12 Ekim 15", "1926-10-12"),
    ])
  func eras(tag: String, identifier: CalendarIdentifier, text: String, day: String) throws {
    let calendars = try Extraction.record(tag, in: [identifier], years: 2026...2026).opened()
    let calendar = try #require(calendars.first { $0.identifier == identifier })
    let date = try #require(CalendarDate(rfc9557: day))
    #expect(calendar.typedDate(text) == .date(calendar.date(date)))
  }
}
