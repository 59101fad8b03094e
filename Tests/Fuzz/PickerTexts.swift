import AlmanacKit

/// Requests examples of every kind of text that a picker shows, including the ends of lists.
enum PickerTexts {
  /// Requests every kind of text of a calendar.
  static func show(_ calendar: AlmanacCalendar) throws(AlmanacError) {
    let days = try [(1900, 1, 1), (2025, 7, 25), (2100, 12, 31)].map {
      year, month, day throws(AlmanacError) in
      try CalendarDate(gregorianYear: year, month: month, day: day)
    }
    for day in days {
      for style in TextStyle.allCases { _ = calendar.text(day, style: style) }
      _ = (calendar.title(ofMonthWith: day), calendar.dayLabel(day), calendar.weeks(ofMonthWith: day))
      _ = (calendar.dayRows(ofMonthWith: day), try calendar.months(ofYear: calendar.date(day).year))
    }
    _ = DateColumn.allCases.map(calendar.widestLabels)
    _ = (calendar.name, calendar.mask?.text, calendar.identifier, calendar.years)
    try showTexts(calendar, days)
    _ = try calendar.yearRows(calendar.years)
    for year in [Int.min, 0, 1899, 2101, Int.max] { _ = calendar.label(ofYear: year) }
  }

  private static func showTexts(_ calendar: AlmanacCalendar, _ days: [CalendarDate]) throws(AlmanacError) {
    for skeleton in ["yMMMd", "yMd", "MMMEd", "no such"] {
      ask { () throws(AlmanacError) in try calendar.text(days[1], skeleton: skeleton) }
      ask { () throws(AlmanacError) in try calendar.text(from: days[0], to: days[1], skeleton: skeleton) }
      ask { () throws(AlmanacError) in try calendar.text(of: days, skeleton: skeleton) }
    }
    let noon = try TimeOfDay(hour: 12, minute: 0)
    for style in TextStyle.allCases { _ = calendar.text(days[1], at: noon, style: style) }
    ask { () throws(AlmanacError) in try calendar.spokenText(days[1], [.today, .selected, .rangeStart]) }
    ask { () throws(AlmanacError) in try calendar.spokenSelection(of: days[1]) }
    ask { () throws(AlmanacError) in
      try calendar.message(for: .outOfRange(earliest: days[0], latest: days[1]))
    }
    ask { () throws(AlmanacError) in try calendar.dayAndWeekdayLabel(days[1], today: days[1]) }
  }

  /// Requests every kind of text of a locale.
  static func show(_ locale: AlmanacLocale) throws(AlmanacError) {
    _ = (locale.isRightToLeft, locale.calendars, locale.preferredCalendar, locale.weekdayHeader)
    for number in [Int.min, -1, 0, 2026, Int.max] { _ = locale.text(number) }
    for cycle in HourCycle.allCases { _ = (locale.hourRows(in: cycle), locale.widestHours(in: cycle)) }
    _ = (try locale.minuteRows(), locale.dayPeriodRows, locale.widestMinutes)
    for hour in [0, 11, 12, 23] {
      let time = try TimeOfDay(hour: hour, minute: 59, second: 7)
      _ = (locale.text(time, style: .short), locale.text(time, style: .medium))
      _ = locale.text(from: time, to: try TimeOfDay(hour: 23, minute: 59))
      ask { () throws(AlmanacError) in try locale.spokenDayPeriod(hour) }
      ask { () throws(AlmanacError) in try locale.spokenHour(hour) }
    }
    for style in ListStyle.allCases {
      _ = (0...4).map { locale.list(["a", "b", "c", "d"].suffix($0), style: style) }
    }
    showWords(locale)
  }

  private static func showWords(_ locale: AlmanacLocale) {
    for field in DateField.allCases {
      _ = WordWidth.allCases.map { locale.name(of: field, $0) }
      _ = locale.title(of: field)
    }
    for unit in DurationUnit.allCases {
      _ = [Int.min, 0, 1, 5, Int.max].map { locale.duration($0, unit) }
      _ = WordWidth.allCases.map { locale.durationLabel(unit, $0) }
    }
    _ = WordWidth.allCases.map(locale.quarterNames)
    for unit in RelativeUnit.allCases {
      _ = [Int.min, -1, 0, 1].map { (locale.relativeName(of: unit, $0), locale.relativeTitle(of: unit, $0)) }
    }
    for key in locale.stringKeys.prefix(200) {
      ask { () throws(AlmanacError) in try locale.string(key) }
      ask { () throws(AlmanacError) in try locale.string(key, count: Int.min) }
      ask { () throws(AlmanacError) in try locale.string(key, ["date": "x", "n": "{n}"]) }
    }
  }

  /// Requests a text that may be missing, and ignores the error.
  private static func ask(_ text: () throws(AlmanacError) -> String) {
    do throws(AlmanacError) { _ = try text() } catch { _ = error.description }
  }
}
