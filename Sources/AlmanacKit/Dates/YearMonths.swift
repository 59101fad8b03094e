extension YearStructure {
  /// The months of a year, in order.
  func months(ofListedYear year: Int) -> [MonthSpan] {
    switch self {
    case .civil: MonthSpan.civil(year)
    case .coptic: MonthSpan.coptic(year)
    case .hebrew: MonthSpan.hebrew(year)
    case .indian: MonthSpan.indian(year)
    case .islamicCivil: MonthSpan.islamic(year, fromEpochDay: -492_148)
    case .islamicTbla: MonthSpan.islamic(year, fromEpochDay: -492_149)
    case .chineseYears: MonthSpan.lunisolar(year, chineseYearTable)
    case .dangiYears: MonthSpan.lunisolar(year, dangiYearTable)
    case .persianYears: MonthSpan.persian(year)
    case .umalquraYears: MonthSpan.umalqura(year)
    }
  }
}

extension MonthSpan {
  /// The months `M01`, `M02` and so on of a year, with a leap month after the month `leapMonth`, if any.
  ///
  /// The first day is in days since 1 January 1970.
  private static func year(
    _ listed: Int, from firstDay: Int, lengths: [Int], leapMonth: Int? = nil
  ) -> [MonthSpan] {
    let codes = MonthScheme.thirteen.ordinary.flatMap { month in
      month.number == leapMonth ? [month, MonthCode(number: month.number, isLeap: true)] : [month]
    }
    var start = firstDay
    return zip(codes, lengths).map { code, length in
      defer { start += length }
      return MonthSpan(listedYear: listed, month: code, days: start..<start + length)
    }
  }

  fileprivate static func civil(_ year: Int) -> [MonthSpan] {
    Self.year(
      year, from: epochDay(ofCivilYear: year, month: 1, day: 1),
      lengths: (1...12).map { length(ofCivilMonth: $0, year: year) })
  }

  /// The year of the Coptic calendar that begins in a Gregorian year.
  ///
  /// Year 1 began on 29 August 284. A year whose number leaves a remainder of 3 after division by 4 has 366 days.
  fileprivate static func coptic(_ civilYear: Int) -> [MonthSpan] {
    let year = civilYear - 283
    let epoch = epochDay(ofCivilYear: 284, month: 8, day: 29)
    return Self.year(
      civilYear, from: epoch + 365 * (year - 1) + year / 4,
      lengths: Array(repeating: 30, count: 12) + [year % 4 == 3 ? 6 : 5])
  }

  /// The Śaka year that begins in a Gregorian year: on 22 March, or on 21 March in a leap year.
  fileprivate static func indian(_ civilYear: Int) -> [MonthSpan] {
    let isLeap = length(ofCivilMonth: 2, year: civilYear) == 29
    return Self.year(
      civilYear, from: epochDay(ofCivilYear: civilYear, month: 3, day: isLeap ? 21 : 22),
      lengths: [isLeap ? 31 : 30] + Array(repeating: 31, count: 5) + Array(repeating: 30, count: 6))
  }

  /// A year of a tabular Islamic calendar: eleven of thirty years have 355 days, and the others have 354.
  ///
  /// `epochDay` is the first day of year 1.
  fileprivate static func islamic(_ year: Int, fromEpochDay epochDay: Int) -> [MonthSpan] {
    let lengths = (1...12).map { $0 % 2 == 1 || $0 == 12 && (11 * year + 14) % 30 < 11 ? 30 : 29 }
    let first = epochDay + 354 * (year - 1) + (11 * year + 3) / 30
    return Self.year(year, from: first, lengths: lengths)
  }

  /// The year of the Hebrew calendar that begins in a Gregorian year.
  fileprivate static func hebrew(_ civilYear: Int) -> [MonthSpan] {
    let year = civilYear + 3761
    let first = newYear(ofHebrewYear: year)
    let length = newYear(ofHebrewYear: year + 1) - first
    let isLeap = length > 355
    let heshvan = length % 10 == 5 ? 30 : 29
    let kislev = length % 10 == 3 ? 29 : 30
    return Self.year(
      civilYear, from: first,
      lengths: [30, heshvan, kislev, 29, 30] + (isLeap ? [30] : []) + [29, 30, 29, 30, 29, 30, 29],
      leapMonth: isLeap ? 5 : nil)
  }

  /// The first day of a Hebrew year, in days since 1 January 1970 (Reingold and Dershowitz, Calendrical Calculations).
  private static func newYear(ofHebrewYear year: Int) -> Int {
    let (before, own, next) = (molad(year - 1), molad(year), molad(year + 1))
    // Without these postponements, a year could have 356 or 382 days, and no year has these lengths.
    let postponement = next - own == 356 ? 2 : own - before == 382 ? 1 : 0
    return own + postponement
  }

  /// The day of the mean new moon of a Hebrew year, or the next day if the year may not begin on that weekday.
  private static func molad(_ year: Int) -> Int {
    let months = (235 * year - 234) / 19
    // An hour has 1080 parts, and a month has 29 days and 13753 parts.
    let day = 29 * months + (12_084 + 13_753 * months) / 25_920
    // The first day of year 1 was 7 September 3761 BCE, in days since 1 January 1970.
    return (3 * (day + 1) % 7 < 3 ? day + 1 : day) - 2_092_590
  }

  fileprivate static func lunisolar(_ civilYear: Int, _ table: [UInt32]) -> [MonthSpan] {
    let packed = PackedYear(table[civilYear - ChineseYear.supported.lowerBound])
    return Self.year(
      civilYear, from: epochDay(ofCivilYear: civilYear, month: 1, day: 1) + packed.daysAfterJanuary1,
      lengths: packed.monthLengths, leapMonth: packed.leapMonth)
  }

  /// The Persian year that begins in a Gregorian year.
  fileprivate static func persian(_ civilYear: Int) -> [MonthSpan] {
    let year = civilYear - 621
    let first = persianLeapYears.reduce(persianFirstDay + 365 * (year - persianFirstYear)) {
      $1 < year ? $0 + 1 : $0
    }
    return Self.year(
      civilYear, from: first,
      lengths: Array(repeating: 31, count: 6) + Array(repeating: 30, count: 5)
        + [persianLeapYears.contains(year) ? 30 : 29])
  }

  fileprivate static func umalqura(_ year: Int) -> [MonthSpan] {
    let place = year - YearStructure.umalquraYears.listedYears.lowerBound
    let days = umalquraYearTable[..<place].reduce(0) { $0 + 348 + $1.nonzeroBitCount }
    return Self.year(
      year, from: umalquraFirstDay + days,
      lengths: (0..<12).map { umalquraYearTable[place] >> $0 & 1 == 1 ? 30 : 29 })
  }
}
