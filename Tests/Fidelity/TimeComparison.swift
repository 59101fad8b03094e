import AlmanacICU
import AlmanacICUOracle
import AlmanacKit

/// Compares AlmanacKit's times with ICU's, in one locale.
struct TimeComparison {
  private let file: LocaleFile
  private let locale: AlmanacLocale
  private let identifier: String
  private let texts: ICUTexts
  private let dayPeriods: DayPeriodRule

  init(_ file: LocaleFile, _ locale: AlmanacLocale, _ identifier: String) throws {
    self.file = file
    self.locale = locale
    self.identifier = "\(identifier)@calendar=gregorian"
    texts = ICUTexts(self.identifier)
    dayPeriods = try DayPeriodRule(file.dayPeriods, self.identifier)
  }

  func run(_ tally: inout Tally) throws {
    for (style, name) in [(ICUDateStyle.medium, TextStyle.medium), (.short, .short)] {
      let asked = try ICUDateFormat(locale: identifier, timeStyle: style).pattern()
      let ours = file.time.styles[name.rawValue] ?? ""
      try compare(asked, ours, "time.styles.\(name)", &tally) { locale.text($0, style: name) }
    }
    let generator = try ICUPatternGenerator(locale: identifier)
    for (skeleton, ours) in file.time.skeletons {
      try compare(try generator.pattern(for: skeleton), ours, "time.skeletons.\(skeleton)", &tally) {
        try locale.text($0, skeleton: skeleton)
      }
    }
    for skeleton in ["H", "Hm", "Hms", "h", "hm", "hms"] { try compareIntervals(skeleton, &tally) }
  }

  private func compare(
    _ asked: String, _ ours: String, _ path: String, _ tally: inout Tally,
    _ kit: (TimeOfDay) throws -> String
  ) throws {
    let isCorrected = asked != ours
    // Almanac may correct a pattern only if ICU's pattern does not have the locale's hour cycle.
    if isCorrected && DatePattern(asked).letters.contains(file.hourCycle.patternLetter) {
      tally.differ("\(file.locale) \(path): '\(ours)' for '\(asked)'")
    }
    let parts = DatePattern(ours).parts
    var allowances: Set<Allowance> = isCorrected ? [.pattern] : []
    if dayPeriods.concerns(parts) { allowances.insert(.dayPeriod) }
    for time in Self.times {
      let pattern =
        dayPeriods.concerns(parts) ? parts.replacing { dayPeriods.text($0, $1, time) } : ours
      let expected = try texts.text(pattern, [:], at: milliseconds(0, time))
      tally.compare(try kit(time), expected, allowances, "\(file.locale) \(path) \(time)")
    }
  }

  private func compareIntervals(_ skeleton: String, _ tally: inout Tally) throws {
    let format = try ICUDateIntervalFormat(locale: identifier, skeleton: skeleton)
    for (index, time) in Self.times.enumerated() {
      let other = Self.times[(index * 7 + index / 3) % Self.times.count]
      let (first, last) = (min(time, other), max(time, other))
      let place = "\(file.locale) time.intervals.\(skeleton) \(first) \(last)"
      let ours = try locale.text(from: first, to: last, skeleton: skeleton)
      let hasPeriods = try hasTwoPeriods(skeleton, first, last)
      guard hasPeriods || dayPeriods.concerns([.field(letter: skeleton.hasPrefix("h") ? "a" : "H", count: 1)])
      else {
        let expected = try format.text(from: milliseconds(0, first), to: milliseconds(0, last))
        // In fr-CM, CLDR's h has no AM or PM, so two times can look alike. Almanac writes their text once.
        let isRepeated = expected == file.time.intervals.joined(ours, ours)
        tally.compare(ours, isRepeated ? ours : expected, [], place)
        continue
      }
      tally.compare(ours, try ends(skeleton, first, last), [.dayPeriod], place)
    }
  }

  /// Whether the two times are in different parts of the day, of which ICU's zh-Hant shows only the first in half a day.
  private func hasTwoPeriods(_ skeleton: String, _ first: TimeOfDay, _ last: TimeOfDay) throws -> Bool {
    guard let pattern = file.time.intervals.patterns[skeleton]?["h"], DatePattern(pattern).has("B") else {
      return false
    }
    let names = try [first, last].map { try texts.text("B", [:], at: milliseconds(0, $0)) }
    return names[0] != names[1]
  }

  /// ICU's texts for both ends of an interval, from a pattern with CLDR's names of AM and PM as literals.
  private func ends(_ skeleton: String, _ first: TimeOfDay, _ last: TimeOfDay) throws -> String {
    let letter =
      try hasTwoPeriods(skeleton, first, last) || (first.hour < 12) != (last.hour < 12)
      ? "a" : first.hour != last.hour ? "h" : first.minute != last.minute ? "m" : nil
    let pattern = letter.flatMap { file.time.intervals.patterns[skeleton]?[$0] }
    let parts = DatePattern(pattern ?? file.time.skeletons[skeleton] ?? "").parts
    let ends = pattern == nil ? (first: parts, second: parts) : parts.intervalEnds
    let start = ends.first.replacing { dayPeriods.text($0, $1, first) }
    let end = ends.second.replacing { dayPeriods.text($0, $1, last) }
    let written = (
      try texts.text(start, [:], at: milliseconds(0, first)),
      try texts.text(end, [:], at: milliseconds(0, last))
    )
    if pattern != nil { return written.0 + written.1 }
    return written.0 == written.1 ? written.0 : file.time.intervals.joined(written.0, written.1)
  }

  /// Times in every hour, with minutes of one and of two digits, and some seconds.
  private static let times: [TimeOfDay] = (0..<24).flatMap { hour in
    [(0, 0), (0, 5), (1, 0), (5, 9), (9, 0), (15, 30), (30, 0), (45, 1), (59, 59)].compactMap {
      try? TimeOfDay(hour: hour, minute: $0, second: $1)
    }
  }
}
