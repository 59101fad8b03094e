/// The states of a day that a screen reader speaks in addition to the day's date.
public struct DayState: OptionSet, Hashable, Sendable {
  /// The states as bits, with one bit for each state.
  public let rawValue: Int

  /// Makes a set of states from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day is today.
  public static let today = DayState(rawValue: 1)
  /// The day is chosen.
  public static let selected = DayState(rawValue: 2)
  /// The day is the first day of the chosen range.
  public static let rangeStart = DayState(rawValue: 4)
  /// The day is the last day of the chosen range.
  public static let rangeEnd = DayState(rawValue: 8)
}

extension AlmanacCalendar {
  /// The text that a screen reader speaks for a day: the full date with the weekday, and the states in `state`.
  ///
  /// ```swift
  /// try calendar.spokenText(date)  // "Dienstag, 17. Februar 2026"
  /// try calendar.spokenText(date, [.today])  // "Heute, Dienstag, 17. Februar 2026"
  /// ```
  ///
  /// The call takes a few microseconds. It throws ``AlmanacError/missingString(locale:key:meant:)`` if the locale has no
  /// words for a state. It throws ``AlmanacError/wrongPlaceholders(key:wanted:given:)``,
  /// ``AlmanacError/wrongNumber(key:)`` or ``AlmanacError/textTooLong(key:limit:)`` if the date cannot be filled into
  /// these words.
  public func spokenText(_ date: CalendarDate, _ state: DayState = []) throws(AlmanacError) -> String {
    var text = try self.text(date, skeleton: "yMMMMEEEEd")
    let keys: [(DayState, String)] = [
      (.today, "a11y.today"), (.rangeStart, "a11y.rangeStart"), (.rangeEnd, "a11y.rangeEnd"),
      (.selected, "a11y.selected"),
    ]
    for (wanted, key) in keys where state.contains(wanted) { text = try locale.string(key, ["date": text]) }
    return text
  }

  /// The text that a screen reader speaks after the user has chosen a date.
  ///
  /// ```swift
  /// try calendar.spokenSelection(of: date)  // "Ausgewähltes Datum: Dienstag, 17. Februar 2026"
  /// ```
  ///
  /// The call takes a few microseconds. It throws the same errors as ``spokenText(_:_:)``.
  public func spokenSelection(of date: CalendarDate) throws(AlmanacError) -> String {
    try locale.string("a11y.selectedDate", ["date": text(date, skeleton: "yMMMMEEEEd")])
  }

  /// The text that a screen reader speaks after the user has chosen a range; the earlier date comes first.
  ///
  /// ```swift
  /// try calendar.spokenSelection(from: date, to: date.adding(days: 2))
  /// // "Ausgewählter Zeitraum: Dienstag, 17. Februar 2026 bis Donnerstag, 19. Februar 2026"
  /// ```
  ///
  /// The call takes a few microseconds. It throws the same errors as ``spokenText(_:_:)``.
  public func spokenSelection(
    from first: CalendarDate, to last: CalendarDate
  ) throws(AlmanacError) -> String {
    let start = try text(min(first, last), skeleton: "yMMMMEEEEd")
    let end = try text(max(first, last), skeleton: "yMMMMEEEEd")
    return try locale.string("a11y.selectedRange", ["start": start, "end": end])
  }
}

extension AlmanacLocale {
  /// The text that a screen reader speaks on the wheel of hours, such as "2 o'clock"; `hour` is 0 to 23.
  ///
  /// ```swift
  /// try locale.spokenHour(14)  // "14 Uhr"
  /// ```
  ///
  /// The spoken number is in the locale's hour cycle. The call takes about a microsecond. For any other `hour`, it
  /// throws ``AlmanacError/noSuchTime(hour:minute:second:)``. It also throws the errors of ``string(_:count:)``.
  public func spokenHour(_ hour: Int) throws(AlmanacError) -> String {
    let time = try TimeOfDay(hour: hour, minute: 0)
    let fullDayKey = "a11y.hourValue24"
    let hasFullDay = !file.hourCycle.isHalfDay && file.strings[fullDayKey] != nil
    return try string(
      hasFullDay ? fullDayKey : "a11y.hourValue", count: file.hourCycle.number(ofHour: time.hour))
  }

  /// The text that a screen reader speaks on the wheel of minutes, such as "30 minutes"; `minute` is 0 to 59.
  ///
  /// ```swift
  /// try locale.spokenMinute(30)  // "30 Minuten"
  /// ```
  ///
  /// The call takes about a microsecond. For any other `minute`, it throws
  /// ``AlmanacError/noSuchTime(hour:minute:second:)``. It also throws the errors of ``string(_:count:)``.
  public func spokenMinute(_ minute: Int) throws(AlmanacError) -> String {
    let time = try TimeOfDay(hour: 0, minute: minute)
    return try string("a11y.minuteValue", count: time.minute)
  }
}
