/// The names of the parts of a day, as one field of a pattern shows them.
struct DayPeriodNames: Sendable {
  /// AM and PM.
  private let halves: [String]
  /// The names of the periods at one minute of the day, as noon is, by that minute.
  private let instants: [Int: String]
  /// The name at each hour of the day; empty where the language has no flexible periods.
  private let hours: [String]

  /// AM and PM alone (pattern letter `a`).
  init(halves: [String]) {
    self.halves = halves
    instants = [:]
    hours = []
  }

  /// The flexible periods of the language (pattern letter `B`), or AM and PM where it has none.
  init(halves: [String], flexible: [(name: String, span: DayPeriodSpan)]) {
    self.halves = halves
    var instants: [Int: String] = [:]
    var hours = (0..<24).map { halves[$0 / 12] }
    for (name, span) in flexible {
      // Midnight is the end of one day and the beginning of another: like ICU, name the night.
      if let at = span.at.flatMap(Self.minute), at > 0 { instants[at] = name }
      guard let from = span.from.flatMap(Self.minute), let before = span.before.flatMap(Self.minute) else {
        continue
      }
      for hour in 0..<24 where Self.isInside(hour * 60, from, before) { hours[hour] = name }
    }
    self.instants = instants
    self.hours = flexible.isEmpty ? [] : hours
  }

  /// The bytes of the longest name.
  var longest: Int { max(halves.longestText, hours.longestText, Array(instants.values).longestText) }

  func text(_ fields: DateFields) -> String {
    if fields.second == 0, let name = instants[fields.hour * 60 + fields.minute] { return name }
    return hours.isEmpty ? halves[fields.hour / 12] : hours[fields.hour]
  }

  /// Whether a minute lies in a span that may run past midnight.
  private static func isInside(_ minute: Int, _ from: Int, _ before: Int) -> Bool {
    from < before ? (from..<before).contains(minute) : minute >= from || minute < before
  }

  /// The minutes of a text from `00:00` to `24:00`; `nil` for another.
  static func minute(_ text: String) -> Int? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 2, (0...24).contains(numbers[0]), (0..<60).contains(numbers[1]) else { return nil }
    return numbers[0] * 60 + numbers[1]
  }
}

/// The names of the parts of a day in each width, made ready once for all patterns of a locale.
struct DayPeriodFields: Sendable {
  /// AM and PM (pattern letter `a`).
  let halves: Widths
  /// The flexible periods (pattern letter `B`).
  let flexible: Widths

  /// The names by the letters of a field (UTS 35).
  struct Widths: Sendable {
    private let abbreviated: DayPeriodNames
    private let narrow: DayPeriodNames
    private let wide: DayPeriodNames

    fileprivate init(_ names: WidthNames, _ ready: ([String]) -> DayPeriodNames) {
      abbreviated = ready(names.abbreviated)
      narrow = ready(names.narrow)
      wide = ready(names.wide)
    }

    subscript(count: Int) -> DayPeriodNames {
      switch count {
      case 4: wide
      case 5: narrow
      default: abbreviated
      }
    }
  }

  /// The names of AM and PM and then of the flexible periods, in the order of the codes.
  init(_ names: WidthNames, codes: [String], spans: [String: DayPeriodSpan]) {
    halves = Widths(names) { DayPeriodNames(halves: Array($0.prefix(2))) }
    flexible = Widths(names) { texts in
      let flexible = zip(codes, texts).dropFirst(2).compactMap { code, text in
        spans[code].map { (name: text, span: $0) }
      }
      return DayPeriodNames(halves: Array(texts.prefix(2)), flexible: flexible)
    }
  }
}
