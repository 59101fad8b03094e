/// The calendars that Almanac writes; each raw value, such as `gregorian`, is the calendar's name in ICU and CLDR.
///
/// Later versions of Almanac add calendars, so a `switch` in an app needs `@unknown default`.
@nonexhaustive
public enum CalendarIdentifier: String, CaseIterable, Codable, Sendable {
  /// The Gregorian calendar.
  case gregorian
  /// The Thai solar calendar: Gregorian months, with year numbers that are 543 higher.
  case buddhist
  /// The traditional Chinese calendar.
  case chinese

  /// The calendar's name in BCP 47 and ECMA-402, such as `gregory`.
  public var bcp47: String { traits.bcp47 }

  /// The properties that define the calendar, such as its eras and its number of months.
  package var traits: CalendarTraits {
    switch self {
    case .gregorian: .gregorian
    case .buddhist: .buddhist
    case .chinese: .chinese
    }
  }

  /// The index of the calendar in `allCases`, starting at 0.
  package var place: Int {
    switch self {
    case .gregorian: 0
    case .buddhist: 1
    case .chinese: 2
    }
  }
}

extension CalendarTraits {
  fileprivate static let gregorian = CalendarTraits(
    bcp47: "gregory",
    months: .twelve,
    longestMonth: 31,
    eras: [
      Era(code: "bce", firstYear: nil, firstEpochDay: nil),
      Era(code: "ce", firstYear: 1, firstEpochDay: -719_162),
    ],
    numbering: .counted(offset: 0),
    yearLabel: "y",
    yearStructure: .civil,
    typedYearDigits: 4...4,
    tables: SharedTables(
      monthNames: "gregorian", dayNames: "gregorian", patterns: "gregorian", eras: "gregorian",
      cyclicNames: "gregorian"),
    isISO: true)

  fileprivate static let buddhist = CalendarTraits(
    bcp47: "buddhist",
    months: .twelve,
    longestMonth: 31,
    eras: [Era(code: "be", firstYear: 1, firstEpochDay: nil)],
    numbering: .counted(offset: 543),
    yearLabel: "Gy",
    yearStructure: .civil,
    typedYearDigits: 4...4,
    tables: SharedTables(
      monthNames: "gregorian", dayNames: "gregorian", patterns: "generic", eras: "buddhist",
      cyclicNames: "buddhist"),
    isISO: false)

  fileprivate static let chinese = CalendarTraits(
    bcp47: "chinese",
    months: MonthScheme(count: 12, leap: .afterAny, areNumbered: true),
    longestMonth: 30,
    eras: [],
    numbering: .cyclic,
    yearLabel: "Gy",
    yearStructure: .chineseYears,
    typedYearDigits: nil,
    tables: SharedTables(
      monthNames: "chinese", dayNames: "gregorian", patterns: "chinese", eras: "chinese",
      cyclicNames: "chinese"),
    isISO: false)
}
