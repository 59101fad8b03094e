/// The length of a date's or a time's text (UTS 35, `dateFormatLength`).
public enum TextStyle: String, CaseIterable, Sendable {
  /// As in "Tuesday, February 17, 2026"; for a time, it is the same as ``medium``.
  case full
  /// As in "February 17, 2026"; for a time, it is the same as ``medium``.
  case long
  /// As in "Feb 17, 2026" and "2:05:00 PM".
  case medium
  /// As in "2/17/26" and "2:05 PM".
  case short
}

extension AlmanacCalendar {
  /// The text of a date in a style; a date in another calendar is converted first.
  ///
  /// ```swift
  /// calendar.text(date, style: .long)  // "17. Februar 2026"
  /// calendar.text(date, style: .short)  // "17.02.26"
  /// ```
  public func text(_ date: CalendarDate, style: TextStyle) -> String {
    // A file that lacks a pattern for one of the four styles is rejected when it is read.
    patterns.byStyle[style.rawValue]?.text(DateFields(self.date(date))) ?? "\(date)"
  }

  /// The text of a date with the fields in a skeleton (UTS 35), such as `yMMMMEEEEd`.
  ///
  /// ```swift
  /// try calendar.text(date, skeleton: "yMMMMEEEEd")  // "Dienstag, 17. Februar 2026"
  /// ```
  ///
  /// The fields can be `y`, `M`, `yM`, `d`, `Md`, `yMd`, `E`, `Ed`, `MEd`, `yMEd`, `QQQ` and `yQQQ`. The era `G` can be
  /// added to the year, except beside a quarter. Each field can have every width, as in `MMMMEEEEd`, but a quarter has at
  /// least three letters. If the bundle does not have the pattern, the call makes it from a pattern with the same fields
  /// in other widths, which takes a few microseconds longer. For other fields, and for quarters in a calendar or a
  /// language without them, the call throws ``AlmanacError/unknownSkeleton(_:known:)``.
  public func text(_ date: CalendarDate, skeleton: String) throws(AlmanacError) -> String {
    try pattern(skeleton).text(DateFields(self.date(date)))
  }

  /// The parts of a date's text in a style, for a text field with a segment for each number, or for VoiceOver.
  ///
  /// ```swift
  /// calendar.parts(date, style: .short).map(\.text)  // ["17", ".", "02", ".", "26"]
  /// ```
  ///
  /// The joined parts are equal to ``text(_:style:)``. The call takes as long as ``text(_:style:)``.
  public func parts(_ date: CalendarDate, style: TextStyle) -> [TextPart] {
    patterns.byStyle[style.rawValue]?.parts(DateFields(self.date(date))) ?? []
  }

  /// The parts of a date's text for a skeleton; the call throws the same errors as ``text(_:skeleton:)``.
  ///
  /// ```swift
  /// try calendar.parts(date, skeleton: "yMMMM").map(\.kind)  // [.month, .literal, .year]
  /// ```
  public func parts(_ date: CalendarDate, skeleton: String) throws(AlmanacError) -> [TextPart] {
    try pattern(skeleton).parts(DateFields(self.date(date)))
  }

  /// The text of a date and a time together; the date has the given style, and the time has the short style.
  ///
  /// ```swift
  /// calendar.text(date, at: time, style: .medium)  // "17.02.2026, 14:30"
  /// ```
  public func text(_ date: CalendarDate, at time: TimeOfDay, style: TextStyle) -> String {
    let dateText = patterns.byTimedStyle[style.rawValue]?.text(DateFields(self.date(date))) ?? "\(date)"
    let timeText = locale.text(time, style: .short)
    return patterns.dateTime[style.rawValue]?.text(timeText, dateText) ?? "\(dateText) \(timeText)"
  }

  /// The pattern of a skeleton, from the file or from a pattern of the file with the same fields.
  func pattern(_ skeleton: String) throws(AlmanacError) -> TextPattern {
    if let pattern = patterns.skeletons[skeleton] { return pattern }
    return try pattern(skeleton, patterns.compiler)
  }

  /// The pattern of a skeleton in a text that also has a time, in the digits of times.
  func patternBesideTime(_ skeleton: String) throws(AlmanacError) -> TextPattern {
    guard locale.digits.lacksZero else { return try pattern(skeleton) }
    var compiler = patterns.compiler
    compiler.digits = locale.timeDigits
    return try pattern(skeleton, compiler)
  }

  private func pattern(_ skeleton: String, _ compiler: PatternCompiler) throws(AlmanacError) -> TextPattern {
    guard let found = file.skeletonPatterns.pattern(skeleton),
      let pattern = try? compiler.compiled(found.text, at: "patterns.skeletons.\(found.key)")
    else { throw .unknownSkeleton(skeleton, known: patterns.skeletons.keys.sorted()) }
    return pattern
  }
}

extension AlmanacLocale {
  /// The text of a time in the locale's hour cycle, with seconds unless the style is short.
  ///
  /// ```swift
  /// locale.text(time, style: .medium)  // "14:30:00"
  /// locale.text(time, style: .short)  // "14:30"
  /// ```
  public func text(_ time: TimeOfDay, style: TextStyle) -> String {
    let style: TextStyle = style == .short ? .short : .medium
    return times.byStyle[style.rawValue]?.text(DateFields(time)) ?? "\(time)"
  }

  /// The parts of a time's text in the locale's hour cycle, with seconds unless the style is short.
  ///
  /// ```swift
  /// locale.parts(time, style: .short).map(\.text)  // ["14", ":", "30"]
  /// ```
  public func parts(_ time: TimeOfDay, style: TextStyle) -> [TextPart] {
    times.byStyle[style == .short ? "short" : "medium"]?.parts(DateFields(time)) ?? []
  }

  /// The text of a time with the fields in a skeleton (UTS 35), such as `jm` or `Hm`.
  ///
  /// ```swift
  /// try locale.text(time, skeleton: "H")  // "14 Uhr"
  /// ```
  ///
  /// The bundle has the skeletons `H`, `Hm`, `Hms`, `h`, `hm`, `hms` and `ms`. It also has `j`, `jm` and `jms`, which use
  /// the locale's hour cycle. For any other skeleton, the call throws ``AlmanacError/unknownSkeleton(_:known:)``.
  public func text(_ time: TimeOfDay, skeleton: String) throws(AlmanacError) -> String {
    try pattern(skeleton).text(DateFields(time))
  }

  func pattern(_ skeleton: String) throws(AlmanacError) -> TextPattern {
    if let pattern = times.skeletons[skeleton] { return pattern }
    guard let wanted = Skeleton(skeleton), let pattern = times.skeletons[wanted.withoutZeros.description]
    else { throw .unknownSkeleton(skeleton, known: times.skeletons.keys.sorted()) }
    return "jhH".unicodeScalars.contains { wanted[$0] == 2 } ? pattern.withTwoDigitHours : pattern
  }
}
