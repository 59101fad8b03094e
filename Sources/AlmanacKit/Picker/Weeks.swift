/// A weekday in the header of a month.
public struct WeekdayColumn: Hashable, Sendable, Identifiable {
  /// The weekday that the column shows.
  public let weekday: Weekday
  /// The wide name, which a screen reader speaks.
  public let name: String
  /// The abbreviated name, such as "Tue".
  public let abbreviatedName: String
  /// The short name (CLDR), usually two letters, such as "Tu".
  public let shortName: String
  /// The narrow name, often one letter; two days can have the same narrow name.
  public let narrowName: String
  /// Whether the day is on the weekend of the locale's region.
  public let isWeekend: Bool

  /// The weekday that the column shows.
  public var id: Weekday { weekday }
}

extension AlmanacLocale {
  /// The first day of the week: the day that the key `-u-fw` sets, or else the first day in the locale's region (CLDR,
  /// `weekData`).
  public var firstDayOfWeek: Weekday { file.week.firstDay }

  /// The days of the weekend in the locale's region (CLDR, `weekData`); in some regions, only one day.
  ///
  /// The days are not always adjacent: in Brunei, they are Friday and Sunday.
  public var weekend: [Weekday] { file.week.weekend }

  /// The header above a month's grid: the seven weekdays, starting with ``firstDayOfWeek``.
  public var weekdayHeader: [WeekdayColumn] { weekdayHeader(from: firstDayOfWeek) }

  /// The header above a month's grid: the seven weekdays, starting with `firstDay`.
  func weekdayHeader(from firstDay: Weekday) -> [WeekdayColumn] {
    let names = file.weekdays.names.standAlone
    let titled = file.weekdays.names.titled
    return Weekday.allCases.indices.map { offset in
      let index = (firstDay.index + offset) % 7
      return WeekdayColumn(
        weekday: Weekday.allCases[index], name: (titled?.wide ?? names.wide)[index],
        abbreviatedName: (titled?.abbreviated ?? names.abbreviated)[index],
        shortName: (titled?.short ?? names.short ?? names.abbreviated)[index],
        narrowName: names.narrow[index], isWeekend: weekend.contains(Weekday.allCases[index]))
    }
  }

  /// Whether a date is on the weekend of the locale's region.
  ///
  /// ```swift
  /// locale.isWeekend(date)  // false
  /// try locale.isWeekend(date.adding(days: 4))  // true
  /// ```
  public func isWeekend(_ date: CalendarDate) -> Bool { weekend.contains(date.weekday) }

  /// The seven days of the week that contains a date, starting with ``firstDayOfWeek``.
  ///
  /// ```swift
  /// try locale.week(of: date).first  // 2026-02-16
  /// ```
  ///
  /// The days are in the date's calendar. The call takes about a microsecond, or a few microseconds in the Chinese
  /// calendar. It throws ``AlmanacError/dayOutsideTable(from:days:)`` if a day of the week is before 1 January 1900 or
  /// after 28 January 2101.
  public func week(of date: CalendarDate) throws(AlmanacError) -> [CalendarDate] {
    let first = try date.adding(days: -firstDayOfWeek.days(before: date.epochDay))
    return try (0..<7).map { day throws(AlmanacError) in try first.adding(days: day) }
  }

  /// The number, 1 to 53, of the week that contains a date; the region's rules define the first week of a year.
  ///
  /// ```swift
  /// locale.weekNumber(of: date)  // 8
  /// ```
  ///
  /// Each region has a minimal number of days (CLDR, `weekData`). The first week of a Gregorian year is the first week
  /// that has at least this number of days in the year. In the United States, it is the week of 1 January. In Germany,
  /// it is the first week that has at least four days in the year (ISO 8601).
  public func weekNumber(of date: CalendarDate) -> Int {
    weekNumber(ofEpochDay: date.epochDay, firstDayOfWeek)
  }

  /// The number of the week that contains a day, if weeks begin on `firstDay`; `day` is in days since 1 January 1970.
  func weekNumber(ofEpochDay day: Int, _ firstDay: Weekday) -> Int {
    let year = civilDate(ofEpochDay: day).year
    if day >= firstWeek(ofYear: year + 1, firstDay) { return 1 }
    let first = firstWeek(ofYear: year, firstDay)
    let start = day >= first ? first : firstWeek(ofYear: year - 1, firstDay)
    return (day - start) / 7 + 1
  }

  /// The day on which the first week of a Gregorian year begins, in days since 1 January 1970.
  private func firstWeek(ofYear year: Int, _ firstDay: Weekday) -> Int {
    let newYear = epochDay(ofCivilYear: year, month: 1, day: 1)
    let daysBefore = firstDay.days(before: newYear)
    let start = newYear - daysBefore
    return 7 - daysBefore >= file.week.minimalDays ? start : start + 7
  }
}

extension AlmanacCalendar {
  /// The weeks of the month that contains a date, each with seven days; days of the months before and after complete them.
  ///
  /// ```swift
  /// calendar.weeks(ofMonthWith: date)[0].map { $0?.day ?? 0 }  // [26, 27, 28, 29, 30, 31, 1]
  /// ```
  ///
  /// The days are those of ``page(ofMonthWith:today:selection:limits:days:unavailable:firstDayOfWeek:hasSixWeeks:)``:
  /// weeks that begin on the locale's ``AlmanacLocale/firstDayOfWeek``, in this calendar. An entry is `nil` for a day
  /// before 1 January 1900 or after 28 January 2101. The call takes a few microseconds.
  public func weeks(ofMonthWith date: CalendarDate) -> [[CalendarDate?]] {
    page(ofMonthWith: date).weeks.map { week in week.cells.map { $0?.date } }
  }

  /// The label of a day in the grid of a month: its number in the calendar's numerals, or its name, such as 初八.
  ///
  /// ```swift
  /// calendar.dayLabel(date)  // "17"
  /// try almanac.locale("zh-Hans").calendar(.chinese).dayLabel(date)  // "初一"
  /// ```
  public func dayLabel(_ date: CalendarDate) -> String {
    let day = self.date(date).day
    return file.dayNames?[day - 1] ?? patterns.dayDigits.text(day)
  }
}

extension Weekday {
  /// The index of the day, from 0 for Sunday to 6 for Saturday.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The number of days, 0 to 6, from the beginning of a week on this weekday to a day since 1 January 1970.
  func days(before epochDay: Int) -> Int { (weekdayIndex(ofEpochDay: epochDay) - index).modulo(7) }
}
