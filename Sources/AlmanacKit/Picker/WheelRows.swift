/// The kind of value that a user chooses in a picker, like the modes of `UIDatePicker`.
public enum PickerMode: String, CaseIterable, Sendable {
  /// Hours and minutes, with AM and PM on a 12-hour clock.
  case time
  /// Day, month and year.
  case date
  /// A date in one column, and a time.
  case dateAndTime
  /// Hours and minutes of a duration.
  case countDownTimer
  /// Year and month.
  case yearAndMonth
}

/// A row of a wheel: a label, and the number that the label stands for.
public struct WheelRow: Hashable, Sendable, Identifiable {
  /// The hour or the minute, starting at 0, or the day of the month, starting at 1; for AM and PM, 0 and 12.
  public let value: Int
  /// The text on the wheel; its numbers are in the locale's digits.
  public let label: String

  /// The number.
  public var id: Int { value }
}

extension AlmanacLocale {
  /// The columns of a picker in reading order, which is from right to left in a right-to-left language.
  ///
  /// ```swift
  /// locale.columns(.date)  // [.day, .month, .year]
  /// ```
  public func columns(_ mode: PickerMode) -> [PickerColumn] {
    switch mode {
    case .time: file.columns.time
    case .date: file.columns.date
    case .dateAndTime: file.columns.dateAndTime
    case .countDownTimer: file.columns.countDownTimer
    case .yearAndMonth: file.columns.yearAndMonth
    }
  }

  /// The hour cycle that times and wheels use.
  public var hourCycle: HourCycle { file.hourCycle }

  /// The hour cycles that people use in the region, most preferred first.
  public var allowedHourCycles: [HourCycle] { file.allowedHourCycles }

  /// The rows of the wheel of hours: 24 for a day, or 12 for half a day beside a wheel of AM and PM.
  ///
  /// ```swift
  /// locale.hourRows().prefix(3).map(\.label)  // ["00", "01", "02"]
  /// locale.hourRows(in: .h12).prefix(3).map(\.label)  // ["12", "1", "2"]
  /// ```
  ///
  /// On a wheel of 24 rows, a row's value is the number of hours since midnight, 0 to 23. On a wheel of 12 rows, the
  /// value is the number of hours since midnight or noon, 0 to 11. A row's label can differ from its value: in
  /// ``HourCycle/h12``, the label of value 0 is "12". By default, `cycle` is the locale's ``hourCycle``.
  public func hourRows(in cycle: HourCycle? = nil) -> [WheelRow] {
    file.wheels.hours[cycle ?? hourCycle].enumerated().map { WheelRow(value: $0.offset, label: $0.element) }
  }

  /// The rows of the wheel of minutes; `interval` is a divisor of 60, up to 30.
  ///
  /// ```swift
  /// try locale.minuteRows(every: 15).map(\.label)  // ["00", "15", "30", "45"]
  /// ```
  ///
  /// For any other interval, the call throws ``AlmanacError/unsupportedMinuteInterval(_:)``.
  public func minuteRows(every interval: Int = 1) throws(AlmanacError) -> [WheelRow] {
    guard (1...30).contains(interval), 60 % interval == 0 else { throw .unsupportedMinuteInterval(interval) }
    return stride(from: 0, to: 60, by: interval).map { WheelRow(value: $0, label: file.wheels.minutes[$0]) }
  }

  /// The rows of the wheel of AM and PM; their values are 0 and 12, the first hour of each half of the day.
  public var dayPeriodRows: [WheelRow] {
    zip([0, 12], file.dayPeriods.format.abbreviated).map { WheelRow(value: $0, label: $1) }
  }

  /// The text that a screen reader speaks on the wheel of AM and PM; `hour` is 0 to 23.
  ///
  /// ```swift
  /// try locale.spokenDayPeriod(14)  // "PM"
  /// ```
  ///
  /// For any other hour, the call throws ``AlmanacError/noSuchTime(hour:minute:second:)``.
  public func spokenDayPeriod(_ hour: Int) throws(AlmanacError) -> String {
    let time = try TimeOfDay(hour: hour, minute: 0)
    return file.dayPeriods.standAlone.wide[time.hour / 12]
  }

  /// Up to three labels on the wheel of hours that are probably the widest.
  ///
  /// To find the width of the wheel, measure only these labels.
  ///
  /// ```swift
  /// locale.widestHours(in: .h12)  // ["12", "10", "11"]
  /// ```
  ///
  /// By default, `cycle` is the locale's ``hourCycle``.
  public func widestHours(in cycle: HourCycle? = nil) -> [String] {
    file.wheels.longest.hours[cycle ?? hourCycle]
  }

  /// Up to three labels on the wheel of minutes that are probably the widest.
  ///
  /// To find the width of the wheel, measure only these labels.
  public var widestMinutes: [String] { file.wheels.longest.minutes }
}

extension AlmanacCalendar {
  /// The rows of the wheel of days for a date's month, such as "15" or "15日"; days outside the limits are left out.
  ///
  /// ```swift
  /// let limits = DateLimits(earliest: nil, latest: today)
  /// calendar.dayRows(ofMonthWith: date).last?.label  // "28"
  /// calendar.dayRows(ofMonthWith: date, within: limits).last?.label  // "17"
  /// ```
  ///
  /// The call takes about a microsecond, or a few microseconds if the limits are in another calendar.
  public func dayRows(ofMonthWith date: CalendarDate, within limits: DateLimits = .none) -> [WheelRow] {
    let first = self.date(date).firstOfMonth
    return (first.day..<first.day + MonthSpan.of(first).supportedDays.count).compactMap { day in
      limits.contains(first.inSameMonth(day: day))
        ? WheelRow(value: day, label: file.dayLabels[day - 1]) : nil
    }
  }

  /// The label of a day in the first column of a picker of dates and times: its weekday, month and day.
  ///
  /// ```swift
  /// try calendar.dayAndWeekdayLabel(date.adding(days: 1), today: today)  // "Mi., 18. Feb."
  /// try calendar.dayAndWeekdayLabel(date, today: today)  // "Heute"
  /// ```
  ///
  /// The label of `today` is the language's word for "Today", if the bundle has that word (`nav.today`).
  public func dayAndWeekdayLabel(_ date: CalendarDate, today: CalendarDate) throws(AlmanacError) -> String {
    if date.days(until: today) == 0, let text = try? locale.string("nav.today") { return text }
    return try text(date, skeleton: "MMMEd")
  }

  /// Up to three labels on a wheel of years, months or days that are probably the widest.
  ///
  /// To find the width of a column, measure only these labels.
  ///
  /// ```swift
  /// calendar.widestLabels(.month)  // ["September", "November", "Dezember"]
  /// ```
  public func widestLabels(_ column: DateColumn) -> [String] {
    switch column {
    case .year: file.longest.years
    case .month: file.longest.months
    case .day: file.longest.days
    }
  }
}
