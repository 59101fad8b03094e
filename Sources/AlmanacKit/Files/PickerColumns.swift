/// A column of a picker of dates and times.
public enum PickerColumn: String, CaseIterable, Codable, Sendable {
  /// A whole date, as in "Mon 5 Jan".
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

/// Where AM and PM stand beside a time.
package enum DayPeriodSide: String, Codable, Sendable {
  case before, after
}

extension LocaleFile {
  /// The columns of a picker in each of its modes, in reading order.
  package struct Columns: Codable, Equatable, Sendable {
    package var countDownTimer: [PickerColumn]
    package var date: [PickerColumn]
    package var dateAndTime: [PickerColumn]
    /// In the locale's hour cycle, so with AM and PM or without.
    package var time: [PickerColumn]
    package var yearAndMonth: [PickerColumn]

    package init(
      date: [PickerColumn], time: [PickerColumn], dateAndTime: [PickerColumn], yearAndMonth: [PickerColumn]
    ) {
      countDownTimer = [.hour, .minute]
      self.date = date
      self.dateAndTime = dateAndTime
      self.time = time
      self.yearAndMonth = yearAndMonth
    }
  }
}

extension LocaleFile.Columns {
  func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("countDownTimer", countDownTimer.map(\.rawValue))
    visitor.list("date", date.map(\.rawValue))
    visitor.list("dateAndTime", dateAndTime.map(\.rawValue))
    visitor.list("time", time.map(\.rawValue))
    visitor.list("yearAndMonth", yearAndMonth.map(\.rawValue))
  }
}

extension LocaleFile.Columns {
  /// Gives a time its column of AM and PM, or takes it away, as another hour cycle wants.
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
    let first = firstIndex { $0 == .hour || $0 == .minute } ?? startIndex
    let last = lastIndex { $0 == .hour || $0 == .minute } ?? startIndex
    insert(.dayPeriod, at: side == .before ? first : last + 1)
  }
}

extension LocaleFile.Columns: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    countDownTimer = try reader.field("countDownTimer")
    date = try reader.field("date")
    dateAndTime = try reader.field("dateAndTime")
    time = try reader.field("time")
    yearAndMonth = try reader.field("yearAndMonth")
  }
}

extension PickerColumn: JSONReadable {}

extension DayPeriodSide: JSONReadable {}
