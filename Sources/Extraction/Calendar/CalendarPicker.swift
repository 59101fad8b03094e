import AlmanacKit

extension CalendarFile.Picker {
  /// What a picker of the calendar needs, from the values of both files; ICU is not asked again.
  init(_ calendar: CalendarFile, _ locale: LocaleFile, weekdaysHeader: [String]) {
    let (months, weekdays) = (calendar.months, locale.weekdays)
    let title = calendar.patterns.skeletons["yMMMM"] ?? ""
    self.init(
      dayPeriods: Array(locale.dayPeriods.format.abbreviated.prefix(2)), direction: locale.direction,
      firstDay: locale.week.firstDay, hour12: locale.hourCycle.isHalfDay,
      months: months.titled?.wide ?? months.standAlone.wide, monthsInDate: months.format.wide,
      monthsShort: months.titled?.abbreviated ?? months.standAlone.abbreviated,
      rangeSeparator: calendar.patterns.intervals.fallback.betweenPlaceholders,
      time: locale.time.skeletons["jm"] ?? "", title: title,
      weekdays: weekdays.titled?.wide ?? weekdays.standAlone.wide, weekdaysHeader: weekdaysHeader,
      yearFirst: DatePattern(title).columns.first == .year)
    digits = locale.numbers.digits
    numericDate = calendar.mask?.numericDate
    yearOffset = calendar.calendar.traits.numbering.ownOffset
    yearSuffix = calendar.yearLabel.literalBehindNumber
  }
}

extension CalendarFile {
  /// The pattern of a year's label.
  fileprivate var yearLabel: DatePattern {
    let traits = calendar.traits
    return DatePattern(patterns.skeletons[traits.yearLabel] ?? "").labelingYear(traits.numbering)
  }
}

extension YearNumbering {
  /// What the calendar's year has more than the Gregorian one; `nil` where years have names.
  fileprivate var ownOffset: Int? {
    switch self {
    case .counted(let offset): offset
    case .cyclic: nil
    }
  }
}

extension DatePattern {
  /// The text behind a year's number; `nil` in a pattern that has more than the two.
  fileprivate var literalBehindNumber: String? {
    guard parts.count == 2, case .field("y", _) = parts[0], case .literal(let text) = parts[1] else {
      return nil
    }
    return text
  }
}

extension CalendarFile.Mask {
  /// How a date is typed, as in `dd.MM.yyyy`.
  fileprivate var numericDate: String {
    zip(order, separators.dropFirst()).reduce(separators.first ?? "") { $0 + $1.0.typedDigits + $1.1 }
  }
}

extension DateColumn {
  /// The letters for the column's digits, as a typed date has them.
  fileprivate var typedDigits: String {
    switch self {
    case .year: "yyyy"
    case .month: "MM"
    case .day: "dd"
    }
  }
}

extension String {
  /// The text between the placeholders `{0}` and `{1}`.
  fileprivate var betweenPlaceholders: String {
    let parts = split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    return parts.first.map { String($0.drop { $0 != "}" }.dropFirst()) } ?? ""
  }
}
