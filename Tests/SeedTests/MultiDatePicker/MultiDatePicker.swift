import AlmanacKit

/// The texts of a month in which the user selects days, as an app gets them from AlmanacKit.
struct MultiDatePicker {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The abbreviated names of the weekdays above the month, starting with the first day of the week.
  var header: [String] { locale.weekdayHeader.map(\.abbreviatedName) }

  /// The columns of the weekend, counted from 0; they are gray if only weekdays can be selected.
  var weekendColumns: [Int] {
    locale.weekdayHeader.indices.filter { locale.weekdayHeader[$0].isWeekend }
  }

  /// The rows of the month that contains today, where "·" is an empty cell.
  var weeks: [String] {
    let month = today.converted(to: calendar.identifier).month
    return calendar.weeks(ofMonthWith: today).map { week in
      week.map { day in
        day.flatMap { $0.month == month ? calendar.dayLabel($0) : nil } ?? "·"
      }
      .joined(separator: " ")
    }
  }

  /// The title, which opens the wheels of months and years, and its spoken label.
  var title: [String] {
    get throws { [calendar.title(ofMonthWith: today), try locale.string("prompt.selectMonthYear")] }
  }

  /// The spoken labels of the two arrow buttons (chevrons).
  var chevrons: [String] {
    get throws { try ["nav.previousMonth", "nav.nextMonth"].map(locale.string(_:)) }
  }

  /// The words of the picker: three prompts and two buttons.
  var words: [String] {
    get throws {
      try [
        "prompt.selectDate", "prompt.selectDates", "prompt.selectDateRange", "nav.today", "action.clear",
      ].map(locale.string(_:))
    }
  }

  /// The text below the month for a number of selected days.
  func count(_ number: Int) throws -> String {
    number == 0 ? try locale.string("selection.none") : try locale.string("selection.count", count: number)
  }

  /// The selected days, in one line.
  func selection(_ dates: [CalendarDate]) throws -> String {
    try calendar.text(of: dates, skeleton: "MMMd")
  }

  /// The reason why a day is gray; `nil` if the day can be selected.
  func problem(
    with date: CalendarDate, limits: DateLimits = .none, days: SelectableDays = .all
  ) throws -> String? {
    try calendar.problem(with: date, limits: limits, days: days).map { try calendar.message(for: $0) }
  }
}
