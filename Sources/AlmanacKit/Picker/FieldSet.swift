/// The fields that a text shows and their widths, as in the options of ECMA-402's `Intl.DateTimeFormat`.
///
/// ```swift
/// try calendar.text(date, fields: FieldSet(month: .long, day: .numeric, weekday: .long))
/// // "Dienstag, 17. Februar"
/// try locale.text(time, fields: FieldSet(hour: .numeric, minute: .twoDigit))  // "14:30"
/// ```
///
/// The order of the fields, the words between them and the hour cycle are the locale's. Every call that takes a
/// skeleton also takes a field set.
public struct FieldSet: Hashable, Sendable {
  /// The skeleton (UTS 35) with the same fields, such as `yMMMEd`.
  public let skeleton: String

  /// Makes a field set; the text does not show a field whose form is `nil`.
  ///
  /// The call takes a few microseconds.
  ///
  /// In a time, the minute and the second always have two digits.
  public init(
    era: NameWidth? = nil, year: NumberForm? = nil, quarter: NameWidth? = nil, month: MonthForm? = nil,
    day: NumberForm? = nil, weekday: NameWidth? = nil, hour: NumberForm? = nil, minute: NumberForm? = nil,
    second: NumberForm? = nil
  ) {
    let fields: [(letter: String, form: String?)] = [
      ("G", era?.rawValue), ("y", year?.rawValue), ("Q", quarter?.rawValue), ("M", month?.rawValue),
      ("E", weekday?.rawValue), ("d", day?.rawValue), ("j", hour?.rawValue), ("m", minute?.rawValue),
      ("s", second?.rawValue),
    ]
    let spelled = fields.map { letter, form in
      String(repeating: letter, count: form.map { Self.counts[$0] ?? 1 } ?? 0)
    }.joined()
    skeleton = Skeleton(spelled)?.description ?? spelled
  }

  /// The number of letters for each form.
  private static let counts = ["numeric": 1, "2-digit": 2, "short": 3, "long": 4, "narrow": 5]

  /// The width of a name, such as the name of a weekday.
  public enum NameWidth: String, CaseIterable, Sendable {
    /// The whole name, such as "Tuesday".
    case long
    /// The abbreviated name, such as "Tue".
    case short
    /// One or two letters, such as "T".
    case narrow
  }

  /// The form of a number.
  public enum NumberForm: String, CaseIterable, Sendable {
    /// The number in the locale's usual form.
    case numeric
    /// The number with two digits: "05" for 5, and "26" for the year 2026.
    case twoDigit = "2-digit"
  }

  /// The form of a month, which is a number or a name.
  public enum MonthForm: String, CaseIterable, Sendable {
    /// The number of the month in the locale's usual form.
    case numeric
    /// The number of the month with two digits.
    case twoDigit = "2-digit"
    /// The whole name, such as "February".
    case long
    /// The abbreviated name, such as "Feb".
    case short
    /// One or two letters, such as "F".
    case narrow
  }
}

extension AlmanacCalendar {
  /// The text of a date with a set of fields; the call throws the same errors as ``text(_:skeleton:)``.
  ///
  /// ```swift
  /// try calendar.text(date, fields: FieldSet(month: .long, day: .numeric, weekday: .long))
  /// // "Dienstag, 17. Februar"
  /// ```
  ///
  /// The call takes as long as ``text(_:skeleton:)``.
  public func text(_ date: CalendarDate, fields: FieldSet) throws(AlmanacError) -> String {
    try text(date, skeleton: fields.skeleton)
  }

  /// The parts of a date's text with a set of fields; the call throws the same errors as ``text(_:skeleton:)``.
  ///
  /// ```swift
  /// try calendar.parts(date, fields: FieldSet(year: .numeric, month: .long)).map(\.kind)  // [.month, .literal, .year]
  /// ```
  ///
  /// The call takes as long as ``parts(_:skeleton:)``.
  public func parts(_ date: CalendarDate, fields: FieldSet) throws(AlmanacError) -> [TextPart] {
    try parts(date, skeleton: fields.skeleton)
  }

  /// The text of a range of days with a set of fields, as ``text(from:to:skeleton:)`` writes it.
  ///
  /// ```swift
  /// try calendar.text(from: date, to: thursday, fields: FieldSet(month: .long, day: .numeric))
  /// // "17.–19. Februar"
  /// ```
  ///
  /// The call takes as long as ``text(from:to:skeleton:)``.
  public func text(
    from first: CalendarDate, to last: CalendarDate, fields: FieldSet
  ) throws(AlmanacError) -> String { try text(from: first, to: last, skeleton: fields.skeleton) }

  /// The text of a date and a time with the fields in a skeleton, such as `MMMdjm`.
  ///
  /// ```swift
  /// try calendar.text(date, at: time, skeleton: "MMMdjm")  // "17. Feb., 14:30"
  /// ```
  ///
  /// The call takes a few microseconds. It throws the same errors as ``text(_:skeleton:)``, also for a skeleton without
  /// a date or without a time.
  public func text(
    _ date: CalendarDate, at time: TimeOfDay, skeleton: String
  ) throws(AlmanacError) -> String {
    let wanted = try dateAndTime(skeleton)
    return try joined(date, try locale.text(time, skeleton: wanted.time), wanted.date)
  }

  /// The text of a date and a time with a set of fields, as ``text(_:at:skeleton:)`` writes it.
  ///
  /// ```swift
  /// try calendar.text(date, at: time, fields: FieldSet(day: .numeric, weekday: .short, hour: .numeric))
  /// // "Di., 17., 14 Uhr"
  /// ```
  ///
  /// The call takes a few microseconds.
  public func text(_ date: CalendarDate, at time: TimeOfDay, fields: FieldSet) throws(AlmanacError) -> String
  {
    try text(date, at: time, skeleton: fields.skeleton)
  }

  /// The text of a range between two dates with times, with the fields in a skeleton, such as `MMMdjm`.
  ///
  /// ```swift
  /// try calendar.text(from: date, at: time, to: date, at: four, skeleton: "MMMdjm")
  /// // "17. Feb., 14:30–16:00 Uhr"
  /// ```
  ///
  /// On one day, the date is written once, before a range of times. On different days, the date has the fields that a
  /// range without times has: see ``text(from:to:skeleton:)``. The earlier end always comes first. The call takes a few
  /// microseconds, and throws the same errors as ``text(_:at:skeleton:)``.
  public func text(
    from first: CalendarDate, at firstTime: TimeOfDay, to last: CalendarDate, at lastTime: TimeOfDay,
    skeleton: String
  ) throws(AlmanacError) -> String {
    let wanted = try dateAndTime(skeleton)
    if first.epochDay == last.epochDay {
      let times = try locale.text(from: firstTime, to: lastTime, skeleton: wanted.time)
      return try joined(first, times, wanted.date)
    }
    let shown = try rangeSkeleton(wanted.date, from: date(first), to: date(last))
    let texts = (
      try joined(first, try locale.text(firstTime, skeleton: wanted.time), shown),
      try joined(last, try locale.text(lastTime, skeleton: wanted.time), shown)
    )
    return first < last ? patterns.fallback.text(texts.0, texts.1) : patterns.fallback.text(texts.1, texts.0)
  }

  /// The fields of a skeleton that has both a date and a time.
  private func dateAndTime(_ skeleton: String) throws(AlmanacError) -> (date: String, time: String) {
    guard let wanted = Skeleton(skeleton)?.dateAndTime, !wanted.date.isEmpty, !wanted.time.isEmpty else {
      throw .unknownSkeleton(skeleton, known: [])
    }
    return (wanted.date.description, wanted.time.description)
  }

  /// The texts of a date and of a time, joined as UTS 35 says for the width of the date's month.
  private func joined(
    _ date: CalendarDate, _ time: String, _ skeleton: String
  ) throws(AlmanacError) -> String {
    let date = try patternBesideTime(skeleton).text(DateFields(self.date(date)))
    let widths = Skeleton(skeleton)
    let style: TextStyle =
      switch widths?["M"] {
      case 4: widths?["E"] == nil ? .long : .full
      case 3: .medium
      default: .short
      }
    return patterns.dateTime[style.rawValue]?.text(time, date) ?? "\(date) \(time)"
  }
}

extension AlmanacLocale {
  /// The text of a time with a set of fields; the call throws the same errors as ``text(_:skeleton:)``.
  ///
  /// ```swift
  /// try locale.text(time, fields: FieldSet(hour: .numeric, minute: .twoDigit))  // "14:30"
  /// ```
  ///
  /// The call takes as long as ``text(_:skeleton:)``.
  public func text(_ time: TimeOfDay, fields: FieldSet) throws(AlmanacError) -> String {
    try text(time, skeleton: fields.skeleton)
  }

  /// The text of a range of times with a set of fields, as ``text(from:to:skeleton:)`` writes it.
  ///
  /// ```swift
  /// try locale.text(from: time, to: four, fields: FieldSet(hour: .numeric))  // "14–16 Uhr"
  /// ```
  ///
  /// The call takes as long as ``text(from:to:skeleton:)``.
  public func text(
    from first: TimeOfDay, to last: TimeOfDay, fields: FieldSet
  ) throws(AlmanacError) -> String { try text(from: first, to: last, skeleton: fields.skeleton) }
}
