import AlmanacKit

/// Makes the patterns of a calendar with cyclic years from the Gregorian ones.
struct CyclicRule {
  /// The pattern of a year's label, as in `r(U)`.
  let year: DatePattern
  let names: CyclicNames
  /// The Gregorian patterns.
  let civil: ExtractedPatterns
  let hasDayNames: Bool
  /// What stands between two numbers, as in "1 bulan 1, 2026".
  private let comma: String
  /// What the language writes behind a year, as 年; empty if nothing.
  private let yearMark: String
  /// The kinds of the fields of a long date.
  private let long: [FieldPart]

  init(
    year: DatePattern, names: CyclicNames, civil: ExtractedPatterns, hasDayNames: Bool, isArabic: Bool
  ) {
    self.year = year
    self.names = names
    self.civil = civil
    self.hasDayNames = hasDayNames
    comma = DatePattern(civil.date["full"]?.text ?? "").comma ?? (isArabic ? "، " : ", ")
    yearMark = DatePattern(civil.skeletons["y"]?.text ?? "").textAfterYear
    long = DatePattern(civil.date["full"]?.text ?? "").kinds
  }

  /// The pattern to use: the language's own if it fits, else one made from the Gregorian pattern; `nil` without any.
  ///
  /// A long pattern shows the year as its label does, any other the related year alone.
  func pattern(_ gregorian: ExtractedPattern?, isLong: Bool, own: ExtractedPattern?) -> ExtractedPattern? {
    gregorian.map { pattern($0, isLong: isLong, own: own, beside: nil) }
  }

  /// The pattern of an interval beside that of one date, whose order and form of the year it has; `nil` if the Gregorian
  /// one has another order, as root's has in many languages.
  func interval(
    _ gregorian: ExtractedPattern?, beside single: DatePattern, own: ExtractedPattern?
  ) -> ExtractedPattern? {
    guard let gregorian, DatePattern(gregorian.text).kinds.areEnds(of: single.kinds),
      !names.months.areNumbers(in: DatePattern(gregorian.text))
    else { return nil }
    return pattern(gregorian, isLong: single.has("U"), own: own, beside: single)
  }

  private func pattern(
    _ gregorian: ExtractedPattern, isLong: Bool, own: ExtractedPattern?, beside single: DatePattern?
  ) -> ExtractedPattern {
    let made = made(from: numbered(DatePattern(gregorian.text)), isLong: isLong)
    if let own, let fitting = fitting(own, made, isLong: isLong, beside: single, gregorian.override) {
      return fitting
    }
    return ExtractedPattern(
      text: made.description, origin: .rule, override: gregorian.override ?? numbering(of: made))
  }

  /// A pattern of the language, with the form of the year and the numbering of all the others; `nil` if it does not fit.
  private func fitting(
    _ own: ExtractedPattern, _ made: DatePattern, isLong: Bool, beside single: DatePattern?,
    _ override: [String: String]?
  ) -> ExtractedPattern? {
    let asked = DatePattern(own.text)
    let pattern = asked.has("r") ? asked : asked.replacing("U", with: isLong ? year.withName : [.relatedYear])
    guard fits(pattern, made, single), own.isOfLanguage || pattern == made else { return nil }
    // A pattern whose year has only a name is worth keeping for the name of its month.
    guard pattern == asked || pattern.kinds != made.kinds else { return nil }
    let numbering = override ?? numbering(of: pattern)
    let isSame = pattern == asked && numbering == own.override
    return ExtractedPattern(
      text: isSame ? own.text : pattern.description, origin: isSame ? own.origin : .rule, override: numbering)
  }

  /// The numbering systems of a pattern in a language that names the days.
  private func numbering(of pattern: DatePattern) -> [String: String]? {
    hasDayNames && pattern.isOfNamedDay ? ["d": "hanidays"] : nil
  }

  /// The pattern with the numeric date in the place of its date, if the names of its months are only numbers.
  ///
  /// There a day and month take their order from the numeric date too: often they have only root's "M/d" beside a "d/M/y"
  /// of the language.
  private func numbered(_ pattern: DatePattern) -> DatePattern {
    let places = pattern.parts.indices.filter { pattern.parts[$0].isOfDate }
    guard let first = places.first, let last = places.last, let text = civil.skeletons["yMd"]?.text else {
      return pattern
    }
    let numeric = DatePattern(text).withoutEra
    let kinds = pattern.kinds.filter { $0 != .weekday }
    let hasOtherOrder =
      kinds.count == 2 && names.months.format.wide.areNumbers && kinds != kinds.inOrder(of: numeric.kinds)
    guard hasOtherOrder || names.months.areNumbers(in: pattern) else { return pattern }
    var date = numeric.keeping { kinds.naming.contains($0 == .monthNumber ? .monthName : $0) }.parts
    if case .literal = date.last { date.removeLast() }
    // In Bashkir the weekday stands inside the date.
    let weekdays = pattern.parts[first...last].filter { $0.kind == .weekday }
    var parts = pattern.parts
    parts.replaceSubrange(first...last, with: date + weekdays.flatMap { [.literal(comma), $0] })
    return DatePattern(parts: parts)
  }

  private func made(from gregorian: DatePattern, isLong: Bool) -> DatePattern {
    var parts = gregorian.withoutEra.parts
    let month: Character = gregorian.fieldCount == 1 ? "L" : "M"
    for index in parts.indices.reversed() {
      switch parts[index] {
      case .field("y", _) where isLong && parts.hasText(yearMark, at: index + 1) && year.has(text: yearMark):
        parts.dropText(yearMark, at: index + 1)
        parts.replaceSubrange(index...index, with: year.parts)
      case .field("y", _):
        parts.replaceSubrange(index...index, with: isLong ? year.parts : [.relatedYear])
      case .field("M", let count) where count < 3, .field("L", let count) where count < 3:
        let name = DatePattern.Part.field(letter: month, count: isLong ? 4 : 3)
        guard let mark = monthMark(of: name), parts.hasText(mark, at: index + 1) else { continue }
        parts.dropText(mark, at: index + 1)
        parts[index] = name
      default: break
      }
    }
    let pattern = separated(DatePattern(parts: parts.joiningTexts))
    return hasDayNames && pattern.isOfNamedDay ? pattern.withoutDayMark : pattern
  }

  /// What every name of a month ends with, as 月; `nil` if the names differ there.
  private func monthMark(of part: DatePattern.Part) -> String? {
    guard let names = names.months[part], let mark = names.first?.last, !mark.isNumber else { return nil }
    return names.allSatisfy { $0.last == mark } ? String(mark) : nil
  }

  /// The pattern with a comma wherever two numbers would meet with only a space between them, or nothing.
  private func separated(_ pattern: DatePattern) -> DatePattern {
    var parts: [DatePattern.Part] = []
    for part in pattern.parts {
      guard case .field = part else {
        parts.append(part)
        continue
      }
      let (before, space) = parts.lastFieldAndSpace
      if let before, endsWithNumber(before), beginsWithNumber(part) {
        parts.removeLast(space)
        parts.append(.literal(comma))
      }
      parts.append(part)
    }
    return DatePattern(parts: parts)
  }

  private func endsWithNumber(_ part: DatePattern.Part) -> Bool {
    shows(part, \.endsWithNumber)
  }

  private func beginsWithNumber(_ part: DatePattern.Part) -> Bool {
    shows(part) { $0.first?.isNumber == true }
  }

  /// Whether any text of a field has a number at an end.
  private func shows(_ part: DatePattern.Part, _ hasNumber: (String) -> Bool) -> Bool {
    if let months = names.months[part] {
      return (months + (names.leapMonths?[part] ?? [])).contains(where: hasNumber)
    }
    guard case .field(let letter, _) = part else { return false }
    return letter == "d" ? !hasDayNames : "rML".contains(letter)
  }

  /// Whether a pattern of the language has the fields of another in the same order, and years that differ.
  private func fits(_ own: DatePattern, _ made: DatePattern, _ single: DatePattern?) -> Bool {
    guard own.has("r") || !made.has("r"), separated(own) == own else { return false }
    if own.has("U") && !(year.has("U") && own.description.contains(year.description)) { return false }
    if let single, own.has("U") != single.has("U") { return false }
    if own.kinds == made.kinds { return true }
    // A name says more than a number, as in 2026年正月初一 for 2026/1/1.
    return made.kinds.contains(.monthNumber) && own.kinds == made.kinds.inOrder(of: long).naming
  }
}

extension String {
  /// Whether the text ends with a number that is a word of its own, as "Monat 1" does, and "Mo1" does not.
  fileprivate var endsWithNumber: Bool {
    guard last?.isNumber == true else { return false }
    let before = last(where: { !$0.isNumber })
    return before == nil || before?.isLetter == false
  }
}
