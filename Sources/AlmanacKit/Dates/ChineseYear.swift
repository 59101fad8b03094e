/// A year of the Chinese calendar, from a table of vetted facts and not from arithmetic.
///
/// The table is compiled in, and every call takes less than a microsecond.
public struct ChineseYear: Hashable, Sendable {
  /// The Gregorian year in which the year begins (UTS 35, pattern letter `r`).
  public let relatedYear: Int
  /// The year's bits in the table: see ``chineseYearTable``.
  package let packed: UInt32

  /// The related years the table has.
  public static let supported = 1899...2100

  /// The year that begins in a Gregorian year, or `nil` outside ``supported``.
  ///
  /// ```swift
  /// ChineseYear(relatedYear: 2026)?.newYear  // 2026-02-17
  /// ChineseYear(relatedYear: 2025)?.leapMonth  // 6
  /// ```
  public init?(relatedYear: Int) {
    guard Self.supported.contains(relatedYear) else { return nil }
    self.relatedYear = relatedYear
    packed = chineseYearTable[relatedYear - Self.supported.lowerBound]
  }

  /// Every year of the table, in order.
  package static var all: [ChineseYear] { supported.compactMap(ChineseYear.init(relatedYear:)) }

  /// The Gregorian date of the first day, between 21 January and 20 February.
  public var newYear: CalendarDate { CalendarDate(civil: newYearEpochDay, .gregorian) }

  /// The days from 1 January of the related year to the first day.
  package var daysAfterJanuary1: Int { Int(packed >> 17) }

  /// The number of the month that is followed by its leap month, 1 to 12, or `nil` in a common year.
  public var leapMonth: Int? {
    let month = Int(packed >> 13 & 0xF)
    return month == 0 ? nil : month
  }

  /// The days of each month in order, 29 or 30; 12 numbers, and 13 in a leap year.
  public var monthLengths: [Int] {
    (0..<(leapMonth == nil ? 12 : 13)).map { packed >> $0 & 1 == 1 ? 30 : 29 }
  }

  /// The codes of the months in the order of ``monthLengths``, the leap month after its namesake.
  public var monthCodes: [MonthCode] {
    MonthScheme.twelve.ordinary.flatMap { month in
      month.number == leapMonth ? [month, MonthCode(number: month.number, isLeap: true)] : [month]
    }
  }
}
