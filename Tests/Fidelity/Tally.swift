/// How a text of Almanac is compared: with ICU's own text, with a text that ICU formats in another way, or not at all.
enum Allowance: String, CaseIterable {
  /// No allowance: ICU formats its own pattern with its own names.
  case none = "ICU's own text"
  /// Almanac corrected the pattern, and ICU formats the corrected pattern.
  case pattern = "corrected pattern"
  /// A pattern alone does not contain the numbering systems of its fields, such as `hanidays` for `d`, so these systems
  /// are set before ICU formats the pattern.
  case numbers = "numbering system of a field"
  /// ICU's name of a month comes from root (`M04`), ICU's name of an era belongs to another era, or the day is an ordinal
  /// number (`1er`). So ICU formats the pattern with Almanac's name as literal text in place of the field.
  case name = "name of a month, a day or an era"
  /// ICU prints AM and PM in a wrong width, so ICU formats the pattern with CLDR's name as a literal.
  case dayPeriod = "width of AM and PM"
  /// In calendars other than Gregorian, ICU's time pattern ignores the locale's region. So ICU formats the Gregorian
  /// calendar's time pattern instead.
  case time = "time from the Gregorian calendar"
  /// In an interval, ICU treats `L` and `M` as two different fields and prints the month twice. So the text is compared
  /// with ICU's separate texts of the two ends.
  case ends = "stand-alone field in an interval"
  /// A range shows the month or the year if its ends differ in it, even if the skeleton does not have it. ICU writes
  /// "Q4 – Q1" and "30 Mon – 30 Thu". So the text is compared with ICU's separate texts of the two ends.
  case shownField = "field that only a range shows"
  /// In a numeric date or in another calendar than the Gregorian, Almanac's rules may replace ICU's pattern of an interval
  /// by two whole dates, which the fallback pattern joins. So the text is compared with ICU's separate texts of both ends.
  case joined = "interval of two whole dates"
  /// The pattern follows from ICU's pattern of another width, and ICU takes the pattern of other fields, or changes the
  /// width of `M` but not of `L`. So ICU formats Almanac's pattern, and in an interval the two ends.
  case width = "pattern in another width"
  /// In ICU, each cycle of 60 years is an era, and ICU has no pattern for an interval across two eras. So the text is
  /// compared with ICU's separate texts of the two ends.
  case eras = "interval over two eras"
  /// ICU's intervals do not show leap months, so `ChineseIntervalTests` tests these intervals instead.
  case leapInterval = "leap month in an interval"
  /// ICU computes a wrong date for the day, so the text is not compared.
  case arithmetic = "year ICU computes wrong"
}

/// The number of compared texts, and the differences.
struct Tally: Sendable {
  private var byAllowance: [Allowance: Int] = [:]
  private(set) var differences: [String] = []
  private var differenceCount = 0

  /// Counts a text once in total, and once for each of its allowances; a text without allowances counts as `none`.
  mutating func count(_ allowances: Set<Allowance>) {
    for allowance in allowances.isEmpty ? [.none] : allowances { byAllowance[allowance, default: 0] += 1 }
    total += 1
  }

  private var total = 0

  mutating func compare(
    _ ours: String, _ expected: String, _ allowances: Set<Allowance>, _ place: @autoclosure () -> String
  ) {
    count(allowances)
    if ours != expected { differ("\(place()): Almanac '\(ours)', ICU '\(expected)'") }
  }

  /// Counts a difference, and keeps its sentence if it is one of the first 2,000 differences.
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

  /// The counts, one on each line, which `.ci/run` compares with a file.
  var counts: String {
    var lines = Allowance.allCases.map { "\($0.rawValue): \(byAllowance[$0] ?? 0)" }
    lines += ["texts: \(total)", "unexplained: \(differenceCount)"]
    return lines.joined(separator: "\n") + "\n"
  }

  var report: String {
    (differences.sorted().prefix(200) + [counts]).joined(separator: "\n")
  }
}
