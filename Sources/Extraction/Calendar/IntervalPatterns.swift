import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns for intervals between two dates, by skeleton, then by the letter of the greatest field that differs.
  ///
  /// The patterns are read from ICU's resources, because ICU's `UDateIntervalFormat` formats intervals but returns no
  /// pattern.
  func intervals(
    of calendar: borrowing OpenCalendar, _ skeletons: [String: ExtractedPattern], _ fallback: String
  ) throws(ICUError) -> [String: [String: ExtractedPattern]] {
    var patterns: [String: [String: ExtractedPattern]] = [:]
    for (skeleton, letters) in Intervals.allDates {
      let one = skeletons[skeleton]
      let tables = try resources.tables(at: calendar.path("intervalFormats", skeleton))
      for letter in letters {
        guard let asked = try interval(letter, in: tables) else { continue }
        let found = corrected(
          asked.value, asked.origin, at: "patterns.intervals.\(skeleton).\(letter)",
          in: calendar.name)
        let pattern = extracted(found, nil, calendar.traits, isOfLanguage: asked.origin != .root)
        let isWhole = pattern.parsed.showsBothEnds(differingIn: letter)
        patterns[skeleton, default: [:]][letter] =
          isWhole ? pattern : one?.copied(as: one.parsed.twice(in: fallback), by: .bothEnds) ?? pattern
      }
    }
    return patterns
  }

  /// The pattern that joins the two ends of an interval if no interval pattern fits, such as `{0} – {1}`.
  func intervalFallback(of calendar: borrowing OpenCalendar) throws(ICUError) -> WithOrigin<String> {
    let found = try resources.value(at: calendar.path("intervalFormats", "fallback"))
    guard let found, let text = found.value.text else {
      throw .wrongCount(table: "patterns.intervals.fallback", expected: 1, found: 0)
    }
    return corrected(text, found.origin, at: "patterns.intervals.fallback", in: calendar.name)
  }

  /// The patterns for intervals between two times of a day, on 12-hour and 24-hour clocks.
  func timeIntervals(
    _ gregorian: borrowing OpenCalendar, _ skeletons: [String: String], _ sources: inout [String: Origin]
  ) throws(ICUError) -> Intervals {
    let fallback = try intervalFallback(of: gregorian)
    var patterns: [String: [String: String]] = [:]
    for (skeleton, letters) in Array(Intervals.time) + Array(Intervals.furtherTime) {
      let tables = try resources.tables(at: gregorian.path("intervalFormats", skeleton))
      for letter in letters {
        // Some languages, such as zh-Hant, say "in the afternoon" instead of PM. Their pattern has the key `B`, which
        // ICU prefers to the key `a`.
        var found = letter == "a" ? try interval("B", in: tables) : nil
        if found == nil { found = try interval(letter, in: tables) }
        guard let found else { continue }
        let place = "time.intervals.\(skeleton).\(letter)"
        let pattern = corrected(found.value, found.origin, at: place)
        // A reader joins two times with the fallback pattern if the file has no other pattern.
        let twice = DatePattern(skeletons[skeleton] ?? "").twice(in: fallback.value)
        guard Intervals.time.contains(where: { $0.key == skeleton }) || DatePattern(pattern.value) != twice
        else { continue }
        patterns[skeleton, default: [:]][letter] = pattern.value
        sources[place] = pattern.origin
      }
    }
    sources["time.intervals.fallback"] = fallback.origin
    return Intervals(fallback: fallback.value, patterns: patterns)
  }

  private func interval(
    _ letter: String, in tables: InheritedTables
  ) throws(ICUError) -> WithOrigin<String>? {
    let found = try tables.value(of: letter)
    guard let found, let text = found.value.text else { return nil }
    return WithOrigin(value: text, origin: found.origin)
  }
}
