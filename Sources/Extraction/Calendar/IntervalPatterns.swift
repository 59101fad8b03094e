import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns of the intervals between two dates, by skeleton, then by the letter of the greatest difference.
  ///
  /// They are read from the resources: ICU's own `UDateIntervalFormat` prints intervals, and tells no pattern.
  func intervals(
    of calendar: borrowing OpenCalendar, _ skeletons: [String: ExtractedPattern], _ fallback: String
  ) throws(ICUError) -> [String: [String: ExtractedPattern]] {
    var patterns: [String: [String: ExtractedPattern]] = [:]
    for (skeleton, letters) in Intervals.date {
      let one = skeletons[skeleton]
      let single = one.map { DatePattern($0.text) }
      let tables = try intervalTables(skeleton, of: calendar)
      for letter in letters {
        guard let asked = try interval(letter, in: tables) else { continue }
        let found = corrected(
          asked.value, asked.origin, at: "patterns.intervals.\(skeleton).\(letter)",
          in: calendar.calendar.rawValue)
        if let one, let single, !DatePattern(found.value).showsBothEnds(differingIn: letter) {
          patterns[skeleton, default: [:]][letter] = ExtractedPattern(
            text: single.twice(in: fallback).description, origin: .rule, override: one.override)
          continue
        }
        let corrected = extracted(found, nil, calendar.traits.numbering)
        patterns[skeleton, default: [:]][letter] = corrected.namingRelatedYear(
          as: single, calendar.traits.numbering)
      }
    }
    // Two days of different years need their years also where the skeleton has none.
    if let years = patterns["yMMMd"]?["y"] { patterns["MMMd", default: [:]]["y"] = years }
    return patterns
  }

  /// How two texts stand side by side where no pattern of an interval fits.
  func intervalFallback(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> String {
    let path = calendar.path("intervalFormats", "fallback")
    let found = try resources.value(at: path)
    guard let found, let text = found.value.text else {
      throw .wrongCount(table: "patterns.intervals.fallback", expected: 1, found: 0)
    }
    let place = "patterns.intervals.fallback"
    let fallback = corrected(text, found.origin, at: place, in: calendar.calendar.rawValue)
    sources[place] = fallback.origin
    return fallback.value
  }

  /// The patterns of the intervals between two times of a day, in both kinds of clock.
  func timeIntervals(
    _ gregorian: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> Intervals {
    var patterns: [String: [String: String]] = [:]
    for (skeleton, letters) in Intervals.time {
      let tables = try intervalTables(skeleton, of: gregorian)
      for letter in letters {
        // Where a language says "in the afternoon" rather than PM, as zh-Hant does, ICU prefers the key for that.
        var found = letter == "a" ? try interval("B", in: tables) : nil
        if found == nil { found = try interval(letter, in: tables) }
        guard let found else { continue }
        let place = "time.intervals.\(skeleton).\(letter)"
        let pattern = corrected(found.value, found.origin, at: place)
        patterns[skeleton, default: [:]][letter] = pattern.value
        sources[place] = pattern.origin
      }
    }
    var ofFallback: [String: Origin] = [:]
    let fallback = try intervalFallback(of: gregorian, &ofFallback)
    sources["time.intervals.fallback"] = ofFallback["patterns.intervals.fallback"]
    return Intervals(fallback: fallback, patterns: patterns)
  }

  private func intervalTables(
    _ skeleton: String, of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> InheritedTables {
    let path = calendar.path("intervalFormats", skeleton)
    return try resources.tables(at: path)
  }

  private func interval(
    _ letter: String, in tables: InheritedTables
  ) throws(ICUError) -> WithOrigin<String>? {
    let found = try tables.value(of: letter)
    guard let found, let text = found.value.text else { return nil }
    return WithOrigin(value: text, origin: found.origin)
  }
}

extension ExtractedPattern {
  /// The pattern with the related year beside a year's name, where the pattern of one date has both.
  ///
  /// CLDR's Chinese intervals name the year alone in many languages, so that 1965 and 2025 would look alike.
  fileprivate func namingRelatedYear(
    as single: DatePattern?, _ numbering: YearNumbering
  ) -> ExtractedPattern {
    guard numbering.isCyclic, let single, single.has("r") else { return self }
    let pattern = DatePattern(text)
    guard pattern.has("U"), !pattern.has("r") else { return self }
    return ExtractedPattern(
      text: pattern.writingYearWithName.description, origin: .rule, override: override)
  }
}

extension DatePattern {
  /// The pattern with root's `r(U)` for every `U`.
  fileprivate var writingYearWithName: DatePattern {
    DatePattern(
      parts: parts.flatMap { part in
        guard case .field("U", _) = part else { return [part] }
        return DatePattern.relatedYearAndName.parts
      })
  }
}
