/// The months of all years of a calendar that have supported days, in order.
///
/// The months are computed once, when a calendar is first used. After that, a day is converted in a few nanoseconds,
/// whatever the calendar's rule is. This is a class, because a copy of a structure would retain each of its arrays.
final class CalendarYears: Sendable {
  /// The years, by the numbers that identify them in lists of years.
  let listed: ClosedRange<Int>
  private let codes: [MonthCode]
  /// The listed numbers of the months' years.
  private let years: [Int]
  /// The first days of the months, in days since 1 January 1970, and the day after the last month.
  private let firstDays: [Int]
  /// For each year, the index of its first month; the last entry is the number of months.
  private let starts: [Int]

  private init(_ structure: YearStructure) {
    var (codes, years, firstDays, starts): ([MonthCode], [Int], [Int], [Int]) = ([], [], [], [])
    var end = 0
    for number in structure.listedYears {
      let year = structure.year(number)
      starts.append(codes.count)
      end = year.firstEpochDay
      for (code, length) in year.months {
        codes.append(code)
        years.append(number)
        firstDays.append(end)
        end += length
      }
    }
    listed = structure.listedYears
    self.codes = codes
    self.years = years
    self.firstDays = firstDays + [end]
    self.starts = starts + [codes.count]
  }

  /// The months of a year, also those that begin before the first supported day; `nil` if the year is not supported.
  func months(ofListedYear year: Int) -> [MonthSpan]? {
    guard let places = places(ofListedYear: year) else { return nil }
    return places.map { place in
      MonthSpan(
        month: codes[place], firstEpochDay: firstDays[place], length: firstDays[place + 1] - firstDays[place])
    }
  }

  /// Whether a year has a leap month; `false` if the year is not supported.
  func hasLeapMonth(_ year: Int) -> Bool {
    places(ofListedYear: year).map { codes[$0].contains(where: \.isLeap) } ?? false
  }

  private func places(ofListedYear year: Int) -> Range<Int>? {
    guard listed.contains(year) else { return nil }
    let index = year - listed.lowerBound
    return starts[index]..<starts[index + 1]
  }

  /// The listed year, the month and the day of the month of a supported day.
  func date(ofEpochDay epochDay: Int) -> (year: Int, month: MonthCode, day: Int) {
    // All months of a calendar have about the same length, so the estimate is wrong by a month at most.
    let days = firstDays[codes.count] - firstDays[0]
    var place = min(max((epochDay - firstDays[0]) * codes.count / days, 0), codes.count - 1)
    while firstDays[place] > epochDay { place -= 1 }
    while firstDays[place + 1] <= epochDay { place += 1 }
    return (years[place], codes[place], epochDay - firstDays[place] + 1)
  }

  /// The listed numbers of the years that begin in a range of Gregorian years.
  func listed(beginningIn civilYears: ClosedRange<Int>) -> ClosedRange<Int> {
    let begin = listed.filter {
      civilYears.contains(civilDate(ofEpochDay: firstDays[starts[$0 - listed.lowerBound]]).year)
    }
    return (begin.first ?? listed.upperBound)...(begin.last ?? listed.upperBound)
  }

  static func of(_ structure: YearStructure) -> CalendarYears {
    switch structure {
    case .civil: civil
    case .coptic: coptic
    case .hebrew: hebrew
    case .indian: indian
    case .islamicCivil: islamicCivil
    case .islamicTbla: islamicTbla
    case .chineseYears: chinese
    case .dangiYears: dangi
    case .persianYears: persian
    case .umalquraYears: umalqura
    }
  }

  private static let civil = CalendarYears(.civil)
  private static let coptic = CalendarYears(.coptic)
  private static let hebrew = CalendarYears(.hebrew)
  private static let indian = CalendarYears(.indian)
  private static let islamicCivil = CalendarYears(.islamicCivil)
  private static let islamicTbla = CalendarYears(.islamicTbla)
  private static let chinese = CalendarYears(.chineseYears)
  private static let dangi = CalendarYears(.dangiYears)
  private static let persian = CalendarYears(.persianYears)
  private static let umalqura = CalendarYears(.umalquraYears)
}

extension CalendarTraits {
  /// Whether years have numbers in more than one era since 1900, so that a year without its era could be misread.
  package var hasSeveralEras: Bool {
    eras.contains { ($0.firstEpochDay ?? .min) > CalendarDate.supportedEpochDays.lowerBound }
  }

  /// The numbers that identify, in lists of years, the years that begin in a range of Gregorian years.
  package func listedYears(beginningIn civilYears: ClosedRange<Int>) -> ClosedRange<Int> {
    switch numbering {
    case .counted, .cyclic: civilYears
    case .own: CalendarYears.of(yearStructure).listed(beginningIn: civilYears)
    }
  }
}
