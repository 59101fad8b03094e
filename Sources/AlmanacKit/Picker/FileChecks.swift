extension LocaleFile {
  /// Whether every list is as long as what it lists.
  func check() throws(FileProblem) {
    try check("numbers.digits", numbers.digits?.count ?? 10, is: 10)
    try check("numbers.minutes", numbers.minutes?.count ?? 60, is: 60)
    try check("weekdays.codes", weekdays.codes == Weekday.allCases ? 7 : 0, is: 7)
    try weekdays.format.check("weekdays.format", 7)
    try weekdays.standAlone.check("weekdays.standAlone", 7)
    guard dayPeriods.codes.count >= 2 else { throw FileProblem(reason: "'dayPeriods.codes' lacks AM and PM") }
    try dayPeriods.format.check("dayPeriods.format", dayPeriods.codes.count)
    guard !week.weekend.isEmpty, (1...7).contains(week.minimalDays) else {
      throw FileProblem(reason: "'week' is no week")
    }
  }
}

extension CalendarFile {
  /// Whether the file is of the calendar and locale, and every list as long as what it lists.
  func check(_ expected: CalendarIdentifier, of locale: String) throws(FileProblem) {
    guard calendar == expected, self.locale == locale else {
      throw FileProblem(reason: "it is the \(calendar.rawValue) calendar of '\(self.locale)'")
    }
    try months.check("months", 12)
    try leapMonths?.check("leapMonths", 12)
    if let cyclicYears { try AlmanacKit.check("cyclicYears", cyclicYears.count, is: 60) }
    if let zodiac { try AlmanacKit.check("zodiac", zodiac.count, is: 12) }
    if let dayNames { try AlmanacKit.check("dayNames", dayNames.count, is: 30) }
    if let eras { try eras.check() }
    for style in TextStyle.allCases where patterns.date[style.rawValue] == nil {
      throw FileProblem(reason: "'patterns.date' has no '\(style)'")
    }
    guard years.first <= years.last else { throw FileProblem(reason: "'years' ends before it begins") }
    let count = years.last - years.first + 1
    try AlmanacKit.check("years.display", years.display.count, is: count)
    try AlmanacKit.check("years.numeric", years.numeric.count, is: count)
    if calendar == .chinese && (leapMonths == nil || leapMonthPatterns == nil || cyclicYears == nil) {
      throw FileProblem(reason: "it lacks the names of leap months or years")
    }
  }
}

extension CalendarFile.Eras {
  fileprivate func check() throws(FileProblem) {
    guard !codes.isEmpty else { throw FileProblem(reason: "'eras.codes' is empty") }
    for names in [wide, abbreviated, narrow] { try AlmanacKit.check("eras", names.count, is: codes.count) }
  }
}

extension ContextNames {
  fileprivate func check(_ path: String, _ count: Int) throws(FileProblem) {
    try format.check("\(path).format", count)
    try standAlone.check("\(path).standAlone", count)
  }
}

extension WidthNames {
  fileprivate func check(_ path: String, _ count: Int) throws(FileProblem) {
    for names in [abbreviated, narrow, wide] + (short.map { [$0] } ?? []) {
      try AlmanacKit.check(path, names.count, is: count)
    }
  }
}

private func check(_ path: String, _ found: Int, is expected: Int) throws(FileProblem) {
  guard found == expected else {
    throw FileProblem(reason: "'\(path)' has \(found) entries and not \(expected)")
  }
}

extension LocaleFile {
  fileprivate func check(_ path: String, _ found: Int, is expected: Int) throws(FileProblem) {
    try AlmanacKit.check(path, found, is: expected)
  }
}
