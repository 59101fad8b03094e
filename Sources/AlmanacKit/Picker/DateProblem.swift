/// Why a date or a time cannot be taken.
@nonexhaustive
public enum DateProblem: Hashable, Sendable {
  /// What was typed is no date.
  case noDate
  /// What was typed is no time.
  case noTime
  /// The date lies before the earliest.
  case tooEarly(earliest: CalendarDate)
  /// The date lies after the latest.
  case tooLate(latest: CalendarDate)
  /// The date lies before the earliest or after the latest.
  case outOfRange(earliest: CalendarDate, latest: CalendarDate)
  /// The end of a range lies before its start.
  case rangeReversed
  /// The day is blocked.
  case unavailable
  /// Only days of the working week can be chosen.
  case weekdaysOnly
  /// Only days of the weekend can be chosen.
  case weekendsOnly
}

/// Which days of the week can be chosen.
public enum SelectableDays: String, CaseIterable, Sendable {
  /// Every day.
  case all
  /// The days that are not of the weekend.
  case weekdays
  /// The days of the weekend.
  case weekends
}

extension AlmanacCalendar {
  /// Why a date cannot be chosen; `nil` if it can.
  ///
  /// ```swift
  /// calendar.problem(with: date, limits: .none)  // nil
  /// calendar.problem(with: date, limits: .none, days: .weekends)  // .weekendsOnly
  /// ```
  ///
  /// The weekend is that of the locale's region. A date beyond a limit has the limit as its problem, whatever its
  /// weekday.
  public func problem(
    with date: CalendarDate, limits: DateLimits, days: SelectableDays = .all
  ) -> DateProblem? {
    if !limits.contains(date) { return problem(with: date, beyond: limits) }
    switch days {
    case .all: return nil
    case .weekdays: return locale.isWeekend(date) ? .weekdaysOnly : nil
    case .weekends: return locale.isWeekend(date) ? nil : .weekendsOnly
    }
  }

  private func problem(with date: CalendarDate, beyond limits: DateLimits) -> DateProblem? {
    switch (limits.earliest, limits.latest) {
    case (let earliest?, let latest?): .outOfRange(earliest: earliest, latest: latest)
    case (let earliest?, nil): .tooEarly(earliest: earliest)
    case (nil, let latest?): .tooLate(latest: latest)
    case (nil, nil): nil
    }
  }

  /// The sentence for a problem, its dates in a style and in this calendar.
  ///
  /// ```swift
  /// try calendar.message(for: .noDate)  // "Bitte ein gültiges Datum eingeben."
  /// try calendar.message(for: .tooLate(latest: date))  // "Das Datum muss am 17.02.2026 oder früher liegen."
  /// ```
  ///
  /// It takes some microseconds. It throws ``AlmanacError/missingString(locale:key:)`` if the language has no such
  /// sentence.
  public func message(
    for problem: DateProblem, style: TextStyle = .medium
  ) throws(AlmanacError) -> String {
    switch problem {
    case .noDate: try locale.string("error.invalidDate")
    case .noTime: try locale.string("error.invalidTime")
    case .tooEarly(let earliest): try locale.string("error.tooEarly", ["date": text(earliest, style: style)])
    case .tooLate(let latest): try locale.string("error.tooLate", ["date": text(latest, style: style)])
    case .outOfRange(let earliest, let latest):
      try locale.string(
        "error.outOfRange", ["min": text(earliest, style: style), "max": text(latest, style: style)])
    case .rangeReversed: try locale.string("error.rangeReversed")
    case .unavailable: try locale.string("error.unavailable")
    case .weekdaysOnly: try locale.string("filter.weekdaysOnly")
    case .weekendsOnly: try locale.string("filter.weekendsOnly")
    }
  }
}
