package import AlmanacErrata
package import AlmanacICU
package import AlmanacKit

/// What CLDR knows of regions, and the errata of its data, read once and shared by every locale.
package struct SupplementalTables: Sendable {
  /// The rules of every region, by its code.
  package let regions: [String: Region]
  /// What is corrected in ICU's data, here and in the locales.
  package let errata: ErrataTable
  /// The regions whose week an erratum corrects.
  package let correctedRegions: Set<String>
  /// The hour cycles of a region, or of a language in a region (`fr_CA`), preferred and allowed.
  private let hours: [String: HourPreference]
  private let dayPeriods: DayPeriodRules
  private let plurals: PluralRuleTable

  /// Reads the tables, and corrects them.
  package init(errata: ErrataTable) throws(ICUError) {
    hours = try HourPreference.all()
    dayPeriods = try DayPeriodRules()
    plurals = try PluralRuleTable()
    let weeks = try Self.weeks()
    let calendars = try Self.calendars()
    var regions: [String: Region] = [:]
    var correctedRegions: Set<String> = []
    for code in try ICULocales.territories() + ["001"] {
      let preference = Self.hours(in: hours, language: nil, region: code)
      guard let found = weeks[code] ?? weeks["001"] else {
        throw .wrongCount(table: "weekData/001", expected: 1, found: 0)
      }
      guard let calendars = calendars[code] ?? calendars["001"] else {
        throw .wrongCount(table: "calendarPreferenceData/001", expected: 1, found: 0)
      }
      let week = found.corrected(by: errata.corrections(inRegion: code))
      if week != found { correctedRegions.insert(code) }
      var region = Region(
        week: week, hourCycle: preference.preferred, allowedHourCycles: preference.allowed,
        calendars: calendars)
      region.languages = Self.hoursOfLanguages(in: code, hours)
      regions[code] = region
    }
    self.errata = errata
    self.regions = regions
    self.correctedRegions = correctedRegions
  }

  /// When the flexible periods of the day are in a locale, by their codes.
  func dayPeriodRules(of locale: LanguageTag) -> DayPeriodRules.Rules { dayPeriods.rules(of: locale) }

  /// The plural rules of a locale's language.
  package func pluralRules(of locale: LanguageTag) -> PluralRules { plurals.rules(of: locale) }

  /// The hour cycles of a language in a region (UTS 35, `timeData`).
  func hours(language: String, region: String) -> HourPreference {
    Self.hours(in: hours, language: language, region: region)
  }

  /// The rules of the week, by the codes of the regions that CLDR names.
  ///
  /// The table is what ICU's calendars take their weeks from; to open a calendar for each region takes far longer.
  private static func weeks() throws(ICUError) -> [String: WeekRules] {
    let rows = try ICUSupplementalData().value(at: ["weekData"])?.entries ?? []
    var weeks: [String: WeekRules] = [:]
    for (code, row) in rows { weeks[code] = try WeekRules(reading: row.numbers ?? [], region: code) }
    return weeks
  }

  /// The calendars in use, the preferred first, by BCP 47's names, by the codes of the regions that CLDR names.
  private static func calendars() throws(ICUError) -> [String: [String]] {
    let (rows, names) = (
      try ICUSupplementalData().value(at: ["calendarPreferenceData"])?.entries ?? [],
      try BCP47CalendarNames()
    )
    var calendars: [String: [String]] = [:]
    for (code, row) in rows {
      let types = row.elements?.compactMap(\.text) ?? []
      guard !types.isEmpty else {
        throw .wrongCount(table: "calendarPreferenceData/\(code)", expected: 1, found: 0)
      }
      calendars[code] = types.map(names.name)
    }
    return calendars
  }

  /// The hour cycles of languages that differ from those of a region; `nil` if no language differs.
  private static func hoursOfLanguages(
    in region: String, _ table: [String: HourPreference]
  ) -> [String: Region.Hours]? {
    var languages: [String: Region.Hours] = [:]
    for (key, preference) in table where key.hasSuffix("_\(region)") {
      languages[String(key.dropLast(region.utf8.count + 1))] = Region.Hours(
        hourCycle: preference.preferred, allowedHourCycles: preference.allowed)
    }
    return languages.isEmpty ? nil : languages
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

extension WeekRules {
  /// Reads a row of `weekData`: the first day and the minimal days, then the day and the millisecond at which the
  /// weekend begins, and those at which it ends; 1 is Sunday.
  init(reading row: [Int], region: String) throws(ICUError) {
    let (days, milliseconds) = (1...7, 0...86_400_000)
    let ranges = [days, days, days, milliseconds, days, milliseconds]
    guard row.count == ranges.count, zip(row, ranges).allSatisfy({ $1.contains($0) }) else {
      throw .unreadableWeek(region: region, row: row)
    }
    let length = (row[4] - row[2] + 7) % 7
    self.init(
      firstDay: Weekday.allCases[row[0] - 1], minimalDays: row[1], region: region,
      weekend: (0...length).map { Weekday.allCases[(row[2] - 1 + $0) % 7] })
  }
}

extension WeekRules {
  /// The rules with what errata have in their place: the weekend as in `fri sat`.
  fileprivate func corrected(by corrections: Corrections) -> WeekRules {
    let firstDay = corrections.text(firstDay.rawValue, at: "firstDay", in: "regions").flatMap(Weekday.init)
    let minimalDays = corrections.text("\(minimalDays)", at: "minimalDays", in: "regions").flatMap { Int($0) }
    let days = weekend.map(\.rawValue).joined(separator: " ")
    let weekend = corrections.text(days, at: "weekend", in: "regions")?.split(separator: " ")
    return WeekRules(
      firstDay: firstDay ?? self.firstDay, minimalDays: minimalDays ?? self.minimalDays, region: region,
      weekend: weekend?.compactMap { Weekday(rawValue: String($0)) } ?? self.weekend)
  }
}
