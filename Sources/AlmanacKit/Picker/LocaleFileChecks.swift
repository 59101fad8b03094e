extension LocaleFile {
  /// Throws if a list has more or fewer entries than it has codes, or if a value cannot be used.
  func check() throws(FileProblem) {
    try demandAtMost(numbers.texts?.count ?? 0, Limits.numberTexts, "numbers.texts", "numbers")
    guard weekdays.codes == Weekday.allCases else {
      throw FileProblem(reason: "'weekdays.codes' is not the list of the weekdays from 'sun' to 'sat'")
    }
    try dayPeriods.check()
    try time.check()
    for style in ListStyle.allCases where lists[style.rawValue] == nil {
      throw FileProblem(reason: "'lists' has no '\(style)'")
    }
    try ListLengths.check(self)
  }

  /// Throws if a number in these digits, or the text for a number of units such as `{0} hours`, could be too long.
  func checkNumbers(in digits: Digits) throws(FileProblem) {
    let number = digits.longest(minimumDigits: 1)
    try demandText(number, "'numbers'")
    for (unit, widths) in units ?? [:] {
      for form in widths.values.flatMap(\.forms.values) {
        try demandText(form.utf8.count + form.countBytes(of: "{0}") * number, "'units.\(unit)'")
      }
    }
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
  }
}
