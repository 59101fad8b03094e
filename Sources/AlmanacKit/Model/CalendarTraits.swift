/// The properties that define a calendar, such as its eras and its number of months.
///
/// This is a class, because a copy of a structure would retain each of its lists, which takes longer than writing a
/// short text. The calendar's file in a bundle has the properties that a reader needs, as ``CalendarFile/Rules``.
/// Code that depends on the calendar reads these traits. It never compares calendar identifiers.
///
/// To add a calendar, add a case to ``CalendarIdentifier`` and a row of traits. If neither a rule nor a table of another
/// calendar gives its years, also add a case of ``YearStructure``.
package final class CalendarTraits: Sendable {
  /// The calendar's name in BCP 47 and ECMA-402, such as `gregory`.
  package let bcp47: String
  package let months: MonthScheme
  /// The number of days in the longest month.
  package let longestMonth: Int
  /// The eras, earliest first; empty in a calendar without eras.
  package let eras: [Era]
  package let numbering: YearNumbering
  /// The skeleton (UTS 35) for a year that is shown alone, as in a list of years: `y`, or `Gy` if the era may be shown
  /// too.
  package let yearLabel: String
  package let yearStructure: YearStructure
  /// The number of digits that a typed year may have; `nil` if a date cannot be typed as three numbers, because a leap
  /// month has the same number as the month before it, or because months have no numbers.
  package let typedYearDigits: ClosedRange<Int>?
  /// Whether short dates may have only the last two digits of the year, as CLDR's often do.
  package let hasShortYears: Bool
  package let tables: SharedTables
  /// Whether this is the calendar of ISO 8601, whose dates are written as `2026-02-17`.
  package let isISO: Bool

  /// Whether the year has four quarters of three months: it has twelve months, and never a leap month.
  package var hasQuarters: Bool { months.ordinary.count == 12 && months.leapMonths.isEmpty }

  /// The days of the longest month, such as `1...31`.
  package var days: ClosedRange<Int> { 1...longestMonth }

  /// Whether the months and days are Gregorian, so that only the numbers of the years can differ.
  package var isCivil: Bool { yearStructure == .civil }

  init(
    _ bcp47: String, _ months: MonthScheme = .twelve, longestMonth: Int = 31, eras: [Era] = [],
    _ numbering: YearNumbering,
    yearLabel: String = "Gy", _ yearStructure: YearStructure, typedYearDigits: ClosedRange<Int>? = 4...4,
    hasShortYears: Bool = false, tables: SharedTables, isISO: Bool = false
  ) {
    self.bcp47 = bcp47
    self.months = months
    self.eras = eras
    self.numbering = numbering
    self.yearLabel = yearLabel
    self.yearStructure = yearStructure
    self.typedYearDigits = typedYearDigits
    self.hasShortYears = hasShortYears
    self.tables = tables
    self.isISO = isISO
    self.longestMonth = longestMonth
  }
}

/// The months of a calendar, and whether they have numbers or names.
package struct MonthScheme: Sendable {
  /// The months that every year has, in order: twelve, or thirteen in the Coptic calendar.
  package let ordinary: [MonthCode]
  /// The leap months that a year can have, such as `M04L`, in order; empty if leap years have no extra month.
  package let leapMonths: [MonthCode]
  /// For each of ``leapMonths``, the ordinary month that has another name in a year with the leap month; empty if no
  /// month changes its name.
  ///
  /// In the Hebrew calendar, this is `M06`: Adar is called Adar II in a year with `M05L`, Adar I. In a year without the
  /// leap month, the ordinary month takes its place.
  package let renamedMonths: [MonthCode]
  /// Whether months have numbers instead of names, so that "Month 4" is a correct name in every language.
  package let areNumbered: Bool

  /// Where the extra month of a leap year can be.
  package enum Leap: Sendable {
    /// A leap year has extra days instead of an extra month.
    case never
    /// A leap month may follow any month.
    ///
    /// CLDR has patterns for the name of a leap month, such as `闰{0}`.
    case afterAny
    /// The leap month always follows the same month, and the next month then has another name.
    ///
    /// CLDR has a name for the leap month, and a second name for the month after it.
    case after(Int)
  }

  /// The months for which CLDR has names, in CLDR's order.
  ///
  /// A leap month that has a name is in its place in the year. The new names of ``renamedMonths`` are at the end.
  package var named: [MonthCode] {
    guard let leap = leapMonths.first, !renamedMonths.isEmpty else { return ordinary }
    return ordinary.flatMap { $0.number == leap.number ? [$0, leap] : [$0] } + renamedMonths
  }

  /// The month that takes the place of a leap month in a year without it: Adar for Adar I, otherwise the month with the
  /// same number.
  func ordinaryMonth(inPlaceOf month: MonthCode) -> MonthCode {
    zip(leapMonths, renamedMonths).first { $0.0 == month }?.1
      ?? MonthCode(number: month.number, isLeap: false)
  }

  package init(count: Int, leap: Leap, areNumbered: Bool) {
    ordinary = (1...count).map { MonthCode(number: $0, isLeap: false) }
    leapMonths =
      switch leap {
      case .never: []
      case .afterAny: (1...count).map { MonthCode(number: $0, isLeap: true) }
      case .after(let number): [MonthCode(number: number, isLeap: true)]
      }
    renamedMonths =
      if case .after(let number) = leap { [MonthCode(number: number + 1, isLeap: false)] } else { [] }
    self.areNumbered = areNumbered
  }

  /// Twelve months with names, and no leap months.
  package static let twelve = MonthScheme(count: 12, leap: .never, areNumbered: false)

  /// Twelve months of thirty days with names, and a thirteenth month of five or six days.
  package static let thirteen = MonthScheme(count: 13, leap: .never, areNumbered: false)

  /// Twelve months with numbers, any of which a leap month may follow.
  package static let numbered = MonthScheme(count: 12, leap: .afterAny, areNumbered: true)
}

/// An era; its years are counted from its first year, or backward from the next era.
package struct Era: Sendable {
  /// The era's code, such as `ce`.
  package let code: String
  /// The calendar's number for year 1 of the era; `nil` if the years count backward from the next era.
  package let firstYear: Int?
  /// The first day of the era, in days since 1 January 1970; `nil` if it was before the Gregorian year 1.
  package let firstEpochDay: Int?
}

/// How a calendar counts its years.
package enum YearNumbering: Sendable {
  /// Years have numbers: a year's number is `offset` plus the Gregorian year in which the year begins.
  case counted(offset: Int)
  /// Years have names in a cycle of 60, such as 丙午, and are numbered by the Gregorian year in which they begin.
  ///
  /// This Gregorian year has the pattern letter `r` (UTS 35). The pattern letter `y` is the year's number in the cycle,
  /// 1 to 60.
  case cyclic
  /// Years have numbers, but are so short that two of them may begin in one Gregorian year.
  ///
  /// Lists of years have the calendar's own numbers.
  case own

  /// Whether the years have names in a cycle of 60.
  package var isCyclic: Bool { if case .cyclic = self { true } else { false } }

  /// A year's number minus the number that identifies the year in lists of years.
  package var offset: Int { if case .counted(let offset) = self { offset } else { 0 } }

  /// The number of the calendar's year that lists of years identify by the number `listed`.
  ///
  /// This number is the Gregorian year in which the year begins. With ``own``, it is the year's own number.
  package func year(listed: Int) -> Int { listed &+ offset }

  /// The number that identifies the calendar's year `year` in lists of years.
  package func listed(_ year: Int) -> Int { year &- offset }

  /// The position in the 60-year cycle, 0 to 59, of the Chinese year that begins in the Gregorian year `year`.
  package static func placeInCycle(ofRelatedYear year: Int) -> Int { (year % 60 - 4).modulo(60) }
}

extension CalendarTraits {
  /// The year of the era, such as 2569 in the Buddhist Era, for the year that lists identify by `listed`, such as 2026.
  package func yearOfEra(listed: Int) -> Int {
    let year = numbering.year(listed: listed)
    return eras.yearOfEra(year, in: eras.place(ofYear: year))
  }
}

extension [Era] {
  /// The index of the era that contains a day, which is given in days since 1 January 1970; 0 in a calendar without
  /// eras.
  package func place(ofEpochDay epochDay: Int) -> Int {
    lastIndex { ($0.firstEpochDay ?? .min) <= epochDay } ?? 0
  }

  /// The index of the era to show with a year in the calendar's own numbers; of two eras, the later one.
  package func place(ofYear year: Int) -> Int { lastIndex { ($0.firstYear ?? .min) <= year } ?? 0 }

  /// The number, from 1, of a year in the era at index `place`; the year itself if there is no such era.
  ///
  /// `year` is in the calendar's own numbers.
  package func yearOfEra(_ year: Int, in place: Int) -> Int {
    guard indices.contains(place) else { return year }
    if let first = self[place].firstYear { return year &- first &+ 1 }
    guard let next = dropFirst(place + 1).first?.firstYear else { return year }
    return next &- year
  }

  /// The calendar's own number of a year that is counted in the era at index `place`.
  package func year(_ yearOfEra: Int, ofEraAt place: Int) -> Int {
    if let first = self[place].firstYear { return first &+ yearOfEra &- 1 }
    return dropFirst(place + 1).first?.firstYear.map { $0 &- yearOfEra } ?? yearOfEra
  }

  /// Whether the years of the era at index `place` are counted backward, as before Christ.
  package func isCountedBackward(at place: Int) -> Bool { year(2, ofEraAt: place) < year(1, ofEraAt: place) }

  /// A day inside the era at index `place`, in days since 1 January 1970.
  ///
  /// The result is the first day of the era. If the era has no first day, the result is a day about a century before
  /// the next era, or 1 January 1970 if no era follows.
  package func epochDay(in place: Int) -> Int {
    let century = 36_524
    if let first = self[place].firstEpochDay { return first }
    return dropFirst(place + 1).first?.firstEpochDay.map { $0 - century } ?? 0
  }
}
