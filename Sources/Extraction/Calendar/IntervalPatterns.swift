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
        var pattern = extracted(found, nil, calendar.traits.numbering)
        pattern.isOfLanguage = asked.origin != .root
        patterns[skeleton, default: [:]][letter] = pattern
      }
    }
    return patterns.withYearsOfDays
  }

  /// How two texts stand side by side where no pattern of an interval fits.
  func intervalFallback(of calendar: borrowing OpenCalendar) throws(ICUError) -> WithOrigin<String> {
    let path = calendar.path("intervalFormats", "fallback")
    let found = try resources.value(at: path)
    guard let found, let text = found.value.text else {
      throw .wrongCount(table: "patterns.intervals.fallback", expected: 1, found: 0)
    }
    return corrected(
      text, found.origin, at: "patterns.intervals.fallback", in: calendar.calendar.rawValue)
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
    let fallback = try intervalFallback(of: gregorian)
    sources["time.intervals.fallback"] = fallback.origin
    return Intervals(fallback: fallback.value, patterns: patterns)
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

extension [String: [String: ExtractedPattern]] {
  /// Two days of different years need their years also where the skeleton has none.
  var withYearsOfDays: Self {
    var patterns = self
    if let years = self["yMMMd"]?["y"] { patterns["MMMd", default: [:]]["y"] = years }
    return patterns
  }
}
