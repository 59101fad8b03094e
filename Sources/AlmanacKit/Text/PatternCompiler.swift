/// Compiles patterns such as `d. MMMM y`, and adds the names and digits of one locale and calendar to them.
///
/// A compiled pattern therefore needs no other data to write a date or a time.
struct PatternCompiler: Sendable {
  let calendar: CalendarIdentifier
  var digits: Digits
  let dayPeriods: DayPeriodFields
  let weekdays: ContextNames
  /// The calendar's names, such as its month names; `nil` if only patterns for times are compiled.
  let names: CalendarNames?
  /// The numbering systems of fields by the path of their pattern, and then by their letter or `*` for all fields.
  let numberSystems: [String: [String: String]]

  /// Compiles a pattern; `path` is its path in the calendar's file, such as `patterns.date.full`.
  func compiled(_ pattern: String, at path: String) throws(FileProblem) -> TextPattern {
    try textPattern(try parts(of: pattern), pattern, path)
  }

  /// Compiles the patterns of a table, such as `skeletons`.
  func compiled(_ patterns: [String: String], _ table: String) throws(FileProblem) -> [String: TextPattern] {
    var compiled: [String: TextPattern] = [:]
    for (key, pattern) in patterns {
      compiled[key] = try self.compiled(pattern, at: "patterns.\(table).\(key)")
    }
    return compiled
  }

  /// Compiles the pattern of an interval into two patterns, one for the start and one for the end of the interval.
  func compiledInterval(_ pattern: String, at path: String) throws(FileProblem) -> IntervalPattern {
    let parts = try parts(of: pattern)
    let split = DatePattern.intervalSplit(of: parts)
    let first = try textPattern(Array(parts[..<split]), pattern, path)
    let second = try textPattern(Array(parts[split...]), pattern, path)
    try demandText(first.longest + second.longest, "the pattern '\(pattern)'")
    return (first, second)
  }

  /// Splits a pattern into its parts; throws if the pattern is too long or has too many fields.
  private func parts(of pattern: String) throws(FileProblem) -> [DatePattern.Part] {
    try demandShort(pattern)
    let read = DatePattern(pattern)
    let fields = read.fieldCount
    guard fields <= Limits.patternFields else {
      throw FileProblem(
        reason: "the pattern '\(pattern)' has \(fields) fields (limit: \(Limits.patternFields))")
    }
    return read.parts
  }

  /// Compiles the patterns of intervals, by skeleton and then by the letter of the field in which the ends differ.
  func compiledIntervals(
    _ patterns: [String: [String: String]]
  ) throws(FileProblem) -> [String: [String: IntervalPattern]] {
    var compiled: [String: [String: IntervalPattern]] = [:]
    for (skeleton, letters) in patterns {
      for (letter, pattern) in letters {
        compiled[skeleton, default: [:]][letter] = try compiledInterval(
          pattern, at: "patterns.intervals.\(skeleton).\(letter)")
      }
    }
    return compiled
  }

  private func textPattern(
    _ parts: [DatePattern.Part], _ pattern: String, _ path: String
  ) throws(FileProblem) -> TextPattern {
    let compiled = TextPattern(pieces: try pieces(of: parts, pattern, numberSystems[path] ?? [:]))
    try demandText(compiled.longest, "the pattern '\(pattern)'")
    return compiled
  }

  private func pieces(
    of parts: [DatePattern.Part], _ pattern: String, _ systems: [String: String]
  ) throws(FileProblem) -> [TextPattern.Piece] {
    let ordinals = ordinals(in: pattern)
    return try parts.map { part throws(FileProblem) in
      switch part {
      case .literal(let text): return .literal(text)
      case .field(let letter, let count):
        if let piece = timePiece(letter, count) { return piece }
        let system = systems[String(letter)] ?? systems["*"]
        if let piece = try datePiece(letter, count, system, ordinals) { return piece }
        throw FileProblem(
          reason: "the pattern '\(pattern)' has the field '\(letter)', which is not supported")
      }
    }
  }

  /// The ordinal days that a pattern shows: none unless the pattern has a month's name, as for `ddd` in UTS 35.
  ///
  /// `pattern` is a whole pattern, also for one end of an interval: the first day of `d–d MMMM` is an ordinal.
  private func ordinals(in pattern: String) -> [String: String] {
    guard let ordinals = names?.dayOfMonths, !ordinals.isEmpty else { return [:] }
    return DatePattern(pattern).hasMonthName ? ordinals : [:]
  }

  private func timePiece(_ letter: Unicode.Scalar, _ count: Int) -> TextPattern.Piece? {
    switch letter {
    case "H": .number(.hour(.h23), minimumDigits: count, digits)
    case "h": .number(.hour(.h12), minimumDigits: count, digits)
    case "K": .number(.hour(.h11), minimumDigits: count, digits)
    case "k": .number(.hour(.h24), minimumDigits: count, digits)
    case "m": .number(.minute, minimumDigits: count, digits)
    case "s": .number(.second, minimumDigits: count, digits)
    case "a": .dayPeriod(dayPeriods.amAndPM(count))
    case "B": .dayPeriod(dayPeriods.flexible(count))
    default: nil
    }
  }

  private func datePiece(
    _ letter: Unicode.Scalar, _ count: Int, _ system: String?, _ ordinals: [String: String]
  ) throws(FileProblem) -> TextPattern.Piece? {
    guard let names else { return nil }
    let digits = try self.digits(of: system)
    switch letter {
    case "G": return names.eras.map { .name(.era, $0[count]) }
    case "y": return year(count, digits)
    case "r": return .number(.relatedYear, minimumDigits: count, digits)
    case "U": return names.cyclicYears.map { .name(.cyclicName, $0) }
    case "M": return month(count, \.format, names, digits)
    case "L": return month(count, \.standAlone, names, digits)
    case "Q": return quarter(count, names.quarters?.format, digits)
    case "q": return quarter(count, names.quarters?.standAlone, digits)
    case "d":
      if system == "hanidays", let days = names.days { return .name(.day, days) }
      guard system == nil, !ordinals.isEmpty else { return .number(.day, minimumDigits: count, digits) }
      return .name(
        .day, calendar.traits.days.map { ordinals["\($0)"] ?? digits.text($0, minimumDigits: count) })
    case "E": return .name(.weekday, weekday(weekdays.format, count))
    case "c": return count < 3 ? nil : .name(.weekday, weekday(weekdays.standAlone, count))
    default: return nil
    }
  }

  private func year(_ count: Int, _ digits: Digits) -> TextPattern.Piece {
    if calendar.traits.numbering.isCyclic { return .number(.cyclicYear, minimumDigits: count, digits) }
    return count == 2 && !digits.isPartial ? .shortYear(digits) : .number(.year, minimumDigits: count, digits)
  }

  private func month(
    _ count: Int, _ context: KeyPath<ContextNames, WidthNames>, _ names: CalendarNames, _ digits: Digits
  ) -> TextPattern.Piece {
    guard count >= 3 else { return .monthNumber(minimumDigits: count, leap: names.numericLeap, digits) }
    return .monthName(
      ordinary: names.months[keyPath: context][count], leap: names.leapMonths?[keyPath: context][count] ?? [],
      leapYear: names.leapYearMonths?[keyPath: context][count] ?? [])
  }

  /// The name or the number of a quarter, for a calendar whose quarters all have three months.
  private func quarter(_ count: Int, _ names: WidthNames?, _ digits: Digits) -> TextPattern.Piece? {
    guard calendar.traits.hasQuarters else { return nil }
    if count < 3 { return .number(.quarter, minimumDigits: count, digits) }
    return names.map { .name(.quarter, $0[count]) }
  }

  private func weekday(_ names: WidthNames, _ count: Int) -> [String] {
    count == 6 ? names.short ?? names.abbreviated : names[count]
  }

  /// The digits of a numbering system, such as `hanidec`; the locale's digits if `system` is `nil`.
  func digits(of system: String?) throws(FileProblem) -> Digits {
    switch system {
    case nil: return digits
    case "hanidec": return .hanidec
    case "romanlow": return .romanlow
    // Only days have names in `hanidays`. All other numbers use the locale's digits.
    case "hanidays" where names?.days != nil: return digits
    case let system? where names?.numberTexts[system] != nil: return names?.numberTexts[system] ?? digits
    case let system?: throw FileProblem(reason: "there is no numbering system '\(system)'")
    }
  }
}

/// The patterns of the start and of the end of an interval.
typealias IntervalPattern = (first: TextPattern, second: TextPattern)

/// Throws if the longest text that `source` can make exceeds ``Limits/text``; `length` is in bytes of UTF-8.
func demandText(_ length: Int, _ source: @autoclosure () -> String) throws(FileProblem) {
  guard length <= Limits.text else {
    throw FileProblem(reason: "\(source()) can make a text of \(length) bytes (limit: \(Limits.text))")
  }
}

/// Throws if a pattern is longer than ``Limits/pattern``.
func demandShort(_ pattern: String) throws(FileProblem) {
  guard pattern.utf8.count <= Limits.pattern else {
    throw FileProblem(reason: "a pattern has \(pattern.utf8.count) bytes (limit: \(Limits.pattern))")
  }
}

/// The names of months, eras, years and days that a calendar's patterns show.
struct CalendarNames: Sendable {
  var months = ContextNames()
  /// The names of the leap months at the indices of ``months``; a month that is never a leap month has an empty name.
  var leapMonths: ContextNames?
  /// The names of all ordinary months in a year with a leap month; `nil` if no name differs.
  var leapYearMonths: ContextNames?
  /// The pattern for the number of a leap month, which has one `{0}`.
  var numericLeap = "{0}"
  var quarters: ContextNames?
  var eras: WidthNames?
  var cyclicYears: [String]?
  var days: [String]?
  /// The days that are ordinal numbers beside a month's name, by number.
  var dayOfMonths: [String: String] = [:]
  /// The numbering systems that write numbers as texts, by name.
  var numberTexts: [String: Digits] = [:]
}

extension WidthNames {
  /// The names in the width that a field with `count` letters shows, such as the wide names for `MMMM` (UTS 35).
  package subscript(count: Int) -> [String] {
    switch count {
    case 4: wide
    case 5: narrow
    default: abbreviated
    }
  }
}
