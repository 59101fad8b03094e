import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// CLDR's patterns for a calendar, with known mistakes in ICU's data corrected.
  func extractedPatterns(of calendar: borrowing OpenCalendar) throws(ICUError) -> ExtractedPatterns {
    let date = try styles(of: calendar)
    let skeletons = try skeletons(of: calendar)
    let fallback = try intervalFallback(of: calendar)
    return ExtractedPatterns(
      date: date, dateTime: try dateTimePatterns(of: calendar), fallback: fallback,
      intervals: try intervals(of: calendar, skeletons, fallback.value), skeletons: skeletons)
  }

  private func styles(of calendar: borrowing OpenCalendar) throws(ICUError) -> [String: ExtractedPattern] {
    let styles = try stylePatterns(of: calendar)
    var patterns: [String: ExtractedPattern] = [:]
    for style in ICUDateStyle.allCases {
      let (text, systems) = try styles.value.pattern(at: style.indexOfDate)
      let found = corrected(text, styles.origin, at: "patterns.date.\(style.rawValue)", in: calendar.name)
      patterns[style.rawValue] = extracted(
        found, systems, calendar.traits, isOfLanguage: styles.origin != .root)
    }
    return patterns
  }

  private func skeletons(of calendar: borrowing OpenCalendar) throws(ICUError) -> [String: ExtractedPattern] {
    let tables = try resources.tables(at: calendar.path("availableFormats"))
    var patterns: [String: ExtractedPattern] = [:]
    for skeleton in CalendarFile.Patterns.names(in: calendar.traits) {
      let asked = try calendar.generator.pattern(for: skeleton)
      // If CLDR has no pattern for a skeleton, ICU composes one from other patterns in the table `availableFormats`.
      // The composed pattern gets the origin of the table.
      let own = try tables.originBelowRoot(of: skeleton)
      let found = corrected(
        asked, own ?? tables.originBelowRoot ?? tables.rootOrigin, at: "patterns.skeletons.\(skeleton)",
        in: calendar.name)
      let isOfLanguage =
        calendar.traits.numbering.isCyclic ? try tables.holdsCyclic(skeleton) : found.origin != .root
      patterns[skeleton] = extracted(found, nil, calendar.traits, isOfLanguage: isOfLanguage)
    }
    return patterns
  }

  func extracted(
    _ found: WithOrigin<String>, _ override: [String: String]?, _ traits: CalendarTraits, isOfLanguage: Bool
  ) -> ExtractedPattern {
    let (pattern, numbering) = (DatePattern(found.value), traits.numbering)
    var corrected = pattern.corrected(for: numbering)
    let hasShortYear = !traits.hasShortYears && corrected.parts.contains(.field(letter: "y", count: 2))
    if hasShortYear { corrected = corrected.replacing("y", with: [.field(letter: "y", count: 1)]) }
    // CLDR does not mark every day with `hanidays` that is alone or next to a month's name.
    let isDayName = override == nil && numbering.isCyclic && hasDayNames && corrected.hasNamedDay
    let rule: Rule =
      isDayName
      ? .dayName
      : numbering.isCyclic
        ? .relatedYear
        : hasShortYear
          ? .wholeYear
          : pattern.has("e") ? .weekdayName : pattern.has("Y") ? .weekYear : .numberOfWord
    if isDayName { corrected = corrected.withoutDayMark }
    return ExtractedPattern(
      corrected, text: corrected == pattern ? found.value : nil,
      origin: corrected == pattern && !isDayName ? found.origin : .made(by: rule),
      override: isDayName ? ["d": "hanidays"] : override, isOfLanguage: isOfLanguage)
  }
}

extension InheritedTables {
  /// Whether the language itself has a pattern for a skeleton of a calendar with cyclic years.
  ///
  /// In such a calendar, the year in a skeleton can be `y`, `yyyy`, `r` or `U`.
  fileprivate func holdsCyclic(_ skeleton: String) throws(ICUError) -> Bool {
    if rootOrigin != .root { return true }
    let key = skeleton.replacingBytes(of: "EEEE", with: "E")
    let keys = key.hasPrefix("y") ? ["y", "yyyy", "r", "U"].map { $0 + key.dropFirst() } : [key]
    for key in keys where try originBelowRoot(of: key) != nil { return true }
    return false
  }
}

/// A pattern with its origin, and with the numbering systems of fields that do not use the locale's system.
struct ExtractedPattern: StoredPattern {
  let parsed: DatePattern
  /// The pattern as CLDR spells it, or as ``DatePattern/description`` spells a pattern that a rule made.
  let text: String
  var origin: Origin
  var override: [String: String]?
  /// Whether CLDR has the pattern in the locale's language; `false` if only root has it.
  let isOfLanguage: Bool

  init(
    _ parsed: DatePattern, text: String? = nil, origin: Origin, override: [String: String]?,
    isOfLanguage: Bool = true
  ) {
    self.parsed = text == nil ? DatePattern(parts: parsed.parts.joiningTexts) : parsed
    self.text = text ?? parsed.description
    self.origin = origin
    self.override = override
    self.isOfLanguage = isOfLanguage
  }
}

extension ExtractedPattern? {
  /// The parsed pattern; it has no parts if there is no pattern.
  var parsed: DatePattern { self?.parsed ?? DatePattern(parts: []) }
}

/// All patterns of a calendar with their origins, before they become part of the calendar file.
struct ExtractedPatterns {
  var date: [String: ExtractedPattern]
  let dateTime: [String: WithOrigin<String>]
  /// The pattern that joins two dates if no interval pattern fits, such as `{0} – {1}`.
  let fallback: WithOrigin<String>
  /// The interval patterns by skeleton, then by the letter of the greatest field that differs, such as `M`.
  var intervals: [String: [String: ExtractedPattern]]
  var skeletons: [String: ExtractedPattern]
}

extension ExtractedPatterns {
  /// These patterns, each changed by a function.
  func mapped(_ change: (ExtractedPattern) -> ExtractedPattern) -> Self {
    ExtractedPatterns(
      date: date.mapValues(change), dateTime: dateTime, fallback: fallback,
      intervals: intervals.mapValues { $0.mapValues(change) }, skeletons: skeletons.mapValues(change))
  }

  /// The patterns with the numbering systems of the full date, where the same text follows the field.
  ///
  /// CLDR names these systems only for the date styles. Without them, the Japanese year 2019 would be 令和元年 in one text
  /// and 令和1年 in another.
  var withOneNumberingSystem: Self {
    guard let full = date["full"], let systems = full.override else { return self }
    let model = full.parsed
    return mapped { pattern in
      guard pattern.override == nil else { return pattern }
      let found = pattern.parsed
      let fitting = systems.filter { letter, _ in
        letter == "*" || found.textsAfter(letter).contains { model.textsAfter(letter).contains($0) }
      }
      var changed = pattern
      if !fitting.isEmpty { changed.override = fitting }
      return changed
    }
  }

  /// The patterns and their numbering systems, in the form that the calendar file needs.
  ///
  /// `sources` gets the origin of each pattern. `overrides` has only fields that do not use the locale's numbering
  /// system.
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
    let patterns = CalendarFile.Patterns {
      $0.date = date.mapValues(\.text)
      $0.dateTime = dateTime.mapValues(\.value)
      $0.intervals = Intervals(
        fallback: fallback.value, patterns: intervals.mapValues { $0.mapValues(\.text) })
      $0.skeletons = skeletons.mapValues(\.text)
    }
    return (patterns, overrides.isEmpty ? nil : overrides)
  }
}

extension DatePattern {
  /// The pattern with known mistakes in ICU's data corrected.
  ///
  /// In the Chinese calendar, `y` is the year's number in the 60-year cycle, such as 43 for 2026. If the pattern has
  /// neither the year's name (`U`) nor the related year (`r`), `r` replaces `y`.
  ///
  /// In some ranges with an era, CLDR has the number of the weekday instead of its name: Korean `e요일` is 3요일.
  ///
  /// In any calendar, `Y` is the year that a week belongs to. On 30 December, `Y` may already be the next year. If the
  /// pattern has no week, `y` replaces `Y`.
  ///
  /// The number of a month or day that a word follows has no leading zero: CLDR's zh has both 8月 and 08月.
  func corrected(for numbering: YearNumbering) -> DatePattern {
    var pattern = withoutZeroBeforeWord
    if parts.contains(.field(letter: "e", count: 1)) {
      pattern = pattern.replacing("e", with: [.field(letter: "E", count: 1)])
    }
    if has("Y") && !has("w") { pattern = pattern.replacing("Y", with: [.field(letter: "y", count: 1)]) }
    if numbering.isCyclic && !pattern.has("r") && !pattern.has("U") {
      pattern = pattern.replacing("y", with: [.field(letter: "r", count: 1)])
    }
    return pattern
  }

  private var withoutZeroBeforeWord: DatePattern {
    var parts = parts
    for (index, next) in self.parts.dropFirst().enumerated() where next.literal?.first?.isLetter == true {
      guard case .field(let letter, 2) = parts[index], "MLd".unicodeScalars.contains(letter) else { continue }
      parts[index] = .field(letter: letter, count: 1)
    }
    return DatePattern(parts: parts)
  }

  /// The pattern without the text 日 after the day.
  ///
  /// A day's name, such as 初八, is complete without 日. CLDR's long pattern has no 日 either.
  var withoutDayMark: DatePattern {
    var parts = parts
    for index in parts.indices.dropFirst() {
      guard case .field("d", _) = parts[index - 1], case .literal(let text) = parts[index] else { continue }
      parts[index] = .literal(text.hasPrefix("日") ? String(text.dropFirst()) : text)
    }
    return DatePattern(parts: parts.filter { $0 != .literal("") })
  }

  fileprivate func textsAfter(_ letter: String) -> [String] {
    zip(parts, parts.dropFirst()).compactMap { field, next in
      guard case .field(let found, _) = field, String(found) == letter else { return nil }
      return next.literal
    }
  }

  /// Whether the day in the pattern is shown as a name in a language with names for days.
  ///
  /// Next to a numeric month, the day is a number.
  var hasNamedDay: Bool { has("d") && !kinds.contains(.monthNumber) }
}
