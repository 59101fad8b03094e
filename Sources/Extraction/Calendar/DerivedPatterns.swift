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
    let singles = SkeletonPatterns(kept.mapValues(\.text), hasEras: hasEras)
    var intervals: [String: [String: ExtractedPattern]] = [:]
    for letter in ["M", "d", "y"] {
      let patterns = self.intervals.compactMapValues { $0[letter] }
      let needed = patterns.needed(always: Set(Intervals.date.map(\.key)), hasEras: hasEras) { skeleton in
        singles.pattern(skeleton).map { single in
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
  fileprivate func needed(always: Set<String>, hasEras: Bool, otherwise: (String) -> Derived?) -> Self {
    var kept = filter { always.contains($0.key) }
    var patterns = SkeletonPatterns(kept.mapValues(\.text), hasEras: hasEras)
    // Wide forms follow from short forms.
    let further = filter { !always.contains($0.key) }.sorted {
      ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key)
    }
    // A pattern follows only from patterns that have the same fields, with or without the era.
    let groups = [Skeleton?: [Element]](grouping: further) { Skeleton($0.key)?.fieldsWithoutEra }
    for group in groups.values {
      // A pattern that is kept may change what follows for the others.
      while let missing = group.first(where: { skeleton, pattern in
        if kept[skeleton] != nil { return false }
        guard let found = patterns.pattern(skeleton) else {
          return otherwise(skeleton).map { $0 != (pattern.parsed, pattern.override) } ?? true
        }
        return kept[found.key]?.override != pattern.override
          || found.text != pattern.text && DatePattern(found.text) != pattern.parsed
      }) {
        kept[missing.key] = missing.value
        patterns.stored[missing.key] = missing.value.text
      }
    }
    return kept
  }
}
