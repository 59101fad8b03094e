import AlmanacKit

/// What seed (e) shows, a text field with a calendar behind it, as a front-end would build it.
struct DateField {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The date in the four styles, the longest first.
  var styles: [String] { TextStyle.allCases.map { calendar.text(today, style: $0) } }

  /// The words of the field: its placeholder and label, its icon and what it does, and its buttons.
  var words: [String] {
    get throws {
      try [
        "prompt.selectDate", "label.date", "label.calendar", "prompt.openCalendar", "action.clear",
        "action.done", "action.cancel", "action.ok", "selection.none",
      ].map(locale.string(_:))
    }
  }

  /// The sentence for a date that lies beyond the limits, or none.
  func message(for date: CalendarDate, limits: DateLimits, style: TextStyle = .medium) throws -> String? {
    try calendar.problem(with: date, limits: limits).map { try calendar.message(for: $0, style: style) }
  }

  /// The sentence for a text that is no date.
  var invalid: String { get throws { try calendar.message(for: .noDate) } }
}
