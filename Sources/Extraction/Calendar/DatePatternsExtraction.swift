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
      let keys = calendar.traits.keys(of: skeleton)
      let origin = try tables.origin(
        ofPattern: asked, at: [keys, calendar.traits.keys(of: skeleton.withShortNames)])
      let found = corrected(asked, origin, at: "patterns.skeletons.\(skeleton)", in: calendar.name)
      // ICU's data omits texts that equal root's. So all Gregorian patterns of a language with such patterns are its own.
      let isOfLanguage =
        calendar.traits.numbering.isCyclic
        ? try tables.holdsCyclic(keys)
        : found.origin != .root || calendar.traits.isISO && tables.originBelowRoot != nil
      patterns[skeleton] = extracted(found, nil, calendar.traits, isOfLanguage: isOfLanguage)
    }
    return patterns
  }

  /// CLDR's pattern with known mistakes corrected, one rule after another.
  func extracted(
    _ found: WithOrigin<String>, _ override: [String: String]?, _ traits: CalendarTraits, isOfLanguage: Bool
  ) -> ExtractedPattern {
    var pattern = ExtractedPattern(
      DatePattern(found.value), text: found.value, origin: found.origin, override: override,
      isOfLanguage: isOfLanguage)
    for (rule, change) in DatePattern.corrections(for: traits) {
      pattern = pattern.changed(to: change(pattern.parsed), by: rule)
    }
    // CLDR does not mark every day with `hanidays` that is alone or next to a month's name.
    guard override == nil, traits.numbering.isCyclic, hasDayNames, pattern.parsed.hasNamedDay else {
      return pattern
    }
    var named = pattern.copied(as: pattern.parsed.withoutDayMark, by: .dayName)
    named.override = ["d": "hanidays"]
    return named
  }
}

extension CalendarTraits {
  /// The keys that a skeleton can have in CLDR's table of the calendar's patterns.
  ///
  /// Outside of the Gregorian calendar, the year in a key can be `y`, `yyyy`, `r` or `U`.
  fileprivate func keys(of skeleton: String) -> [String] {
    guard !isISO, skeleton.hasPrefix("y") else { return [skeleton] }
    return ["y", "yyyy", "r", "U"].map { $0 + skeleton.dropFirst() }
  }
}

extension InheritedTables {
  /// Whether the language itself has a pattern of a calendar with cyclic years, at one of a skeleton's keys.
  fileprivate func holdsCyclic(_ keys: [String]) throws(ICUError) -> Bool {
    if rootOrigin != .root { return true }
    let keys = keys.map { $0.replacingBytes(of: "EEEE", with: "E") }
    for key in keys where try originBelowRoot(of: key) != nil { return true }
    return false
  }
}

extension DatePattern {
  /// A correction of a mistake in ICU's patterns, and the rule that describes it.
  typealias Correction = (rule: Rule, change: (DatePattern) -> DatePattern)

  /// The corrections of a calendar's patterns, in the order in which they apply.
  static func corrections(for traits: CalendarTraits) -> [Correction] {
    var corrections: [Correction] = [
      (.numberOfWord, \.withoutZeroBeforeWord), (.weekdayName, \.withNameOfWeekday),
      (.weekYear, \.withYearOfDate),
    ]
    if traits.numbering.isCyclic { corrections.append((.relatedYear, \.withRelatedYear)) }
    if !traits.hasShortYears { corrections.append((.wholeYear, \.withWholeYear)) }
    return corrections
  }

  /// The pattern with the weekday's name where some of CLDR's ranges with an era have its number: Korean `e요일` is 3요일.
  private var withNameOfWeekday: DatePattern {
    parts.contains(.field(letter: "e", count: 1))
      ? replacing("e", with: [.field(letter: "E", count: 1)]) : self
  }

  /// The pattern with the year of the date (`y`) in place of the year that a week belongs to (`Y`).
  ///
  /// On 30 December, `Y` may already be the next year. A pattern with the number of the week keeps it.
  private var withYearOfDate: DatePattern {
    has("w") ? self : replacing("Y", with: [.field(letter: "y", count: 1)])
  }

  /// The pattern with the related year (`r`) in place of the year's number in the 60-year cycle, such as 43 for 2026.
  ///
  /// A pattern that already has the related year or the year's name (`U`) keeps the number.
  private var withRelatedYear: DatePattern {
    has("r") || has("U") ? self : replacing("y", with: [.relatedYear])
  }

  private var withWholeYear: DatePattern {
    parts.contains(.field(letter: "y", count: 2))
      ? replacing("y", with: [.field(letter: "y", count: 1)]) : self
  }

  /// The pattern without the leading zero of a month or day that a word follows: CLDR's zh has both 8月 and 08月.
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

  /// Whether the day in the pattern is shown as a name in a language with names for days.
  ///
  /// Next to a numeric month, the day is a number.
  var hasNamedDay: Bool { has("d") && !kinds.contains(.monthNumber) }
}
