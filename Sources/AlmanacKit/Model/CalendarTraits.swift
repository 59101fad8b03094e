/// The properties that define a calendar, such as its eras and its number of months.
///
/// The calendar's file in a bundle has the properties that a reader needs, as ``CalendarFile/Rules``.
/// Code that depends on the calendar reads these traits. It never compares calendar identifiers.
///
/// To add a calendar, add a case to ``CalendarIdentifier`` and a row of traits. If no rule computes its years, also add
/// a table of its years and a case of ``YearStructure``. These are the traits that other CLDR calendars would need; all
/// of these calendars have the year label `Gy`:
///
/// - Minguo: twelve months, up to 31 days; eras `broc` (counted backward) and `roc` (from 1912); offset −1911;
///   structure civil; Gregorian names, generic patterns.
/// - Japanese: twelve months, up to 31 days; eras from a table, `meiji` (1868) to `reiwa` (2019-05-01); offset 0;
///   structure civil; Gregorian names, generic patterns.
/// - Dangi: numbered months with leap months, up to 30 days; no eras; cyclic years; its own table of years; Chinese
///   names and patterns.
/// - Persian: twelve months, up to 31 days; era `ap`; offset −621; its own table of years; generic patterns.
/// - Umm al-Qura: twelve months, up to 30 days; eras `bh` (counted backward) and `ah`; its own numbering; its own table
///   of years; Islamic names, generic patterns.
/// - Hebrew: twelve months and `M05L`, up to 30 days; era `am`; offset 3761; its own table of years; generic patterns.
///
/// Three of these calendars have special cases:
///
/// - A Japanese year may have two eras. A date is shown with the era of its day. A year alone is shown with the later
///   era.
/// - Two Umm al-Qura years may begin in the same Gregorian year, so a list of years cannot identify a year by its
///   Gregorian year. This calendar needs a case of ``YearNumbering`` for which ``YearNumbering/year(listed:)`` and
///   ``YearNumbering/listed(_:)`` use the calendar's own year numbers.
/// - The Hebrew leap month has a name in CLDR's table instead of a pattern. A leap month also renames the month after
///   it (Adar to Adar II). The Hebrew calendar needs a case of ``MonthScheme/Leap``.
package struct CalendarTraits: Sendable {
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
  package let tables: SharedTables
  /// Whether this is the calendar of ISO 8601.
  ///
  /// Only dates in this calendar are written as `2026-02-17`. Only this calendar has a mask for the text field into
  /// which a user types a date.
  package let isISO: Bool

  /// The days of the longest month, such as `1...31`.
  package var days: ClosedRange<Int> { 1...longestMonth }
}

/// The months of a calendar, and whether they have numbers or names.
package struct MonthScheme: Sendable {
  /// The months that every year has, in order: twelve, or thirteen in the Coptic calendar.
  package let ordinary: [MonthCode]
  /// The leap months that a year can have, such as `M04L`, in order; empty if leap years have no extra month.
  package let leapMonths: [MonthCode]
  /// The codes of ``ordinary`` as texts, such as `M01`.
  package let ordinaryCodes: [String]
  /// Whether the calendar's months have numbers instead of names.
  ///
  /// If they have numbers, "Month 4" is a correct name in a language without month names.
  package let areNumbered: Bool

  /// Where the extra month of a leap year can be.
  package enum Leap: Sendable {
    /// A leap year has extra days instead of an extra month.
    case never
    /// A leap month may follow any month.
    ///
    /// CLDR has patterns for the name of a leap month, such as `闰{0}`.
    case afterAny
  }

  package init(count: Int, leap: Leap, areNumbered: Bool) {
    ordinary = (1...count).map { MonthCode(number: $0, isLeap: false) }
    ordinaryCodes = ordinary.map(\.description)
    leapMonths =
      switch leap {
      case .never: []
      case .afterAny: (1...count).map { MonthCode(number: $0, isLeap: true) }
      }
    self.areNumbered = areNumbered
  }

  /// Twelve months with names, and no leap months.
  package static let twelve = MonthScheme(count: 12, leap: .never, areNumbered: false)
}

/// An era; its years are counted from its first year, or backward from the next era.
package struct Era: Sendable {
  /// The era's code, such as `ce`.
  package let code: String
  /// The calendar's number for year 1 of the era; `nil` if the years count backward from the next era.
  package let firstYear: Int?
  /// The first day of the era, in days since 1 January 1970; `nil` in the first era, which has no first day.
  package let firstEpochDay: Int?

  package init(code: String, firstYear: Int?, firstEpochDay: Int?) {
    self.code = code
    self.firstYear = firstYear
    self.firstEpochDay = firstEpochDay
  }
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
}

/// The rule or the table that says when a calendar's years begin and how long its months are.
package enum YearStructure: String, Sendable {
  /// The rule of the Gregorian calendar.
  case civil
  /// The table of ``ChineseYear``, which a bundle contains as the file `chinese-years`.
  case chineseYears = "chinese-years"

  /// Whether the years are in a table, which a bundle contains as a file with the name of the structure.
  package var isTable: Bool {
    switch self {
    case .civil: false
    case .chineseYears: true
    }
  }
}

/// The names of the CLDR calendars from which a calendar takes its names and patterns.
///
/// Each property is the calendar's own name or another calendar's name. For example, the Buddhist calendar takes its
/// month names from `gregorian`. The elements `<alias>` in CLDR's `root.xml` define which calendars share texts. No
/// property has a default, because a wrong name would replace a language's own texts with the root locale's texts.
package struct SharedTables: Sendable {
  package let monthNames: String
  package let dayNames: String
  /// The CLDR calendar with the patterns of date styles, skeletons and intervals.
  package let patterns: String
  package let eras: String
  /// The CLDR calendar with the names of the years in a cycle, and with the patterns for leap months.
  package let cyclicNames: String
}

extension YearNumbering {
  /// Whether the years have names in a cycle of 60.
  package var isCyclic: Bool {
    switch self {
    case .counted: false
    case .cyclic: true
    }
  }

  /// The calendar's year number minus the Gregorian year in which the year begins; 0 if the years have cyclic names.
  package var offset: Int {
    switch self {
    case .counted(let offset): offset
    case .cyclic: 0
    }
  }

  /// The number of the calendar's year that begins in the Gregorian year `listed`.
  ///
  /// A list of years identifies each year by the Gregorian year in which it begins.
  package func year(listed: Int) -> Int { listed &+ offset }

  /// The Gregorian year in which the calendar's year `year` begins; lists of years identify the year by this Gregorian
  /// year.
  package func listed(_ year: Int) -> Int { year &- offset }

  /// The position in the 60-year cycle, 0 to 59, of the Chinese year that begins in the Gregorian year `year`.
  package static func placeInCycle(ofRelatedYear year: Int) -> Int {
    let place = (year % 60 - 4) % 60
    return place < 0 ? place + 60 : place
  }
}

extension CalendarTraits {
  /// The year of the era, such as 2569 in the Buddhist Era, for the calendar's year that begins in the
  /// Gregorian year `listed`, such as 2026.
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

  /// The index of the era to show with a year; if the year has two eras, the later era.
  ///
  /// `year` is in the calendar's own numbers.
  package func place(ofYear year: Int) -> Int {
    lastIndex { ($0.firstYear ?? .min) <= year } ?? 0
  }

  /// The number of a year within its era, in which the first year is 1.
  ///
  /// `year` is in the calendar's own numbers, and `place` is the index of the era. If there is no era at this index,
  /// the result is `year` itself.
  package func yearOfEra(_ year: Int, in place: Int) -> Int {
    guard indices.contains(place) else { return year }
    if let first = self[place].firstYear { return year &- first &+ 1 }
    guard let next = dropFirst(place + 1).first?.firstYear else { return year }
    return next &- year
  }

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
