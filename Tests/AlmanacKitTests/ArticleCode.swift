import AlmanacKit
import Foundation

/// A word-for-word copy of each Swift block in AlmanacKit's articles.
struct ArticleCode {
  func firstSteps(_ folder: String) throws(AlmanacError) -> [String] {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let almanac = try Almanac(bundleAt: folder)
    let thai = try almanac.locale(matching: ["th-TH"])  // In an app: the user's tags
    let calendar = try thai.calendar(thai.preferredCalendar)
    let today = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)

    print(calendar.title(ofMonthWith: today))
    print(thai.weekdayHeader.map(\.narrowName).joined(separator: " "))
    print(calendar.text(today, style: .long))
    print(try thai.string("selection.count", count: 3))
    let words = try thai.coreWords()
    print(words[.promptSelectDate])
    return printed
  }
}

/// A date range picker.
extension ArticleCode {
  func segments(_ locale: AlmanacLocale) throws(AlmanacError) -> [String] {
    [
      try locale.string("segment.week"), try locale.string("segment.month"),
      try locale.string("segment.year"), try locale.string("segment.custom"),
    ]
  }

  func weekRange(
    _ locale: AlmanacLocale, _ calendar: AlmanacCalendar, around today: CalendarDate
  ) throws(AlmanacError) -> String {
    let days = try locale.week(of: today)
    return try calendar.text(from: days[0], to: days[6], skeleton: "yMMMd")
  }

  func monthWheel(_ calendar: AlmanacCalendar, until today: CalendarDate) throws(AlmanacError) -> [MonthRow] {
    let limits = DateLimits(earliest: nil, latest: today)
    return try calendar.months(ofYear: calendar.date(today).year, within: limits)
  }

  func yearWheel(_ calendar: AlmanacCalendar, until today: CalendarDate) throws(AlmanacError) -> [YearRow] {
    let limits = DateLimits(earliest: nil, latest: today)
    return try calendar.yearRows(calendar.years, within: limits)
  }

  func readOut(
    _ calendar: AlmanacCalendar, from start: CalendarDate, to end: CalendarDate
  ) throws(AlmanacError) -> (shown: String, spoken: String) {
    guard start.days(until: end) >= 0 else {
      let message = try calendar.message(for: .rangeReversed)
      return (message, message)
    }
    let shown = try calendar.text(from: start, to: end, skeleton: "yMMMd")
    return (shown, try calendar.spokenSelection(from: start, to: end))
  }
}

/// A multi-date picker.
extension ArticleCode {
  func header(_ locale: AlmanacLocale) -> [String] {
    locale.weekdayHeader.map { $0.isWeekend ? "(\($0.shortName))" : $0.shortName }
  }

  func whyNot(
    _ calendar: AlmanacCalendar, _ date: CalendarDate, _ limits: DateLimits
  ) throws(AlmanacError) -> String? {
    guard let problem = calendar.problem(with: date, limits: limits, days: .weekdays) else { return nil }
    return try calendar.message(for: problem)
  }

  func summary(
    _ locale: AlmanacLocale, _ calendar: AlmanacCalendar, of dates: [CalendarDate]
  ) throws(AlmanacError) -> (count: String, dates: String) {
    guard !dates.isEmpty else { return (try locale.string("selection.none"), "") }
    let count = try locale.string("selection.count", count: dates.count)
    return (count, try calendar.text(of: dates, skeleton: "MMMd"))
  }

  func spokenCell(_ calendar: AlmanacCalendar, _ date: CalendarDate) throws(AlmanacError) -> String {
    try calendar.spokenText(date, [.today, .selected])
  }
}

/// A date and time picker.
extension ArticleCode {
  func wheelOrder(_ locale: AlmanacLocale) -> [PickerColumn] {
    locale.columns(.dateAndTime)
  }

  func timeWheels(_ locale: AlmanacLocale) throws(AlmanacError) -> [[WheelRow]] {
    let wheels = [locale.hourRows(), try locale.minuteRows(every: 15)]
    return locale.columns(.time).contains(.dayPeriod) ? wheels + [locale.dayPeriodRows] : wheels
  }

  func chosenTime(hour: WheelRow, minute: WheelRow, dayPeriod: WheelRow?) throws(AlmanacError) -> TimeOfDay {
    try TimeOfDay(hour: hour.value + (dayPeriod?.value ?? 0), minute: minute.value)
  }

  func spokenTime(_ locale: AlmanacLocale, _ time: TimeOfDay) throws(AlmanacError) -> [String] {
    [try locale.spokenHour(time.hour), try locale.spokenMinute(time.minute)]
  }

  func dayWheel(_ calendar: AlmanacCalendar, from today: CalendarDate) throws(AlmanacError) -> [String] {
    var labels: [String] = []
    for offset in 0..<3 {
      labels.append(try calendar.dayAndWeekdayLabel(try today.adding(days: offset), today: today))
    }
    return labels
  }

  func countDownLabels(_ locale: AlmanacLocale, hours: Int, minutes: Int) throws(AlmanacError) -> [String] {
    [
      try locale.string("timer.hours", count: hours),
      try locale.string("timer.minutes", count: minutes),
    ]
  }

  func compact(_ calendar: AlmanacCalendar, _ date: CalendarDate, _ time: TimeOfDay) -> String {
    calendar.text(date, at: time, style: .medium)
  }
}

/// A calendar view in three calendars.
extension ArticleCode {
  func pageTitle(
    _ locale: AlmanacLocale, in identifier: CalendarIdentifier, on date: CalendarDate
  ) throws(AlmanacError) -> [String] {
    let calendar = try locale.calendar(identifier)
    return [calendar.name ?? identifier.rawValue, calendar.title(ofMonthWith: date)]
  }

  func monthGrid(_ calendar: AlmanacCalendar, _ today: CalendarDate) -> [String] {
    calendar.page(ofMonthWith: today, today: today).weeks.map { week in
      let labels = week.cells.map { cell in
        guard let cell, cell.isInMonth else { return "–" }
        return cell.isToday ? "[\(cell.label)]" : cell.label
      }
      return labels.joined(separator: " ")
    }
  }

  func secondLine(_ locale: AlmanacLocale, from date: CalendarDate) throws(AlmanacError) -> [String] {
    let chinese = try locale.calendar(.chinese)
    return try (0..<3).map { offset throws(AlmanacError) in
      chinese.secondaryLabel(try date.adding(days: offset))
    }
  }

  func nextPage(_ calendar: AlmanacCalendar, after date: CalendarDate) throws(AlmanacError) -> CalendarDate {
    try calendar.date(date).firstOfMonth.adding(months: 1)
  }

  func leapYear(_ calendar: AlmanacCalendar) throws(AlmanacError) -> [String] {
    try calendar.months(ofYear: 2025).map(\.name)
  }

  func expatriate(_ almanac: Almanac) throws(AlmanacError) -> [String] {
    let locale = try almanac.locale("en", region: "EG")
    return locale.weekdayHeader.map { $0.isWeekend ? "(\($0.shortName))" : $0.shortName }
  }

  func day(of instant: Date, in zone: TimeZone) throws(AlmanacError) -> CalendarDate? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day], from: instant)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return try CalendarDate(gregorianYear: year, month: month, day: day)
  }
}

/// A date input field.
extension ArticleCode {
  func placeholder(_ locale: AlmanacLocale, _ calendar: AlmanacCalendar) throws(AlmanacError) -> String {
    if let mask = calendar.mask?.text { return mask }
    return try locale.string("prompt.selectDate")
  }

  func styles(_ calendar: AlmanacCalendar, _ date: CalendarDate) -> [String] {
    TextStyle.allCases.map { calendar.text(date, style: $0) }
  }

  func typedDate(_ calendar: AlmanacCalendar, _ text: String) throws(AlmanacError) -> String {
    switch calendar.typedDate(text) {
    case .date(let date): calendar.text(date, style: .medium)
    case .problem(let problem): try calendar.message(for: problem)
    }
  }

  func errorText(
    _ calendar: AlmanacCalendar, _ date: CalendarDate?, _ limits: DateLimits
  ) throws(AlmanacError) -> String? {
    guard let date else { return try calendar.message(for: .noDate) }
    guard let problem = calendar.problem(with: date, limits: limits) else { return nil }
    return try calendar.message(for: problem, style: .long)
  }

  func buttons(_ locale: AlmanacLocale) throws(AlmanacError) -> [String] {
    [
      try locale.string("prompt.openCalendar"), try locale.string("action.clear"),
      try locale.string("action.done"),
    ]
  }
}
