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
  /// The Gregorian calendar with Japanese eras, such as Reiwa.
  case japanese
  /// The Gregorian calendar with the years of the Republic of China (Taiwan), also called the Minguo calendar.
  case roc
  /// The solar calendar of Iran and Afghanistan, also called Jalali or Solar Hijri.
  case persian
  /// The Islamic calendar of Saudi Arabia (Umm al-Qura).
  case islamicUmalqura = "islamic-umalqura"
  /// The tabular Islamic calendar that begins on Friday, 16 July 622 (Julian).
  case islamicCivil = "islamic-civil"
  /// The tabular Islamic calendar that begins on Thursday, 15 July 622 (Julian).
  case islamicTbla = "islamic-tbla"
  /// The Hebrew calendar.
  case hebrew
  /// The Ethiopic calendar, with the years of the Incarnation (Amete Mihret).
  case ethiopic
  /// The Ethiopic calendar, with the years of the world (Amete Alem), which are 5500 higher.
  case ethiopicAmeteAlem = "ethiopic-amete-alem"
  /// The Coptic calendar of Egypt.
  case coptic
  /// The Indian national calendar (Śaka).
  case indian
  /// The traditional Korean calendar.
  case dangi

  /// The calendar's name in BCP 47 and ECMA-402, such as `gregory`.
  public var bcp47: String { traits.bcp47 }

  /// The properties that define the calendar, such as its eras and its number of months.
  package var traits: CalendarTraits { CalendarTraits.all[place] }

  /// The index of the calendar in `allCases`, starting at 0.
  package var place: Int {
    switch self {
    case .gregorian: 0
    case .buddhist: 1
    case .chinese: 2
    case .japanese: 3
    case .roc: 4
    case .persian: 5
    case .islamicUmalqura: 6
    case .islamicCivil: 7
    case .islamicTbla: 8
    case .hebrew: 9
    case .ethiopic: 10
    case .ethiopicAmeteAlem: 11
    case .coptic: 12
    case .indian: 13
    case .dangi: 14
    }
  }
}

extension CalendarTraits {
  /// The traits of all calendars, in the order of ``CalendarIdentifier``.
  fileprivate static let all = CalendarIdentifier.allCases.map { of($0) }

  private static func of(_ calendar: CalendarIdentifier) -> CalendarTraits {
    switch calendar {
    case .gregorian:
      CalendarTraits(
        "gregory", eras: .common, .counted(offset: 0), yearLabel: "y", .civil, hasShortYears: true,
        tables: SharedTables(of: "gregorian", patterns: "gregorian"), isISO: true)
    case .buddhist:
      CalendarTraits(
        "buddhist", eras: [Era(code: "be", firstYear: 1, firstEpochDay: nil)], .counted(offset: 543), .civil,
        hasShortYears: true, tables: SharedTables(of: "buddhist", monthNames: "gregorian"))
    case .chinese:
      CalendarTraits(
        "chinese", .numbered, longestMonth: 30, .cyclic, .chineseYears, typedYearDigits: nil,
        tables: SharedTables(of: "chinese", patterns: "chinese"))
    case .japanese:
      CalendarTraits(
        "japanese", eras: .japanese, .counted(offset: 0), .civil,
        tables: SharedTables(of: "japanese", monthNames: "gregorian"))
    case .roc:
      CalendarTraits(
        "roc", eras: .republic, .counted(offset: -1911), .civil, typedYearDigits: 1...3,
        tables: SharedTables(of: "roc", monthNames: "gregorian"))
    case .persian:
      CalendarTraits(
        "persian", eras: [era("ap", 1, from: (622, 3, 22))], .counted(offset: -621), .persianYears,
        tables: SharedTables(of: "persian"))
    case .islamicUmalqura:
      CalendarTraits(
        "islamic-umalqura", longestMonth: 30, eras: [era("ah", 1, from: (622, 7, 19))], .own, .umalquraYears,
        tables: .islamic)
    case .islamicCivil:
      CalendarTraits(
        "islamic-civil", longestMonth: 30, eras: [era("ah", 1, from: (622, 7, 19))], .own, .islamicCivil,
        tables: .islamic)
    case .islamicTbla:
      CalendarTraits(
        "islamic-tbla", longestMonth: 30, eras: [era("ah", 1, from: (622, 7, 18))], .own, .islamicTbla,
        tables: .islamic)
    case .hebrew:
      CalendarTraits(
        "hebrew", MonthScheme(count: 12, leap: .after(5), areNumbered: false), longestMonth: 30,
        eras: [Era(code: "am", firstYear: 1, firstEpochDay: nil)], .counted(offset: 3761), .hebrew,
        typedYearDigits: nil, tables: SharedTables(of: "hebrew"))
    case .ethiopic:
      CalendarTraits(
        "ethiopic", .thirteen, longestMonth: 30, eras: [era("am", 1, from: (8, 8, 27))], .counted(offset: -7),
        .coptic, tables: SharedTables(of: "ethiopic"))
    case .ethiopicAmeteAlem:
      CalendarTraits(
        "ethioaa", .thirteen, longestMonth: 30, eras: [Era(code: "aa", firstYear: 1, firstEpochDay: nil)],
        .counted(offset: 5493), .coptic,
        tables: SharedTables(of: "ethiopic-amete-alem", monthNames: "ethiopic", patterns: "ethiopic"))
    case .coptic:
      CalendarTraits(
        "coptic", .thirteen, longestMonth: 30, eras: [era("am", 1, from: (284, 8, 29))],
        .counted(offset: -283), .coptic, tables: SharedTables(of: "coptic"))
    case .indian:
      CalendarTraits(
        "indian", eras: [era("shaka", 1, from: (79, 3, 22))], .counted(offset: -78), .indian,
        tables: SharedTables(of: "indian"))
    case .dangi:
      CalendarTraits(
        "dangi", .numbered, longestMonth: 30, .cyclic, .dangiYears, typedYearDigits: nil,
        tables: SharedTables(of: "chinese", patterns: "chinese"))
    }
  }
}

extension [Era] {
  fileprivate static var common: Self {
    [Era(code: "bce", firstYear: nil, firstEpochDay: nil), era("ce", 1, from: (1, 1, 1))]
  }

  /// The eras of the standard "Intl era and monthCode": before 1873, Japan's years are those of the Gregorian eras.
  fileprivate static var japanese: Self {
    common + [
      era("meiji", 1868, from: (1873, 1, 1)), era("taisho", 1912, from: (1912, 7, 30)),
      era("showa", 1926, from: (1926, 12, 25)), era("heisei", 1989, from: (1989, 1, 8)),
      era("reiwa", 2019, from: (2019, 5, 1)),
    ]
  }

  fileprivate static var republic: Self {
    [Era(code: "broc", firstYear: nil, firstEpochDay: nil), era("roc", 1, from: (1912, 1, 1))]
  }
}

private func era(_ code: String, _ firstYear: Int, from day: (year: Int, month: Int, day: Int)) -> Era {
  Era(
    code: code, firstYear: firstYear,
    firstEpochDay: epochDay(ofCivilYear: day.year, month: day.month, day: day.day))
}
