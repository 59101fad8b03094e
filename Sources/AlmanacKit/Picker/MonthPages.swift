/// The days that are chosen.
public enum DaySelection: Hashable, Codable, Sendable {
  /// No day.
  case none
  /// Single days, of any calendar.
  case days(Set<CalendarDate>)
  /// A range, or its first day while the last one is not chosen yet; one that ends before it starts has no day.
  case range(from: CalendarDate, to: CalendarDate?)
}

/// The place of a day in the range that is chosen.
public enum RangePlace: String, CaseIterable, Codable, Sendable {
  /// The first day of several.
  case start
  /// Neither the first day nor the last one.
  case middle
  /// The last day of several.
  case end
  /// The range is this one day.
  case only
}

/// A day in the grid of a month.
public struct DayCell: Hashable, Sendable, Identifiable {
  /// The day, in the calendar of the page.
  public let date: CalendarDate
  /// The label: the number of the day in the locale's digits, or its name, as in 初八.
  public let label: String
  /// Whether the day is in the page's month, and not in the one before or after it.
  public let isInMonth: Bool
  /// Whether it is the day that the caller called today.
  public let isToday: Bool
  /// Whether the day is of the weekend in the locale's region.
  public let isWeekend: Bool
  /// Whether the day is chosen.
  public let isSelected: Bool
  /// The day's place in the range that is chosen; `nil` for any other day, and where single days are chosen.
  public let rangePlace: RangePlace?
  /// Why the day cannot be chosen, for ``AlmanacCalendar/message(for:style:)``; `nil` if it can.
  public let problem: DateProblem?

  /// The days since 1 January 1970.
  public var id: Int { date.epochDay }
}

/// A week in the grid of a month.
public struct WeekRow: Hashable, Sendable, Identifiable {
  /// The number of the week in its Gregorian year, 1 to 53, by the region's rules.
  public let number: Int
  /// The seven days; `nil` before 1 January 1900 and after 28 January 2101.
  public let cells: [DayCell?]
  /// The place of the week on the page, from 0.
  public let id: Int
}

/// A month as the page of a calendar.
public struct MonthPage: Hashable, Sendable, Identifiable {
  /// The title, as in "February 2026".
  public let title: String
  /// The month's first day.
  public let firstDay: CalendarDate
  /// The seven weekdays above the grid.
  public let header: [WeekdayColumn]
  /// The four to six weeks.
  public let weeks: [WeekRow]

  /// The days from 1 January 1970 to the month's first day.
  public var id: Int { firstDay.epochDay }
}

extension AlmanacCalendar {
  /// The page of the month a date lies in, with the days of the months around it that fill its weeks.
  ///
  /// ```swift
  /// let page = calendar.page(ofMonthWith: date, today: today, selection: .range(from: today, to: nil))
  /// page.title  // "Februar 2026"
  /// page.weeks[0].cells.map { $0?.label ?? "" }  // ["26", "27", "28", "29", "30", "31", "1"]
  /// ```
  ///
  /// `limits`, `days` and `unavailable` say which days can be chosen, in this order. `firstDayOfWeek` is the
  /// region's unless given. With `hasSixWeeks`, every page has the same height. The dates may be of any calendar. A
  /// page takes some microseconds; its labels are shared with the calendar.
  public func page(
    ofMonthWith date: CalendarDate, today: CalendarDate? = nil, selection: DaySelection = .none,
    limits: DateLimits = .none, days: SelectableDays = .all, unavailable: Set<CalendarDate> = [],
    firstDayOfWeek: Weekday? = nil, hasSixWeeks: Bool = false
  ) -> MonthPage {
    let first = self.date(date).firstOfMonth
    let length = MonthSpan.length(ofMonthFrom: first)
    let weekStart = firstDayOfWeek ?? locale.firstDayOfWeek
    let offset = (first.weekday.index - weekStart.index).modulo(7)
    let chosen = ChosenDays(selection)
    let blocked = Set(unavailable.map(\.epochDay))
    let rowCount = hasSixWeeks ? 6 : (offset + length + 6) / 7
    let weeks = (0..<rowCount).map { row in
      let start = first.epochDay - offset + row * 7
      let cells = (start..<start + 7).map { epochDay -> DayCell? in
        guard let date = self.date(at: epochDay, from: first, length) else { return nil }
        let problem = self.problem(with: date, limits: limits, days: days)
        return DayCell(
          date: date, label: file.dayNames?[date.day - 1] ?? digits.text(date.day),
          isInMonth: (0..<length).contains(epochDay - first.epochDay),
          isToday: epochDay == today?.epochDay, isWeekend: locale.isWeekend(date),
          isSelected: chosen.contains(epochDay), rangePlace: chosen.place(of: epochDay),
          problem: problem ?? (blocked.contains(epochDay) ? .unavailable : nil))
      }
      let number = locale.weekNumber(ofEpochDay: start, weekStart)
      return WeekRow(number: number, cells: cells, id: row)
    }
    return MonthPage(
      title: title(ofMonthWith: first), firstDay: first, header: locale.weekdayHeader(from: weekStart),
      weeks: weeks)
  }

  /// A day of a month that begins on a day, or of the months around it; `nil` outside the days of the table.
  private func date(at epochDay: Int, from first: CalendarDate, _ length: Int) -> CalendarDate? {
    let day = epochDay - first.epochDay
    if (0..<length).contains(day) {
      return CalendarDate(
        identifier, year: first.year, month: first.month, day: day + 1, epochDay: epochDay)
    }
    guard CalendarDate.supportedEpochDays.contains(epochDay) else { return nil }
    return CalendarDate(epochDay: epochDay, identifier)
  }

  /// The small second line under a day of another calendar: the day's label, as in 初二, or the month's name on its
  /// first day, as in 正月.
  ///
  /// ```swift
  /// let chinese = try almanac.locale("zh-Hans").calendar(.chinese)
  /// chinese.secondaryLabel(date)  // "正月"
  /// try chinese.secondaryLabel(date.adding(days: 1))  // "初二"
  /// ```
  ///
  /// A date of another calendar is converted first. It takes less than a microsecond.
  public func secondaryLabel(_ date: CalendarDate) -> String {
    let date = self.date(date)
    return date.day == 1 ? abbreviatedName(of: date.month) : dayLabel(date)
  }
}

/// The days of a selection, to be asked for many days.
private struct ChosenDays {
  private var days: Set<Int> = []
  private var range: ClosedRange<Int>?

  init(_ selection: DaySelection) {
    switch selection {
    case .none: break
    case .days(let dates): days = Set(dates.map(\.epochDay))
    case .range(let first, let last):
      let end = last?.epochDay ?? first.epochDay
      if first.epochDay <= end { range = first.epochDay...end }
    }
  }

  func contains(_ day: Int) -> Bool { range?.contains(day) ?? days.contains(day) }

  func place(of day: Int) -> RangePlace? {
    guard let range, range.contains(day) else { return nil }
    if range.count == 1 { return .only }
    return day == range.lowerBound ? .start : day == range.upperBound ? .end : .middle
  }
}
