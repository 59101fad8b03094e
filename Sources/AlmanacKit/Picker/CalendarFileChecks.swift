extension CalendarFile {
  /// Throws if the file is for another calendar or locale, if a list has a wrong length, or if a value cannot be used.
  ///
  /// Values that AlmanacKit does not use, such as `picker`, are not checked.
  func check(_ expected: CalendarIdentifier, of locale: String) throws(FileProblem) {
    guard calendar == expected, self.locale == locale else {
      throw FileProblem(reason: "it belongs to the \(calendar.rawValue) calendar of '\(self.locale)'")
    }
    // Almanac and AlmanacKit have the same rules, so other rules are an edit by hand.
    let known = CalendarFile(locale: locale, calendar: calendar)
    guard rules == known.rules else {
      throw FileProblem(reason: "'rules' are not those of the \(calendar.rawValue) calendar")
    }
    for (codes, own, path) in [
      (monthCodes, known.monthCodes, "monthCodes"), (leapMonthCodes, known.leapMonthCodes, "leapMonthCodes"),
      (leapYearMonthCodes, known.leapYearMonthCodes, "leapYearMonthCodes"),
    ] where codes != own {
      throw FileProblem(reason: "'\(path)' does not match the calendar's months")
    }
    try patterns.check()
    try years.check(calendar.traits)
    try mask?.check()
    try checkEras()
    for (system, texts) in numberTexts ?? [:] {
      try demandAtMost(texts.count, Limits.numberTexts, "numberTexts.\(system)", "numbers")
    }
    try demand(leapMonths != nil, if: leapMonthCodes != nil, "leapMonths")
    try demand(leapMonthPatterns != nil, if: leapMonthCodes != nil, "leapMonthPatterns")
    try demand(leapYearMonths != nil, if: leapYearMonthCodes != nil, "leapYearMonths")
    try demand(cyclicYears != nil, if: rules.numbering == .cyclic, "cyclicYears")
    if dayNames != nil { try demand(true, if: rules.numbering == .cyclic, "dayNames") }
    try ListLengths.check(self)
  }

  private func checkEras() throws(FileProblem) {
    let codes = calendar.traits.eras.map(\.code)
    // A language may have no word for a calendar's only era.
    if eras == nil, codes.count <= 1 { return }
    guard eras?.codes == codes else { throw FileProblem(reason: "'eras' does not match the calendar's eras") }
  }

  private func demand(_ isThere: Bool, if belongs: Bool, _ field: String) throws(FileProblem) {
    guard isThere != belongs else { return }
    throw FileProblem(
      reason: belongs ? "it lacks '\(field)'" : "it has '\(field)', which belongs to other calendars")
  }
}

extension CalendarFile.Patterns {
  fileprivate func check() throws(FileProblem) {
    for (table, path) in [(date, "date"), (dateTime, "dateTime"), (skeletons, "skeletons")] {
      try demandAtMost(table.count, Limits.tablePatterns, "patterns.\(path)", "patterns")
    }
    for style in TextStyle.allCases {
      for (path, patterns) in [("date", date), ("dateTime", dateTime)] where patterns[style.rawValue] == nil {
        throw FileProblem(reason: "'patterns.\(path)' has no '\(style)'")
      }
    }
    for skeleton in Self.skeletons where skeletons[skeleton] == nil {
      throw FileProblem(reason: "'patterns.skeletons' has no '\(skeleton)'")
    }
    try intervals.check("patterns.intervals", Intervals.date)
  }
}

extension CalendarFile.Mask {
  fileprivate func check() throws(FileProblem) {
    guard order.count == 3, Set(order) == Set(DateColumn.allCases) else {
      throw FileProblem(reason: "'mask.order' does not have the columns year, month and day")
    }
    guard separators.count == order.count + 1 else {
      throw .length(of: "mask.separators", is: separators.count, not: order.count + 1)
    }
    let texts = separators + (letters.map { [$0.day, $0.month, $0.year] } ?? [])
    try demandAtMost(texts.reduce(0) { $0 + $1.utf8.count }, Limits.pattern, "mask", "bytes")
  }
}

extension CalendarFile.Years {
  fileprivate func check(_ calendar: CalendarTraits) throws(FileProblem) {
    let supported = calendar.yearStructure.listedYears
    guard supported.contains(first), supported.contains(last), first <= last else {
      throw FileProblem(reason: "'years' is not within \(supported.lowerBound) to \(supported.upperBound)")
    }
    try checkPattern(isCyclic: calendar.numbering.isCyclic)
  }

  /// Throws if the pattern lacks the year's full number, or if it has a field for anything except the year and the era.
  private func checkPattern(isCyclic: Bool) throws(FileProblem) {
    let parts = DatePattern(pattern).parts
    let number: Unicode.Scalar = isCyclic ? "r" : "y"
    // `yy` shows only the last two digits of the year.
    let hasNumber = parts.contains { part in
      if case .field(number, let count) = part { count != 2 || isCyclic } else { false }
    }
    guard hasNumber else { throw FileProblem(reason: "'years.pattern' has no '\(number)'") }
    for letter in parts.compactMap(\.letter) where !YearLabel.letters.contains(letter) {
      throw FileProblem(reason: "'years.pattern' has the field '\(letter)', which is not supported")
    }
  }
}
