import AlmanacKit

/// What seed (b) shows, a month from which days are chosen, as a front-end would build it.
struct MultiDatePicker {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The header of the month.
  var header: [String] { locale.weekdayHeader.map(\.abbreviatedName) }

  /// Which columns are grey if only days of the working week can be chosen.
  var weekendColumns: [Int] {
    locale.weekdayHeader.indices.filter { locale.weekdayHeader[$0].isWeekend }
  }

  /// The rows of the month today lies in, with "·" where no day is.
  var weeks: [String] {
    calendar.weeks(ofMonthWith: today).map { week in
      week.map { day in day.map(calendar.dayLabel) ?? "·" }.joined(separator: " ")
    }
  }

  /// The title, which opens the wheels of months and years, and what a screen reader calls it.
  var title: [String] {
    get throws { [calendar.title(ofMonthWith: today), try locale.string("prompt.selectMonthYear")] }
  }

  /// What a screen reader calls the chevrons.
  var chevrons: [String] {
    get throws { try ["nav.previousMonth", "nav.nextMonth"].map(locale.string(_:)) }
  }

  /// The words of the picker: its three prompts, and its buttons.
  var words: [String] {
    get throws {
      try [
        "prompt.selectDate", "prompt.selectDates", "prompt.selectDateRange", "nav.today", "action.clear",
      ].map(locale.string(_:))
    }
  }

  /// What stands below the month for so many days chosen.
  func count(_ number: Int) throws -> String {
    number == 0 ? try locale.string("selection.none") : try locale.string("selection.count", count: number)
  }

  /// The days chosen, in one line.
  func selection(_ dates: [CalendarDate]) throws -> String {
    try calendar.text(of: dates, skeleton: "MMMd")
  }

  /// Why a day is grey, or nothing.
  func problem(
    with date: CalendarDate, limits: DateLimits = .none, days: SelectableDays = .all
  ) throws -> String? {
    try calendar.problem(with: date, limits: limits, days: days).map { try calendar.message(for: $0) }
  }
}
