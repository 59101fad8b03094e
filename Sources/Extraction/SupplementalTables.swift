package import AlmanacICU
package import AlmanacInputs
package import AlmanacKit
package import AlmanacRecord

/// The data that all locales of a run share: CLDR's data about regions and languages, and the errata.
package struct SupplementalTables: Sendable {
  /// The week, hour cycles and calendars of every region, by the region's code, such as `AT`.
  package private(set) var regions: [String: Region] = [:]
  /// All errata of the run, for these tables and for the locales.
  package let errata: ErrataTable
  /// The codes of the regions whose week rules an erratum changed.
  package private(set) var correctedRegions: Set<String> = []
  private let hours: [String: [String: Region.Hours]]
  private let dayPeriods: LanguageRules<[String: DayPeriodSpan]>
  private let plurals: LanguageRules<PluralRules>

  /// Reads the tables from ICU, and applies the errata for regions.
  package init(errata: ErrataTable) throws(ICUError) {
    self.errata = errata
    dayPeriods = try .dayPeriods()
    plurals = try .plurals()
    let data = try ICUTable(supplemental: "supplementalData")
    hours = try Self.hours(data)
    let weeks = try Self.weeks(data)
    let calendars = try Self.calendars(data)
    for code in try ICULocales.territories() + ["001"] {
      guard let found = weeks[code] ?? weeks["001"] else {
        throw .wrongCount(table: "weekData/001", expected: 1, found: 0)
      }
      guard let calendars = calendars[code] ?? calendars["001"] else {
        throw .wrongCount(table: "calendarPreferenceData/001", expected: 1, found: 0)
      }
      let week = found.corrected(by: errata.corrections(inRegion: code))
      if week != found { correctedRegions.insert(code) }
      var languages = hours[code] ?? [:]
      languages[""] = nil
      let usual = hours(of: "", in: code)
      regions[code] = Region {
        ($0.firstDay, $0.minimalDays, $0.weekend) = (week.firstDay, week.minimalDays, week.weekend)
        ($0.hourCycle, $0.allowedHourCycles) = (usual.hourCycle, usual.allowedHourCycles)
        $0.calendars = calendars
        $0.languages = languages.isEmpty ? nil : languages
      }
    }
  }

  /// The times at which a locale's flexible day periods begin and end, by the code of the period, such as `morning1`.
  ///
  /// The result is empty if CLDR has no rules for the language.
  func dayPeriodRules(of locale: LanguageTag) -> [String: DayPeriodSpan] {
    let candidates = [
      locale, LanguageTag(language: locale.language, region: locale.region),
      LanguageTag(language: locale.language, script: locale.script), LanguageTag(language: locale.language),
    ]
    return dayPeriods.first(of: candidates.map(\.icuIdentifier)) ?? [:]
  }

  /// The plural rules for a locale.
  ///
  /// If CLDR has no rules for the whole locale, the locale's last parts are removed one by one until rules are found.
  /// ICU does the same.
  package func pluralRules(of locale: LanguageTag) -> PluralRules {
    let cut = sequence(first: locale.icuIdentifier) { identifier in
      identifier.lastIndex(of: "_").map { String(identifier[..<$0]) }
    }
    return plurals.first(of: cut) ?? PluralRules([:])
  }

  /// The hour cycles that a language uses in a region, or in a group of regions such as 419 (`timeData` in UTS 35).
  func hours(of language: String, in region: String) -> Region.Hours {
    hours[region]?[language] ?? hours[region]?[""] ?? hours["001"]?[""]
      ?? Region.Hours(preferred: .h23, allowed: [.h23])
  }

  /// A region's code and rules; the world's for a region that the table lacks, such as an old code or the group 419.
  func known(_ region: String) -> (code: String, rules: Region) {
    if let rules = regions[region] { return (region, rules) }
    guard let world = regions["001"] else { preconditionFailure("Every run has the world's rules.") }
    return ("001", world)
  }

  /// The calendars that people use in a locale's region, if Almanac has them; in the order of preference.
  ///
  /// A calendar that the key `-u-ca` requests is the first. Almanac does not have `islamic` and `islamic-rgsa`, whose
  /// months begin when somebody sees the moon.
  package func regionalCalendars(of request: LocaleRequest) -> [CalendarIdentifier] {
    preferredCalendars(of: request).compactMap { name in
      CalendarIdentifier.allCases.first { $0.bcp47 == name }
    }
  }

  /// The BCP 47 names of the region's calendars in order of preference; a calendar that `-u-ca` requests comes first.
  func preferredCalendars(of request: LocaleRequest) -> [String] {
    let ofRegion = known(request.region).rules.calendars
    guard let asked = request.keywords.calendar else { return ofRegion }
    return [asked] + ofRegion.filter { $0 != asked }
  }

  /// The week rules by region code, for the regions that CLDR's table lists.
  ///
  /// ICU's calendars take their week rules from the same table. Opening a calendar for each region would take far
  /// longer.
  private static func weeks(_ data: ICUTable) throws(ICUError) -> [String: WeekRules] {
    let rows = try data.value(at: ["weekData"])?.entries ?? []
    var weeks: [String: WeekRules] = [:]
    for (code, row) in rows { weeks[code] = try WeekRules(reading: row.numbers ?? [], region: code) }
    return weeks
  }

  /// The BCP 47 names of the calendars that a region uses, by region code; the preferred calendar comes first.
  ///
  /// Only the regions that CLDR's table lists are included.
  private static func calendars(_ data: ICUTable) throws(ICUError) -> [String: [String]] {
    let rows = try data.value(at: ["calendarPreferenceData"])?.entries ?? []
    var calendars: [String: [String]] = [:]
    for (code, row) in rows {
      let types = row.elements?.compactMap(\.text) ?? []
      guard !types.isEmpty else {
        throw .wrongCount(table: "calendarPreferenceData/\(code)", expected: 1, found: 0)
      }
      calendars[code] = types.map(CalendarIdentifier.bcp47(ofICU:))
    }
    return calendars
  }

  /// The hour cycles by region code, such as `AT`, and then by language code: French in Canada has its own hour cycles.
  ///
  /// The key of a region's own hour cycles is empty.
  private static func hours(_ data: ICUTable) throws(ICUError) -> [String: [String: Region.Hours]] {
    var hours: [String: [String: Region.Hours]] = [:]
    for (key, value) in try data.value(at: ["timeData"])?.entries ?? [] {
      let parts = key.split(separator: "_").map(String.init)
      hours[parts.last ?? "", default: [:]][parts.count > 1 ? parts[0] : ""] = Region.Hours(reading: value)
    }
    return hours
  }
}

extension CalendarIdentifier {
  /// The name in BCP 47 tags of the calendar that ICU calls `type`, such as `gregory` for `gregorian`.
  ///
  /// A calendar that Almanac does not have, such as `islamic`, has the same name in ICU and in BCP 47.
  package static func bcp47(ofICU type: String) -> String { Self(rawValue: type)?.bcp47 ?? type }
}

extension Region.Hours {
  /// Puts the preferred cycle first, because CLDR lists the allowed cycles in a different order in some regions (Iran).
  init(preferred: HourCycle, allowed: [HourCycle]) {
    self.init(hourCycle: preferred, allowedHourCycles: [preferred] + allowed.filter { $0 != preferred })
  }

  fileprivate init?(reading value: ICUResource) {
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
  /// The hour cycle for letters in CLDR's `timeData`, such as `H` or `hb`.
  ///
  /// Only the first letter counts: `hb` and `hB` mean `h` with other day periods. `nil` if the letter is unknown.
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
  /// Reads a region's row in ICU's `weekData`, in which day 1 is Sunday.
  ///
  /// The row has six numbers: the first day of the week, the minimal days in the first week, the day and the
  /// millisecond at which the weekend begins, and the day and the millisecond at which it ends.
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

  /// The week rules with errata applied.
  ///
  /// An erratum writes the weekend as one text, such as `fri sat`.
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
