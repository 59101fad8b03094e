import AlmanacKit

/// The texts of a calendar page like UICalendarView's, in one of three calendars, as an app gets them from AlmanacKit.
struct CalendarPage {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The title of the page that contains today.
  var title: String { calendar.title(ofMonthWith: today) }

  /// The label of today in the grid.
  var day: String { calendar.dayLabel(today) }

  /// The names of the months in the year of `today`.
  var months: [String] { get throws { try calendar.months(ofYear: calendar.date(today).year).map(\.name) } }

  /// The short names of the weekdays above the month, starting with the first day of the week.
  var header: [String] { locale.weekdayHeader.map(\.shortName) }

  /// The spoken text of today.
  var spokenDay: String { get throws { try calendar.spokenText(today) } }

  /// The words for: previous month, next month, select a month, select a year, today, first and last available date.
  var words: [String] {
    get throws {
      try [
        "nav.previousMonth", "nav.nextMonth", "prompt.selectMonth", "prompt.selectYear", "nav.today",
        "a11y.firstAvailable", "a11y.lastAvailable",
      ].map(locale.string(_:))
    }
  }

  /// What a screen reader says for today, for a selected day, and after the user has selected a day.
  var spokenStates: [String] {
    get throws {
      [
        try calendar.spokenText(today, .today), try calendar.spokenText(today, .selected),
        try calendar.spokenSelection(of: today),
      ]
    }
  }

  /// The sentence for a day that is not available; `nil` if the day is available.
  func message(for date: CalendarDate, limits: DateLimits) throws -> String? {
    try calendar.problem(with: date, limits: limits).map { try calendar.message(for: $0) }
  }
}
