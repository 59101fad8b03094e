import AlmanacKit

// The patterns that a bundle leaves out, because readers derive them from other patterns.
extension ExtractedPatterns {
  /// The patterns without those that follow from another one, as ``SkeletonPatterns`` explains.
  ///
  /// The patterns of ``CalendarFile/Patterns/skeletons`` and ``Intervals/date`` always stay. `hasEras` says whether the
  /// calendar file has names of eras. Patterns of quarters need `hasQuarters`, because their names are in another file.
  func withoutDerived(hasEras: Bool, hasQuarters: Bool) -> Self {
    let named = hasQuarters ? skeletons : skeletons.filter { !$0.key.contains("Q") }
    let always = Set(CalendarFile.Patterns.skeletons)
    let kept = named.needed(always: always, hasEras: hasEras) { _ in nil }
    var intervals: [String: [String: ExtractedPattern]] = [:]
    for letter in ["M", "d", "y"] {
      let patterns = self.intervals.compactMapValues { $0[letter] }
      let needed = patterns.needed(always: Set(Intervals.date.map(\.key)), hasEras: hasEras) { skeleton in
        SkeletonPatterns(kept.mapValues(\.text), hasEras: hasEras).pattern(skeleton).map { single in
          let twice = DatePattern(single.text).twice(in: fallback.value)
          return (twice, kept[single.key]?.override)
        }
      }
      for (skeleton, pattern) in needed { intervals[skeleton, default: [:]][letter] = pattern }
    }
    return ExtractedPatterns(
      date: date, dateTime: dateTime, fallback: fallback, intervals: intervals, skeletons: kept)
  }
}

extension [String: ExtractedPattern] {
  /// What a reader derives for a skeleton: a pattern, and its numbering systems.
  fileprivate typealias Derived = (pattern: DatePattern, override: [String: String]?)

  /// The patterns that a file needs, so that a reader finds every pattern of this table.
  ///
  /// `otherwise` is what a reader uses if no pattern has the fields of a skeleton.
  fileprivate func needed(
    always: Set<String>, hasEras: Bool, otherwise: (String) -> Derived?
  ) -> Self {
    var kept = filter { always.contains($0.key) }
    // Wide forms follow from short forms.
    let further = keys.filter { !always.contains($0) }.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    // A pattern that is added may change what follows for a skeleton that was already left out.
    while let missing = further.first(where: { skeleton in
      guard kept[skeleton] == nil, let wanted = self[skeleton] else { return false }
      let found = SkeletonPatterns(kept.mapValues(\.text), hasEras: hasEras).pattern(skeleton)
      let derived =
        found.map { (DatePattern($0.text), kept[$0.key]?.override) } ?? otherwise(skeleton)
      return derived.map { $0.0 != DatePattern(wanted.text) || $0.1 != wanted.override } ?? true
    }) {
      kept[missing] = self[missing]
    }
    return kept
  }
}
