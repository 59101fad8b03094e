/// The names for parts of the day, such as "AM" or "in the morning", that one field of a pattern can show.
struct DayPeriodNames: Sendable {
  /// The names of the periods that are one instant, such as noon; each key is the time in minutes since midnight.
  private let instants: [Int: String]
  /// The name of the period at each hour, 0 to 23.
  private let hours: [String]

  /// Makes names for AM and PM (pattern letter `a`), or for the language's flexible day periods (`B`) if it has any.
  init(amAndPM: [String], flexible: [(name: String, span: DayPeriodSpan)] = []) {
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
    self.hours = hours
  }

  /// The length of the longest name, in bytes of UTF-8.
  var longest: Int { max(hours.longestText, Array(instants.values).longestText) }

  func text(_ fields: DateFields) -> String {
    if fields.second == 0, let name = instants[fields.hour * 60 + fields.minute] { return name }
    return hours[fields.hour]
  }

  /// Whether a minute is inside the span from `from` to `before`, which may run past midnight.
  private static func isInside(_ minute: Int, _ from: Int, _ before: Int) -> Bool {
    from < before ? (from..<before).contains(minute) : minute >= from || minute < before
  }

  /// The minutes since midnight for a text such as `06:30` or `24:00`; `nil` for any other text.
  private static func minute(_ text: String) -> Int? {
    text.utf8[...].numbers(between: ":", digits: [2, 2]).map { $0[0] * 60 + $0[1] }
  }
}

/// The names for parts of the day in each width, and the times of the flexible day periods.
struct DayPeriodFields: Sendable {
  /// The names in the order of ``codes``.
  let names: WidthNames
  /// The codes of AM and PM, then the codes of the flexible day periods, such as `morning1`.
  let codes: [String]
  /// The times of each flexible day period, by its code.
  let spans: [String: DayPeriodSpan]

  /// The names for AM and PM in a field with `count` letters `a`.
  func amAndPM(_ count: Int) -> DayPeriodNames { DayPeriodNames(amAndPM: Array(names[count].prefix(2))) }

  /// The names for the flexible day periods in a field with `count` letters `B`.
  func flexible(_ count: Int) -> DayPeriodNames {
    let flexible = zip(codes, names[count]).dropFirst(2).compactMap { code, name in
      spans[code].map { (name: name, span: $0) }
    }
    return DayPeriodNames(amAndPM: Array(names[count].prefix(2)), flexible: flexible)
  }
}
