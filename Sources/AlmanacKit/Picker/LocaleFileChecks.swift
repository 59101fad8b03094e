extension LocaleFile {
  /// Throws unless each list has as many entries as its codes, and every value can be used.
  func check() throws(FileProblem) {
    try numbers.check()
    guard Set(calendars.available).count == calendars.available.count else {
      throw FileProblem(reason: "'calendars.available' has a calendar twice")
    }
    guard weekdays.codes == Weekday.allCases else {
      throw FileProblem(reason: "'weekdays.codes' is another week")
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
      for text in phrase.allTexts { try text.checkPlaceholders("strings.\(key)") }
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
  }
}

/// Throws if a number of a system without digits is longer than one can be.
func checkNumbers(_ numbers: [String], _ path: String) throws(FileProblem) {
  for number in numbers {
    try demandAtMost(number.utf16.count, Limits.number, path, "UTF-16 code units in a number")
  }
}

extension PluralRules {
  /// How many relations and ranges a number may have to be compared with.
  fileprivate var size: Int {
    conditions.values.reduce(0) { size, alternatives in
      alternatives.reduce(size + alternatives.count) { size, relations in
        relations.reduce(size) { $0 + 1 + $1.ranges.count }
      }
    }
  }
}

extension Phrase {
  /// Every text in it, in any order.
  fileprivate var allTexts: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural(let forms): Array(forms.values)
    }
  }
}

extension String {
  /// Throws if the text has more different placeholders than a text can have.
  fileprivate func checkPlaceholders(_ path: String) throws(FileProblem) {
    // Few texts have so many braces that their placeholders have to be told apart.
    guard utf8.count(where: { $0 == UInt8(ascii: "{") }) > Limits.placeholders else { return }
    try demandAtMost(Template(self).names.count, Limits.placeholders, path, "placeholders")
  }

  /// Throws if the form of a unit is longer than a pattern, or has the number more often than a text has placeholders.
  fileprivate func checkNumbers(_ path: String) throws(FileProblem) {
    try demandAtMost(utf8.count, Limits.pattern, path, "bytes in a form")
    let braces = utf8.count { $0 == UInt8(ascii: "{") }
    try demandAtMost(braces, Limits.placeholders, path, "placeholders in a form")
  }
}

extension Region {
  /// Throws unless the rules make a week.
  func check(_ code: String) throws(FileProblem) {
    try checkWeek(weekend, minimalDays, "regions.\(code)")
  }
}

private func checkWeek(_ weekend: [Weekday], _ minimalDays: Int, _ path: String) throws(FileProblem) {
  guard !weekend.isEmpty, (1...7).contains(minimalDays) else {
    throw FileProblem(reason: "'\(path)' is no week")
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
      throw FileProblem(reason: "'dayPeriods.rules.\(code)' is no time of the day")
    }
  }
}

extension DayPeriodSpan {
  /// Whether it says one time, or both ends of a span.
  fileprivate var isReadable: Bool {
    let times = at.map { [$0] } ?? [from ?? "", before ?? ""]
    return times.allSatisfy { DayPeriodNames.minute($0) != nil }
  }
}

extension LocaleFile.Wheels {
  fileprivate func check() throws(FileProblem) {
    guard minuteIntervals.allSatisfy({ (1...30).contains($0) && 60 % $0 == 0 }) else {
      throw FileProblem(reason: "'wheels.minuteIntervals' are no divisors of 60")
    }
  }
}
