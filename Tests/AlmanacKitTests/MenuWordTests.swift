import AlmanacKit
import Testing

/// Words for an app's own menus.
@Suite struct MenuWordTests {
  // Each row has a locale, and the words for "month" and "today" as a menu shows them. The words come from
  // dictionaries. French, Turkish and German menus begin with a capital, and Japanese has no capitals.
  @Test(
    "begin with a capital if the language capitalizes menus",
    arguments: [
      ("fr", "Mois", "Aujourd’hui"), ("tr", "Ay", "Bugün"), ("de", "Monat", "Heute"), ("ja", "月", "今日"),
    ])
  func titles(tag: String, month: String, today: String) throws {
    let locale = try RealBundle.locale(tag)
    #expect(locale.title(of: .month) == month)
    #expect(locale.relativeTitle(of: .day, 0) == today)
    #expect(locale.relativeTitle(of: .day, 99) == nil)
  }

  // Each row has the wide, the abbreviated and the short name of Monday. In CLDR 42 (contextTransforms),
  // day-standalone-except-narrow is titlecase in French and Italian, but not in Danish.
  @Test(
    "begin with a capital above a column of weekdays if the language capitalizes headers",
    arguments: [
      ("fr", ["Lundi", "Lun.", "Lu"]), ("it", ["Lunedì", "Lun", "Lun"]),
      ("da", ["mandag", "man.", "ma."]),
    ])
  func header(tag: String, monday: [String]) throws {
    let column = try #require(try RealBundle.locale(tag).weekdayHeader.first { $0.weekday == .mon })
    #expect([column.name, column.abbreviatedName, column.shortName] == monday)
  }

  // CLDR 42: ro.xml (with contextTransforms), hu.xml and en.xml. Hungarian has Roman numerals only in a date.
  @Test("name quarters, fields and the columns of durations in each width")
  func widths() throws {
    let (romanian, english) = (try RealBundle.locale("ro"), try RealBundle.locale("en"))
    #expect(WordWidth.allCases.map { romanian.quarterNames($0)?.first } == ["Trimestrul I", "Trim. I", "I"])
    #expect(try RealBundle.locale("hu").quarterNames(.abbreviated)?.first == "1. n.év")
    #expect(WordWidth.allCases.map { english.name(of: .hour, $0) } == ["hour", "hr.", "hr"])
    #expect(WordWidth.allCases.map { english.durationLabel(.minute, $0) } == ["minutes", "mins", "min"])
  }
}
