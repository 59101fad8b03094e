import AlmanacKit
import Foundation
import Testing

/// Runs the articles' code for 17 February 2026, a Tuesday and the first day of a Chinese year.
struct ArticleRun {
  private let today: CalendarDate
  private let code = ArticleCode()

  private struct UnknownFunction: Error {
    let name: String
  }

  init() throws {
    today = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
  }

  /// The texts that a function from the articles returns, in the order in which the articles list them.
  func result(of function: String, locale tag: String, calendar name: CalendarIdentifier) throws -> [String] {
    let (locale, calendar) = (try RealBundle.locale(tag), try RealBundle.calendar(tag, name))
    let results = [
      try rangePicker(function, locale, calendar), try multiDatePicker(function, locale, calendar),
      try timePicker(function, locale, calendar), try calendarView(function, locale, calendar),
      try inputField(function, locale, calendar),
    ]
    guard let result = results.compactMap(\.self).first else { throw UnknownFunction(name: function) }
    return result
  }

  private func rangePicker(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "segments": return try code.segments(locale)
    case "weekRange": return [try code.weekRange(locale, calendar, around: today)]
    case "monthWheel": return try code.monthWheel(calendar, until: today).map(\.name)
    case "yearWheel": return try code.yearWheel(calendar, until: today).suffix(3).map(\.label)
    case "readOut":
      let result = try code.readOut(calendar, from: today, to: try today.adding(days: 10))
      return [result.shown, result.spoken]
    default: return nil
    }
  }

  private func multiDatePicker(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "header": return code.header(locale)
    case "whyNot":
      let (friday, saturday) = (try today.adding(days: 3), try today.adding(days: 4))
      return [
        try code.whyNot(calendar, saturday, .none),
        try code.whyNot(calendar, saturday, DateLimits(earliest: nil, latest: friday)),
      ].compactMap(\.self)
    case "summary":
      let result = try code.summary(
        locale, calendar, of: [try today.adding(days: 7), today, try today.adding(days: 2)])
      return [result.count, result.dates]
    case "spokenCell": return [try code.spokenCell(calendar, today)]
    default: return nil
    }
  }

  private func timePicker(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    let time = try TimeOfDay(hour: 14, minute: 30)
    switch function {
    case "wheelOrder": return code.wheelOrder(locale).map(\.rawValue)
    case "timeWheels": return try code.timeWheels(locale).map { $0.map(\.label).joined(separator: " ") }
    case "chosenTime":
      let wheels = try code.timeWheels(locale)
      let chosen = try code.chosenTime(
        hour: wheels[0][2], minute: wheels[1][2], dayPeriod: wheels.count == 3 ? wheels[2][1] : nil)
      return [chosen.description]
    case "spokenTime": return try code.spokenTime(locale, time)
    case "dayWheel": return try code.dayWheel(calendar, from: today)
    case "countDownLabels": return try code.countDownLabels(locale, hours: 1, minutes: 15)
    case "compact": return [code.compact(calendar, today, time)]
    default: return nil
    }
  }

  private func calendarView(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "pageTitle": return try code.pageTitle(locale, in: calendar.identifier, on: today)
    case "monthGrid": return code.monthGrid(calendar, today)
    case "secondLine": return try code.secondLine(locale, from: today)
    case "nextPage": return [calendar.title(ofMonthWith: try code.nextPage(calendar, after: today))]
    case "leapYear": return try code.leapYear(calendar)
    case "expatriate": return try code.expatriate(RealBundle.almanac)
    case "day":
      let zone = try #require(TimeZone(identifier: "Asia/Bangkok"))
      let instant = try Date("2026-02-16T17:30:00Z", strategy: .iso8601)
      return [try #require(try code.day(of: instant, in: zone)).description]
    default: return nil
    }
  }

  private func inputField(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "placeholder": return [try code.placeholder(locale, calendar)]
    case "styles": return code.styles(calendar, today)
    case "typedDate":
      return try ["17.2.2026", "17.2."].map { try code.typedDate(calendar, $0) }
    case "errorText":
      let limits = DateLimits(earliest: today, latest: try today.adding(days: 10))
      return [
        try code.errorText(calendar, nil, limits),
        try code.errorText(calendar, try today.adding(days: -1), limits),
      ].compactMap(\.self)
    case "buttons": return try code.buttons(locale)
    default: return nil
    }
  }
}
