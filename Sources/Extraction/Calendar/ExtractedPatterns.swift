import AlmanacKit

/// A pattern with its origin, and with the numbering systems of fields that do not use the locale's system.
struct ExtractedPattern {
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

extension ExtractedPattern {
  /// This pattern with the text that a rule makes; the same pattern if the rule changes nothing.
  func changed(to pattern: DatePattern, by rule: Rule) -> ExtractedPattern {
    pattern == parsed ? self : copied(as: pattern, by: rule)
  }

  /// A pattern for another place, which a rule makes from this one.
  func copied(as pattern: DatePattern, by rule: Rule) -> ExtractedPattern {
    ExtractedPattern(pattern, origin: .made(by: rule), override: override, isOfLanguage: isOfLanguage)
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

  /// These patterns, with each interval pattern changed by a function of the pattern, its skeleton and its letter.
  func mappedIntervals(_ change: (ExtractedPattern, String, String) -> ExtractedPattern) -> Self {
    var patterns = self
    for (skeleton, letters) in intervals {
      for (letter, interval) in letters {
        patterns.intervals[skeleton]?[letter] = change(interval, skeleton, letter)
      }
    }
    return patterns
  }

  /// An interval pattern in which both dates are written as the single date of the skeleton, joined by the fallback.
  func withSingleDates(_ interval: ExtractedPattern, of skeleton: String, by rule: Rule) -> ExtractedPattern {
    guard let single = skeletons[skeleton] else { return interval }
    return interval.copied(as: single.parsed.twice(in: fallback.value), by: rule)
  }

  /// These patterns, in which the skeleton `MMMd` also has a pattern for two days in different years (the letter `y`).
  ///
  /// The pattern is a copy of the pattern for `yMMMd`, because an interval between two years must show the years.
  var withYearsOfDays: Self {
    var patterns = self
    if let years = intervals["yMMMd"]?["y"] { patterns.intervals["MMMd", default: [:]]["y"] = years }
    return patterns
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
  /// The texts directly after the fields of a letter.
  fileprivate func textsAfter(_ letter: String) -> [String] {
    zip(parts, parts.dropFirst()).compactMap { field, next in
      field.letter.map(String.init) == letter ? next.literal : nil
    }
  }
}
