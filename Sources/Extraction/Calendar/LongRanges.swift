import AlmanacKit

// Ranges of days with the wide name of the month.
extension ExtractedPatterns {
  /// The patterns in which such a range is written as a single date with the wide name is.
  ///
  /// CLDR has these ranges in few languages. Without them, a reader makes a range from the pattern with the short name,
  /// which can have other text: Czech has "1. 1. – 21. 3. 2026" beside "1. ledna 2026", and Basque lacks its genitive.
  var withLongRanges: Self {
    var patterns = self
    for (skeleton, letters) in Intervals.allDates where skeleton.contains("MMMM") && skeleton.contains("d") {
      guard let wanted = Skeleton(skeleton), let single = skeletons[skeleton],
        single.parsed.kinds.contains(.monthName)
      else { continue }
      for letter in letters where intervals[skeleton]?[letter] == nil {
        let ranges = SkeletonPatterns(intervals.compactMapValues { $0[letter]?.text }, hasEras: true)
        guard let found = ranges.pattern(wanted), let base = Skeleton(found.key),
          let date = skeletons[found.key],
          date.parsed.adjusted(from: base, to: wanted) != single.parsed
        else { continue }
        let range = single.parsed.range(like: found.parsed, differingIn: letter, in: fallback.value)
        patterns.intervals[skeleton, default: [:]][letter] = single.copied(as: range, by: .ownPattern)
      }
    }
    return patterns
  }
}

extension DatePattern {
  /// The pattern for an interval: this date, in which the fields that `interval` has twice are repeated.
  ///
  /// The ends are joined as in `interval`. A mark behind both ends belongs to them, such as the period in
  /// `d. M. – d. M. y`. Both dates are written in full if they differ in the year, if another field of the date is between
  /// the repeated fields, or if `interval` has the same text before both ends.
  fileprivate func range(like interval: DatePattern, differingIn letter: String, in fallback: String)
    -> DatePattern
  {
    let kinds = interval.parts.map(\.namedKind)
    func isRepeated(_ kind: PatternFieldKind?) -> Bool { kind != nil && kinds.count { $0 == kind } == 2 }
    let shared = kinds.indices.filter { isRepeated(kinds[$0]) }
    let own = parts.indices.filter { isRepeated(parts[$0].namedKind) }
    guard letter != "y", let first = own.first, let last = own.last, shared.count == 2 * own.count,
      parts[first...last].allSatisfy({ $0.letter == nil || isRepeated($0.namedKind) }),
      Set(shared.prefix(own.count).map { kinds[$0] }).count == own.count
    else { return twice(like: interval, in: fallback) }
    let between = interval.parts[(shared[own.count - 1] + 1)..<shared[own.count]]
    let before = interval.parts[..<shared[0]].last?.literal ?? ""
    guard let sign = between.first?.literal, between.count == 1, before.isEmpty || !sign.hasSuffix(before)
    else { return twice(like: interval, in: fallback) }
    let behind = interval.parts.dropFirst(shared[shared.count - 1] + 1).first?.literal ?? ""
    let mark = sign.prefix(zip(sign, behind).prefix { $0 == $1 && !$0.isWhitespace }.count)
    let hasMark = parts.dropFirst(last + 1).first?.literal?.hasPrefix(mark) == true
    let joined = Part.literal(String(hasMark ? sign[...] : sign.dropFirst(mark.count)))
    let date = parts[first...last]
    return DatePattern(parts: parts[..<first] + date + [joined] + date + parts[(last + 1)...])
  }
}

extension DatePattern.Part {
  /// The kind of this field, which is the same for the name of a month and for its number.
  fileprivate var namedKind: PatternFieldKind? { kind == .monthNumber ? .monthName : kind }
}
