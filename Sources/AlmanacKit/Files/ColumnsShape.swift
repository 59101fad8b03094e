/// A column of a picker of dates and times.
public enum PickerColumn: String, CaseIterable, Codable, FieldCode, Sendable {
  /// A date in one column, such as "Mon 5 Jan".
  case date
  /// The day of the month.
  case day
  /// AM and PM.
  case dayPeriod
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The month.
  case month
  /// The year.
  case year

  package init(_ column: DateColumn) {
    switch column {
    case .year: self = .year
    case .month: self = .month
    case .day: self = .day
    }
  }
}

/// Whether AM and PM come before or after a time, in reading order.
package enum DayPeriodSide: String, FieldCode, Sendable {
  case before, after
}

extension LocaleFile {
  /// The columns of a picker, in reading order, for each mode of the picker, such as `date`.
  package struct Columns: Shape {
    package var countDownTimer: [PickerColumn] = [.hour, .minute]
    package var date: [PickerColumn] = []
    package var dateAndTime: [PickerColumn] = []
    /// The columns for a time, with a column for AM and PM if the locale's hour cycle has 12 hours.
    package var time: [PickerColumn] = []
    package var yearAndMonth: [PickerColumn] = []

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("countDownTimer", &countDownTimer)
      try pass.field("date", &date)
      try pass.field("dateAndTime", &dateAndTime)
      try pass.field("time", &time)
      try pass.field("yearAndMonth", &yearAndMonth)
    }
  }
}

extension LocaleFile.Columns {
  /// Adds or removes the column for AM and PM in ``time`` and ``dateAndTime``, to fit another hour cycle.
  mutating func useDayPeriod(_ isShown: Bool, on side: DayPeriodSide) {
    time.useDayPeriod(isShown, on: side)
    dateAndTime.useDayPeriod(isShown, on: side)
  }
}

extension [PickerColumn] {
  fileprivate mutating func useDayPeriod(_ isShown: Bool, on side: DayPeriodSide) {
    guard contains(.dayPeriod) != isShown else { return }
    guard isShown else {
      removeAll { $0 == .dayPeriod }
      return
    }
    let place = side == .before ? firstIndex(of: .hour) : firstIndex(of: .minute).map { $0 + 1 }
    insert(.dayPeriod, at: place ?? endIndex)
  }
}
