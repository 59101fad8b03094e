import AlmanacICU
import AlmanacICUOracle
import AlmanacKit

/// Compares AlmanacKit's dates with ICU's, in one locale and one calendar.
struct DateComparison {
  let file: CalendarFile
  let calendar: AlmanacCalendar
  let locale: LocaleFile
  let icuLocale: String
  let identifier: String
  let days: SampleDays
  let texts: ICUTexts
  let generator: Opened<ICUPatternGenerator>
  let dayPeriods: DayPeriodRule
  let names: NameRule

  init(
    _ file: CalendarFile, _ calendar: AlmanacCalendar, _ locale: LocaleFile, _ identifier: String,
    _ days: SampleDays
  ) throws {
    self.file = file
    self.calendar = calendar
    self.locale = locale
    icuLocale = identifier
    self.identifier = "\(identifier)@calendar=\(file.calendar.rawValue)"
    self.days = days
    texts = ICUTexts(self.identifier)
    generator = Opened(try ICUPatternGenerator(locale: self.identifier))
    dayPeriods = try DayPeriodRule(locale.dayPeriods, self.identifier)
    names = try NameRule(file, locale, identifier)
  }

  func run(_ tally: inout Tally) throws {
    for style in TextStyle.allCases { try compareStyle(style, &tally) }
    for skeleton in FieldSetNames.dates(of: file, hasQuarters: locale.quarters != nil) {
      guard let found = file.skeletonPatterns.pattern(skeleton) else {
        tally.differ("\(file.locale) \(file.calendar) has no pattern for \(skeleton)")
        continue
      }
      try compare(
        Pattern(
          asked: try generator.icu.pattern(for: skeleton), ours: found.text,
          path: "patterns.skeletons.\(found.key)", isWithoutEra: isWithoutEra(skeleton, found.key),
          isOfOtherWidth: found.key != skeleton && (try isICU(found.text, exceptWidths: found.key))),
        native: nil, &tally
      ) { try calendar.text($0, skeleton: skeleton) }
    }
    let ranges = FieldSetNames.intervals(of: file, hasQuarters: locale.quarters != nil)
    for skeleton in days.skeletons(of: ranges, in: file) { try compareIntervals(skeleton, &tally) }
    for style in TextStyle.allCases { try compareDateTimes(style, &tally) }
  }

  /// ICU's pattern (`asked`), and Almanac's pattern for the same path (`ours`).
  struct Pattern {
    let asked: String
    let ours: String
    let path: String
    /// Whether the pattern is that of a skeleton without an era, as ``SkeletonPatterns`` explains.
    var isWithoutEra = false
    /// Whether Almanac's pattern is ICU's pattern of another width of the same fields.
    var isOfOtherWidth = false
  }

  private func compareStyle(_ style: TextStyle, _ tally: inout Tally) throws {
    let native = Opened(
      try ICUDateFormat(locale: icuLocale, calendar: file.calendar.rawValue, style: style.asICU))
    let pattern = Pattern(
      asked: try native.icu.pattern(), ours: file.patterns.date[style.rawValue] ?? "",
      path: "patterns.date.\(style)")
    try compare(pattern, native: native, &tally) { calendar.text($0, style: style) }
  }

  private func compare(
    _ pattern: Pattern, native: Opened<ICUDateFormat>?, _ tally: inout Tally,
    _ kit: (CalendarDate) throws -> String
  ) throws {
    let path = pattern.path
    let numbers = numbers(at: path, pattern.ours)
    let isCorrected = DatePattern(pattern.asked).spelledOut != DatePattern(pattern.ours).spelledOut
    let isRule = file.sources[path] == .rule || pattern.isWithoutEra
    let isOfOtherWidth = isCorrected && !isRule && pattern.isOfOtherWidth
    if isCorrected && !isRule && !isOfOtherWidth {
      tally.differ("\(file.locale) \(file.calendar) \(path): '\(pattern.ours)' for '\(pattern.asked)'")
    }
    let parts = DatePattern(pattern.ours).parts
    for day in days.days {
      let date = CalendarDate(epochDay: day, file.calendar)
      guard !isWrongInICU(day) else {
        tally.count([.arithmetic])
        continue
      }
      var allowances: Set<Allowance> = isOfOtherWidth ? [.width] : isCorrected ? [.pattern] : []
      let expected: String
      if let named = names.named(parts, of: parts, date, numbers) {
        allowances.insert(.name)
        if !numbers.isEmpty { allowances.insert(.numbers) }
        expected = try texts.text(named, numbers, at: milliseconds(day))
      } else if let native, file.sources[path] != .rule {
        expected = try native.icu.text(at: milliseconds(day))
      } else {
        if !numbers.isEmpty { allowances.insert(.numbers) }
        expected = try texts.text(pattern.ours, numbers, at: milliseconds(day))
      }
      tally.compare(
        try kit(date), expected, allowances, "\(file.locale) \(file.calendar) \(path) \(pattern.ours) \(date)"
      )
    }
  }

  /// Whether a pattern has the fields and literals of ICU's pattern for a skeleton, in any widths.
  private func isICU(_ pattern: String, exceptWidths skeleton: String) throws -> Bool {
    let patterns = [pattern, try generator.icu.pattern(for: skeleton)].map { text in
      DatePattern(text).parts.map { part -> DatePattern.Part in
        if case .field(let letter, _) = part { .field(letter: letter, count: 1) } else { part }
      }
    }
    return patterns[0] == patterns[1]
  }

  func isWithoutEra(_ skeleton: String, _ key: String?) -> Bool {
    skeleton.hasPrefix("G") && key?.hasPrefix("G") == false
  }

  /// The numbering systems of a pattern's fields, by the letters of the fields.
  func numbers(at path: String, _ pattern: String) -> [Unicode.Scalar: String] {
    var numbers: [Unicode.Scalar: String] = [:]
    for letter in DatePattern(pattern).letters {
      numbers[letter] =
        file.numberOverrides?[path]?[String(letter)] ?? file.numberOverrides?[path]?["*"]
    }
    return numbers
  }

  func isWrongInICU(_ day: Int) -> Bool {
    days.wrongInICU[file.calendar]?.contains(day) ?? false
  }
}

extension DateComparison {
  private func compareDateTimes(_ style: TextStyle, _ tally: inout Tally) throws {
    let native = try ICUDateFormat(locale: identifier, style: style.asICU, timeStyle: .short)
    let path = "patterns.date.\(style)"
    let datePattern = file.patterns.date[style.rawValue] ?? ""
    let numbers = numbers(at: path, datePattern)
    let pattern = (file.patterns.dateTime[style.rawValue] ?? "")
      .replacing("{1}", with: datePattern)
      .replacing("{0}", with: locale.time.styles["short"] ?? "")
    let (parts, dateParts) = (DatePattern(pattern).parts, DatePattern(datePattern).parts)
    let isOwn = try native.pattern() == pattern
    let isCorrected = file.sources[path] == .rule
    for (index, day) in days.days.enumerated() {
      let date = CalendarDate(epochDay: day, file.calendar)
      let time = try TimeOfDay(hour: index % 24, minute: index * 7 % 60)
      guard !isWrongInICU(day) else {
        tally.count([.arithmetic])
        continue
      }
      var allowances: Set<Allowance> = []
      if isCorrected { allowances.insert(.pattern) }
      if !isOwn && file.calendar != .gregorian { allowances.insert(.time) }
      if !isOwn && locale.sources["time.styles.short"] == .rule { allowances.insert(.pattern) }
      if dayPeriods.concerns(parts) { allowances.insert(.dayPeriod) }
      if !numbers.isEmpty { allowances.insert(.numbers) }
      if names.named(parts, of: dateParts, date, numbers) != nil { allowances.insert(.name) }
      let expected =
        allowances.isEmpty
        ? try native.text(at: milliseconds(day, time))
        : try texts.text(
          parts.replacing {
            names.text($0, $1, of: dateParts, date, numbers) ?? dayPeriods.text($0, $1, time)
          }, numbers,
          at: milliseconds(day, time))
      tally.compare(
        calendar.text(date, at: time, style: style), expected, allowances,
        "\(file.locale) \(file.calendar) dateTime.\(style) \(pattern) \(date) \(time)")
    }
  }
}

extension TextStyle {
  fileprivate var asICU: ICUDateStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}
