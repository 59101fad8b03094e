/// What a picker asks for, as `UIDatePicker` has its modes.
public enum PickerMode: String, CaseIterable, Sendable {
  /// Hours, minutes, and AM and PM where the clock needs them.
  case time
  /// Day, month and year.
  case date
  /// A whole date in one column, and a time.
  case dateAndTime
  /// Hours and minutes of a duration.
  case countDownTimer
  /// Year and month.
  case yearAndMonth
}

/// A label on a wheel, and the number it stands for.
public struct WheelRow: Hashable, Sendable, Identifiable {
  /// The number: an hour, a minute from 0, a day of the month from 1.
  public let value: Int
  /// The label in the locale's digits.
  public let label: String

  /// The number.
  public var id: Int { value }
}

extension AlmanacLocale {
  /// The columns of a picker, in reading order: from the left, or from the right where text runs so.
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

  /// How the hours are numbered.
  public var hourCycle: HourCycle { file.hourCycle }

  /// The ways to number the hours that are in use, the preferred first.
  public var allowedHourCycles: [HourCycle] { file.allowedHourCycles }

  /// The rows of the wheel of hours: 24 of the day, or 12 of half the day beside a wheel of AM and PM.
  ///
  /// ```swift
  /// locale.hourRows().prefix(3).map(\.label)  // ["00", "01", "02"]
  /// locale.hourRows(in: .h12).prefix(3).map(\.label)  // ["12", "1", "2"]
  /// ```
  ///
  /// A row's value counts from midnight or noon, 0 to 23 or 0 to 11, whatever its label is: in ``HourCycle/h12``
  /// the row of value 0 reads "12". `cycle` is the locale's own unless given.
  public func hourRows(in cycle: HourCycle? = nil) -> [WheelRow] {
    file.wheels.hours[cycle ?? hourCycle].enumerated().map { WheelRow(value: $0.offset, label: $0.element) }
  }

  /// The rows of the wheel of minutes, in steps of a divisor of 60 up to 30.
  ///
  /// ```swift
  /// try locale.minuteRows(every: 15).map(\.label)  // ["00", "15", "30", "45"]
  /// ```
  ///
  /// For other steps it throws ``AlmanacError/unsupportedMinuteInterval(_:)``.
  public func minuteRows(every interval: Int = 1) throws(AlmanacError) -> [WheelRow] {
    guard file.wheels.minuteIntervals.contains(interval) else { throw .unsupportedMinuteInterval(interval) }
    return stride(from: 0, to: 60, by: interval).map { WheelRow(value: $0, label: file.wheels.minutes[$0]) }
  }

  /// The rows of the wheel of AM and PM: 0 for the hours before noon, 12 for those after it.
  public var dayPeriodRows: [WheelRow] {
    zip([0, 12], file.dayPeriods.format.abbreviated).map { WheelRow(value: $0, label: $1) }
  }

  /// What a screen reader speaks on the wheel of AM and PM, for an hour from 0 to 23.
  ///
  /// ```swift
  /// try locale.spokenDayPeriod(14)  // "PM"
  /// ```
  ///
  /// For another hour it throws ``AlmanacError/noSuchTime(hour:minute:second:)``.
  public func spokenDayPeriod(_ hour: Int) throws(AlmanacError) -> String {
    let time = try TimeOfDay(hour: hour, minute: 0)
    return file.dayPeriods.standAlone.wide[time.hour / 12]
  }

  /// The three labels of the wheel of hours that are widest by an estimate, to measure instead of all.
  ///
  /// ```swift
  /// locale.widestHours(in: .h12)  // ["12", "10", "11"]
  /// ```
  ///
  /// `cycle` is the locale's own unless given.
  public func widestHours(in cycle: HourCycle? = nil) -> [String] {
    file.wheels.longest.hours[cycle ?? hourCycle]
  }

  /// The three labels of the wheel of minutes that are widest by an estimate, to measure instead of all.
  public var widestMinutes: [String] { file.wheels.longest.minutes }
}

extension AlmanacCalendar {
  /// The rows of the wheel of days in a month, as in "15" or "15日", without the days beyond the limits.
  ///
  /// ```swift
  /// let limits = DateLimits(earliest: nil, latest: today)
  /// calendar.dayRows(ofMonthWith: date).last?.label  // "28"
  /// calendar.dayRows(ofMonthWith: date, within: limits).last?.label  // "17"
  /// ```
  ///
  /// It takes about a microsecond, and some microseconds if the limits are dates of another calendar.
  public func dayRows(
    ofMonthWith date: CalendarDate, within limits: DateLimits = .none
  ) -> [WheelRow] {
    let first = self.date(date).firstOfMonth
    return (0..<MonthSpan.length(ofMonthFrom: first)).compactMap { offset in
      let day = CalendarDate(
        identifier, year: first.year, month: first.month, day: offset + 1, epochDay: first.epochDay + offset)
      return limits.contains(day) ? WheelRow(value: day.day, label: file.dayLabels[offset]) : nil
    }
  }

  /// The label of a day in the first column of a picker of dates and times: its weekday, month and day.
  ///
  /// ```swift
  /// try calendar.dayAndWeekdayLabel(date.adding(days: 1), today: today)  // "Mi., 18. Feb."
  /// try calendar.dayAndWeekdayLabel(date, today: today)  // "Heute"
  /// ```
  ///
  /// The label of `today` is "Today" in the language, if the bundle has the word (`nav.today`).
  public func dayAndWeekdayLabel(_ date: CalendarDate, today: CalendarDate) throws(AlmanacError) -> String {
    if date.days(until: today) == 0, let text = try? locale.string("nav.today") { return text }
    return try text(date, skeleton: "MMMEd")
  }

  /// The three labels of a wheel that are widest by an estimate, to measure instead of all.
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
