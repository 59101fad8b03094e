import AlmanacKit

/// The texts of wheels in each mode of UIDatePicker, as an app gets them from AlmanacKit.
struct WheelPicker {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  let today: CalendarDate

  init(_ tag: String, _ calendar: CalendarIdentifier) throws {
    locale = try OutputBundle.locale(tag)
    self.calendar = try locale.calendar(calendar)
    today = try .today
  }

  /// The rows of the wheel of hours.
  var hours: [String] { locale.hourRows().map(\.label) }

  /// The rows of the wheel of minutes.
  func minutes(every interval: Int) throws -> [String] {
    try locale.minuteRows(every: interval).map(\.label)
  }

  /// The rows of the wheel of AM and PM.
  var dayPeriods: [String] { locale.dayPeriodRows.map(\.label) }

  /// The rows of the wheel of months beside a wheel of days.
  var months: [String] {
    get throws { try calendar.months(ofYear: calendar.date(today).year).map(\.nameBesideDay) }
  }

  /// The rows of the wheel of days.
  var days: [String] { calendar.dayRows(ofMonthWith: today).map(\.label) }

  /// The rows for today and tomorrow in the wheel of dates, such as `Fri, Aug 8` for tomorrow.
  var dates: [String] {
    get throws {
      try [today, today.adding(days: 1)].map { try calendar.dayAndWeekdayLabel($0, today: today) }
    }
  }

  /// The spoken texts of the wheels at five past two in the afternoon.
  var spoken: [String] {
    get throws { [try locale.spokenHour(14), try locale.spokenMinute(5), try locale.spokenDayPeriod(14)] }
  }

  /// The texts beside the wheels of a countdown of two hours and thirty minutes, and the wheels' labels.
  var timer: [String] {
    get throws {
      [try locale.string("timer.hours", count: 2), try locale.string("timer.minutes", count: 30)]
        + (try ["label.hours", "label.minutes"].map(locale.string(_:)))
    }
  }

  /// The two fields of the compact style: the date and the time.
  var compact: [String] {
    get throws {
      let time = try TimeOfDay(hour: 14, minute: 5)
      return [calendar.text(today, style: .medium), locale.text(time, style: .short)]
    }
  }

  /// The words around the wheels.
  var words: [String] {
    get throws {
      try ["prompt.selectDate", "prompt.selectTime", "label.time", "nav.today", "action.done"].map(
        locale.string(_:))
    }
  }
}
