import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// CLDR's patterns of a calendar, without ICU's known mistakes.
  func extractedPatterns(of calendar: borrowing OpenCalendar) throws(ICUError) -> ExtractedPatterns {
    let date = try styles(of: calendar)
    let skeletons = try skeletons(of: calendar)
    let fallback = try intervalFallback(of: calendar)
    return ExtractedPatterns(
      date: date, dateTime: try dateTimePatterns(of: calendar), fallback: fallback,
      intervals: try intervals(of: calendar, skeletons, fallback.value), skeletons: skeletons)
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
      var pattern = extracted(found, systems, calendar.traits.numbering)
      pattern.isOfLanguage = styles.origin != .root
      patterns[style.rawValue] = pattern
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
      var pattern = extracted(found, nil, calendar.traits.numbering)
      if calendar.traits.numbering.isCyclic { pattern.isOfLanguage = try tables.holdsCyclic(skeleton) }
      patterns[skeleton] = pattern
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

  /// In Chinese a day is one of 初一…三十 beside the name of a month and alone, also where CLDR does not say so.
  private func hasDayName(_ pattern: DatePattern, _ numbering: YearNumbering) -> Bool {
    numbering.isCyclic && hasDayNames && pattern.isOfNamedDay
  }
}

extension InheritedTables {
  /// Whether the language has a pattern for a skeleton of a calendar with cyclic years, where `yyyy`, `r` and `U` are the
  /// year.
  fileprivate func holdsCyclic(_ skeleton: String) throws(ICUError) -> Bool {
    if rootOrigin != .root { return true }
    let key = skeleton.replacingBytes(of: "EEEE", with: "E")
    let keys = key.hasPrefix("y") ? ["y", "yyyy", "r", "U"].map { $0 + key.dropFirst() } : [key]
    for key in keys where try holder(of: key) != nil { return true }
    return false
  }
}

/// A pattern, where it came from, and the numbering systems of its fields if they are not the locale's.
struct ExtractedPattern {
  let text: String
  let origin: Origin
  let override: [String: String]?
  /// Whether CLDR has the pattern in the locale's language, rather than only in root.
  var isOfLanguage = true
}

/// The patterns of a calendar, before they are written.
struct ExtractedPatterns {
  let date: [String: ExtractedPattern]
  let dateTime: [String: WithOrigin<String>]
  /// How two dates stand side by side where no pattern of an interval fits.
  let fallback: WithOrigin<String>
  /// By skeleton, then by the letter of the greatest difference.
  let intervals: [String: [String: ExtractedPattern]]
  let skeletons: [String: ExtractedPattern]
}

extension ExtractedPatterns {
  /// The patterns and the numbering systems of single fields of them, as the file has them.
  func written(
    _ sources: inout [String: Origin]
  ) -> (patterns: CalendarFile.Patterns, overrides: [String: [String: String]]?) {
    var overrides: [String: [String: String]] = [:]
    func note(_ pattern: ExtractedPattern, _ table: String, _ key: String) {
      let path = "patterns.\(table).\(key)"
      sources[path] = pattern.origin
      overrides[path] = pattern.override
    }
    for (style, pattern) in date { note(pattern, "date", style) }
    for (style, pattern) in dateTime { sources["patterns.dateTime.\(style)"] = pattern.origin }
    for (skeleton, pattern) in skeletons { note(pattern, "skeletons", skeleton) }
    for (skeleton, patterns) in intervals {
      for (letter, pattern) in patterns { note(pattern, "intervals.\(skeleton)", letter) }
    }
    sources["patterns.intervals.fallback"] = fallback.origin
    let patterns = CalendarFile.Patterns(
      date: date.mapValues(\.text), dateTime: dateTime.mapValues(\.value),
      intervals: Intervals(
        fallback: fallback.value, patterns: intervals.mapValues { $0.mapValues(\.text) }),
      skeletons: skeletons.mapValues(\.text))
    return (patterns, overrides.isEmpty ? nil : overrides)
  }
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
      pattern = pattern.replacing("Y", with: [.field(letter: "y", count: 1)])
    }
    if numbering.isCyclic && !pattern.has("r") && !pattern.has("U") {
      pattern = pattern.replacing("y", with: [.field(letter: "r", count: 1)])
    }
    return pattern
  }

  /// The pattern without the 日 behind the day: 初八 is the whole name of a day, as CLDR's long pattern has it.
  var withoutDayMark: DatePattern {
    var parts = parts
    for index in parts.indices.dropFirst() {
      guard case .field("d", _) = parts[index - 1], case .literal(let text) = parts[index] else { continue }
      parts[index] = .literal(text.hasPrefix("日") ? String(text.dropFirst()) : text)
    }
    return DatePattern(parts: parts.filter { $0 != .literal("") })
  }

  /// Whether a day of the pattern has a name where days have names: not beside the number of a month.
  var isOfNamedDay: Bool {
    let hasMonthNumber = parts.contains { part in
      guard case .field(let letter, let count) = part else { return false }
      return (letter == "M" || letter == "L") && count < 3
    }
    return has("d") && !hasMonthNumber
  }
}
