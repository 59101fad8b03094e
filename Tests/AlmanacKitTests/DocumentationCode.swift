import AlmanacKit
import Foundation

/// The examples from AlmanacKit's documentation comments, line by line, and their results.
///
/// Each declaration is on a separate line. Each expression with a result is inside `show(…)`, alone on its line.
struct DocumentationCode {
  /// The results as Swift source, by the line of the expression in this file.
  private(set) var results: [Int: String] = [:]

  private let folder: String
  private let almanac: Almanac
  private let locale: AlmanacLocale
  private let calendar: AlmanacCalendar
  private let date: CalendarDate
  private let today: CalendarDate
  private let time: TimeOfDay

  /// Runs the examples with the bundle in a folder.
  init(folder: String) throws {
    let almanac = try Almanac(bundleAt: folder)
    let locale = try almanac.locale("de")
    let calendar = try locale.calendar(.gregorian)
    let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    let time = try TimeOfDay(hour: 14, minute: 30)
    (self.folder, self.almanac, self.locale, self.calendar) = (folder, almanac, locale, calendar)
    (self.date, today, self.time) = (date, date, time)
    try opening()
    try dateTexts()
    try words()
    try spokenTexts()
    try wheels()
    try pages()
    try fields()
    try dates()
    try monthArithmetic()
  }

  /// Keeps the result of an expression.
  ///
  /// A string has its quotation marks, an enum case has its dot, and `nil` is `nil`.
  private mutating func show(_ result: Any?, line: Int = #line) {
    let text =
      switch result {
      case let range as ClosedRange<Int>: "\(range)"
      case let value?: String(reflecting: value)
      case nil: "nil"
      }
    results[line] = text.replacing(/AlmanacKit\.\w+(?=\.)/, with: "")
  }
}

extension DocumentationCode {
  /// The examples that open a bundle, its locales and their calendars.
  private mutating func opening() throws {
    show(almanac.localeTags.contains("de-AT"))
    show(try almanac.locale(matching: ["de-LU", "fr"]).tag)
    show(try almanac.locale(matching: ["de-US"]).firstDayOfWeek)
    show(try almanac.locale(acceptLanguage: "fr;q=0.5, de-AT").tag)
    show(try almanac.locale("en").firstDayOfWeek)
    show(try almanac.locale("en", region: "DE").firstDayOfWeek)
    show(try Almanac(bundleAt: URL(filePath: folder)).localeTags.contains("de-AT"))
    show(locale.name(of: .buddhist))
    show(try locale.calendar(.buddhist).text(date, style: .long))
    show(locale.text(2026))
    show(try almanac.locale("mr").text(2026))
    show(try locale.calendar(.buddhist).date(date))
  }

  /// The texts of dates and times.
  private mutating func dateTexts() throws {
    show(calendar.text(date, style: .long))
    show(calendar.text(date, style: .short))
    show(try calendar.text(date, skeleton: "yMMMMEEEEd"))
    show(calendar.parts(date, style: .short).map(\.text))
    show(try calendar.parts(date, skeleton: "yMMMM").map(\.kind))
    show(calendar.text(date, at: time, style: .medium))
    show(locale.text(time, style: .medium))
    show(locale.text(time, style: .short))
    show(locale.parts(time, style: .short).map(\.text))
    show(try locale.text(time, skeleton: "H"))
    show(try calendar.text(date, fields: FieldSet(month: .long, day: .numeric, weekday: .long)))
    show(try calendar.parts(date, fields: FieldSet(year: .numeric, month: .long)).map(\.kind))
    let thursday = try date.adding(days: 2)
    show(try calendar.text(from: date, to: thursday, fields: FieldSet(month: .long, day: .numeric)))
    show(try calendar.text(date, at: time, skeleton: "MMMdjm"))
    show(try calendar.text(date, at: time, fields: FieldSet(day: .numeric, weekday: .short, hour: .numeric)))
    let four = try TimeOfDay(hour: 16, minute: 0)
    show(try calendar.text(from: date, at: time, to: date, at: four, skeleton: "MMMdjm"))
    show(try locale.text(time, fields: FieldSet(hour: .numeric, minute: .twoDigit)))
    show(try locale.text(from: time, to: four, skeleton: "Hm"))
    show(try locale.text(from: time, to: four, fields: FieldSet(hour: .numeric)))
    show(try calendar.text(from: date, to: date.adding(days: 2), skeleton: "yMMMd"))
    show(try locale.text(from: time, to: TimeOfDay(hour: 16, minute: 0)))
    show(locale.list(["Montag", "Dienstag", "Mittwoch"]))
    show(try calendar.text(of: [date.adding(days: 2), date], skeleton: "MMMd"))
  }

  /// The words of a language.
  private mutating func words() throws {
    show(try locale.string("action.done"))
    show(try locale.string("a11y.today", ["date": "17. Februar"]))
    show(try locale.string("selection.count", count: 3))
    show(try locale.coreWords()[.actionDone])
    let words = try locale.coreWords()
    show(words[.actionDone])
    show(words[.promptSelectDate])
    show(locale.name(of: .hour))
    show(locale.name(of: .hour, .abbreviated))
    show(try almanac.locale("en").title(of: .month))
    show(locale.quarterNames())
    show(locale.quarterNames(.abbreviated))
    show(locale.relativeName(of: .day, 1))
    show(locale.relativeName(of: .day, 3))
    show(locale.relativeTitle(of: .day, 1))
    show(locale.duration(3, .hour))
    show(locale.duration(3, .hour, .abbreviated))
    show(locale.durationLabel(.hour))
  }

  /// The texts of a screen reader.
  private mutating func spokenTexts() throws {
    show(try calendar.spokenText(date))
    show(try calendar.spokenText(date, [.today]))
    show(try calendar.spokenSelection(of: date))
    show(try calendar.spokenSelection(from: date, to: date.adding(days: 2)))
    show(try locale.spokenHour(14))
    show(try locale.spokenMinute(30))
  }

  /// The examples of a wheel picker's columns, rows and labels.
  private mutating func wheels() throws {
    show(locale.columns(.date))
    show(locale.hourRows().prefix(3).map(\.label))
    show(locale.hourRows(in: .h12).prefix(3).map(\.label))
    show(try locale.minuteRows(every: 15).map(\.label))
    show(try locale.spokenDayPeriod(14))
    show(locale.widestHours(in: .h12))
    let limits = DateLimits(earliest: nil, latest: today)
    show(calendar.dayRows(ofMonthWith: date).last?.label)
    show(calendar.dayRows(ofMonthWith: date, within: limits).last?.label)
    show(try calendar.dayAndWeekdayLabel(date.adding(days: 1), today: today))
    show(try calendar.dayAndWeekdayLabel(date, today: today))
    show(calendar.widestLabels(.month))
    show(try calendar.months(ofYear: 2026).prefix(3).map(\.name))
    show(try locale.calendar(.chinese).months(ofYear: 2025).count)
    show(calendar.title(ofMonthWith: date))
    show(try calendar.yearRows(2026...2028).map(\.label))
    let japanese = try almanac.locale("ja").calendar(.japanese)
    show(japanese.eraRows.map(\.name))
    show(japanese.yearRows(in: japanese.eraRows[3]).prefix(2).map(\.label))
    show(calendar.label(ofYear: 2026))
    show(try almanac.locale("zh-Hans").calendar(.chinese).label(ofYear: 2026))
  }

  /// The pages of a calendar.
  private mutating func pages() throws {
    let page = calendar.page(ofMonthWith: date, today: today, selection: .range(from: today, to: nil))
    show(page.title)
    show(page.weeks[0].cells.map { $0?.label ?? "" })
    let chinese = try almanac.locale("zh-Hans").calendar(.chinese)
    show(chinese.secondaryLabel(date))
    show(try chinese.secondaryLabel(date.adding(days: 1)))
    show(locale.isWeekend(date))
    show(try locale.isWeekend(date.adding(days: 4)))
    show(try locale.week(of: date).first)
    show(locale.weekNumber(of: date))
    show(calendar.weeks(ofMonthWith: date)[0].map { $0?.day ?? 0 })
    show(calendar.dayLabel(date))
    show(try almanac.locale("zh-Hans").calendar(.chinese).dayLabel(date))
  }

  /// The examples for a field in which a user types a date.
  private mutating func fields() throws {
    show(calendar.problem(with: date, limits: .none))
    show(calendar.problem(with: date, limits: .none, days: .weekends))
    show(try calendar.message(for: .noDate))
    show(try calendar.message(for: .tooLate(latest: date)))
    show(calendar.typedDate("17.2.2026"))
    show(calendar.typedDate("Dienstag, 17. Februar 2026"))
    show(calendar.typedDate("31.2.2026"))
    show(calendar.typedDate("17.2.2026", days: .weekends))
  }

  /// Dates and their limits.
  private mutating func dates() throws {
    show(try CalendarDate(.chinese, year: 2025, month: MonthCode("M06L"), day: 1))
    show(date.weekday)
    show(try date.days(until: CalendarDate(gregorianYear: 2026, month: 12, day: 24)))
    let limits = DateLimits(earliest: nil, latest: today)
    show(limits.latest)
    show(try limits.contains(date.adding(days: 1)))
    show(try limits.clamped(date.adding(days: 1)))
    show(limits.years(of: .buddhist, in: 2500...2600))
    show(try MonthCode("M06L").isLeap)
    show(ChineseYear(relatedYear: 2026)?.newYear)
    show(ChineseYear(relatedYear: 2025)?.leapMonth)
    show(time.description)
    show(date.converted(to: .buddhist))
    show(date.converted(to: .chinese))
    show(try date.adding(days: 30))
  }

  /// Months and years later.
  private mutating func monthArithmetic() throws {
    show(try date.adding(months: 1))
    show(try CalendarDate(gregorianYear: 2026, month: 1, day: 31).adding(months: 1))
    show(try date.settingYear(2028))
    show(try date.settingMonth(MonthCode("M03")))
  }
}
