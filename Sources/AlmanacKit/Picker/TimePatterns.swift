/// The patterns for times in a locale, in compiled form.
struct TimePatterns: Sendable {
  let byStyle: [String: TextPattern]
  let skeletons: [String: TextPattern]
  let intervals: [String: [String: IntervalPattern]]
  let fallback: JoiningPattern

  init(_ file: LocaleFile, _ digits: Digits, _ dayPeriods: DayPeriodFields) throws(FileProblem) {
    let compiler = PatternCompiler(
      calendar: .gregorian, digits: digits, dayPeriods: dayPeriods, weekdays: file.weekdays.names,
      names: nil, numberSystems: [:])
    // The hour cycle may come from another region or from the user. The file's patterns may then use a different cycle.
    // Only the letter `j` means the hour cycle. The letters `h` and `H` mean the same for every user.
    let cycle = file.hourCycle
    var (skeletons, intervals) = (file.time.skeletons, file.time.intervals.patterns)
    for (name, usual) in ["", "m", "ms"].map({ ("j\($0)", (cycle.isHalfDay ? "h" : "H") + $0) }) {
      skeletons[name] = skeletons[usual].map { cycle.applied(to: $0) }
      intervals[name] = intervals[usual]?.mapValues { cycle.applied(to: $0) }
    }
    var styles = file.time.styles
    for (style, skeleton) in [("medium", "jms"), ("short", "jm")] {
      guard let pattern = styles[style], !DatePattern(pattern).has(cycle.patternLetter) else { continue }
      styles[style] = skeletons[skeleton]
    }
    byStyle = try compiler.compiled(styles, "styles")
    self.skeletons = try compiler.compiled(skeletons, "skeletons")
    self.intervals = try compiler.compiledIntervals(intervals)
    fallback = try JoiningPattern(interval: file.time.intervals.fallback)
    let ends = 2 * self.skeletons.longest(of: Intervals.time.map(\.key))
    try demandText(fallback.length + ends, "'time.intervals.fallback'")
  }
}

extension [String: TextPattern] {
  /// The length of the longest text that the patterns with these keys can make, in bytes of UTF-8.
  func longest(of keys: some Sequence<String>) -> Int {
    keys.reduce(0) { Swift.max($0, self[$1]?.longest ?? 0) }
  }
}

extension HourCycle {
  /// A copy of the pattern with its hour in this cycle: for `h11`, `h:mm a` becomes `K:mm a`.
  package func applied(to pattern: String) -> String {
    let parsed = DatePattern(pattern)
    guard !parsed.has(patternLetter) else { return pattern }
    return parsed.withHour(patternLetter).description
  }
}
