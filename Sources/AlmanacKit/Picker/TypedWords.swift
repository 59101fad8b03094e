/// What a reader of typed dates needs to know of a calendar: the words of its dates, their meanings, and their order.
struct TypedWords: Sendable {
  /// What a word or a number can mean.
  enum Meaning: Hashable, Sendable {
    /// The name of a month; the name of a month in a leap year, such as Adar II, has the code of a leap month.
    case month(MonthCode)
    /// The Roman numeral of a month, which follows a number.
    case romanMonth(MonthCode)
    /// The number of a month.
    case monthNumber(MonthCode)
    case day(Int)
    case year(TypedNumber)
    /// A weekday, 0 for Sunday to 6 for Saturday.
    case weekday(Int)
    /// An era, as an index in the calendar's eras.
    case era(Int)
    /// A year of the cycle of 60 years, from 0.
    case cyclicYear(Int)
    /// A number, such as 元.
    case number(TypedNumber)
    /// A word of the locale's patterns, such as 年.
    case patternWord
    /// Another word that people write beside a date, such as "the".
    case filler
  }

  /// A number and how many digits it has.
  struct TypedNumber: Hashable, Sendable {
    let value: Int
    let digits: Int
  }

  /// A column of a date in the order of a text.
  enum Column: Unicode.Scalar, Sendable {
    case day = "d"
    case month = "m"
    case year = "y"
    /// A month with a name.
    case namedMonth = "M"
    case era = "G"
  }

  let names: TypedNames
  let marks: TypedMarks
  /// The patterns of full dates with and without an era, and of dates without a year.
  let patterns: [TextPattern]
  /// The orders of the locale's patterns, with the era.
  let orders: Set<[Column]>
  /// Whether months have numbers, as in all calendars except the Hebrew calendar in Hebrew and a few other languages.
  let hasMonthNumbers: Bool
  /// The order of a date in numbers.
  let order: [Column]
  /// The order of the day and the month in numbers.
  let shortOrder: [Column]
  /// The orders of the day and the year beside the name of a month.
  let namedOrders: [[Column]]

  init(_ calendar: AlmanacCalendar) {
    let file = calendar.file
    names = TypedNames(calendar)
    marks = TypedMarks(names)
    patterns =
      TextStyle.allCases.compactMap { calendar.patterns.byStyle[$0.rawValue] }
      + Self.skeletonPatterns(calendar)
    let (styles, fields) = (file.patterns.date, file.patterns.skeletons)
    orders = Set((Array(styles.values) + Array(fields.values)).map(Self.order))
    hasMonthNumbers = orders.contains { $0.contains(.month) }
    order = Self.numericOrder(styles["short"])
    shortOrder = Self.numericOrder(fields["Md"])
    namedOrders = [fields["yMMMd"], styles["long"], styles["medium"]].map { pattern in
      Self.numericOrder(pattern).filter { $0 != .month }
    }
  }

  private static func skeletonPatterns(_ calendar: AlmanacCalendar) -> [TextPattern] {
    let years = ["", "y"] + (calendar.file.eras == nil ? [] : ["Gy"])
    return years.flatMap { year in
      ["M", "MMM", "MMMM"].flatMap { month in
        ["d", "Ed", "EEEEd"].compactMap { try? calendar.pattern(year + month + $0) }
      }
    }
  }

  /// The order without the era, in which a named month counts as a number.
  private static func numericOrder(_ pattern: String?) -> [Column] {
    order(pattern ?? "").filter { $0 != .era }.map { $0 == .namedMonth ? .month : $0 }
  }

  private static func order(_ pattern: String) -> [Column] {
    DatePattern(pattern).parts.compactMap(column).reduce(into: []) { order, column in
      if !order.contains(column) { order.append(column) }
    }
  }

  /// The column of a field of a pattern.
  static func column(_ part: DatePattern.Part) -> Column? {
    guard case .field(let letter, let count) = part else { return nil }
    return switch letter {
    case "y", "r": .year
    case "M", "L": count > 2 ? .namedMonth : .month
    case "d": .day
    case "G": .era
    default: nil
    }
  }
}
