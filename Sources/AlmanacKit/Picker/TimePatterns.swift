/// A locale's patterns of times, made ready.
struct TimePatterns: Sendable {
  let styles: [String: TextPattern]
  let skeletons: [String: TextPattern]
  let intervals: [String: [String: (first: TextPattern, second: TextPattern)]]
  let fallback: JoiningPattern

  init(_ file: LocaleFile, _ digits: Digits, _ dayPeriods: DayPeriodFields) throws(FileProblem) {
    let compiler = PatternCompiler(
      calendar: .gregorian, digits: digits, dayPeriods: dayPeriods, weekdays: WeekdayNames(file.weekdays),
      names: nil)
    // The cycle may be another region's than the one the patterns were written for.
    let cycle = file.hourCycle
    var skeletons = file.time.skeletons
    skeletons["j"] = skeletons[cycle.isHalfDay ? "h" : "H"].map { cycle.applied(to: $0) }
    skeletons["jm"] = skeletons[cycle.isHalfDay ? "hm" : "Hm"].map { cycle.applied(to: $0) }
    var styles = file.time.styles
    for (style, skeleton) in [("medium", "ms"), ("short", "m")] {
      guard let pattern = styles[style], !DatePattern(pattern).has(cycle.patternLetter) else {
        continue
      }
      styles[style] = skeletons[(cycle.isHalfDay ? "h" : "H") + skeleton].map { cycle.applied(to: $0) }
    }
    self.styles = try compiler.compiled(styles)
    self.skeletons = try compiler.compiled(skeletons)
    intervals = try compiler.compiledIntervals(file.time.intervals.applying(cycle), overrides: nil)
    fallback = try JoiningPattern(interval: file.time.intervals.fallback)
    let ends = 2 * self.skeletons.longest(of: intervals.keys)
    try demandText(fallback.length + ends, "time.intervals.fallback")
  }
}

extension [String: TextPattern] {
  /// The most bytes of a text of some of the patterns.
  func longest(of keys: some Sequence<String>) -> Int {
    keys.reduce(0) { Swift.max($0, self[$1]?.longest ?? 0) }
  }
}

/// Throws if the texts that a pattern joins can be longer than a text can be.
func demandText(_ length: Int, _ path: String) throws(FileProblem) {
  guard length <= Limits.text else {
    throw FileProblem(reason: "'\(path)' makes texts of \(length) bytes (limit: \(Limits.text))")
  }
}

extension Intervals {
  /// The patterns with their hours in a cycle: only the patterns of a 12-hour clock change for a 12-hour cycle, and only
  /// those of a 24-hour clock for a 24-hour cycle.
  fileprivate func applying(_ cycle: HourCycle) -> Intervals {
    var intervals = self
    let skeleton = cycle.rangeSkeleton
    intervals.patterns[skeleton] = patterns[skeleton]?.mapValues { cycle.applied(to: $0) }
    return intervals
  }
}

extension HourCycle {
  /// The skeleton of the ranges on a clock of 12 or of 24 hours.
  var rangeSkeleton: String { isHalfDay ? "hm" : "Hm" }

  /// A pattern with its hour in this cycle.
  package func applied(to pattern: String) -> String {
    let parsed = DatePattern(pattern)
    guard !parsed.has(patternLetter) else { return pattern }
    return parsed.withHour(patternLetter).description
  }
}

extension PatternCompiler {
  func compiled(_ patterns: [String: String]) throws(FileProblem) -> [String: TextPattern] {
    var compiled: [String: TextPattern] = [:]
    for (key, pattern) in patterns {
      compiled[key] = try reported { () throws(Failure) in try self.compiled(pattern) }
    }
    return compiled
  }

  /// The two ends of every interval; `overrides` are the numbering systems by path, as in `patterns.intervals.yMMMd.d`.
  func compiledIntervals(
    _ intervals: Intervals, overrides: [String: [String: String]]?
  ) throws(FileProblem) -> [String: [String: (first: TextPattern, second: TextPattern)]] {
    var compiled: [String: [String: (first: TextPattern, second: TextPattern)]] = [:]
    for (skeleton, letters) in intervals.patterns {
      for (letter, pattern) in letters {
        let systems = overrides?["patterns.intervals.\(skeleton).\(letter)"] ?? [:]
        compiled[skeleton, default: [:]][letter] = try reported { () throws(Failure) in
          try compiledInterval(pattern, overrides: systems)
        }
      }
    }
    return compiled
  }

  func reported<Result>(_ body: () throws(Failure) -> Result) throws(FileProblem) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      throw FileProblem(reason: error.reason)
    }
  }
}
