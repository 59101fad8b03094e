import AlmanacKit

/// What seed (a) shows, a picker of a week, a month, a year or a range, as a front-end would build it.
struct RangePicker {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// Nothing after today can be chosen.
  var limits: DateLimits { DateLimits(earliest: nil, latest: today) }

  /// The titles of the segments.
  var segments: [String] {
    get throws {
      try ["segment.week", "segment.month", "segment.year", "segment.custom"].map(locale.string(_:))
    }
  }

  /// What a screen reader calls the wheels, in the order they stand.
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

  /// The rows of the wheel of years: 1900 to 2060, as the seed has them, and none after today's.
  var years: [String] {
    get throws { try calendar.yearRows(calendar.years, within: limits).map(\.label) }
  }

  /// The label of the week a date lies in.
  func week(of date: CalendarDate) throws -> String {
    let days = try locale.week(of: date)
    return try calendar.text(from: days[0], to: days[6], skeleton: "yMMMd")
  }

  /// The label of a range.
  func range(from first: CalendarDate, to last: CalendarDate) throws -> String {
    try calendar.text(from: first, to: last, skeleton: "yMMMd")
  }

  /// The texts around a range: its two fields, what to do, what is wrong, and the buttons.
  var rangeWords: [String] {
    get throws {
      let keys = ["label.startDate", "label.endDate", "hint.startRange", "hint.finishRange"]
      let reversed = try calendar.message(for: .rangeReversed)
      return try keys.map(locale.string(_:)) + [reversed]
        + ["action.apply", "action.cancel"].map(locale.string(_:))
    }
  }
}
