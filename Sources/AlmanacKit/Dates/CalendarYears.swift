/// The months of all years of a calendar that have supported days, in order.
///
/// The months are computed once, when a calendar is first used. After that, a day is converted in much less than a
/// microsecond, whatever the calendar's rule is. This is a class, because a copy of a structure would retain each of
/// its arrays.
final class CalendarYears: Sendable {
  /// The numbers that identify the years in lists of years.
  private let listed: ClosedRange<Int>
  private let months: [MonthSpan]
  /// For each year, the index of its first month; the last entry is the number of months.
  private let starts: [Int]

  private init(_ structure: YearStructure) {
    var (months, starts): ([MonthSpan], [Int]) = ([], [0])
    for year in structure.listedYears {
      months += structure.months(ofListedYear: year)
      starts.append(months.count)
    }
    // The days of January 2101 are supported, although the year is not.
    if structure == .civil { months += structure.months(ofListedYear: structure.listedYears.upperBound + 1) }
    listed = structure.listedYears
    self.months = months
    self.starts = starts
  }

  /// The months of a year, also those that begin before the first supported day; `nil` if the year is not supported.
  func months(ofListedYear year: Int) -> ArraySlice<MonthSpan>? {
    guard listed.contains(year) else { return nil }
    let index = year - listed.lowerBound
    return months[starts[index]..<starts[index + 1]]
  }

  /// Whether a year has a leap month; `false` if the year is not supported.
  func hasLeapMonth(_ year: Int) -> Bool {
    months(ofListedYear: year)?.contains(where: \.month.isLeap) ?? false
  }

  /// The month of a supported day.
  func month(ofEpochDay epochDay: Int) -> MonthSpan { months[place(ofEpochDay: epochDay)] }

  /// The month that comes a number of months after the month of a supported day; `nil` if its year is not supported.
  func month(_ count: Int, after epochDay: Int) -> MonthSpan? {
    let place = place(ofEpochDay: epochDay) + count
    return months.indices.contains(place) && listed.contains(months[place].listedYear) ? months[place] : nil
  }

  private func place(ofEpochDay epochDay: Int) -> Int {
    // All months of a calendar have about the same length, so the estimate is wrong by a month at most.
    let first = months[0].days.lowerBound
    let end = months[months.count - 1].days.upperBound
    var place = min(max((epochDay - first) * months.count / (end - first), 0), months.count - 1)
    while months[place].days.lowerBound > epochDay { place -= 1 }
    while months[place].days.upperBound <= epochDay { place += 1 }
    return place
  }

  /// The listed numbers of the years that begin in a range of Gregorian years.
  func listed(beginningIn civilYears: ClosedRange<Int>) -> ClosedRange<Int> {
    let years = listed.filter { year in
      let newYear = months(ofListedYear: year)?.first?.days.lowerBound
      return newYear.map { civilYears.contains(civilDate(ofEpochDay: $0).year) } ?? false
    }
    return (years.first ?? listed.upperBound)...(years.last ?? listed.upperBound)
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
