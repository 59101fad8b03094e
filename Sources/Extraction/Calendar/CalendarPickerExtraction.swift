import AlmanacKit

extension CalendarFile.Picker {
  /// Collects the values that a picker needs from the calendar file and the locale file, without calling ICU.
  init(_ calendar: CalendarFile, _ locale: LocaleFile, weekdaysHeader: [String]) {
    let (months, weekdays) = (calendar.months, locale.weekdays.names)
    let title = calendar.patterns.skeletons["yMMMM"] ?? ""
    self.init()
    dayPeriods = Array(locale.dayPeriods.format.abbreviated.prefix(2))
    direction = locale.direction
    firstDay = Weekday.allCases.firstIndex(of: locale.week.firstDay) ?? 0
    firstDayCode = locale.week.firstDay
    hour12 = locale.hourCycle.isHalfDay
    self.months = months.titled?.wide ?? months.standAlone.wide
    monthsInDate = months.format.wide
    monthsShort = months.titled?.abbreviated ?? months.standAlone.abbreviated
    rangeSeparator = calendar.patterns.intervals.fallback.betweenPlaceholders
    time = locale.time.skeletons["jm"] ?? ""
    self.title = title
    self.weekdays = weekdays.titled?.wide ?? weekdays.standAlone.wide
    self.weekdaysHeader = weekdaysHeader
    yearFirst = DatePattern(title).columns.first == .year
    digits = locale.numbers.digits
    numericDate = calendar.mask?.numericDate(yearDigits: calendar.rules.typedYearDigits?.last ?? 0)
    yearOffset = calendar.rules.numbering == .counted ? calendar.rules.yearOffset : nil
    yearSuffix = DatePattern(calendar.years.pattern).textAfterYear
  }
}

extension CalendarFile.Mask {
  /// The format in which a user types a date, such as `dd.MM.yyyy`.
  fileprivate func numericDate(yearDigits: Int) -> String {
    zip(order, separators.dropFirst()).reduce(separators.first ?? "") { text, column in
      let letters =
        switch column.0 {
        case .year: String(repeating: "y", count: yearDigits)
        case .month: "MM"
        case .day: "dd"
        }
      return text + letters + column.1
    }
  }
}

extension String {
  /// The text between the placeholders `{0}` and `{1}`: ` – ` for `{0} – {1}`.
  fileprivate var betweenPlaceholders: String {
    let parts = split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    return parts.first.map { String($0.drop { $0 != "}" }.dropFirst()) } ?? ""
  }
}
