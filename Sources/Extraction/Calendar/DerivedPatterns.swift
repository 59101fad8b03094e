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
          (single.parsed.twice(in: fallback.value), kept[single.key]?.override)
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

  /// All skeletons, in groups with the same fields besides the era; short forms come first in a group.
  private static let groups: [[String]] = {
    let names = Set(CalendarFile.Patterns.allSkeletons).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return Array([Skeleton?: [String]](grouping: names) { Skeleton($0)?.fieldsWithoutEra }.values)
  }()

  /// The patterns that a file needs, so that a reader finds every pattern of this table.
  ///
  /// `otherwise` is what a reader uses if no pattern has the fields of a skeleton.
  fileprivate func needed(always: Set<String>, hasEras: Bool, otherwise: (String) -> Derived?) -> Self {
    var kept = filter { always.contains($0.key) }
    var patterns = SkeletonPatterns(kept.mapValues(\.text), hasEras: hasEras)
    // A pattern follows only from patterns that have the same fields, with or without the era. Wide forms follow from
    // short forms.
    for group in Self.groups {
      var further = group.filter { !always.contains($0) && self[$0] != nil }
      // A pattern that is kept may change what follows for the others.
      while let index = further.firstIndex(where: { skeleton in
        guard let pattern = self[skeleton] else { return false }
        let found = patterns.pattern(skeleton)
        let derived = found.map { ($0.parsed, kept[$0.key]?.override) } ?? otherwise(skeleton)
        return derived.map { $0 != (pattern.parsed, pattern.override) } ?? true
      }) {
        let skeleton = further.remove(at: index)
        kept[skeleton] = self[skeleton]
        patterns.stored[skeleton] = kept[skeleton]?.text
      }
    }
    return kept
  }
}
