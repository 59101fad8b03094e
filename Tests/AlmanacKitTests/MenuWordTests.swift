import AlmanacKit
import Testing

/// Words for an app's own menus.
@Suite struct MenuWordTests {
  // Dictionary words, with the capitals of French, Turkish, German and Japanese menus.
  @Test(
    "have a capital where the language has capitals",
    arguments: [
      ("fr", "Mois", "Aujourd’hui"), ("tr", "Ay", "Bugün"), ("de", "Monat", "Heute"), ("ja", "月", "今日"),
    ])
  func titles(tag: String, month: String, today: String) throws {
    let locale = try RealBundle.locale(tag)
    #expect(locale.title(of: .month) == month)
    #expect(locale.relativeTitle(of: .day, 0) == today)
    #expect(locale.relativeTitle(of: .day, 99) == nil)
  }

  // CLDR 42, contextTransforms: day-standalone-except-narrow is titlecase in French and Italian.
  @Test(
    "have a capital above a column of weekdays where the language has capitals there",
    arguments: [
      ("fr", ["Lundi", "Lun.", "Lu"]), ("it", ["Lunedì", "Lun", "Lun"]),
      ("da", ["mandag", "man.", "ma."]),
    ])
  func header(tag: String, monday: [String]) throws {
    let column = try #require(try RealBundle.locale(tag).weekdayHeader.first { $0.weekday == .mon })
    #expect([column.name, column.abbreviatedName, column.shortName] == monday)
  }
}
