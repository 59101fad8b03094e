extension CalendarFile {
  /// Throws unless the file is of the calendar and locale, and every list as long as what it lists.
  func check(_ expected: CalendarIdentifier, of locale: String) throws(FileProblem) {
    guard calendar == expected, self.locale == locale else {
      throw FileProblem(reason: "it is the \(calendar.rawValue) calendar of '\(self.locale)'")
    }
    guard monthCodes == MonthCode.ordinaryCodes else {
      throw FileProblem(reason: "'monthCodes' are other months")
    }
    try months.check("months", 12)
    try demand(dayLabels.count, calendar == .chinese ? 30 : 31, "dayLabels")
    try checkColumns(columns, "columns")
    try patterns.check()
    try years.check()
    try eras?.check()
    try mask?.check()
    if calendar == .chinese { try checkChineseNames() } else { try checkCivilNames() }
  }

  private func checkCivilNames() throws(FileProblem) {
    let isOrdinary = leapMonths == nil && leapMonthPatterns == nil && dayNames == nil
    guard isOrdinary, cyclicYears == nil, zodiac == nil else {
      throw FileProblem(reason: "it has names that only the Chinese calendar has")
    }
  }

  private func checkChineseNames() throws(FileProblem) {
    guard let leapMonths, leapMonthPatterns != nil, leapMonthCodes == MonthCode.leapCodes else {
      throw FileProblem(reason: "it lacks the names of leap months")
    }
    try leapMonths.check("leapMonths", 12)
    try demand(cyclicYears?.count ?? 0, 60, "cyclicYears")
    try demand(zodiac?.count ?? 0, 12, "zodiac")
    try demand(dayNames?.count ?? 30, 30, "dayNames")
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
    try demand(separators.count, order.count + 1, "mask.separators")
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
    for (list, path) in [(display, "years.display"), (numeric, "years.numeric")] {
      if let list { try demand(list.count, last - first + 1, path) }
    }
    try checkNumbers(numeric ?? [], "years.numeric")
  }
}

extension CalendarFile.Eras {
  fileprivate func check() throws(FileProblem) {
    guard !codes.isEmpty else { throw FileProblem(reason: "'eras.codes' is empty") }
    for names in [wide, abbreviated, narrow] { try demand(names.count, codes.count, "eras") }
  }
}
