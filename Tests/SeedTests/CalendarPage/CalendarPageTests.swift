import AlmanacKit
import AlmanacTestSupport
import Testing

/// A calendar page in one of three calendars, like the page of the Swift package CalendarView, a wrapper of
/// UICalendarView.
@Suite struct CalendarPageTests {
  @Test(
    "shows the title, the label of a day and the spoken day in each calendar", arguments: CalendarPageRow.all,
    [CalendarIdentifier].common)
  func page(row: CalendarPageRow, calendar: CalendarIdentifier) throws {
    let page = try CalendarPage(row.tag, calendar)
    let expected = row[calendar]
    let spoken = try page.spokenDay
    #expect(page.calendar.name == expected.name)
    #expect(page.title == expected.title)
    #expect(page.day == expected.day)
    #expect(spoken == expected.spoken)
  }

  @Test(
    "shows thirteen months in a Chinese leap year, with a name for the leap month",
    arguments: CalendarPageRow.all)
  func leapMonth(row: CalendarPageRow) throws {
    let page = try CalendarPage(row.tag, .chinese)
    let months = try page.months
    #expect(months.count == 13)
    #expect(Array(months[5...7]) == row.leapMonths)
    #expect(Set(months).count == 13)
    #expect(!months.contains { $0.contains("M0") || $0.contains("bis") })
  }

  @Test("includes the leap month when the user turns the pages", arguments: CalendarPageRow.all)
  func paging(row: CalendarPageRow) throws {
    // 25 June, 25 July and 23 August 2025: the first days of 六月, 闰六月 and 七月 in the Hong Kong Observatory's table.
    let page = try CalendarPage(row.tag, .chinese)
    let first = page.calendar.date(page.today).firstOfMonth
    let starts = try [-1, 0, 1].map { try first.adding(months: $0).converted(to: .gregorian).description }
    #expect(starts == ["2025-06-25", "2025-07-25", "2025-08-23"])
  }

  @Test(
    "shows short weekdays above the columns, starting with the region's first day",
    arguments: CalendarPageRow.all)
  func header(row: CalendarPageRow) throws {
    for calendar in [CalendarIdentifier].common {
      let header = try CalendarPage(row.tag, calendar).header
      #expect(header.joined(separator: " ") == row.header)
    }
  }

  @Test("has a word for every button", arguments: CalendarPageRow.all)
  func words(row: CalendarPageRow) throws {
    let words = try CalendarPage(row.tag, .gregorian).words
    #expect(words == row.words)
  }

  @Test("speaks today and the selected day", arguments: CalendarPageRow.all)
  func spokenStates(row: CalendarPageRow) throws {
    let spoken = try CalendarPage(row.tag, .gregorian).spokenStates
    #expect(spoken == row.spokenStates)
  }

  @Test(
    "explains why a day is not available, and shows no month without an available day",
    arguments: CalendarPageRow.all)
  func availableDates(row: CalendarPageRow) throws {
    let page = try CalendarPage(row.tag, .gregorian)
    let limits = DateLimits(earliest: page.today, latest: try page.today.adding(days: 7))
    let message = try page.message(for: try page.today.adding(days: -1), limits: limits)
    #expect([message, try page.calendar.message(for: .unavailable)] == row.problems)
    let months = try page.calendar.months(ofYear: 2025, within: limits).map(\.month.description)
    #expect(months == ["M08"])
  }

  struct Traveller: Sendable, CustomTestStringConvertible {
    let region: String
    let header: String
    let weekend: [Weekday]
    var testDescription: String { "English in \(region)" }
  }

  // The first days and the weekends come from CLDR's weekData. By law, the weekend is Friday and Saturday in Egypt, and
  // Friday in Iran.
  @Test(
    "begins the week on the first day of the user's region, whatever the language",
    arguments: [
      Traveller(region: "DE", header: "Mo Tu We Th Fr Sa Su", weekend: [.sat, .sun]),
      Traveller(region: "EG", header: "Sa Su Mo Tu We Th Fr", weekend: [.fri, .sat]),
      Traveller(region: "IR", header: "Sa Su Mo Tu We Th Fr", weekend: [.fri]),
      Traveller(region: "IL", header: "Su Mo Tu We Th Fr Sa", weekend: [.fri, .sat]),
    ])
  func region(traveller: Traveller) throws {
    let locale = try OutputBundle.locale("en-US", region: traveller.region)
    #expect(locale.weekdayHeader.map(\.shortName).joined(separator: " ") == traveller.header)
    #expect(locale.weekend == traveller.weekend)
  }
}
