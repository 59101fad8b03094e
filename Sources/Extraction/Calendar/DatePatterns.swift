import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns of the date styles and skeletons, and the numbering systems of single fields of them.
  func datePatterns(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> (patterns: CalendarFile.Patterns, overrides: [String: [String: String]]?) {
    let date = try styles(of: calendar)
    let skeletons = try skeletons(of: calendar)
    let fallback = try intervalFallback(of: calendar, &sources)
    let intervals = try intervals(of: calendar, skeletons, fallback)
    var overrides: [String: [String: String]] = [:]
    func note(_ pattern: ExtractedPattern, _ table: String, _ key: String) {
      sources["patterns.\(table).\(key)"] = pattern.origin
      if let override = pattern.override { overrides["\(table).\(key)"] = override }
    }
    for (style, pattern) in date { note(pattern, "date", style) }
    for (skeleton, pattern) in skeletons { note(pattern, "skeletons", skeleton) }
    for (skeleton, patterns) in intervals {
      for (letter, pattern) in patterns { note(pattern, "intervals.\(skeleton)", letter) }
    }
    let patterns = CalendarFile.Patterns(
      date: date.mapValues(\.text), dateTime: try dateTimePatterns(of: calendar, &sources),
      intervals: Intervals(fallback: fallback, patterns: intervals.mapValues { $0.mapValues(\.text) }),
      skeletons: skeletons.mapValues(\.text))
    return (patterns, overrides.isEmpty ? nil : overrides)
  }

  private func styles(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String: ExtractedPattern] {
    let styles = try stylePatterns(of: calendar)
    var patterns: [String: ExtractedPattern] = [:]
    for style in ICUDateStyle.allCases {
      let (text, systems) = try styles.value.pattern(at: style.indexOfDate)
      let found = corrected(
        text, styles.origin, at: "patterns.date.\(style.rawValue)", in: calendar.calendar.rawValue)
      patterns[style.rawValue] = extracted(found, systems, calendar.traits.numbering)
    }
    return patterns
  }

  private func skeletons(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String: ExtractedPattern] {
    let tables = try resources.tables(at: calendar.path("availableFormats"))
    var patterns: [String: ExtractedPattern] = [:]
    for skeleton in CalendarFile.Patterns.skeletons {
      let asked = try calendar.generator.pattern(for: skeleton)
      // A skeleton without a pattern of its own is composed from the table's others.
      let own = try tables.holder(of: skeleton)
      let found = corrected(
        asked, own ?? tables.holder ?? tables.rootOrigin, at: "patterns.skeletons.\(skeleton)",
        in: calendar.calendar.rawValue)
      patterns[skeleton] = extracted(found, nil, calendar.traits.numbering)
    }
    return patterns
  }

  func extracted(
    _ found: WithOrigin<String>, _ override: [String: String]?, _ numbering: YearNumbering
  ) -> ExtractedPattern {
    let pattern = DatePattern(found.value)
    var corrected = pattern.corrected(for: numbering)
    let dayNames = override == nil && hasDayName(corrected, numbering) ? ["d": "hanidays"] : nil
    if dayNames != nil { corrected = corrected.withoutDayMark }
    return ExtractedPattern(
      text: corrected == pattern ? found.value : corrected.description,
      origin: corrected == pattern && dayNames == nil ? found.origin : .rule, override: override ?? dayNames)
  }

  /// In Chinese a day beside the name of a month is one of 初一…三十, also where CLDR does not say so.
  private func hasDayName(_ pattern: DatePattern, _ numbering: YearNumbering) -> Bool {
    numbering.isCyclic && request.dataLocale.language == "zh" && pattern.hasMonthNameAndDay
  }
}

/// A pattern, where it came from, and the numbering systems of its fields if they are not the locale's.
struct ExtractedPattern {
  let text: String
  let origin: Origin
  let override: [String: String]?
}

extension DatePattern {
  /// The pattern without ICU's known mistakes.
  ///
  /// In the Chinese calendar `y` is the number in the 60-year cycle, 43 in 2026: where neither the name of the
  /// year nor the related year stands beside it, the related year takes its place. And `Y`, the year of the
  /// week, is the next year on 30 December: without a week beside it, it is the year.
  func corrected(for numbering: YearNumbering) -> DatePattern {
    var pattern = self
    if has("Y") && !has("w") {
      pattern = pattern.replacing("Y", with: .field(letter: "y", count: 1))
    }
    if numbering.isCyclic && !pattern.has("r") && !pattern.has("U") {
      pattern = pattern.replacing("y", with: .field(letter: "r", count: 1))
    }
    return pattern
  }

  /// The pattern without the 日 behind the day: 初八 is the whole name of a day, as CLDR's long pattern has it.
  fileprivate var withoutDayMark: DatePattern {
    var parts = parts
    for index in parts.indices.dropFirst() {
      guard case .field("d", _) = parts[index - 1], case .literal(let text) = parts[index] else { continue }
      parts[index] = .literal(text.hasPrefix("日") ? String(text.dropFirst()) : text)
    }
    return DatePattern(parts: parts.filter { $0 != .literal("") })
  }

  fileprivate var hasMonthNameAndDay: Bool {
    let hasMonthName = parts.contains { part in
      guard case .field(let letter, let count) = part else { return false }
      return (letter == "M" || letter == "L") && count >= 3
    }
    return hasMonthName && has("d")
  }
}
