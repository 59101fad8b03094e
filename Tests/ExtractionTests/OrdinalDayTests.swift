import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The first day of a month, which some languages write as an ordinal number beside the month's name.
///
/// DayOfMonths.swift has the sources.
@Suite struct OrdinalDayTests {
  @Test(
    "show the first day as an ordinal number beside a month's name",
    arguments: [
      ("fr", "1er octobre 2026"), ("fr-CA", "1er octobre 2026"), ("fr-CH", "1er octobre 2026"),
      ("it", "1º ottobre 2026"), ("it-CH", "1º ottobre 2026"), ("pt", "1º de outubro de 2026"),
      ("pt-BR", "1º de outubro de 2026"), ("br", "1añ Here 2026"),
      // Portugal writes the number, and so does Angola, whose data is Portugal's. Spanish allows both.
      ("pt-PT", "1 de outubro de 2026"), ("pt-AO", "1 de outubro de 2026"), ("es", "1 de octubre de 2026"),
    ])
  func long(tag: String, long: String) throws {
    let first = try gregorian(2026, 10, 1)
    let calendar = try calendar(tag)
    #expect(calendar.text(first, style: .long) == long)
    let second = long.replacing(/^1(er|º|añ)?/, with: "2")
    #expect(try calendar.text(first.adding(days: 1), style: .long) == second)
    // 1 October 2026 is a Thursday, and 11 October is not a first day.
    #expect(try calendar.text(first.adding(days: 10), style: .long).hasPrefix("11 "))
  }

  @Test("show the number beside a month's number, and without a month")
  func numeric() throws {
    let calendar = try calendar("fr")
    let first = try gregorian(2026, 10, 1)
    #expect(calendar.text(first, style: .short) == "01/10/2026")
    #expect(try calendar.text(first, skeleton: "Md") == "01/10")
    #expect(try calendar.text(first, skeleton: "d") == "1")
    #expect(try calendar.text(first, skeleton: "Ed") == "jeu. 1")
    let typed = try calendar.text(first, skeleton: "yMd")
    #expect(calendar.typedDate(typed) == .date(first))
  }

  @Test("show the ordinal number in every style, skeleton, range and part that has a month's name")
  func everyText() throws {
    let calendar = try calendar("fr")
    let first = try gregorian(2026, 10, 1)
    #expect(calendar.text(first, style: .full) == "jeudi 1er octobre 2026")
    #expect(calendar.text(first, style: .medium) == "1er oct. 2026")
    #expect(try calendar.text(first, skeleton: "MMMEd") == "jeu. 1er oct.")
    #expect(try calendar.text(from: first, to: first.adding(days: 2), skeleton: "MMMd") == "1er–3 oct.")
    let range = try calendar.text(from: first.adding(days: -3), to: first, skeleton: "MMMd")
    #expect(range == "28 sept.\u{2009}–\u{2009}1er oct.")
    #expect(calendar.parts(first, style: .long).first?.text == "1er")
    #expect(calendar.parts(first, style: .long).first?.kind == .day)
    #expect(try calendar.spokenText(first) == "jeudi 1er octobre 2026")
  }

  @Test("show the first day of a Buddhist month in the same way, and of a Chinese month as a number")
  func calendars() throws {
    let first = try gregorian(2026, 10, 1)
    let buddhist = try calendar("fr", .buddhist)
    #expect(buddhist.text(first, style: .long).hasPrefix("1er octobre 2569"))
    let newYear = try CalendarDate(.chinese, year: 2026, month: MonthCode("M01"), day: 1)
    let chinese = try calendar("fr", .chinese)
    #expect(try chinese.text(newYear, skeleton: "MMMd") == "1, 1yuè")
    // French texts have "1er tichri" and "1er mouharram".
    for calendar in [CalendarIdentifier.hebrew, .islamicCivil, .coptic] {
      #expect(try Extraction.calendar(calendar, "fr").dayOfMonths == ["1": "1er"], "\(calendar)")
    }
    #expect(try Extraction.calendar(.dangi, "fr").dayOfMonths == nil)
  }

  @Test("have no ordinal numbers in other digits")
  func digits() throws {
    #expect(try Extraction.calendar(.gregorian, "fr") { $0.numbers = "arab" }.dayOfMonths == nil)
  }

  @Test("are only in Breton, French, Italian and Brazilian Portuguese", arguments: Extraction.sweptLocales)
  func languages(locale: LanguageTag) throws {
    let file = try Extraction.record(locale.description).calendars[0]
    let isBrazilian = ["pt", "pt-BR"].contains(locale.description)
    let has = ["br", "fr", "it"].contains(locale.language) || isBrazilian
    #expect((file.dayOfMonths != nil) == has && (file.sources["dayOfMonths"] == .table) == has)
  }

  private func calendar(
    _ tag: String, _ identifier: CalendarIdentifier = .gregorian
  ) throws -> AlmanacCalendar {
    try #require(try Extraction.record(tag).opened().first { $0.identifier == identifier })
  }
}
