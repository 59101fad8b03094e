import AlmanacKit

/// The texts of a picker for a week, a month, a year or a range, as an app gets them from AlmanacKit.
struct RangePicker {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The limits, which exclude days after today.
  var limits: DateLimits { DateLimits(earliest: nil, latest: today) }

  /// The titles of the segments: week, month, year and custom.
  var segments: [String] {
    get throws {
      try ["segment.week", "segment.month", "segment.year", "segment.custom"].map(locale.string(_:))
    }
  }

  /// The spoken labels of the wheels, in the order of the columns.
  var wheelNames: [String] {
    get throws {
      try locale.columns(.yearAndMonth).map { column in
        try locale.string(column == .year ? "prompt.selectYear" : "prompt.selectMonth")
      }
    }
  }

  /// The rows of the wheel of months in a year.
  func months(ofYear year: Int) throws -> [String] {
    try calendar.months(ofYear: year, within: limits).map(\.name)
  }

  /// The rows of the wheel of years, from 1900 to this year.
  var years: [String] {
    get throws { try calendar.yearRows(calendar.years, within: limits).map(\.label) }
  }

  /// The label of the week that contains a date.
  func week(of date: CalendarDate) throws -> String {
    let days = try locale.week(of: date)
    return try calendar.text(from: days[0], to: days[6], skeleton: "yMMMd")
  }

  /// The label of a range.
  func range(from first: CalendarDate, to last: CalendarDate) throws -> String {
    try calendar.text(from: first, to: last, skeleton: "yMMMd")
  }

  /// The texts around a range: two labels, two hints, the message for a reversed range, and two buttons.
  var rangeWords: [String] {
    get throws {
      let keys = ["label.startDate", "label.endDate", "hint.startRange", "hint.finishRange"]
      let reversed = try calendar.message(for: .rangeReversed)
      return try keys.map(locale.string(_:)) + [reversed]
        + ["action.apply", "action.cancel"].map(locale.string(_:))
    }
  }
}
