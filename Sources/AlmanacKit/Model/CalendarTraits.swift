/// What defines a calendar.
///
/// The code asks these traits, and never which calendar it has.
///
/// A new calendar is a case of ``CalendarIdentifier`` with a row of traits and, if no rule gives its years, a table of
/// them with its own ``YearStructure``. These are the rows that other calendars of CLDR would need:
///
/// | Calendar       | Months           | Days | Eras                                        | Years          | Label | Structure   | Shares                            |
/// |----------------|------------------|------|---------------------------------------------|----------------|-------|-------------|-----------------------------------|
/// | Minguo         | twelve           | 31   | `broc`, counted backward; `roc` from 1912   | offset −1911   | `Gy`  | civil       | Gregorian names, generic patterns |
/// | Japanese       | twelve           | 31   | a table: `meiji` 1868 … `reiwa` 2019-05-01  | offset 0       | `Gy`  | civil       | Gregorian names, generic patterns |
/// | Dangi          | numbered, leap   | 30   | none                                        | cyclic         | `Gy`  | its table   | Chinese names and patterns        |
/// | Persian        | twelve           | 31   | `ap`                                        | offset −621    | `Gy`  | its table   | generic patterns                  |
/// | Umm al-Qura    | twelve           | 30   | `bh`, counted backward; `ah`                | its own        | `Gy`  | its table   | Islamic names, generic patterns   |
/// | Hebrew         | twelve, `M05L`   | 30   | `am`                                        | offset 3761    | `Gy`  | its table   | generic patterns                  |
///
/// - A Japanese year may have two eras: each date has the era of its day, and the year's label has the later one.
/// - Two years of Umm al-Qura may begin in one Gregorian year, so its lists need a case of ``YearNumbering`` that counts
///   its own years. ``YearNumbering/year(listed:)`` and ``YearNumbering/listed(_:)`` are the places for it.
/// - Hebrew's one leap month has a name in CLDR's table instead of a pattern, and renames the month after it (Adar to
///   Adar II), so it needs a case of ``MonthScheme/Leap``.
package struct CalendarTraits: Sendable {
  /// The calendar's name in BCP 47 and ECMA-402, as in `gregory`.
  package let bcp47: String
  package let months: MonthScheme
  /// How many days the longest month has.
  package let longestMonth: Int
  /// In the order of time; empty in a calendar without eras.
  package let eras: [Era]
  package let numbering: YearNumbering
  /// The skeleton (UTS 35) of a year's label.
  package let yearLabel: String
  package let structure: YearStructure
  package let tables: SharedTables
  /// Whether the calendar is ISO 8601's: dates are written `2026-02-17`, and fields for typed dates have a mask.
  package let isISO: Bool

  /// The days of the longest month.
  package var days: ClosedRange<Int> { 1...longestMonth }
}

/// Which months a calendar has, and what names them.
package struct MonthScheme: Sendable {
  /// The months that every year has, in order: twelve, or thirteen in the Coptic calendar.
  package let ordinary: [MonthCode]
  /// The months that only leap years have, in order.
  package let leapMonths: [MonthCode]
  /// The codes of ``ordinary``, as texts.
  package let ordinaryCodes: [String]
  /// Whether the months have numbers rather than names, so that "Month 4" is a name in a language without others.
  package let areNumbered: Bool

  /// Which months a leap year has besides.
  package enum Leap: Sendable {
    /// None: a leap year has more days.
    case never
    /// A leap month may follow any month. CLDR has patterns of its name, as in `闰{0}`.
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

  /// Twelve months with names.
  package static let twelve = MonthScheme(count: 12, leap: .never, areNumbered: false)
}

/// An era: years counted from a first one, or backward from the next era.
package struct Era: Sendable {
  /// As in `ce`.
  package let code: String
  /// The year of the calendar that is year 1 of the era; `nil` if the years before the next era count backward.
  package let firstYear: Int?
  /// The first day, in days since 1970; `nil` in the first era, which has every day before the second.
  package let firstEpochDay: Int?

  package init(code: String, firstYear: Int?, firstEpochDay: Int?) {
    self.code = code
    self.firstYear = firstYear
    self.firstEpochDay = firstEpochDay
  }
}

/// How a calendar counts its years.
package enum YearNumbering: Sendable {
  /// By numbers: the Gregorian year in which the year begins, and `offset` more.
  case counted(offset: Int)
  /// By names in a cycle of 60, and by the Gregorian year in which the year begins (UTS 35, pattern letter `r`).
  ///
  /// The pattern letter `y` is the year's number in the cycle.
  case cyclic
}

/// When the years of a calendar begin, and how long their months are.
package enum YearStructure: String, Sendable {
  /// By the Gregorian calendar's rule.
  case civil
  /// As ``ChineseYear`` has them, and the bundle's file `chinese-years`.
  case chineseYears = "chinese-years"
}

/// The calendars of CLDR whose tables a calendar has (`<alias>` in CLDR's `root.xml`): its own name, or another's.
///
/// A wrong name here would turn a language's own texts into root's, so no name has a default.
package struct SharedTables: Sendable {
  package let monthNames: String
  package let dayNames: String
  /// The date styles, skeletons and intervals.
  package let patterns: String
  package let eras: String
  /// The names of the years of a cycle, and the patterns of leap months.
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

  /// What the calendar's year has more than the Gregorian year in which it begins.
  package var offset: Int {
    switch self {
    case .counted(let offset): offset
    case .cyclic: 0
    }
  }

  /// The calendar's year for a year as the lists of years count it: by the Gregorian year in which it begins.
  package func year(listed: Int) -> Int { listed &+ offset }

  /// The year as the lists of years count it.
  package func listed(_ year: Int) -> Int { year &- offset }

  /// The place of a year in the cycle of 60, from 0, by the Gregorian year in which it begins.
  package static func placeInCycle(ofRelatedYear year: Int) -> Int {
    let place = (year % 60 - 4) % 60
    return place < 0 ? place + 60 : place
  }
}

extension CalendarTraits {
  /// The number in its era of a year as the lists count it.
  package func yearOfEra(listed: Int) -> Int {
    let year = numbering.year(listed: listed)
    return eras.yearOfEra(year, in: eras.place(ofYear: year))
  }
}

extension [Era] {
  /// The place of the era that has a day; 0 also in a calendar without eras.
  package func place(ofEpochDay epochDay: Int) -> Int {
    lastIndex { ($0.firstEpochDay ?? .min) <= epochDay } ?? 0
  }

  /// The place of the era that a year's label names: of two, the later one.
  package func place(ofYear year: Int) -> Int {
    lastIndex { ($0.firstYear ?? .min) <= year } ?? 0
  }

  /// The number of one of the calendar's years in the era at a place, from 1.
  package func yearOfEra(_ year: Int, in place: Int) -> Int {
    guard indices.contains(place) else { return year }
    if let first = self[place].firstYear { return year &- first &+ 1 }
    guard let next = dropFirst(place + 1).first?.firstYear else { return year }
    return next &- year
  }

  /// A day well inside the era at a place, in days since 1970.
  package func epochDay(in place: Int) -> Int {
    let century = 36_524
    if let first = self[place].firstEpochDay { return first }
    return dropFirst(place + 1).first?.firstEpochDay.map { $0 - century } ?? 0
  }
}
