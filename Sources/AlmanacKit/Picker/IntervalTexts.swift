extension AlmanacCalendar {
  /// The text for a range of days with the fields in a skeleton: `MMMd`, `yMMMd`, `yMMMEd` or `yMMMM`.
  ///
  /// ```swift
  /// try calendar.text(from: date, to: date.adding(days: 2), skeleton: "yMMMd")  // "17.–19. Feb. 2026"
  /// ```
  ///
  /// If both days are in the same month or year, most languages write the month or the year only once, as in the
  /// example. If both days have the same text, the result is that text. The earlier date always comes first. The call
  /// takes about a microsecond. For any other skeleton, it throws ``AlmanacError/unknownSkeleton(_:known:)``.
  public func text(
    from first: CalendarDate, to last: CalendarDate, skeleton: String
  ) throws(AlmanacError) -> String {
    guard let byLetter = patterns.intervals[skeleton] else {
      throw .unknownSkeleton(skeleton, known: patterns.intervals.keys.sorted())
    }
    let (start, end) = (date(min(first, last)), date(max(first, last)))
    let (startFields, endFields) = (DateFields(start), DateFields(end))
    guard let letter = start.greatestDifference(to: end) else { return try text(start, skeleton: skeleton) }
    if let ends = byLetter[letter] { return ends.first.text(startFields) + ends.second.text(endFields) }
    let single = try pattern(skeleton)
    guard byLetter.keys.contains("d") || letter != "d" else { return single.text(startFields) }
    return patterns.fallback.text(single.text(startFields), single.text(endFields))
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
    text(from: min(first, last), to: max(first, last), skeleton: file.hourCycle.rangeSkeleton)
  }

  /// The text for a range of times on a 24-hour clock (skeleton `Hm`) or a 12-hour clock (`hm`).
  package func text(from first: TimeOfDay, to last: TimeOfDay, skeleton: String) -> String {
    let (start, end) = (DateFields(first), DateFields(last))
    let letter = start.greatestDifference(to: end, isHalfDay: skeleton == "hm")
    let single = times.skeletons[skeleton == file.hourCycle.rangeSkeleton ? "jm" : skeleton]
    guard let letter else { return single?.text(start) ?? "\(first)" }
    guard let ends = times.intervals[skeleton]?[letter] else {
      return times.fallback.text(single?.text(start) ?? "\(first)", single?.text(end) ?? "\(last)")
    }
    return ends.first.text(start) + ends.second.text(end)
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
