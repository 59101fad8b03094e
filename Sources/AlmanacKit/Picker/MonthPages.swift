/// The days that the user has chosen in a calendar view.
public enum DaySelection: Hashable, Codable, Sendable {
  /// No day.
  case none
  /// Single days, in any calendar.
  case days(Set<CalendarDate>)
  /// A range of days; `to` is `nil` until the user has chosen the last day.
  ///
  /// A range whose last day is before its first day contains no day.
  case range(from: CalendarDate, to: CalendarDate?)
}

/// The place of a day in the range that the user has chosen.
public enum RangePlace: String, CaseIterable, Codable, Sendable {
  /// The first day of a range of several days.
  case start
  /// A day between the first and the last day of the range.
  case middle
  /// The last day of a range of several days.
  case end
  /// The only day of the range.
  case only
}

/// A day in the grid of a month's page.
public struct DayCell: Hashable, Sendable, Identifiable {
  /// The day, in the calendar of the page.
  public let date: CalendarDate
  /// The label: the number of the day in the calendar's numerals, or its name, such as 初八.
  public let label: String
  /// Whether the day is in the page's month, and not in the month before or after it.
  public let isInMonth: Bool
  /// Whether the day is the day that the app passed as `today`.
  public let isToday: Bool
  /// Whether the day is on the weekend of the locale's region.
  public let isWeekend: Bool
  /// Whether the day is chosen.
  public let isSelected: Bool
  /// The day's place in the chosen range; `nil` outside the range, or if single days are chosen.
  public let rangePlace: RangePlace?
  /// The reason why the day cannot be chosen, for ``AlmanacCalendar/message(for:style:)``; `nil` if it can be chosen.
  public let problem: DateProblem?

  /// The number of days since 1 January 1970.
  public var id: Int { date.epochDay }
}

/// A week in the grid of a month's page.
public struct WeekRow: Hashable, Sendable, Identifiable {
  /// The number of the week, 1 to 53, in a Gregorian year; the region's rules define the first week of a year.
  public let number: Int
  /// The seven days of the week; an entry is `nil` for a day before 1 January 1900 or after 28 January 2101.
  public let cells: [DayCell?]
  /// The index of the week on the page, starting at 0.
  public let id: Int
}

/// A month, as one page of a calendar view.
public struct MonthPage: Hashable, Sendable, Identifiable {
  /// The title, such as "February 2026".
  public let title: String
  /// The month's first day, or 1 January 1900 if the month began before this day.
  public let firstDay: CalendarDate
  /// The seven weekdays above the grid.
  public let header: [WeekdayColumn]
  /// The weeks of the page, each with seven days: usually four to six.
  ///
  /// The thirteenth month of the Coptic or the Ethiopic calendar has one or two weeks. A month with days that are not
  /// supported can also have fewer weeks, because only its supported days count.
  public let weeks: [WeekRow]

  /// The number of days from 1 January 1970 to ``firstDay``.
  public var id: Int { firstDay.epochDay }
}

extension AlmanacCalendar {
  /// The page of the month that contains a date; days of the months before and after complete the page's weeks.
  ///
  /// ```swift
  /// let page = calendar.page(ofMonthWith: date, today: today, selection: .range(from: today, to: nil))
  /// page.title  // "Februar 2026"
  /// page.weeks[0].cells.map { $0?.label ?? "" }  // ["26", "27", "28", "29", "30", "31", "1"]
  /// ```
  ///
  /// `limits`, `days` and `unavailable` decide which days can be chosen. If several of these arguments exclude a day,
  /// the first of them in this order decides the day's problem. By default, `firstDayOfWeek` is the locale's
  /// ``AlmanacLocale/firstDayOfWeek``. With `hasSixWeeks`, every page has six weeks, so that all pages have the same
  /// height. All dates may be in any calendar. The call takes a few microseconds.
  public func page(
    ofMonthWith date: CalendarDate, today: CalendarDate? = nil, selection: DaySelection = .none,
    limits: DateLimits = .none, days: SelectableDays = .all, unavailable: Set<CalendarDate> = [],
    firstDayOfWeek: Weekday? = nil, hasSixWeeks: Bool = false
  ) -> MonthPage {
    let first = self.date(date).firstOfMonth
    let length = MonthSpan.of(first).supportedDays.count
    let weekStart = firstDayOfWeek ?? locale.firstDayOfWeek
    let start = first.epochDay - weekStart.days(before: first.epochDay)
    let end = hasSixWeeks ? start + 6 * 7 : first.epochDay + length
    let chosen = ChosenDays(selection)
    let blocked = Set(unavailable.map(\.epochDay))
    let weeks = stride(from: start, to: end, by: 7).enumerated().map { row, start in
      let cells = (start..<start + 7).map { epochDay -> DayCell? in
        guard let date = self.date(at: epochDay, from: first, length) else { return nil }
        let problem = self.problem(with: date, limits: limits, days: days)
        return DayCell(
          date: date, label: dayLabel(date),
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

  /// The date of the day `epochDay` on the page of the month that begins on `first`; `nil` if the day is not supported.
  private func date(at epochDay: Int, from first: CalendarDate, _ length: Int) -> CalendarDate? {
    let day = epochDay - first.epochDay
    if (0..<length).contains(day) { return first.inSameMonth(day: first.day + day) }
    guard CalendarDate.supportedEpochDays.contains(epochDay) else { return nil }
    return CalendarDate(epochDay: epochDay, identifier)
  }

  /// The small second label under a day, for a view that shows the days of a different calendar.
  ///
  /// The label is the name or the number of the day in this calendar, such as 初二. On the first day of a month in this
  /// calendar, the label is the month's name, such as 正月.
  ///
  /// ```swift
  /// let chinese = try almanac.locale("zh-Hans").calendar(.chinese)
  /// chinese.secondaryLabel(date)  // "正月"
  /// try chinese.secondaryLabel(date.adding(days: 1))  // "初二"
  /// ```
  ///
  /// A date in another calendar is converted first.
  public func secondaryLabel(_ date: CalendarDate) -> String {
    let date = self.date(date)
    return date.day == 1 ? abbreviatedName(ofMonthWith: date) : dayLabel(date)
  }
}

/// The days of a selection, in a form for fast lookup.
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
