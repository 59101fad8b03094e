/// A weekday in the header of a month.
public struct WeekdayColumn: Hashable, Sendable, Identifiable {
  /// Which day it is.
  public let weekday: Weekday
  /// The whole name, which a screen reader speaks.
  public let name: String
  /// The name in few letters, as in "Tue".
  public let abbreviatedName: String
  /// The name in as few letters as still tell the days apart, as in "Tu".
  public let shortName: String
  /// The name in one letter or so; not unique.
  public let narrowName: String
  /// Whether the day is of the weekend in the locale's region.
  public let isWeekend: Bool

  /// Which day it is.
  public var id: Weekday { weekday }
}

extension AlmanacLocale {
  /// The first day of the week in the locale's region (CLDR, `weekData`).
  public var firstDayOfWeek: Weekday { file.week.firstDay }

  /// The days of the weekend in the locale's region (CLDR, `weekData`); in some regions it is one day.
  public var weekend: [Weekday] { file.week.weekend }

  /// The header of a month: the seven weekdays from the first day of the week on.
  public var weekdayHeader: [WeekdayColumn] { weekdayHeader(from: firstDayOfWeek) }

  /// The header of a month whose weeks begin on a day.
  func weekdayHeader(from firstDay: Weekday) -> [WeekdayColumn] {
    let names = file.weekdays.standAlone
    let titled = file.weekdays.titled
    return Weekday.allCases.indices.map { offset in
      let index = (firstDay.index + offset) % 7
      return WeekdayColumn(
        weekday: Weekday.allCases[index], name: (titled?.wide ?? names.wide)[index],
        abbreviatedName: (titled?.abbreviated ?? names.abbreviated)[index],
        shortName: (titled?.short ?? names.short ?? names.abbreviated)[index],
        narrowName: names.narrow[index],
        isWeekend: weekend.contains(Weekday.allCases[index]))
    }
  }

  /// Whether a date lies on the weekend of the locale's region.
  ///
  /// ```swift
  /// locale.isWeekend(date)  // false
  /// try locale.isWeekend(date.adding(days: 4))  // true
  /// ```
  public func isWeekend(_ date: CalendarDate) -> Bool { weekend.contains(date.weekday) }

  /// The seven days of the calendar week a date lies in, from the first day of the week on.
  ///
  /// ```swift
  /// try locale.week(of: date).first  // 2026-02-16
  /// ```
  ///
  /// They are in the date's calendar. It takes about a microsecond, and some microseconds in the Chinese calendar.
  /// It throws ``AlmanacError/dayOutsideTable(from:days:)`` at the table's ends.
  public func week(of date: CalendarDate) throws(AlmanacError) -> [CalendarDate] {
    let offset = (date.weekday.index - firstDayOfWeek.index).modulo(7)
    let first = try date.adding(days: -offset)
    return try (0..<7).map { day throws(AlmanacError) in try first.adding(days: day) }
  }

  /// The number of the week in its Gregorian year, 1 to 53, by the region's rules.
  ///
  /// ```swift
  /// locale.weekNumber(of: date)  // 8
  /// ```
  ///
  /// The first week is the first with as many days in the year as the region asks for: the week of 1 January in
  /// the United States, the first with four days (ISO 8601) in Germany.
  public func weekNumber(of date: CalendarDate) -> Int {
    weekNumber(ofEpochDay: date.epochDay, firstDayOfWeek)
  }

  /// The number of the week of a day, where weeks begin on `firstDay`.
  func weekNumber(ofEpochDay day: Int, _ firstDay: Weekday) -> Int {
    let year = civilDate(ofEpochDay: day).year
    if day >= firstWeek(ofYear: year + 1, firstDay) { return 1 }
    let first = firstWeek(ofYear: year, firstDay)
    let start = day >= first ? first : firstWeek(ofYear: year - 1, firstDay)
    return (day - start) / 7 + 1
  }

  /// The day on which the first week of a Gregorian year begins.
  private func firstWeek(ofYear year: Int, _ firstDay: Weekday) -> Int {
    let newYear = epochDay(ofCivilYear: year, month: 1, day: 1)
    let daysBefore = ((newYear + 4).modulo(7) - firstDay.index).modulo(7)
    let start = newYear - daysBefore
    return 7 - daysBefore >= file.week.minimalDays ? start : start + 7
  }
}

extension AlmanacCalendar {
  /// The weeks of the month a date lies in: seven places each, `nil` where the day is of another month.
  ///
  /// ```swift
  /// calendar.weeks(ofMonthWith: date)[0].map { $0?.day ?? 0 }  // [0, 0, 0, 0, 0, 0, 1]
  /// ```
  ///
  /// There are four to six. A week begins on the first day of the region's week; the days are in this calendar. It
  /// takes about a microsecond.
  public func weeks(ofMonthWith date: CalendarDate) -> [[CalendarDate?]] {
    let first = self.date(date).firstOfMonth
    let length = MonthSpan.length(ofMonthFrom: first)
    let offset = (first.weekday.index - locale.firstDayOfWeek.index).modulo(7)
    let rows = (offset + length + 6) / 7
    return (0..<rows).map { row in
      (0..<7).map { column in
        let day = row * 7 + column - offset
        guard (0..<length).contains(day) else { return nil }
        return CalendarDate(
          identifier, year: first.year, month: first.month, day: day + 1, epochDay: first.epochDay + day)
      }
    }
  }

  /// The label of a day in the grid of a month: its number in the locale's digits, or its name, as in 初八.
  ///
  /// ```swift
  /// calendar.dayLabel(date)  // "17"
  /// try almanac.locale("zh-Hans").calendar(.chinese).dayLabel(date)  // "初一"
  /// ```
  public func dayLabel(_ date: CalendarDate) -> String {
    let day = self.date(date).day
    return file.dayNames?[day - 1] ?? digits.text(day)
  }
}

extension Weekday {
  /// The day's place from Sunday on, from 0.
  var index: Int {
    switch self {
    case .sun: 0
    case .mon: 1
    case .tue: 2
    case .wed: 3
    case .thu: 4
    case .fri: 5
    case .sat: 6
    }
  }
}
