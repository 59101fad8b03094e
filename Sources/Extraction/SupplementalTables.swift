import AlmanacICU
package import AlmanacKit

/// What CLDR knows of regions, read once and shared by every locale.
package struct SupplementalTables: Sendable {
  /// The rules of every region, by its code.
  package let regions: [String: Region]
  /// The hour cycles of a region, or of a language in a region (`fr_CA`), preferred and allowed.
  private let hours: [String: HourPreference]
  private let dayPeriods: DayPeriodRules
  private let plurals: PluralRuleTable

  /// Reads the tables.
  package init() throws(ExtractionError) {
    hours = try asking("supplementalData") { () throws(ICUError) in try HourPreference.all() }
    dayPeriods = try asking("dayPeriods") { () throws(ICUError) in try DayPeriodRules() }
    plurals = try PluralRuleTable()
    let calendarNames = try asking("keyTypeData") { () throws(ICUError) in try BCP47CalendarNames() }
    var regions: [String: Region] = [:]
    for code in try asking("regions", { () throws(ICUError) in try ICULocales.territories() + ["001"] }) {
      let preference = Self.hours(in: hours, language: nil, region: code)
      regions[code] = try asking(code) { () throws(ICUError) in
        try Region(code: code, hours: preference, calendarNames)
      }
    }
    self.regions = regions
  }

  /// When the flexible periods of the day are in a locale, by their codes.
  func dayPeriodRules(of locale: LanguageTag) -> DayPeriodRules.Rules { dayPeriods(of: locale) }

  /// The plural rules of a locale's language.
  package func pluralRules(of locale: LanguageTag) -> PluralRules { plurals(of: locale) }

  /// The hour cycles of a language in a region (UTS 35, `timeData`).
  func hours(language: String, region: String) -> HourPreference {
    Self.hours(in: hours, language: language, region: region)
  }

  private static func hours(
    in table: [String: HourPreference], language: String?, region: String
  ) -> HourPreference {
    let ofLanguage = language.flatMap { table["\($0)_\(region)"] }
    return ofLanguage ?? table[region] ?? table["001"] ?? HourPreference(preferred: .h23, allowed: [.h23])
  }
}

/// The hour cycle a region prefers, and those it allows in the order of preference.
struct HourPreference: Sendable {
  let preferred: HourCycle
  let allowed: [HourCycle]

  /// CLDR's list of the allowed cycles begins with another than the preferred one in some regions (Iran).
  init(preferred: HourCycle, allowed: [HourCycle]) {
    self.preferred = preferred
    self.allowed = [preferred] + allowed.filter { $0 != preferred }
  }

  static func all() throws(ICUError) -> [String: HourPreference] {
    let entries = try ICUSupplementalData().value(at: ["timeData"])?.entries ?? []
    return Dictionary(
      uniqueKeysWithValues: entries.compactMap { key, value in
        HourPreference(reading: value).map { (key, $0) }
      })
  }

  private init?(reading value: ICUResource) {
    let entries = Dictionary(uniqueKeysWithValues: value.entries ?? [])
    let letters = entries["allowed"]?.elements?.compactMap(\.text) ?? [entries["allowed"]?.text ?? ""]
    guard let preferred = entries["preferred"]?.text.flatMap(HourCycle.init(timeDataLetters:)) else {
      return nil
    }
    var allowed: [HourCycle] = []
    for cycle in letters.compactMap(HourCycle.init(timeDataLetters:)) where !allowed.contains(cycle) {
      allowed.append(cycle)
    }
    self.init(preferred: preferred, allowed: allowed)
  }
}

extension HourCycle {
  /// The hour cycle of CLDR's letters: `hb` and `hB` are `h` with other day periods.
  fileprivate init?(timeDataLetters letters: String) {
    switch letters.first {
    case "H": self = .h23
    case "h": self = .h12
    case "K": self = .h11
    case "k": self = .h24
    default: return nil
    }
  }
}

extension Region {
  fileprivate init(
    code: String, hours: HourPreference, _ calendarNames: BCP47CalendarNames
  ) throws(ICUError) {
    let locale = "und_\(code)"
    let calendar = try ICUCalendar(locale: locale, type: "gregorian")
    var weekend: [Weekday] = []
    for (index, day) in Weekday.allCases.enumerated() where try calendar.isWeekend(index + 1) {
      weekend.append(day)
    }
    let week = WeekRules(
      firstDay: Weekday.allCases[calendar.firstDayOfWeek - 1],
      minimalDays: calendar.minimalDaysInFirstWeek, region: code, weekend: weekend.inOrderOfWeekend)
    let calendars = try ICUCalendar.types(inUseIn: locale).map { calendarNames($0) }
    self.init(
      week: week, hourCycle: hours.preferred, allowedHourCycles: hours.allowed, calendars: calendars)
  }
}

extension [Weekday] {
  /// The days in the order in which they follow each other: Saturday before Sunday.
  fileprivate var inOrderOfWeekend: [Weekday] {
    self == [.sun, .sat] ? [.sat, .sun] : self
  }
}
