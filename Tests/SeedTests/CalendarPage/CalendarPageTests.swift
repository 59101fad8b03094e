import AlmanacKit
import AlmanacTestSupport
import Testing

/// A calendar page in one of three calendars, like the page of the Swift package CalendarView, a wrapper of
/// UICalendarView.
@Suite struct CalendarPageTests {
  @Test(
    "shows the title, the label of a day and the spoken day in each calendar", arguments: CalendarPageRow.all,
    [CalendarIdentifier].common)
  func page(row: CalendarPageRow, identifier: CalendarIdentifier) throws {
    let picker = try Picker(row.tag, identifier)
    let (calendar, today, expected) = (picker.calendar, picker.today, row[identifier])
    #expect(calendar.name == expected.name)
    #expect(calendar.title(ofMonthWith: today) == expected.title)
    #expect(calendar.dayLabel(today) == expected.day)
    #expect(try calendar.spokenText(today) == expected.spoken)
  }

  @Test(
    "shows thirteen months in a Chinese leap year, with a name for the leap month",
    arguments: CalendarPageRow.all)
  func leapMonth(row: CalendarPageRow) throws {
    let months = try Picker(row.tag, .chinese).calendar.months(ofYear: 2025).map(\.name)
    #expect(months.count == 13)
    #expect(Array(months[5...7]) == row.leapMonths)
    #expect(Set(months).count == 13)
    #expect(!months.contains { $0.contains("M0") || $0.contains("bis") })
  }

  @Test(
    "has a word for every button, short weekdays from the region's first day, and words for the chosen day",
    arguments: CalendarPageRow.all)
  func words(row: CalendarPageRow) throws {
    let picker = try Picker(row.tag, .gregorian)
    let (calendar, today) = (picker.calendar, picker.today)
    #expect(picker.locale.weekdayHeader.map(\.shortName).joined(separator: " ") == row.header)
    let words = try picker.words(
      "nav.previousMonth", "nav.nextMonth", "prompt.selectMonth", "prompt.selectYear", "nav.today",
      "a11y.firstAvailable", "a11y.lastAvailable")
    #expect(words == row.words)
    let spoken = [
      try calendar.spokenText(today, .today), try calendar.spokenText(today, .selected),
      try calendar.spokenSelection(of: today),
    ]
    #expect(spoken == row.spokenStates)
  }

  @Test(
    "explains why a day is not available, and shows no month without an available day",
    arguments: CalendarPageRow.all)
  func availableDates(row: CalendarPageRow) throws {
    let picker = try Picker(row.tag, .gregorian)
    let limits = DateLimits(earliest: picker.today, latest: try picker.today.adding(days: 7))
    let message = try picker.problem(with: -1, limits: limits)
    #expect([message, try picker.calendar.message(for: .unavailable)] == row.problems)
    let months = try picker.calendar.months(ofYear: 2025, within: limits).map(\.month.description)
    #expect(months == ["M08"])
  }
}
