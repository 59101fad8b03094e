extension CalendarFile {
  /// Throws unless the file is of the calendar and locale, and each list has as many entries as its codes.
  func check(_ expected: CalendarIdentifier, of locale: String) throws(FileProblem) {
    guard calendar == expected, self.locale == locale else {
      throw FileProblem(reason: "it is the \(calendar.rawValue) calendar of '\(self.locale)'")
    }
    guard monthCodes == calendar.traits.months.ordinaryCodes else {
      throw FileProblem(reason: "'monthCodes' are other months")
    }
    try checkColumns(columns, "columns")
    try patterns.check()
    try years.check()
    try mask?.check()
    try checkEras()
    try checkLeapMonths()
    try checkCycle()
    try ListLengths.check(self)
  }

  private func checkEras() throws(FileProblem) {
    guard (eras?.codes ?? []) == calendar.traits.eras.map(\.code) else {
      throw FileProblem(reason: "'eras' are other eras")
    }
  }

  private func checkLeapMonths() throws(FileProblem) {
    let codes = calendar.traits.months.leapMonths.map(\.description)
    guard (leapMonthCodes ?? []) == codes else {
      throw FileProblem(reason: "'leapMonthCodes' are other months")
    }
    try demand(leapMonths != nil, if: !codes.isEmpty, "leapMonths")
    try demand(leapMonthPatterns != nil, if: !codes.isEmpty, "leapMonthPatterns")
  }

  private func checkCycle() throws(FileProblem) {
    let isCyclic = calendar.traits.numbering.isCyclic
    try demand(cyclicYears != nil, if: isCyclic, "cyclicYears")
    try demand(zodiac != nil, if: isCyclic, "zodiac")
    if !isCyclic { try demand(dayNames != nil, if: false, "dayNames") }
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
    try checkColumns(order, "mask.order")
    guard separators.count == order.count + 1 else {
      throw .length(of: "mask.separators", is: separators.count, not: order.count + 1)
    }
    let texts = separators + (letters.map { [$0.day, $0.month, $0.year] } ?? [])
    try demandAtMost(texts.reduce(0) { $0 + $1.utf8.count }, Limits.pattern, "mask", "bytes")
  }
}

private func checkColumns(_ columns: [DateColumn], _ path: String) throws(FileProblem) {
  guard columns.count == 3, Set(columns) == Set(DateColumn.allCases) else {
    throw FileProblem(reason: "'\(path)' are other columns than year, month and day")
  }
}

extension CalendarFile.Years {
  fileprivate func check() throws(FileProblem) {
    guard ChineseYear.supported.contains(first), ChineseYear.supported.contains(last), first <= last else {
      throw FileProblem(reason: "'years' does not lie within \(ChineseYear.supported)")
    }
    try checkNumbers(numeric ?? [], "years.numeric")
  }
}
