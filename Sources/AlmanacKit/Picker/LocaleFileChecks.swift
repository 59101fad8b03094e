extension LocaleFile {
  /// Throws if a list has more or fewer entries than it has codes, or if a value cannot be used.
  func check() throws(FileProblem) {
    try numbers.check()
    guard Set(calendars.available).count == calendars.available.count else {
      throw FileProblem(reason: "'calendars.available' has a calendar twice")
    }
    guard weekdays.codes == Weekday.allCases else {
      throw FileProblem(reason: "'weekdays.codes' is not the list of the weekdays from 'sun' to 'sat'")
    }
    try dayPeriods.check()
    try wheels.check()
    try time.check()
    for style in ListStyle.allCases where lists[style.rawValue] == nil {
      throw FileProblem(reason: "'lists' has no '\(style)'")
    }
    try checkWeek(week.weekend, week.minimalDays, "week")
    try demandAtMost(lists.count, Limits.tablePatterns, "lists", "styles")
    try demandAtMost(plurals.cardinal.size, Limits.pluralRanges, "plurals.cardinal", "relations and ranges")
    try checkTexts()
    try ListLengths.check(self)
  }

  private func checkTexts() throws(FileProblem) {
    for (key, phrase) in strings {
      for text in phrase.texts { try text.checkPlaceholders("strings.\(key)") }
    }
    for (unit, widths) in units ?? [:] {
      for names in widths.values {
        for form in names.forms.values { try form.checkNumbers("units.\(unit)") }
      }
    }
  }
}

extension LocaleFile.Numbers {
  fileprivate func check() throws(FileProblem) {
    for digit in digits ?? [] {
      try demandAtMost(digit.utf16.count, Limits.digit, "numbers.digits", "UTF-16 code units in a digit")
    }
    for (numbers, path) in [(days, "days"), (hours, "hours"), (minutes, "minutes")] {
      try checkNumbers(numbers ?? [], "numbers.\(path)")
    }
    try checkTexts(ofNumbers: texts ?? [:], "numbers.texts")
  }
}

/// Throws if there are more texts of numbers than ``Limits/numberTexts``, if a key is not a number, or if a text is too
/// long.
func checkTexts(ofNumbers texts: [String: String], _ path: String) throws(FileProblem) {
  try demandAtMost(texts.count, Limits.numberTexts, path, "numbers")
  for number in texts.keys where Int(number).map(String.init) != number {
    throw FileProblem(reason: "'\(path)' names '\(number)', which is not a number")
  }
  try checkNumbers(Array(texts.values), path)
}

/// Throws if the text of a number, such as a Roman numeral, is longer than ``Limits/number``.
func checkNumbers(_ numbers: [String], _ path: String) throws(FileProblem) {
  for number in numbers {
    try demandAtMost(number.utf16.count, Limits.number, path, "UTF-16 code units in a number")
  }
}

extension PluralRules {
  /// The total number of conditions, relations and ranges in the rules.
  fileprivate var size: Int {
    conditions.values.reduce(0) { size, alternatives in
      alternatives.reduce(size + alternatives.count) { size, relations in
        relations.reduce(size) { $0 + 1 + $1.ranges.count }
      }
    }
  }
}

extension String {
  /// Throws if the text has more different placeholders than ``Limits/placeholders``.
  fileprivate func checkPlaceholders(_ path: String) throws(FileProblem) {
    // A text with few braces cannot have too many placeholders, so almost no text has to be parsed.
    guard utf8.count(where: { $0 == UInt8(ascii: "{") }) > Limits.placeholders else { return }
    try demandAtMost(Template(self).names.count, Limits.placeholders, path, "placeholders")
  }

  /// Throws if the text for a number of units, such as `{0} hours`, is too long or has too many placeholders.
  fileprivate func checkNumbers(_ path: String) throws(FileProblem) {
    try demandAtMost(utf8.count, Limits.pattern, path, "bytes in a text")
    let braces = utf8.count { $0 == UInt8(ascii: "{") }
    try demandAtMost(braces, Limits.placeholders, path, "placeholders in a text")
  }
}

/// Throws if a region has no weekend, or if its `minimalDays` is not a number from 1 to 7.
func checkWeek(_ weekend: [Weekday], _ minimalDays: Int, _ path: String) throws(FileProblem) {
  guard !weekend.isEmpty, (1...7).contains(minimalDays) else {
    throw FileProblem(reason: "'\(path)' has no weekend, or its 'minimalDays' is not a number from 1 to 7")
  }
}

extension LocaleFile.Time {
  fileprivate func check() throws(FileProblem) {
    try demandAtMost(styles.count, Limits.tablePatterns, "time.styles", "patterns")
    try demandAtMost(skeletons.count, Limits.tablePatterns, "time.skeletons", "patterns")
    for style in ["medium", "short"] where styles[style] == nil {
      throw FileProblem(reason: "'time.styles' has no '\(style)'")
    }
    for skeleton in Self.fixedSkeletons where skeletons[skeleton] == nil {
      throw FileProblem(reason: "'time.skeletons' has no '\(skeleton)'")
    }
    try intervals.check("time.intervals", Intervals.time)
  }
}

extension LocaleFile.DayPeriods {
  fileprivate func check() throws(FileProblem) {
    try demandAtMost(codes.count, Limits.dayPeriods, "dayPeriods.codes", "codes")
    guard codes.count >= 2 else { throw FileProblem(reason: "'dayPeriods.codes' lacks AM and PM") }
    for (code, rule) in rules ?? [:] where !rule.isReadable {
      throw FileProblem(reason: "'dayPeriods.rules.\(code)' has a missing or invalid time")
    }
  }
}

extension DayPeriodSpan {
  /// Whether the span is one valid time, such as `12:00`, or has two valid times as its ends.
  fileprivate var isReadable: Bool {
    let times = at.map { [$0] } ?? [from ?? "", before ?? ""]
    return times.allSatisfy { DayPeriodNames.minute($0) != nil }
  }
}

extension LocaleFile.Wheels {
  fileprivate func check() throws(FileProblem) {
    guard minuteIntervals.allSatisfy({ (1...30).contains($0) && 60 % $0 == 0 }) else {
      throw FileProblem(
        reason: "'wheels.minuteIntervals' has a number that does not divide 60, or that is not from 1 to 30")
    }
  }
}
