extension AlmanacCalendar {
  /// The text for a range of days with the fields in a skeleton, such as `yMMMd`.
  ///
  /// ```swift
  /// try calendar.text(from: date, to: date.adding(days: 2), skeleton: "yMMMd")  // "17.–19. Feb. 2026"
  /// ```
  ///
  /// If both days are in the same month or year, most languages write the month or the year only once, as in the
  /// example. If both days have the same text, the result is that text. If the skeleton has a day of the month, a range
  /// also shows the month or the year if its ends differ in it. If it has a month or a quarter, a range also shows the
  /// year. The earlier date always comes first. The call takes about a microsecond if the bundle has a pattern for the
  /// range. It throws the same errors as ``text(_:skeleton:)``.
  public func text(
    from first: CalendarDate, to last: CalendarDate, skeleton: String
  ) throws(AlmanacError) -> String {
    let (start, end) = (date(min(first, last)), date(max(first, last)))
    let shown = try rangeSkeleton(skeleton, from: start, to: end)
    if let letter = start.greatestDifference(to: end), let ends = interval(shown, letter) {
      return ends.first.text(DateFields(start)) + ends.second.text(DateFields(end))
    }
    let pattern = try pattern(shown)
    let texts = (pattern.text(DateFields(start)), pattern.text(DateFields(end)))
    return texts.0 == texts.1 ? texts.0 : patterns.fallback.text(texts.0, texts.1)
  }

  /// The skeleton with the fields that a range between two dates needs, if the bundle has a pattern for it.
  ///
  /// If the bundle has no pattern for `skeleton` itself, the call throws an error. Otherwise, the error would depend on
  /// the dates.
  func rangeSkeleton(
    _ skeleton: String, from start: CalendarDate, to end: CalendarDate
  ) throws(AlmanacError) -> String {
    _ = try pattern(skeleton)
    guard let letter = start.greatestDifference(to: end), let shown = Skeleton(skeleton)?.showing(letter),
      file.skeletonPatterns.pattern(shown) != nil
    else { return skeleton }
    return shown.description
  }

  /// The pattern of an interval whose ends differ in the field `letter`; `nil` if the fallback pattern joins two dates.
  private func interval(_ skeleton: String, _ letter: String) -> IntervalPattern? {
    if let ends = patterns.intervals[skeleton]?[letter] { return ends }
    guard let found = file.intervalPatterns(letter).pattern(skeleton) else { return nil }
    return try? patterns.compiler.compiledInterval(
      found.text, at: "patterns.intervals.\(found.key).\(letter)")
  }
}

extension CalendarDate {
  /// The letter (`y`, `M` or `d`) of the largest field in which two days differ; `nil` if the days are equal.
  ///
  /// Two days in different eras have different years of an era, such as 64 and 1 in Japan's 1989.
  fileprivate func greatestDifference(to other: CalendarDate) -> String? {
    if year != other.year || DateFields(self).era != DateFields(other).era { return "y" }
    if month != other.month { return "M" }
    return day == other.day ? nil : "d"
  }
}

extension AlmanacLocale {
  /// The text for a range of times on the same day, in the locale's hour cycle and without seconds.
  ///
  /// ```swift
  /// try locale.text(from: time, to: TimeOfDay(hour: 16, minute: 0))  // "14:30–16:00 Uhr"
  /// ```
  ///
  /// The earlier time always comes first. If both times are in the same minute, the result is one time, not a range.
  public func text(from first: TimeOfDay, to last: TimeOfDay) -> String {
    (try? text(from: first, to: last, skeleton: "jm")) ?? "\(min(first, last)) – \(max(first, last))"
  }

  /// The text for a range of times on the same day with the fields in a skeleton, such as `jm` or `Hms`.
  ///
  /// ```swift
  /// try locale.text(from: time, to: four, skeleton: "Hm")  // "14:30–16:00 Uhr"
  /// ```
  ///
  /// The call takes about a microsecond. The earlier time always comes first. If both times have the same text, the
  /// result is that text. The call throws the same errors as ``text(_:skeleton:)``.
  public func text(
    from first: TimeOfDay, to last: TimeOfDay, skeleton: String
  ) throws(AlmanacError) -> String {
    let (start, end) = (DateFields(min(first, last)), DateFields(max(first, last)))
    let single = try pattern(skeleton)
    let usual = Skeleton(skeleton)?.withoutZeros.description ?? skeleton
    let isHalfDay = usual.hasPrefix("h") || usual.hasPrefix("j") && file.hourCycle.isHalfDay
    let letter = start.greatestDifference(to: end, isHalfDay: isHalfDay)
    var ends = letter.flatMap { times.intervals[usual]?[$0] }
    // Some parts of the day, such as 中午, end within half a day. Then each time has its own.
    if let names = ends?.first.dayPeriod ?? ends?.second.dayPeriod, names.text(start) != names.text(end) {
      ends = times.intervals[usual]?["a"]
    }
    if let ends { return ends.first.text(start) + ends.second.text(end) }
    let texts = (single.text(start), single.text(end))
    return texts.0 == texts.1 ? texts.0 : times.fallback.text(texts.0, texts.1)
  }
}

extension DateFields {
  /// The letter of the largest field in which two times differ, such as `H`; `nil` if both are in the same minute.
  fileprivate func greatestDifference(to other: DateFields, isHalfDay: Bool) -> String? {
    if isHalfDay && (hour < 12) != (other.hour < 12) { return "a" }
    if hour != other.hour { return isHalfDay ? "h" : "H" }
    return minute == other.minute ? nil : "m"
  }
}
