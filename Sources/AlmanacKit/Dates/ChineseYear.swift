/// A year of the Chinese calendar; its first day and its months come from a verified table and are not computed.
///
/// The table is compiled into the library. Every call takes less than a microsecond.
public struct ChineseYear: Hashable, Sendable {
  /// The Gregorian year in which the year begins (UTS 35, pattern letter `r`).
  public let relatedYear: Int
  /// The year's entry in ``chineseYearTable``.
  private let packed: PackedYear

  /// The Gregorian years in which the Chinese years of the table begin.
  public static let supported = 1899...2100

  /// Finds the Chinese year that begins in a Gregorian year; `nil` if ``supported`` does not contain the Gregorian
  /// year.
  ///
  /// ```swift
  /// ChineseYear(relatedYear: 2026)?.newYear  // 2026-02-17
  /// ChineseYear(relatedYear: 2025)?.leapMonth  // 6
  /// ```
  public init?(relatedYear: Int) {
    guard Self.supported.contains(relatedYear) else { return nil }
    self.relatedYear = relatedYear
    packed = PackedYear(chineseYearTable[relatedYear - Self.supported.lowerBound])
  }

  /// The Gregorian date of the year's first day, between 21 January and 20 February.
  public var newYear: CalendarDate { CalendarDate(civil: newYearEpochDay, .gregorian) }

  /// The number of days from 1 January 1970 to the first day of this Chinese year.
  package var newYearEpochDay: Int {
    epochDay(ofCivilYear: relatedYear, month: 1, day: 1) + packed.daysAfterJanuary1
  }

  /// The number, 1 to 12, of the month after which the leap month comes; `nil` in a year without a leap month.
  public var leapMonth: Int? { packed.leapMonth }

  /// The number of days in each month, 29 or 30, in order; a year has 12 months, or 13 if it has a leap month.
  public var monthLengths: [Int] { packed.monthLengths }

  /// The codes of the year's months, in the order of ``monthLengths``; a leap month follows the month that has the same
  /// number.
  public var monthCodes: [MonthCode] {
    YearStructure.chineseYears.months(ofListedYear: relatedYear).map(\.month)
  }
}

/// A year in ``chineseYearTable`` or ``dangiYearTable``; the comment of the first table explains the bits.
struct PackedYear: Hashable, Sendable {
  private let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  /// The number of days from 1 January to the first day of the year.
  var daysAfterJanuary1: Int { Int(bits >> 17) }

  /// The number, 1 to 12, of the month after which the leap month comes; `nil` in a year without a leap month.
  var leapMonth: Int? {
    let month = Int(bits >> 13 & 0xF)
    return month == 0 ? nil : month
  }

  /// The number of days in each month, 29 or 30, in order.
  var monthLengths: [Int] { (0..<(leapMonth == nil ? 12 : 13)).map { bits >> $0 & 1 == 1 ? 30 : 29 } }
}
