/// Why ICU is asked otherwise than by its own pattern, or not at all; each is a rule of the design, section 4.
enum Allowance: String, CaseIterable {
  /// ICU's own pattern, and its own names.
  case none = "ICU's own text"
  /// A pattern was corrected: ICU writes the corrected one.
  case pattern = "corrected pattern"
  /// A pattern of a skeleton has lost its numbering system: ICU writes with that system.
  case numbers = "numbering system of a field"
  /// A month has only root's name, or an era that of another: ICU writes the rest around Almanac's.
  case name = "name of a month or an era"
  /// ICU prints AM and PM in another width than the pattern asks for: ICU writes the rest around CLDR's.
  case dayPeriod = "width of AM and PM"
  /// ICU's times of other calendars ignore the region: ICU writes the Gregorian calendar's pattern.
  case time = "time from the Gregorian calendar"
  /// ICU takes no stand-alone month for the same field, and prints it twice: ICU writes both ends.
  case ends = "stand-alone field in an interval"
  /// ICU has an era for each 60 years of the Chinese calendar, and no interval between two: it writes both ends.
  case cycle = "Chinese interval over two cycles"
  /// ICU drops the leap mark in an interval: not compared, AlmanacKit has tests of its own.
  case leapInterval = "leap month in an interval"
  /// ICU's Chinese calendar has another date: not compared.
  case arithmetic = "year ICU computes wrong"
}

/// How many texts were compared, and which differed.
struct Tally: Sendable {
  private var byAllowance: [Allowance: Int] = [:]
  private(set) var differences: [String] = []
  private var differenceCount = 0

  /// Counts a text; several rules may have to do with it.
  mutating func count(_ allowances: Set<Allowance>) {
    for allowance in allowances.isEmpty ? [.none] : allowances { byAllowance[allowance, default: 0] += 1 }
    total += 1
  }

  private var total = 0

  mutating func compare(
    _ ours: String, _ expected: String, _ allowances: Set<Allowance>, _ place: @autoclosure () -> String
  ) {
    count(allowances)
    if ours != expected { differ("\(place()): ours '\(ours)', ICU's '\(expected)'") }
  }

  /// Notes a difference; only the first are kept as text.
  mutating func differ(_ sentence: String) {
    differenceCount += 1
    if differences.count < 2000 { differences.append(sentence) }
  }

  static func += (tally: inout Tally, other: Tally) {
    tally.byAllowance.merge(other.byAllowance, uniquingKeysWith: +)
    tally.differences += other.differences.prefix(max(0, 2000 - tally.differences.count))
    tally.differenceCount += other.differenceCount
    tally.total += other.total
  }

  /// The counts, one a line: what `.ci/run` pins.
  var counts: String {
    var lines = Allowance.allCases.map { "\($0.rawValue): \(byAllowance[$0] ?? 0)" }
    lines += ["texts: \(total)", "unexplained: \(differenceCount)"]
    return lines.joined(separator: "\n") + "\n"
  }

  var report: String {
    (differences.sorted().prefix(200) + [counts]).joined(separator: "\n")
  }
}
