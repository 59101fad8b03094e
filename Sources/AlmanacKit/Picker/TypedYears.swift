/// Finds the days that a reading of a typed text can mean.
struct TypedYears: Sendable {
  /// A day that a reading can mean.
  enum Day: Sendable {
    /// A number of days since 1 January 1970.
    case known(Int)
    /// A day of a year before the calendar's table.
    case early
    /// A day of a year after the calendar's table.
    case late
    /// A day that does not exist.
    case missing
  }

  private let traits: CalendarTraits
  /// The month whose name is also that of a leap month in a leap year, such as Adar in the Hebrew calendar; `nil` if the
  /// months have numbers.
  private let renamed: MonthCode?
  /// The first supported year, in the calendar's own numbers.
  private let firstYear: Int
  /// The numbers of digits that a year may have.
  private let digits: ClosedRange<Int>
  /// The supported days that can be typed, in days since 1 January 1970.
  let supported: ClosedRange<Int>

  init(_ calendar: AlmanacCalendar) {
    traits = calendar.identifier.traits
    let file = calendar.file
    renamed = traits.months.renamedMonths.first.flatMap { month in
      let name = file.months.format.wide[month.number - 1]
      return file.leapYearMonths?.format.wide.first == name ? nil : month
    }
    supported = traits.isCivil ? CalendarDate.wholeYears : CalendarDate.supportedEpochDays
    firstYear = CalendarDate(epochDay: CalendarDate.supportedEpochDays.lowerBound, calendar.identifier).year
    digits = traits.typedYearDigits ?? 4...4
  }

  /// The days of a reading; `today` is in the same calendar.
  ///
  /// Without a year, the day is the nearest to today, and `agreeing` is the nearest day of the last, this and the next year
  /// that has the typed weekday.
  func days(of reading: TypedReading, today: CalendarDate?) -> (days: [Day], agreeing: Day?) {
    // The name of a year in the cycle is not enough.
    if reading.year == nil, reading.cyclicYear != nil || today == nil { return ([], nil) }
    let years = years(of: reading, today).filter { year in
      reading.cyclicYear.map { $0 == YearNumbering.placeInCycle(ofRelatedYear: year) } ?? true
    }
    let days = years.flatMap { self.days(of: reading, year: $0) }
    guard reading.year == nil, let today else { return (days, nil) }
    let near = years.filter { abs($0 - today.year) < 2 }
    let agreeing = near.flatMap { self.days(of: reading, year: $0) }.filter { day in
      guard case .known(let day) = day else { return false }
      return weekdayIndex(ofEpochDay: day) == reading.weekday
    }
    return ([nearest(days, to: today)], agreeing.isEmpty ? nil : nearest(agreeing, to: today))
  }

  /// The day nearest to today; of two days with the same distance, the earlier one.
  ///
  /// It is unknown whether a year outside the table has the day.
  private func nearest(_ days: [Day], to today: CalendarDate) -> Day {
    let known = days.compactMap { day in if case .known(let day) = day { day } else { nil } }
    let nearest = known.min { abs($0 - today.epochDay) < abs($1 - today.epochDay) }
    return nearest.map(Day.known) ?? .missing
  }

  private func days(of reading: TypedReading, year: Int) -> [Day] {
    let listed = traits.numbering.listed(year)
    guard let month = reading.month, let number = reading.day, number > 0, month.number > 0 else {
      return [.missing]
    }
    if traits.isCivil {
      guard number <= MonthSpan.length(ofCivilMonth: month.number, year: listed) else { return [.missing] }
      return [.known(epochDay(ofCivilYear: listed, month: month.number, day: number))]
    }
    guard let spans = CalendarYears.of(traits.yearStructure).months(ofListedYear: listed) else {
      return [number > traits.longestMonth ? .missing : year < firstYear ? .early : .late]
    }
    let months = months(of: reading, month, inLeapYear: spans.contains(where: \.month.isLeap))
    let days = spans.filter { months.contains($0.month) }.map { span in
      number <= span.days.count ? Day.known(span.days.lowerBound + number - 1) : .missing
    }
    return days.isEmpty ? [.missing] : days
  }

  /// The months that a reading can mean in a year.
  ///
  /// In a leap year of the Hebrew calendar, Adar is the name of two months. Only then is there Adar II.
  private func months(of reading: TypedReading, _ month: MonthCode, inLeapYear isLeap: Bool) -> [MonthCode] {
    guard let renamed, renamed.number == month.number, reading.order.contains(.namedMonth) else {
      return [month]
    }
    return switch (month.isLeap, isLeap) {
    case (false, false): [renamed]
    case (false, true): traits.months.leapMonths + [renamed]
    case (true, false): []
    case (true, true): [renamed]
    }
  }

  /// The years that a reading can mean, in the calendar's own numbers.
  ///
  /// Without `today`, a year of two digits can be one of two years or more.
  private func years(of reading: TypedReading, _ today: CalendarDate?) -> [Int] {
    let near = (today.map { $0.year - 80...$0.year + 20 } ?? allYears).filter { isNear($0, reading, today) }
    guard let year = reading.year else { return near }
    guard year.digits < 10 else { return [] }
    let typed = reading.era.map { traits.eras.year(year.value, ofEraAt: $0) } ?? year.value
    // A year of two digits is a year of this or the last century, unless it is a year of an era that began recently or
    // that counts backward.
    let isShort =
      if let era = reading.era {
        typed < firstYear - 100 && !traits.eras.isCountedBackward(at: era)
      } else {
        digits.lowerBound > 2
      }
    if year.digits == 2, isShort { return near.filter { ($0 - typed) % 100 == 0 } }
    let isLong = reading.era != nil || year.digits >= digits.lowerBound
    return year.value > 0 && year.digits <= digits.upperBound && isLong ? [typed] : []
  }

  /// The supported years, of which the shortest have 354 days.
  private var allYears: ClosedRange<Int> { firstYear...firstYear + 207 }

  /// Whether a day is less than 80 years before today, or up to 20 years after it.
  private func isNear(_ year: Int, _ reading: TypedReading, _ today: CalendarDate?) -> Bool {
    guard let today, let month = reading.month, let day = reading.day else { return true }
    let isLater =
      (month.number, month.isLeap ? 1 : 0, day) >= (today.month.number, today.month.isLeap ? 1 : 0, today.day)
    return (-79...20).contains(year - today.year + (isLater ? 1 : 0))
  }
}
