import AlmanacICU
import AlmanacICUOracle
import AlmanacKit

/// The days from 1900 to 2100 for which texts are compared.
struct SampleDays: Sendable {
  private let isSample: Bool
  /// Each sample day as a number of days since 1 January 1970.
  let days: [Int]
  /// By calendar, the sample days on which ICU has another date than Almanac.
  ///
  /// `MonthTableTests` lists these days, and says which independent sources Almanac agrees with.
  let wrongInICU: [CalendarIdentifier: Set<Int>]

  init(isSample: Bool) throws {
    self.isSample = isSample
    let all = isSample ? Self.few : Self.many
    days = all.filter { CalendarDate.supportedEpochDays.contains($0) }
    let days = days
    wrongInICU = try Dictionary(
      uniqueKeysWithValues: CalendarIdentifier.allCases.map { calendar in
        (calendar, try Set(days.filter { try Self.isWrongInICU($0, calendar) }))
      })
  }

  /// The skeletons whose ranges are compared in a file.
  ///
  /// ICU takes most time for ranges, so a sample has a third of them, and other files have the other thirds.
  func skeletons(of ranges: [String], in file: CalendarFile) -> [String] {
    guard isSample else { return ranges }
    let first = "\(file.locale)\(file.calendar)".utf8.reduce(0) { $0 + Int($1) } % 3
    return stride(from: first, to: ranges.count, by: 3).map { ranges[$0] }
  }

  /// Days of each month, of every third leap month and around some New Years, and every 1,499th day.
  ///
  /// The New Years are Gregorian and Chinese.
  private static var many: [Int] {
    let months = (0..<12).flatMap { month in
      let year = 1906 + month * 17 % 190
      return [1, 9, 15, 28].map { epochDay(ofCivilYear: year, month: month + 1, day: $0) }
    }
    let ends = stride(from: 1903, through: 2099, by: 14).flatMap { year in
      [-2, -1, 0].map { epochDay(ofCivilYear: year, month: 1, day: 1) + $0 }
    }
    let leap = leapMonths.enumerated().filter { $0.offset % 3 == 0 }.flatMap {
      [$0.element, $0.element + 28]
    }
    let newYears = stride(from: 1901, through: 2099, by: 11).flatMap(aroundNewYear)
    return months + ends + leap + newYears + spread(by: 1499)
  }

  /// A day in January, in July 2000 (the year 00 of short dates), in a leap month, and at the end of a year.
  private static var few: [Int] {
    [
      epochDay(ofCivilYear: 1931, month: 1, day: 1), epochDay(ofCivilYear: 2000, month: 7, day: 15),
      leapMonths[40] + 28, epochDay(ofCivilYear: 2024, month: 12, day: 30),
    ]
  }

  /// The first days of all leap months.
  private static var leapMonths: [Int] {
    ChineseYear.supported.compactMap(ChineseYear.init(relatedYear:)).compactMap { year in
      guard let leapMonth = year.leapMonth else { return nil }
      return year.newYearEpochDay + year.monthLengths.prefix(leapMonth).reduce(0, +)
    }
  }

  private static func aroundNewYear(_ year: Int) -> [Int] {
    guard let first = ChineseYear(relatedYear: year)?.newYearEpochDay else { return [] }
    return [first - 1, first]
  }

  private static func spread(by days: Int) -> [Int] {
    let all = CalendarDate.supportedEpochDays
    return Array(stride(from: all.lowerBound + 700, through: all.upperBound, by: days))
  }

  /// Whether ICU has another date than Almanac for a day in a calendar.
  static func isWrongInICU(_ day: Int, _ calendar: CalendarIdentifier) throws -> Bool {
    let icu = try ICUCalendar(locale: "root", type: calendar.rawValue)
    let (noon, date) = (milliseconds(day), CalendarDate(epochDay: day, calendar))
    let (month, isCyclic) = (try icu.value(of: .month, at: noon), calendar.traits.numbering.isCyclic)
    guard try month == indexInICU(date.month, calendar), try icu.value(of: .dayOfMonth, at: noon) == date.day
    else { return true }
    guard isCyclic else { return false }
    let year = try ICUDateFormat(locale: "root@calendar=\(calendar.rawValue)", pattern: "r").text(at: noon)
    return try (icu.value(of: .isLeapMonth, at: noon) == 1) != date.month.isLeap || year != "\(date.year)"
  }

  /// The number that ICU has for a month.
  ///
  /// ICU counts Adar I, the leap month of the Hebrew calendar, in every year.
  private static func indexInICU(_ month: MonthCode, _ calendar: CalendarIdentifier) throws -> Int? {
    let months = calendar.traits.months
    return months.renamedMonths.isEmpty ? month.number - 1 : months.named.firstIndex(of: month)
  }
}

/// Noon of a day in milliseconds since 1970 in UTC, as ICU counts time.
func milliseconds(_ epochDay: Int) -> Double { Double(epochDay) * 86_400_000 + 43_200_000 }

/// A time of a day in milliseconds since 1970 in UTC, as ICU counts time.
func milliseconds(_ epochDay: Int, _ time: TimeOfDay) -> Double {
  Double(epochDay) * 86_400_000 + Double((time.hour * 60 + time.minute) * 60 + time.second) * 1000
}

extension CalendarDate {
  /// The era that ICU counts the date in.
  ///
  /// In a calendar with cyclic years, the cycle is the era.
  /// A cycle has 60 years. The year 1984 is the first year of a cycle, and 1984 - 4 is a multiple of 60.
  func eraInICU(_ calendar: CalendarIdentifier) -> Int {
    let traits = calendar.traits
    return traits.numbering.isCyclic ? (year - 4) / 60 : traits.eras.place(ofEpochDay: epochDay)
  }
}
