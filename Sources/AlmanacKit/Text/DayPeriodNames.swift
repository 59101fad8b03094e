/// The names for parts of the day, such as "AM" or "in the morning", that one field of a pattern can show.
struct DayPeriodNames: Sendable {
  private let amAndPM: [String]
  /// The names of the periods that are one instant, such as noon; each key is the time in minutes since midnight.
  private let instants: [Int: String]
  /// The name of the period at each hour, 0 to 23; empty if the language has no flexible day periods.
  private let hours: [String]

  /// Makes names for AM and PM (pattern letter `a`), or for the language's flexible day periods (`B`) if it has any.
  init(amAndPM: [String], flexible: [(name: String, span: DayPeriodSpan)] = []) {
    self.amAndPM = amAndPM
    var instants: [Int: String] = [:]
    var hours = (0..<24).map { amAndPM[$0 / 12] }
    for (name, span) in flexible {
      // Midnight ends one day and begins the next. Like ICU, the code does not use the name for midnight. At 0:00, it
      // uses the name of the night period instead.
      if let at = span.at.flatMap(Self.minute), at > 0 { instants[at] = name }
      guard let from = span.from.flatMap(Self.minute), let before = span.before.flatMap(Self.minute) else {
        continue
      }
      for hour in 0..<24 where Self.isInside(hour * 60, from, before) { hours[hour] = name }
    }
    self.instants = instants
    self.hours = flexible.isEmpty ? [] : hours
  }

  /// The length of the longest name, in bytes of UTF-8.
  var longest: Int { max(amAndPM.longestText, hours.longestText, Array(instants.values).longestText) }

  func text(_ fields: DateFields) -> String {
    if fields.second == 0, let name = instants[fields.hour * 60 + fields.minute] { return name }
    return hours.isEmpty ? amAndPM[fields.hour / 12] : hours[fields.hour]
  }

  /// Whether a minute is inside the span from `from` to `before`, which may run past midnight.
  private static func isInside(_ minute: Int, _ from: Int, _ before: Int) -> Bool {
    from < before ? (from..<before).contains(minute) : minute >= from || minute < before
  }

  /// The minutes since midnight for a text such as `06:30` or `24:00`; `nil` for any other text.
  static func minute(_ text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2], parts.joined().allSatisfy(\.isDigit) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    let minute = numbers[0] * 60 + numbers[1]
    return numbers[1] < 60 && minute <= 24 * 60 ? minute : nil
  }
}

/// The names for parts of the day in each width, prepared once for all patterns of a locale.
struct DayPeriodFields: Sendable {
  /// The names for AM and PM (pattern letter `a`).
  let amAndPM: Widths
  /// The names for the flexible day periods (pattern letter `B`).
  let flexible: Widths

  /// The names in three widths; the number of letters in a field chooses the width (UTS 35).
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

  /// Prepares `names`, whose lists are in the order of `codes`: AM and PM first, then the flexible day periods.
  ///
  /// `spans` contains the times of each flexible day period, by the period's code, such as `morning1`.
  init(_ names: WidthNames, codes: [String], spans: [String: DayPeriodSpan]) {
    amAndPM = Widths(names) { DayPeriodNames(amAndPM: Array($0.prefix(2))) }
    flexible = Widths(names) { texts in
      let flexible = zip(codes, texts).dropFirst(2).compactMap { code, text in
        spans[code].map { (name: text, span: $0) }
      }
      return DayPeriodNames(amAndPM: Array(texts.prefix(2)), flexible: flexible)
    }
  }
}
