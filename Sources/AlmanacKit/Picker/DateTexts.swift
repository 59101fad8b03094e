/// How long the text of a date or time is (UTS 35, `dateFormatLength`).
public enum TextStyle: String, CaseIterable, Sendable {
  /// As in "Tuesday, February 17, 2026"; a time has no such style.
  case full
  /// As in "February 17, 2026"; a time has no such style.
  case long
  /// As in "Feb 17, 2026", and "2:05:00 PM".
  case medium
  /// As in "2/17/26", and "2:05 PM".
  case short
}

extension TextStyle {
  /// The place among all styles.
  var place: Int {
    switch self {
    case .full: 0
    case .long: 1
    case .medium: 2
    case .short: 3
    }
  }
}

extension AlmanacCalendar {
  /// The text of a date in a style; a date of another calendar is converted first.
  ///
  /// ```swift
  /// calendar.text(date, style: .long)  // "17. Februar 2026"
  /// calendar.text(date, style: .short)  // "17.02.26"
  /// ```
  public func text(_ date: CalendarDate, style: TextStyle) -> String {
    // Every file has the four styles: they are checked when it is read.
    patterns[style]?.text(DateFields(self.date(date))) ?? "\(date)"
  }

  /// The text of a date by a skeleton (UTS 35), as in `yMMMMEEEEd`.
  ///
  /// ```swift
  /// try calendar.text(date, skeleton: "yMMMMEEEEd")  // "Dienstag, 17. Februar 2026"
  /// ```
  ///
  /// The bundle has `E`, `Ed`, `Gy`, `GyMMM`, `GyMMMM`, `M`, `MMM`, `MMMEd`, `MMMM`, `MMMMd`, `MMMd`, `Md`,
  /// `d`, `y`, `yM`, `yMMM`, `yMMMEd`, `yMMMM`, `yMMMMEEEEd`, `yMMMMd`, `yMMMd` and `yMd`. For another skeleton it
  /// throws ``AlmanacError/unknownSkeleton(_:known:)``.
  public func text(_ date: CalendarDate, skeleton: String) throws(AlmanacError) -> String {
    try pattern(skeleton).text(DateFields(self.date(date)))
  }

  /// The text of a date in a style, part by part: for a field with a segment for each number, or for VoiceOver.
  ///
  /// ```swift
  /// calendar.parts(date, style: .short).map(\.text)  // ["17", ".", "02", ".", "26"]
  /// ```
  ///
  /// The parts together are ``text(_:style:)``, and take as long.
  public func parts(_ date: CalendarDate, style: TextStyle) -> [TextPart] {
    patterns[style]?.parts(DateFields(self.date(date))) ?? []
  }

  /// The text of a date by a skeleton, part by part; it throws as ``text(_:skeleton:)`` does.
  ///
  /// ```swift
  /// try calendar.parts(date, skeleton: "yMMMM").map(\.kind)  // [.month, .literal, .year]
  /// ```
  public func parts(_ date: CalendarDate, skeleton: String) throws(AlmanacError) -> [TextPart] {
    try pattern(skeleton).parts(DateFields(self.date(date)))
  }

  /// The text of a date and a time: the date in a style, the time in the short one.
  ///
  /// ```swift
  /// calendar.text(date, at: time, style: .medium)  // "17.02.2026, 14:30"
  /// ```
  public func text(_ date: CalendarDate, at time: TimeOfDay, style: TextStyle) -> String {
    let dateText = text(date, style: style)
    let timeText = locale.text(time, style: .short)
    return patterns.dateTime[style.rawValue]?.text(timeText, dateText) ?? "\(dateText) \(timeText)"
  }

  func pattern(_ skeleton: String) throws(AlmanacError) -> TextPattern {
    guard let pattern = patterns.skeletons[skeleton] else {
      throw .unknownSkeleton(skeleton, known: patterns.skeletons.keys.sorted())
    }
    return pattern
  }
}

extension AlmanacLocale {
  /// The text of a time in the locale's hour cycle: with seconds if the style is not short.
  ///
  /// ```swift
  /// locale.text(time, style: .medium)  // "14:30:00"
  /// locale.text(time, style: .short)  // "14:30"
  /// ```
  public func text(_ time: TimeOfDay, style: TextStyle) -> String {
    let style: TextStyle = style == .short ? .short : .medium
    return times.styles[style.rawValue]?.text(DateFields(time)) ?? "\(time)"
  }

  /// The text of a time in the locale's hour cycle, part by part.
  ///
  /// ```swift
  /// locale.parts(time, style: .short).map(\.text)  // ["14", ":", "30"]
  /// ```
  public func parts(_ time: TimeOfDay, style: TextStyle) -> [TextPart] {
    times.styles[style == .short ? "short" : "medium"]?.parts(DateFields(time)) ?? []
  }

  /// The text of a time by a skeleton (UTS 35), as in `jm` or `Hm`.
  ///
  /// ```swift
  /// try locale.text(time, skeleton: "H")  // "14 Uhr"
  /// ```
  ///
  /// The bundle has `H`, `Hm`, `Hms`, `h`, `hm`, `hms` and `ms`, and `j` and `jm` in the locale's hour cycle.
  /// For another skeleton it throws ``AlmanacError/unknownSkeleton(_:known:)``.
  public func text(_ time: TimeOfDay, skeleton: String) throws(AlmanacError) -> String {
    guard let pattern = times.skeletons[skeleton] else {
      throw .unknownSkeleton(skeleton, known: times.skeletons.keys.sorted())
    }
    return pattern.text(DateFields(time))
  }
}
