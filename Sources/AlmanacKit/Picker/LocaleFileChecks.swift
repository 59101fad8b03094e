extension LocaleFile {
  /// Throws unless every list is as long as what it lists.
  func check() throws(FileProblem) {
    try demand(numbers.digits?.count ?? 10, 10, "numbers.digits")
    try demand(numbers.minutes?.count ?? 60, 60, "numbers.minutes")
    try weekdays.check()
    try dayPeriods.check()
    try wheels.check()
    try time.check()
    for style in ListStyle.allCases where lists[style.rawValue] == nil {
      throw FileProblem(reason: "'lists' has no '\(style)'")
    }
    try checkWeek(week.weekend, week.minimalDays, "week")
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
    for style in ["medium", "short"] where styles[style] == nil {
      throw FileProblem(reason: "'time.styles' has no '\(style)'")
    }
    for skeleton in Self.fixedSkeletons where skeletons[skeleton] == nil {
      throw FileProblem(reason: "'time.skeletons' has no '\(skeleton)'")
    }
    try intervals.check("time.intervals", Intervals.time)
  }
}

extension LocaleFile.Weekdays {
  fileprivate func check() throws(FileProblem) {
    guard codes == Weekday.allCases else { throw FileProblem(reason: "'weekdays.codes' is another week") }
    try format.check("weekdays.format", 7)
    try standAlone.check("weekdays.standAlone", 7)
    try titled?.check("weekdays.titled", 7)
  }
}

extension LocaleFile.DayPeriods {
  fileprivate func check() throws(FileProblem) {
    guard codes.count >= 2 else { throw FileProblem(reason: "'dayPeriods.codes' lacks AM and PM") }
    try format.check("dayPeriods.format", codes.count)
    try standAlone.check("dayPeriods.standAlone", codes.count)
    for (code, rule) in rules ?? [:] where !rule.isReadable {
      throw FileProblem(reason: "'dayPeriods.rules.\(code)' is no time of the day")
    }
  }
}

extension LocaleFile.DayPeriods.Rule {
  /// Whether it says one time, or both ends of a span.
  fileprivate var isReadable: Bool {
    let times = at.map { [$0] } ?? [from ?? "", before ?? ""]
    return times.allSatisfy { DayPeriodNames.minute($0) != nil }
  }
}

extension LocaleFile.Wheels {
  fileprivate func check() throws(FileProblem) {
    for cycle in HourCycle.allCases {
      try demand(hours[cycle].count, cycle.numbers.count, "wheels.hours.\(cycle)")
    }
    try demand(minutes.count, 60, "wheels.minutes")
    guard minuteIntervals.allSatisfy({ (1...30).contains($0) && 60 % $0 == 0 }) else {
      throw FileProblem(reason: "'wheels.minuteIntervals' are no divisors of 60")
    }
  }
}
