@testable import AlmanacKit

extension AlmanacCalendar {
  /// Every text that a picker can show for a few days.
  ///
  /// The days cover the first and the last month, the first and the last day of a month, and the first and the last
  /// year of a cycle.
  func everyText() throws(AlmanacError) -> [String] {
    var texts = try locale.everyText() + [name ?? "", mask?.text ?? ""]
    for day in try Self.days() {
      texts += TextStyle.allCases.map { text(day, style: $0) } + [dayLabel(day), title(ofMonthWith: day)]
      for skeleton in CalendarFile.Patterns.skeletons { texts.append(try text(day, skeleton: skeleton)) }
      texts += dayRows(ofMonthWith: day).map(\.label) + DateColumn.allCases.flatMap(widestLabels)
      texts.append("\(weeks(ofMonthWith: day).count) \(locale.weekNumber(of: day))")
      texts += try months(ofYear: date(day).year).flatMap { [$0.name, $0.abbreviatedName, $0.nameBesideDay] }
    }
    return try texts + everyInterval() + everyYear() + everySentence()
  }

  private func everyInterval() throws(AlmanacError) -> [String] {
    var texts: [String] = []
    for (first, last) in zip(try Self.days(), try Self.days().dropFirst()) {
      for (skeleton, _) in Intervals.date {
        texts.append(try text(from: first, to: last, skeleton: skeleton))
      }
    }
    return texts
  }

  private func everyYear() throws(AlmanacError) -> [String] {
    let outside = [Int.min, -1, 0, 1899, 2101, 9999, Int.max]
    return try yearRows(years).map(\.label) + outside.map(label(ofYear:))
  }

  private func everySentence() throws(AlmanacError) -> [String] {
    let days = try Self.days()
    var texts = [try text(of: days, skeleton: "yMMMd")]
    for style in TextStyle.allCases {
      texts.append(text(days[0], at: try TimeOfDay(hour: 12, minute: 0), style: style))
    }
    // One of the picker's words may be missing. The error is expected here and ignored.
    do { texts.append(try spokenText(days[0], [.today, .selected, .rangeStart, .rangeEnd])) } catch {}
    do { texts.append(try message(for: .outOfRange(earliest: days[0], latest: days[1]))) } catch {}
    return texts
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
  fileprivate func everyText() throws(AlmanacError) -> [String] {
    var texts = weekdayHeader.map(\.name) + [-1, 0, Int.min, Int.max].map(text)
    for cycle in HourCycle.allCases { texts += hourRows(in: cycle).map(\.label) + widestHours(in: cycle) }
    texts += try minuteRows().map(\.label) + dayPeriodRows.map(\.label) + widestMinutes
    for hour in 0..<24 {
      let time = try TimeOfDay(hour: hour, minute: hour * 2, second: hour)
      texts += [text(time, style: .short), text(time, style: .medium), try spokenDayPeriod(hour)]
      texts.append(text(from: time, to: try TimeOfDay(hour: 23, minute: 59)))
    }
    for style in ListStyle.allCases {
      texts += (0...4).map { list(Array(repeating: "x", count: $0), style: style) }
    }
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
      do { texts.append(try string(key)) } catch {}
      do { texts.append(try string(key, count: 3)) } catch {}
      do { texts.append(try string(key, count: Int.min)) } catch {}
    }
    return texts
  }
}
