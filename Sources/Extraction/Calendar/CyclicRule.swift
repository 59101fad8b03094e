import AlmanacKit

/// Makes the patterns for a calendar with cyclic years, such as the Chinese calendar, from the Gregorian patterns.
struct CyclicRule {
  /// The pattern for the label of a year, such as `r(U)`.
  let year: DatePattern
  let gregorianPatterns: ExtractedPatterns
  private let numbers: NumberedMonths
  /// The text that the language writes after a year, such as 年; empty if the language writes no such text.
  private let yearMark: String
  /// The kinds of the fields in the Gregorian pattern for a full date, in order.
  private let long: [PatternFieldKind]

  init(year: DatePattern, _ numbers: NumberedMonths, _ gregorianPatterns: ExtractedPatterns) {
    self.year = year
    self.numbers = numbers
    self.gregorianPatterns = gregorianPatterns
    yearMark = gregorianPatterns.skeletons["y"].parsed.textAfterYear ?? ""
    long = gregorianPatterns.date["full"].parsed.kinds
  }

  /// The language's own pattern if it fits, otherwise a pattern that is made from the Gregorian pattern.
  ///
  /// A long pattern shows the year as in the year's label, such as `r(U)`. Any other pattern shows only the related
  /// year. The result is `nil` if there is no Gregorian pattern.
  func pattern(_ gregorian: ExtractedPattern?, isLong: Bool, own: ExtractedPattern?) -> ExtractedPattern? {
    gregorian.map { pattern($0, isLong: isLong, own: own, beside: nil) }
  }

  /// The pattern for an interval, with the same order and the same form of the year as the pattern for one date.
  ///
  /// `single` is the pattern for one date. The result is `nil` without a Gregorian pattern, or if its fields are not in
  /// the order of `single`, as in many languages where it comes from root. It is also `nil` if the Gregorian pattern
  /// shows a name of a month where this calendar has only numbers, or if only `single` shows a name.
  func interval(
    _ gregorian: ExtractedPattern?, beside single: DatePattern, own: ExtractedPattern?
  ) -> ExtractedPattern? {
    guard let gregorian, gregorian.parsed.kinds.areTwoDates(of: single.kinds),
      !numbers.areNumbers(in: gregorian.parsed)
    else { return nil }
    let made = pattern(gregorian, isLong: single.has("U"), own: own, beside: single)
    return single.kinds.contains(.monthName) && made.parsed.kinds.contains(.monthNumber) ? nil : made
  }

  private func pattern(
    _ gregorian: ExtractedPattern, isLong: Bool, own: ExtractedPattern?, beside single: DatePattern?
  ) -> ExtractedPattern {
    let made = made(from: numbers.numbered(gregorian.parsed), isLong: isLong)
    if let own, let fitting = fitting(own, made, isLong: isLong, beside: single, gregorian.override) {
      return fitting
    }
    return ExtractedPattern(
      made, origin: .made(by: .cyclicPattern), override: gregorian.override ?? numbering(of: made))
  }

  /// The language's own pattern, with its year and its numbering systems changed to match the other patterns.
  ///
  /// For example, if a short pattern has only the year's name (`U`), the related year (`r`) replaces it. The result is
  /// `nil` if the pattern does not fit.
  private func fitting(
    _ own: ExtractedPattern, _ made: DatePattern, isLong: Bool, beside single: DatePattern?,
    _ override: [String: String]?
  ) -> ExtractedPattern? {
    let asked = own.parsed
    let pattern = asked.has("r") ? asked : asked.replacing("U", with: isLong ? year.withName : [.relatedYear])
    guard fits(pattern, made, single), own.isOfLanguage || pattern == made else { return nil }
    // If the year was replaced and `pattern` has the same fields as `made`, `made` is used. If the year was replaced
    // but `pattern` has the month's name instead of its number, `pattern` is better than `made`.
    guard pattern == asked || pattern.kinds != made.kinds else { return nil }
    let numbering = override ?? numbering(of: pattern)
    if pattern == asked && numbering == own.override { return own }
    return ExtractedPattern(pattern, origin: .made(by: .cyclicPattern), override: numbering)
  }

  /// The numbering systems of a pattern that shows the day as a name (`d=hanidays`); `nil` for other patterns.
  private func numbering(of pattern: DatePattern) -> [String: String]? {
    numbers.hasDayNames && pattern.hasNamedDay ? ["d": "hanidays"] : nil
  }

  private func made(from gregorian: DatePattern, isLong: Bool) -> DatePattern {
    var parts = gregorian.removingEra.parts
    let month: Unicode.Scalar = gregorian.fieldCount == 1 ? "L" : "M"
    for index in parts.indices.reversed() {
      switch parts[index] {
      case .field("y", _) where isLong && parts.hasText(yearMark, at: index + 1) && year.has(text: yearMark):
        parts.dropText(yearMark, at: index + 1)
        parts.replaceSubrange(index...index, with: year.parts)
      case .field("y", _) where isLong && year == .relatedYearAndName && parts.hasText(".", at: index + 1):
        parts.dropText(".", at: index + 1)
        parts.replaceSubrange(index...index, with: DatePattern.ordinalYearAndName.parts)
      case .field("y", _): parts.replaceSubrange(index...index, with: isLong ? year.parts : [.relatedYear])
      case .field("M", let count) where count < 3, .field("L", let count) where count < 3:
        let name = DatePattern.Part.field(letter: month, count: isLong ? 4 : 3)
        guard let mark = numbers.mark(of: name), parts.hasText(mark, at: index + 1) else { continue }
        parts.dropText(mark, at: index + 1)
        parts[index] = name
      default: break
      }
    }
    let pattern = numbers.separated(DatePattern(parts: parts.joiningTexts))
    return numbers.hasDayNames && pattern.hasNamedDay ? pattern.withoutDayMark : pattern
  }

  /// Whether the language's own pattern can be used instead of `made`, the pattern made from the Gregorian pattern.
  ///
  /// Both patterns must have the same fields in the same order, with one exception: the language's pattern may have the
  /// name of the month where `made` has its number, if its fields are in the order of a full Gregorian date.
  private func fits(_ own: DatePattern, _ made: DatePattern, _ single: DatePattern?) -> Bool {
    guard numbers.separated(own) == own else { return false }
    if own.has("U") && !(year.has("U") && own.description.contains(year.description)) { return false }
    if let single, own.has("U") != single.has("U") { return false }
    if own.kinds == made.kinds { return true }
    // A name is better than a number: 2026年正月初一 is better than 2026/1/1.
    return made.kinds.contains(.monthNumber) && own.kinds == made.kinds.inOrder(of: long).naming
  }
}
