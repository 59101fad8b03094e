import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The columns of a picker in each of its modes, such as time or date and time.
  ///
  /// The columns depend on the locale's hour cycle, and are in the order of the locale's patterns.
  func pickerColumns(
    _ gregorian: borrowing OpenCalendar, date: [DateColumn], time: LocaleFile.Time, _ cycle: HourCycle
  ) throws(ICUError) -> LocaleFile.Columns {
    let timeColumns = timeColumns(time, cycle)
    var columns = LocaleFile.Columns()
    columns.date = date.map { PickerColumn($0) }
    columns.time = timeColumns
    columns.dateAndTime = try isTimeFirst(gregorian) ? timeColumns + [.date] : [.date] + timeColumns
    columns.yearAndMonth = try self.columns(of: "yMMMM", gregorian).map { PickerColumn($0) }
    return columns
  }

  /// Whether AM and PM come before or after the time in the locale's 12-hour pattern.
  func dayPeriodSide(_ time: LocaleFile.Time, _ sources: inout [String: Origin]) -> DayPeriodSide {
    sources["dayPeriodSide"] = sources["time.skeletons.hm"]
    let columns = DatePattern(time.skeletons["hm"] ?? "").timeColumns
    return columns.first == .dayPeriod ? .before : .after
  }

  /// The picker columns for a time.
  ///
  /// If a 12-hour pattern lacks AM and PM (fr-CM in CLDR 42), the column for AM and PM comes last.
  private func timeColumns(_ time: LocaleFile.Time, _ cycle: HourCycle) -> [PickerColumn] {
    let columns = DatePattern(time.skeletons["jm"] ?? "").timeColumns
    return cycle.isHalfDay && !columns.contains(.dayPeriod) ? columns + [.dayPeriod] : columns
  }

  /// Whether the locale writes a time before a date of medium length, as in Vietnamese.
  private func isTimeFirst(_ gregorian: borrowing OpenCalendar) throws(ICUError) -> Bool {
    let asked = try gregorian.generator.dateTimePattern(.medium)
    let joining = corrected(asked, .own, at: "patterns.dateTime.medium", in: gregorian.name)
    // In ICU's pattern, {0} is the time and {1} is the date (UTS 35, dateTimeFormat).
    return joining.value.first { "01".contains($0) } == "0"
  }
}

extension DatePattern {
  /// The picker columns for the pattern's hour, minute and day period, in the pattern's order.
  fileprivate var timeColumns: [PickerColumn] { columns(PickerColumn.init(timeLetter:)) }
}

extension PickerColumn {
  fileprivate init?(timeLetter: Unicode.Scalar) {
    switch timeLetter {
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .dayPeriod
    default: return nil
    }
  }
}
