/// The calendars Almanac writes, by the names ICU and CLDR have for them.
public enum CalendarIdentifier: String, CaseIterable, Codable, Sendable {
  /// The Gregorian calendar.
  case gregorian
  /// The Thai solar calendar: Gregorian months, and years 543 ahead.
  case buddhist
  /// The traditional Chinese calendar.
  case chinese

  /// The calendar's name in BCP 47 and ECMA-402, as in `gregory`.
  public var bcp47: String { traits.bcp47 }

  /// What defines the calendar.
  package var traits: CalendarTraits {
    switch self {
    case .gregorian: .gregorian
    case .buddhist: .buddhist
    case .chinese: .chinese
    }
  }

  /// The place among all calendars, from 0.
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
    structure: .civil,
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
    structure: .civil,
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
    structure: .chineseYears,
    tables: SharedTables(
      monthNames: "chinese", dayNames: "gregorian", patterns: "chinese", eras: "chinese",
      cyclicNames: "chinese"),
    isISO: false)
}
