package import AlmanacKit

extension AlmanacCalendar {
  /// Every text that a picker can show in a calendar for a few days.
  ///
  /// The days cover the first and the last month, the first and the last day of a month, and the first and the last
  /// year of a cycle.
  package func everyText() throws(AlmanacError) -> [String] {
    let days = try Self.days()
    var texts =
      [name ?? "", mask?.text ?? "", identifier.rawValue] + DateColumn.allCases.flatMap(widestLabels)
    for day in days {
      texts += TextStyle.allCases.map { text(day, style: $0) } + [dayLabel(day), title(ofMonthWith: day)]
      for skeleton in CalendarFile.Patterns.skeletons { texts.append(try text(day, skeleton: skeleton)) }
      texts += dayRows(ofMonthWith: day).map(\.label) + ["\(weeks(ofMonthWith: day).count)"]
      texts += try months(ofYear: date(day).year).flatMap { [$0.name, $0.abbreviatedName, $0.nameBesideDay] }
    }
    for (first, last) in zip(days, days.dropFirst()) {
      for (skeleton, _) in Intervals.date {
        texts.append(try text(from: first, to: last, skeleton: skeleton))
      }
    }
    return try texts + everyYear() + everySentence(of: days)
  }

  private func everyYear() throws(AlmanacError) -> [String] {
    let outside = [Int.min, -1, 0, 1899, 2101, 9999, Int.max]
    return try yearRows(years).map(\.label) + outside.map(label(ofYear:))
  }

  private func everySentence(of days: [CalendarDate]) throws(AlmanacError) -> [String] {
    let noon = try TimeOfDay(hour: 12, minute: 0)
    var texts = TextStyle.allCases.map { text(days[0], at: noon, style: $0) }
    for skeleton in ["yMMMd", "yMd", "MMMEd", "no such"] {
      texts.append(attempt(try text(days[0], skeleton: skeleton)))
      texts.append(attempt(try text(from: days[0], to: days[1], skeleton: skeleton)))
      texts.append(attempt(try text(of: days, skeleton: skeleton)))
    }
    return texts + [
      attempt(try spokenText(days[0], [.today, .selected, .rangeStart, .rangeEnd])),
      attempt(try spokenSelection(of: days[0])),
      attempt(try message(for: .outOfRange(earliest: days[0], latest: days[1]))),
      attempt(try dayAndWeekdayLabel(days[0], today: days[0])),
    ]
  }

  /// Six days at the ends of periods.
  ///
  /// The days are 1 January 1900 and 31 December 2100, which are the ends of the supported years, and 31 December 2025.
  /// The other days are the first and the last day of the 60-year cycle from 1984 to 2043, and the last day of a leap
  /// month.
  private static func days() throws(AlmanacError) -> [CalendarDate] {
    [
      try CalendarDate(gregorianYear: 1900, month: 1, day: 1),
      try CalendarDate(gregorianYear: 1984, month: 2, day: 2),
      try CalendarDate(.chinese, year: 2025, month: MonthCode("M06L"), day: 29),
      try CalendarDate(gregorianYear: 2025, month: 12, day: 31),
      try CalendarDate(.chinese, year: 2043, month: MonthCode("M12"), day: 30),
      try CalendarDate(gregorianYear: 2100, month: 12, day: 31),
    ]
  }
}

extension AlmanacLocale {
  /// Every text of a locale that does not depend on a calendar.
  package func everyText() throws(AlmanacError) -> [String] {
    var texts = weekdayHeader.map(\.name) + [-1, 0, 2026, Int.min, Int.max].map(text)
    texts += calendars.map(\.rawValue) + [preferredCalendar.rawValue, "\(isRightToLeft)"]
    for cycle in HourCycle.allCases { texts += hourRows(in: cycle).map(\.label) + widestHours(in: cycle) }
    texts += try minuteRows().map(\.label) + dayPeriodRows.map(\.label) + widestMinutes
    for hour in 0..<24 {
      let time = try TimeOfDay(hour: hour, minute: hour * 2, second: hour)
      texts += [text(time, style: .short), text(time, style: .medium)]
      texts.append(text(from: time, to: try TimeOfDay(hour: 23, minute: 59)))
      texts.append(attempt(try spokenDayPeriod(hour)))
      texts.append(attempt(try spokenHour(hour)))
    }
    for style in ListStyle.allCases {
      texts += (0...4).map { list(["a", "b", "c", "d"].suffix($0), style: style) }
    }
    for day in [20_501, 20_818] { texts.append("\(weekNumber(of: CalendarDate(epochDay: day, .gregorian)))") }
    return texts + everyWord()
  }

  private func everyWord() -> [String] {
    var texts = DateField.allCases.flatMap { field in WordWidth.allCases.compactMap { name(of: field, $0) } }
    texts += DateField.allCases.compactMap { title(of: $0) }
    for unit in DurationUnit.allCases {
      texts += [-1, 0, 1, 2, 5, 100, Int.min, Int.max].compactMap { duration($0, unit) }
      texts += WordWidth.allCases.compactMap { durationLabel(unit, $0) }
    }
    for width in WordWidth.allCases { texts += quarterNames(width) ?? [] }
    for unit in RelativeUnit.allCases {
      texts += [-1, 0, 1, Int.min].compactMap { relativeName(of: unit, $0) }
      texts += [-1, 0, 1, Int.min].compactMap { relativeTitle(of: unit, $0) }
    }
    for key in stringKeys {
      // Some texts require a count, and the others do not allow one. A wrong call throws an error, but must not trap.
      texts.append(attempt(try string(key)))
      texts.append(attempt(try string(key, count: 3)))
      texts.append(attempt(try string(key, count: Int.min)))
      texts.append(attempt(try string(key, ["date": "x", "n": "{n}"])))
    }
    return texts
  }
}

/// A text that may be missing, or the description of the error.
private func attempt(_ text: @autoclosure () throws -> String) -> String {
  do { return try text() } catch { return "\(error)" }
}
