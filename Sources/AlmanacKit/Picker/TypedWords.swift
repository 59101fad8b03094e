/// What a reader of typed dates needs to know of a calendar: the words of its dates, their meanings, and their order.
struct TypedWords: Sendable {
  /// What a word or a number can mean.
  enum Meaning: Hashable, Sendable {
    /// The name of a month.
    case month(MonthCode)
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
  }

  /// A word in the form of ``TypedText/folded``.
  struct Name: Sendable {
    let scalars: [Unicode.Scalar]
    let meanings: [Meaning]
  }

  let names: [Name]
  /// The words such as "tomorrow", in the form of ``TypedText/folded`` without spaces, with their days from today.
  let relative: [[Unicode.Scalar]: Set<Int>]
  let numerals: TypedNumerals
  /// The patterns of full dates.
  let patterns: [TextPattern]
  /// The order of a date in numbers.
  let order: [Column]
  /// The order of the day and the month in numbers.
  let shortOrder: [Column]
  /// The order of the day and the year beside the name of a month.
  let namedOrder: [Column]

  init(_ calendar: AlmanacCalendar) {
    let file = calendar.file
    let collected = TypedNames(calendar)
    names = collected.names
    relative = collected.relative
    numerals = collected.numerals
    let skeletons = Self.fullDates + (file.eras == nil ? [] : Self.fullDates.map { "G" + $0 })
    patterns =
      TextStyle.allCases.compactMap { calendar.patterns[$0] }
      + skeletons.compactMap { try? calendar.pattern($0) }
    order = Self.order(file.patterns.date["short"])
    shortOrder = Self.order(file.patterns.skeletons["Md"])
    namedOrder = Self.order(file.patterns.skeletons["yMMMd"]).filter { $0 != .month }
  }

  /// The skeletons of full dates without an era.
  private static let fullDates = [
    "yMd", "yMEd", "yMMMd", "yMMMEd", "yMMMEEEEd", "yMMMMd", "yMMMMEd", "yMMMMEEEEd",
  ]

  private static func order(_ pattern: String?) -> [Column] {
    DatePattern(pattern ?? "").parts.reduce(into: []) { order, part in
      guard case .field(let letter, _) = part else { return }
      let column: Column? =
        switch letter {
        case "y", "r": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let column, !order.contains(column) { order.append(column) }
    }
  }
}
