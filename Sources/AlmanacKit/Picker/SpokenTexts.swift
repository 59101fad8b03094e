/// What a screen reader has to say of a day besides its date.
public struct DayState: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: Int

  /// The states of a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day is today.
  public static let today = DayState(rawValue: 1)
  /// The day is chosen.
  public static let selected = DayState(rawValue: 2)
  /// The day is the first of the range chosen.
  public static let rangeStart = DayState(rawValue: 4)
  /// The day is the last of the range chosen.
  public static let rangeEnd = DayState(rawValue: 8)
}

extension AlmanacCalendar {
  /// What a screen reader speaks for a day: the whole date with its weekday, and its state.
  ///
  /// ```swift
  /// try calendar.spokenText(date)  // "Dienstag, 17. Februar 2026"
  /// try calendar.spokenText(date, [.today])  // "Heute, Dienstag, 17. Februar 2026"
  /// ```
  ///
  /// It takes some microseconds. It throws ``AlmanacError/missingString(locale:key:)`` if the language has no words
  /// for the state.
  public func spokenText(_ date: CalendarDate, _ state: DayState = []) throws(AlmanacError) -> String {
    var text = try self.text(date, skeleton: "yMMMMEEEEd")
    let keys: [(DayState, String)] = [
      (.today, "a11y.today"), (.rangeStart, "a11y.rangeStart"), (.rangeEnd, "a11y.rangeEnd"),
      (.selected, "a11y.selected"),
    ]
    for (wanted, key) in keys where state.contains(wanted) { text = try locale.string(key, ["date": text]) }
    return text
  }

  /// What a screen reader speaks after a date was chosen.
  ///
  /// ```swift
  /// try calendar.spokenSelection(of: date)  // "Ausgewähltes Datum: Dienstag, 17. Februar 2026"
  /// ```
  ///
  /// It takes some microseconds. It throws as ``spokenText(_:_:)`` does.
  public func spokenSelection(of date: CalendarDate) throws(AlmanacError) -> String {
    try locale.string("a11y.selectedDate", ["date": text(date, skeleton: "yMMMMEEEEd")])
  }

  /// What a screen reader speaks after a range was chosen; the earlier date comes first.
  ///
  /// ```swift
  /// try calendar.spokenSelection(from: date, to: date.adding(days: 2))
  /// // "Ausgewählter Zeitraum: Dienstag, 17. Februar 2026 bis Donnerstag, 19. Februar 2026"
  /// ```
  ///
  /// It takes some microseconds. It throws as ``spokenText(_:_:)`` does.
  public func spokenSelection(
    from first: CalendarDate, to last: CalendarDate
  ) throws(AlmanacError) -> String {
    let start = try text(min(first, last), skeleton: "yMMMMEEEEd")
    let end = try text(max(first, last), skeleton: "yMMMMEEEEd")
    return try locale.string("a11y.selectedRange", ["start": start, "end": end])
  }
}

extension AlmanacLocale {
  /// What a screen reader speaks on the wheel of hours, as in "2 o'clock", for an hour from 0 to 23.
  ///
  /// ```swift
  /// try locale.spokenHour(14)  // "14 Uhr"
  /// ```
  ///
  /// The number is that of the locale's hour cycle. It takes about a microsecond. It throws
  /// ``AlmanacError/noSuchTime(hour:minute:second:)`` or ``AlmanacError/missingString(locale:key:)``.
  public func spokenHour(_ hour: Int) throws(AlmanacError) -> String {
    let time = try TimeOfDay(hour: hour, minute: 0)
    return try string("a11y.hourValue", count: file.hourCycle.number(ofHour: time.hour))
  }

  /// What a screen reader speaks on the wheel of minutes, as in "30 minutes", for a minute from 0 to 59.
  ///
  /// ```swift
  /// try locale.spokenMinute(30)  // "30 Minuten"
  /// ```
  ///
  /// It takes about a microsecond. It throws ``AlmanacError/noSuchTime(hour:minute:second:)`` or
  /// ``AlmanacError/missingString(locale:key:)``.
  public func spokenMinute(_ minute: Int) throws(AlmanacError) -> String {
    let time = try TimeOfDay(hour: 0, minute: minute)
    return try string("a11y.minuteValue", count: time.minute)
  }
}
