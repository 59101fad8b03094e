/// The reason why a date or a time is not accepted.
@nonexhaustive
public enum DateProblem: Hashable, Sendable {
  /// The typed text is not a date.
  case noDate
  /// The typed date does not exist, such as 31 February, or its parts are in the wrong order.
  case noSuchDate
  /// The typed text can be two or more dates, earliest first.
  case ambiguous(dates: [CalendarDate])
  /// The typed weekday is not the weekday of the typed date.
  case wrongWeekday(date: CalendarDate)
  /// The typed text is not a time.
  case noTime
  /// The date is before the earliest date that can be chosen: the limit, or the first supported day.
  case tooEarly(earliest: CalendarDate)
  /// The date is after the latest date that can be chosen: the limit, or the last day of the last supported year.
  case tooLate(latest: CalendarDate)
  /// The date is outside the limits, which have both an earliest date and a latest date.
  case outOfRange(earliest: CalendarDate, latest: CalendarDate)
  /// The end of a range is before its start.
  case rangeReversed
  /// The day is one of the days that the app has passed as unavailable.
  case unavailable
  /// The day is on the weekend, but only days that are not on the weekend can be chosen.
  case weekdaysOnly
  /// The day is not on the weekend, but only days on the weekend can be chosen.
  case weekendsOnly
}

/// The days of the week that can be chosen.
public enum SelectableDays: String, CaseIterable, Sendable {
  /// Every day.
  case all
  /// The days that are not on the weekend.
  case weekdays
  /// The days of the weekend.
  case weekends
}

extension AlmanacCalendar {
  /// The reason why a date cannot be chosen; `nil` if the date can be chosen.
  ///
  /// ```swift
  /// calendar.problem(with: date, limits: .none)  // nil
  /// calendar.problem(with: date, limits: .none, days: .weekends)  // .weekendsOnly
  /// ```
  ///
  /// The locale's region decides which days are the weekend. If a date is beyond a limit and its weekday cannot be
  /// chosen either, the result names the limit.
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

  /// The sentence that explains a problem to the user; its dates are in this calendar and in the given style.
  ///
  /// ```swift
  /// try calendar.message(for: .noDate)  // "Bitte ein gültiges Datum eingeben."
  /// try calendar.message(for: .tooLate(latest: date))  // "Das Datum darf nicht nach dem 17.02.2026 liegen."
  /// ```
  ///
  /// The call takes a few microseconds. It throws ``AlmanacError/missingString(locale:key:meant:)`` if the locale does not
  /// have the sentence. It throws ``AlmanacError/wrongPlaceholders(key:wanted:given:)``,
  /// ``AlmanacError/wrongNumber(key:)`` or ``AlmanacError/textTooLong(key:limit:)`` if the dates cannot be filled into
  /// the sentence.
  public func message(for problem: DateProblem, style: TextStyle = .medium) throws(AlmanacError) -> String {
    switch problem {
    case .noDate: try locale.string("error.invalidDate")
    case .noSuchDate: try sentence("error.noSuchDate", or: "error.invalidDate")
    case .ambiguous(let dates):
      try sentence("error.ambiguousDate", or: "error.invalidDate", Array(dates.prefix(2)), style)
    case .wrongWeekday: try sentence("error.wrongWeekday", or: "error.invalidDate")
    case .noTime: try locale.string("error.invalidTime")
    case .tooEarly(let earliest): try locale.string("error.tooEarly", ["date": text(earliest, style: style)])
    case .tooLate(let latest): try locale.string("error.tooLate", ["date": text(latest, style: style)])
    case .outOfRange(let earliest, let latest):
      try locale.string(
        "error.outOfRange", ["min": text(earliest, style: style), "max": text(latest, style: style)])
    case .rangeReversed: try locale.string("error.rangeReversed")
    case .unavailable: try locale.string("error.unavailable")
    case .weekdaysOnly: try sentence("error.weekdaysOnly", or: "filter.weekdaysOnly")
    case .weekendsOnly: try sentence("error.weekendsOnly", or: "filter.weekendsOnly")
    }
  }

  /// The sentence of a key, or that of the core words if the locale does not have the key.
  private func sentence(
    _ key: String, or coreKey: String, _ dates: [CalendarDate] = [], _ style: TextStyle = .medium
  ) throws(AlmanacError) -> String {
    guard locale.file.strings[key] != nil else { return try locale.string(coreKey) }
    let texts = zip(["first", "second"], dates.map { text($0, style: style) })
    return try locale.string(key, Dictionary(uniqueKeysWithValues: texts))
  }
}
