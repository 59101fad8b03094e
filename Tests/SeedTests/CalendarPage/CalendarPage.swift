import AlmanacKit

/// What seed (d) shows, UICalendarView with one of three calendars, as a front-end would build it.
struct CalendarPage {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The title of the page today lies on.
  var title: String { calendar.title(ofMonthWith: today) }

  /// The label of today in the grid.
  var day: String { calendar.dayLabel(today) }

  /// The names of the months of this year.
  var months: [String] { get throws { try calendar.months(ofYear: calendar.date(today).year).map(\.name) } }

  /// The header of the month.
  var header: [String] { locale.weekdayHeader.map(\.shortName) }

  /// What a screen reader speaks for today.
  var spokenDay: String { get throws { try calendar.spokenText(today) } }

  /// The words of the page: its chevrons, the wheels behind its title, and the ends of the available days.
  var words: [String] {
    get throws {
      try [
        "nav.previousMonth", "nav.nextMonth", "prompt.selectMonth", "prompt.selectYear", "nav.today",
        "a11y.firstAvailable", "a11y.lastAvailable",
      ].map(locale.string(_:))
    }
  }

  /// What a screen reader speaks for today if it is chosen, and after it was.
  var spokenStates: [String] {
    get throws {
      [
        try calendar.spokenText(today, .today), try calendar.spokenText(today, .selected),
        try calendar.spokenSelection(of: today),
      ]
    }
  }

  /// The sentence for a day that is not available, or none.
  func message(for date: CalendarDate, limits: DateLimits) throws -> String? {
    try calendar.problem(with: date, limits: limits).map { try calendar.message(for: $0) }
  }
}
