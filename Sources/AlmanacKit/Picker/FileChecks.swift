extension LocaleFile {
  /// Throws unless every list is as long as what it lists.
  func check() throws(FileProblem) {
    try demand(numbers.digits?.count ?? 10, 10, "numbers.digits")
    try demand(numbers.minutes?.count ?? 60, 60, "numbers.minutes")
    try weekdays.check()
    try dayPeriods.check()
    try wheels.check()
    guard !week.weekend.isEmpty, (1...7).contains(week.minimalDays) else {
      throw FileProblem(reason: "'week' is no week")
    }
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

extension CalendarFile {
  /// Throws unless the file is of the calendar and locale, and every list as long as what it lists.
  func check(_ expected: CalendarIdentifier, of locale: String) throws(FileProblem) {
    guard calendar == expected, self.locale == locale else {
      throw FileProblem(reason: "it is the \(calendar.rawValue) calendar of '\(self.locale)'")
    }
    try months.check("months", 12)
    try leapMonths?.check("leapMonths", 12)
    try demand(dayLabels.count, calendar == .chinese ? 30 : 31, "dayLabels")
    for style in TextStyle.allCases where patterns.date[style.rawValue] == nil {
      throw FileProblem(reason: "'patterns.date' has no '\(style)'")
    }
    try years.check()
    try eras?.check()
    if calendar == .chinese { try checkChineseNames() }
  }

  private func checkChineseNames() throws(FileProblem) {
    guard leapMonths != nil, leapMonthPatterns != nil else {
      throw FileProblem(reason: "it lacks the names of leap months")
    }
    try demand(cyclicYears?.count ?? 0, 60, "cyclicYears")
    try demand(zodiac?.count ?? 0, 12, "zodiac")
    try demand(dayNames?.count ?? 30, 30, "dayNames")
  }
}

extension CalendarFile.Years {
  fileprivate func check() throws(FileProblem) {
    guard ChineseYear.supported.contains(first), ChineseYear.supported.contains(last), first <= last else {
      throw FileProblem(reason: "'years' does not lie within \(ChineseYear.supported)")
    }
    try demand(display.count, last - first + 1, "years.display")
    try demand(numeric.count, last - first + 1, "years.numeric")
  }
}

extension CalendarFile.Eras {
  fileprivate func check() throws(FileProblem) {
    guard !codes.isEmpty else { throw FileProblem(reason: "'eras.codes' is empty") }
    for names in [wide, abbreviated, narrow] { try demand(names.count, codes.count, "eras") }
  }
}

extension ContextNames {
  fileprivate func check(_ path: String, _ count: Int) throws(FileProblem) {
    try format.check("\(path).format", count)
    try standAlone.check("\(path).standAlone", count)
    try titled?.check("\(path).titled", count)
  }
}

extension WidthNames {
  fileprivate func check(_ path: String, _ count: Int) throws(FileProblem) {
    for names in [abbreviated, narrow, wide, short].compactMap(\.self) {
      try demand(names.count, count, path)
    }
  }
}

extension TitledNames {
  fileprivate func check(_ path: String, _ count: Int) throws(FileProblem) {
    for names in [abbreviated, wide, short].compactMap(\.self) { try demand(names.count, count, path) }
  }
}

private func demand(_ found: Int, _ expected: Int, _ path: String) throws(FileProblem) {
  guard found == expected else {
    throw FileProblem(reason: "'\(path)' has \(found) entries and not \(expected)")
  }
}
