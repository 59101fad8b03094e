import AlmanacKit
import AlmanacRecord
import Testing

/// The calendars of each locale of a run.
@Suite struct LocaleCalendarsTests {
  @Test("are those that every locale has and those of the locale, in the order of CalendarIdentifier")
  func order() {
    let calendars = LocaleCalendars(
      [.buddhist, .gregorian], further: ["zh": [.chinese, .gregorian], "de": [], "th": [.buddhist]])
    #expect(calendars["zh"] == [.gregorian, .buddhist, .chinese])
    for tag in ["de", "th", "fr"] { #expect(calendars[tag] == [.gregorian, .buddhist], "\(tag)") }
  }

  @Test("of several locales are those that at least one of them has")
  func all() {
    let calendars = LocaleCalendars([.gregorian], further: ["zh": [.chinese], "th": [.buddhist]])
    #expect(calendars.all(of: ["de", "zh"]) == [.gregorian, .chinese])
    #expect(calendars.all(of: ["zh", "th"]) == [.gregorian, .buddhist, .chinese])
    #expect(calendars.all(of: []) == [.gregorian])
  }
}
