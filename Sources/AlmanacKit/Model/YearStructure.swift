/// The rule or the table that says when a calendar's years begin and how long its months are.
///
/// Lists of years identify a year by a number (``YearNumbering/listed(_:)``), and so does this type.
package enum YearStructure: String, CaseIterable, Sendable {
  /// The rule of the Gregorian calendar.
  case civil
  /// The rule of the Coptic and Ethiopic calendars: a leap year comes every four years.
  case coptic
  /// The rule of the Hebrew calendar: the mean new moon (molad) and the postponements of the new year.
  case hebrew
  /// The rule of the Indian national calendar.
  case indian
  /// The rule of the tabular Islamic calendar that begins on Friday, 19 July 622 (proleptic Gregorian).
  case islamicCivil = "islamic-civil"
  /// The same rule, beginning one day earlier, on Thursday.
  case islamicTbla = "islamic-tbla"
  /// The table of ``ChineseYear``.
  case chineseYears = "chinese-years"
  /// The table of the Korean calendar.
  case dangiYears = "dangi-years"
  /// The table of the Persian calendar.
  case persianYears = "persian-years"
  /// The table of the calendar of Saudi Arabia.
  case umalquraYears = "islamic-umalqura-years"

  /// Whether the years are in a table, which a bundle contains as a file with the name of the structure.
  package var isTable: Bool {
    switch self {
    case .civil, .coptic, .hebrew, .indian, .islamicCivil, .islamicTbla: false
    case .chineseYears, .dangiYears, .persianYears, .umalquraYears: true
    }
  }

  /// The years that begin before 2101 and have supported days.
  package var listedYears: ClosedRange<Int> {
    switch self {
    case .civil: 1900...2100
    case .coptic, .hebrew, .indian, .chineseYears, .dangiYears, .persianYears: 1899...2100
    case .islamicCivil, .islamicTbla, .umalquraYears: 1317...1524
    }
  }
}
