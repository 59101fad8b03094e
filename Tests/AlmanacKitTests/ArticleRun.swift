import AlmanacKit
import Foundation
import Testing

/// Runs the articles' code for 17 February 2026, a Tuesday and the first day of a Chinese year.
struct ArticleRun {
  private let today: CalendarDate
  private let time: TimeOfDay
  private let code = ArticleCode()

  init() throws {
    today = try gregorian(2026, 2, 17)
    time = try TimeOfDay(hour: 14, minute: 30)
  }

  /// The texts that a function from the articles returns, in the order in which the articles list them.
  func result(of function: String, locale tag: String, calendar name: CalendarIdentifier) throws -> [String] {
    let call = try #require(functions[function])
    return try call(RealBundle.locale(tag), RealBundle.calendar(tag, name))
  }

  /// Calls of the articles' functions, by the function's name.
  private var functions: [String: (AlmanacLocale, AlmanacCalendar) throws -> [String]] {
    [
      // The range picker
      "segments": { locale, _ in try code.segments(locale) },
      "weekRange": { locale, calendar in [try code.weekRange(locale, calendar, around: today)] },
      "monthWheel": { _, calendar in try code.monthWheel(calendar, until: today).map(\.name) },
      "yearWheel": { _, calendar in try code.yearWheel(calendar, until: today).suffix(3).map(\.label) },
      "readOut": { _, calendar in
        let result = try code.readOut(calendar, from: today, to: try today.adding(days: 10))
        return [result.shown, result.spoken]
      },
      // The multiple-date picker
      "header": { locale, _ in code.header(locale) },
      "whyNot": { _, calendar in
        let (friday, saturday) = (try today.adding(days: 3), try today.adding(days: 4))
        return [
          try code.whyNot(calendar, saturday, .none),
          try code.whyNot(calendar, saturday, DateLimits(earliest: nil, latest: friday)),
        ].compactMap(\.self)
      },
      "summary": { locale, calendar in
        let result = try code.summary(
          locale, calendar, of: [try today.adding(days: 7), today, try today.adding(days: 2)])
        return [result.count, result.dates]
      },
      "spokenCell": { _, calendar in [try code.spokenCell(calendar, today)] },
      // The time picker
      "wheelOrder": { locale, _ in code.wheelOrder(locale).map(\.rawValue) },
      "timeWheels": { locale, _ in
        try code.timeWheels(locale).map { $0.map(\.label).joined(separator: " ") }
      },
      "chosenTime": { locale, _ in
        let wheels = try code.timeWheels(locale)
        let chosen = try code.chosenTime(
          hour: wheels[0][2], minute: wheels[1][2], dayPeriod: wheels.count == 3 ? wheels[2][1] : nil)
        return [chosen.description]
      },
      "spokenTime": { locale, _ in try code.spokenTime(locale, time) },
      "dayWheel": { _, calendar in try code.dayWheel(calendar, from: today) },
      "countDownLabels": { locale, _ in try code.countDownLabels(locale, hours: 1, minutes: 15) },
      "compact": { _, calendar in [code.compact(calendar, today, time)] },
      // The calendar view
      "pageTitle": { locale, calendar in
        try code.pageTitle(locale, in: calendar.identifier, on: today)
      },
      "monthGrid": { _, calendar in code.monthGrid(calendar, today) },
      "secondLine": { locale, _ in try code.secondLine(locale, from: today) },
      "nextPage": { _, calendar in [calendar.title(ofMonthWith: try code.nextPage(calendar, after: today))] },
      "leapYear": { _, calendar in try code.leapYear(calendar) },
      "expatriate": { _, _ in try code.expatriate(RealBundle.almanac) },
      "day": { _, _ in
        let zone = try #require(TimeZone(identifier: "Asia/Bangkok"))
        let instant = try Date("2026-02-16T17:30:00Z", strategy: .iso8601)
        return [try #require(try code.day(of: instant, in: zone)).description]
      },
      // The input field
      "placeholder": { locale, calendar in [try code.placeholder(locale, calendar)] },
      "styles": { _, calendar in code.styles(calendar, today) },
      "typedDate": { _, calendar in
        try ["17.2.2026", "17.2."].map { try code.typedDate(calendar, $0) }
      },
      "errorText": { _, calendar in
        let limits = DateLimits(earliest: today, latest: try today.adding(days: 10))
        return [
          try code.errorText(calendar, nil, limits),
          try code.errorText(calendar, try today.adding(days: -1), limits),
        ].compactMap(\.self)
      },
      "buttons": { locale, _ in try code.buttons(locale) },
    ]
  }
}
