import AlmanacKit

/// The texts of a text field that opens a calendar, as an app gets them from AlmanacKit.
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

  /// The words for the placeholder, the label, the icon and its action, the buttons, and an empty selection.
  var words: [String] {
    get throws {
      try [
        "prompt.selectDate", "label.date", "label.calendar", "prompt.openCalendar", "action.clear",
        "action.done", "action.cancel", "action.ok", "selection.none",
      ].map(locale.string(_:))
    }
  }

  /// The sentence for a date outside the limits; `nil` if the date is inside the limits.
  func message(for date: CalendarDate, limits: DateLimits, style: TextStyle = .medium) throws -> String? {
    try calendar.problem(with: date, limits: limits).map { try calendar.message(for: $0, style: style) }
  }

  /// The sentence for a text that is not a date.
  var invalid: String { get throws { try calendar.message(for: .noDate) } }
}
