extension CalendarFile {
  /// Throws unless the file is of the calendar and locale, and each list has as many entries as its codes.
  func check(_ expected: CalendarIdentifier, of locale: String) throws(FileProblem) {
    guard calendar == expected, self.locale == locale else {
      throw FileProblem(reason: "it is the \(calendar.rawValue) calendar of '\(self.locale)'")
    }
    guard monthCodes == MonthCode.ordinaryCodes else {
      throw FileProblem(reason: "'monthCodes' are other months")
    }
    try checkColumns(columns, "columns")
    try patterns.check()
    try years.check()
    if let eras, eras.codes.isEmpty { throw FileProblem(reason: "'eras.codes' is empty") }
    try mask?.check()
    if calendar == .chinese { try checkChineseNames() } else { try checkCivilNames() }
    try ListLengths.check(self)
  }

  private func checkCivilNames() throws(FileProblem) {
    let isOrdinary = leapMonths == nil && leapMonthPatterns == nil && dayNames == nil
    guard isOrdinary, cyclicYears == nil, zodiac == nil else {
      throw FileProblem(reason: "it has names that only the Chinese calendar has")
    }
  }

  private func checkChineseNames() throws(FileProblem) {
    guard leapMonths != nil, leapMonthPatterns != nil, leapMonthCodes == MonthCode.leapCodes else {
      throw FileProblem(reason: "it lacks the names of leap months")
    }
    guard cyclicYears != nil, zodiac != nil else {
      throw FileProblem(reason: "it lacks 'cyclicYears' or 'zodiac'")
    }
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
