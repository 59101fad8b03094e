import AlmanacKit

/// Keeps numbers apart in the patterns of a calendar whose names of months may begin or end with a number.
struct NumberedMonths {
  let months: ContextNames
  /// Whether days are shown as names, such as 初八, and not as numbers.
  let hasDayNames: Bool
  /// The pattern of a numeric Gregorian date, without an era.
  private let numeric: DatePattern?
  /// The text to put between two adjacent numbers, as in "1 bulan 1, 2026".
  private let comma: String
  /// What the names of months have in common, by the field that shows them, such as `MMMM`.
  private let forms: [DatePattern.Part: MonthForm]

  init(
    _ months: ContextNames, _ leapMonths: ContextNames?, _ gregorian: ExtractedPatterns, hasDayNames: Bool,
    isArabic: Bool
  ) {
    self.months = months
    self.hasDayNames = hasDayNames
    numeric = gregorian.skeletons["yMd"].map { $0.parsed.removingEra }
    comma = gregorian.date["full"].parsed.comma ?? (isArabic ? "، " : ", ")
    let fields = ["M", "L"].flatMap { letter in
      (3...5).map { DatePattern.Part.field(letter: letter, count: $0) }
    }
    forms = Dictionary(uniqueKeysWithValues: fields.map { ($0, MonthForm(of: $0, months, leapMonths)) })
  }

  /// The patterns without numbers that only a space or nothing separates: "14 महीना 6, 2025".
  func separated(_ patterns: ExtractedPatterns) -> ExtractedPatterns {
    func apart(_ pattern: ExtractedPattern) -> ExtractedPattern {
      let found = pattern.parsed
      let date = joinsNumbers(found) ? numericDate(of: found) : numbered(found)
      return pattern.changed(to: separated(date), by: .numbersApart)
    }
    var result = patterns
    result.date = patterns.date.mapValues(apart)
    result.skeletons = patterns.skeletons.mapValues(apart)
    return result.mappedIntervals { interval, skeleton, _ in
      // If the months are only numbers, both dates of an interval are written as a single date is.
      guard areNumbers(in: interval.parsed) || joinsNumbers(interval.parsed) else { return apart(interval) }
      return result.withSingleDates(interval, of: skeleton, by: .numbersApart)
    }
  }

  /// The character with which all month names of a field end, such as 月; `nil` if the names end differently.
  func mark(of field: DatePattern.Part) -> String? { forms[field]?.mark }

  /// Whether the pattern has a field for a month's name, and every name that the field can show is only a number.
  func areNumbers(in pattern: DatePattern) -> Bool {
    pattern.parts.contains { months[$0]?.areNumbers ?? false }
  }

  /// The pattern, with its date as in the numeric pattern (`yMd`) if its names of months are only numbers.
  ///
  /// So is a pattern of two fields in another order, if the wide names are only numbers: a language has its own `yMd`,
  /// "d/M/y", but inherits root's `Md`, "M/d".
  func numbered(_ pattern: DatePattern) -> DatePattern {
    let kinds = pattern.dateKinds
    let hasOtherOrder =
      kinds.count == 2 && months.format.wide.areNumbers
      && kinds != kinds.inOrder(of: numeric?.kinds ?? kinds)
    return hasOtherOrder || areNumbers(in: pattern) ? numericDate(of: pattern) : pattern
  }

  /// Whether only a space is between two numbers in a date of digits, as in CLDR's Norwegian `d.M y G`.
  private func joinsNumbers(_ pattern: DatePattern) -> Bool { pattern.joinsNumbers && pattern.hasOnlyMarks }

  /// The pattern with its date fields written as in the numeric date pattern (`yMd`).
  private func numericDate(of pattern: DatePattern) -> DatePattern {
    let places = pattern.parts.indices.filter { pattern.parts[$0].isOfDate }
    guard let numeric, let first = places.first, let last = places.last else { return pattern }
    let kinds = pattern.dateKinds
    var date = numeric.keeping { kinds.naming.contains($0 == .monthNumber ? .monthName : $0) }.parts
    if case .literal = date.last { date.removeLast() }
    // In Bashkir, the weekday is inside the date that is replaced. So it is added again after the new date.
    let weekdays = pattern.parts[first...last].filter { $0.kind == .weekday }
    let eras = pattern.parts[first...last].filter(\.isEra)
    var parts = pattern.parts
    parts.replaceSubrange(
      first...last,
      with: date + eras.flatMap { [.literal(" "), $0] } + weekdays.flatMap { [.literal(comma), $0] })
    return DatePattern(parts: parts)
  }

  /// The pattern with a comma between two numbers that have only a space or nothing between them.
  func separated(_ pattern: DatePattern) -> DatePattern {
    var parts: [DatePattern.Part] = []
    parts.reserveCapacity(pattern.parts.count + 1)
    for part in pattern.parts {
      guard case .field = part else {
        parts.append(part)
        continue
      }
      let (before, space) = parts.lastFieldAndSpace
      if let before, forms[before]?.endsWithNumber ?? isNumber(before),
        forms[part]?.beginsWithNumber ?? isNumber(part)
      {
        parts.removeLast(space)
        parts.append(.literal(comma))
      }
      parts.append(part)
    }
    return DatePattern(parts: parts)
  }

  /// Whether a field other than a month's name shows a number.
  private func isNumber(_ part: DatePattern.Part) -> Bool {
    guard let letter = part.letter else { return false }
    return letter == "d" ? !hasDayNames : "yrML".unicodeScalars.contains(letter)
  }
}

/// What the month names that a field shows have in common.
private struct MonthForm {
  let mark: String?
  /// Whether the name of a month or a leap month begins with a number.
  let beginsWithNumber: Bool
  /// Whether the name of a month or a leap month ends with a number.
  let endsWithNumber: Bool

  init(of field: DatePattern.Part, _ months: ContextNames, _ leapMonths: ContextNames?) {
    let months = months[field] ?? []
    let all = months + (leapMonths?[field] ?? [])
    let last = months.first?.last
    mark = last.flatMap { mark in
      mark.isNumber || months.contains { $0.last != mark } ? nil : String(mark)
    }
    beginsWithNumber = all.contains { $0.first?.isNumber == true }
    endsWithNumber = all.contains(where: \.endsWithNumber)
  }
}

extension String {
  /// Whether the text ends with a number that is a separate word, as in "Monat 1" but not in "Mo1".
  fileprivate var endsWithNumber: Bool {
    guard last?.isNumber == true else { return false }
    let before = last(where: { !$0.isNumber })
    return before == nil || before?.isLetter == false
  }
}

extension ContextNames {
  /// The names that a month field shows; `nil` for any other field and for a month as a number.
  subscript(part: DatePattern.Part) -> [String]? {
    switch part {
    case .field("M", let count) where count >= 3: format[count]
    case .field("L", let count) where count >= 3: standAlone[count]
    default: nil
    }
  }
}
