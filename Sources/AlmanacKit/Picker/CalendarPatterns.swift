struct CalendarPatterns: Sendable {
  /// The patterns of dates by ``TextStyle``; a checked file has a pattern for each style.
  let byStyle: [String: TextPattern]
  /// The patterns of the styles beside a time, in the digits of times.
  let byTimedStyle: [String: TextPattern]
  let skeletons: [String: TextPattern]
  let intervals: [String: [String: IntervalPattern]]
  let fallback: JoiningPattern
  let dateTime: [String: JoiningPattern]
  /// The digits of the days in the grid of a month, which are those of the skeleton `d`.
  let dayDigits: Digits
  let yearLabel: YearLabel
  /// The label of a year beside the name of its era.
  let yearInEraLabel: YearLabel
  /// Compiles the patterns that are not in the file, but follow from a pattern of the file.
  let compiler: PatternCompiler

  init(_ file: CalendarFile, _ locale: AlmanacLocale) throws(FileProblem) {
    let names = try CalendarNames(file, locale.digits, locale.file.quarters)
    var compiler = PatternCompiler(
      calendar: file.calendar, digits: locale.digits, dayPeriods: locale.dayPeriods,
      weekdays: locale.file.weekdays.names, names: names, numberSystems: file.numberOverrides ?? [:])
    byStyle = try compiler.compiled(file.patterns.date, "date")
    skeletons = try compiler.compiled(file.patterns.skeletons, "skeletons")
    intervals = try compiler.compiledIntervals(file.patterns.intervals.patterns)
    fallback = try JoiningPattern(interval: file.patterns.intervals.fallback)
    var dateTime: [String: JoiningPattern] = [:]
    for (style, pattern) in file.patterns.dateTime { dateTime[style] = try JoiningPattern(dateTime: pattern) }
    self.dateTime = dateTime
    let daySystems = compiler.numberSystems["patterns.skeletons.d"] ?? [:]
    dayDigits = try compiler.digits(of: daySystems["d"] ?? daySystems["*"])
    yearLabel = try YearLabel(file.years.pattern, compiler)
    yearInEraLabel = try YearLabel(DatePattern(file.years.pattern).withoutEra, compiler)
    self.compiler = compiler
    compiler.digits = locale.timeDigits
    byTimedStyle = locale.digits.lacksZero ? try compiler.compiled(file.patterns.date, "date") : byStyle
    let ends = 2 * skeletons.longest(of: Intervals.date.map(\.key))
    try demandText(fallback.length + ends, "'patterns.intervals.fallback'")
    let time = locale.times.byStyle["short"]?.longest ?? 0
    for (style, pattern) in dateTime {
      let date = byTimedStyle[style]?.longest ?? 0
      try demandText(pattern.length + date + time, "'patterns.dateTime.\(style)'")
    }
  }
}

extension CalendarNames {
  init(_ file: CalendarFile, _ digits: Digits, _ quarters: ContextNames?) throws(FileProblem) {
    let leap = file.leapMonthPatterns?.numeric ?? "{0}"
    guard leap.countBytes(of: "{0}") == 1 else {
      throw FileProblem(reason: "'leapMonthPatterns.numeric' has no {0}")
    }
    let months = file.calendar.traits.months
    let none = ContextNames(hasShort: false) { _, _ in Array(repeating: "", count: months.ordinary.count) }
    self.init(
      months: file.months, leapMonths: file.leapMonths?.placed(months.leapMonths, over: none),
      leapYearMonths: file.leapYearMonths?.placed(months.renamedMonths, over: file.months),
      numericLeap: leap, quarters: quarters, eras: file.eras?.names, cyclicYears: file.cyclicYears,
      days: file.dayNames, dayOfMonths: file.dayOfMonths ?? [:],
      numberTexts: (file.numberTexts ?? [:]).mapValues { Digits(texts: $0.byNumber, otherwise: digits) })
  }
}

extension ContextNames {
  /// The names of all months, which are these names for the months `codes`, and those of `others` for the other months.
  fileprivate func placed(_ codes: [MonthCode], over others: ContextNames) -> ContextNames {
    ContextNames(hasShort: false) { context, width in
      var names = others[context, width]
      for (code, name) in zip(codes, self[context, width]) { names[code.number - 1] = name }
      return names
    }
  }
}

extension DatePattern {
  /// The pattern for a label without its era, and without the spaces around the label.
  fileprivate var withoutEra: String {
    var rest = parts.filter { $0.letter != "G" }
    if case .literal(let text) = rest.first { rest[0] = .literal(String(text.drop(while: \.isWhitespace))) }
    if case .literal(let text) = rest.last {
      rest[rest.count - 1] = .literal(String(text.reversed().drop(while: \.isWhitespace).reversed()))
    }
    return DatePattern(parts: rest).description
  }
}
