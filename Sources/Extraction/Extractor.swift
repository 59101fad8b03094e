package import AlmanacBundle
import AlmanacICU
import AlmanacKit

/// Reads from ICU all the data that a bundle has for a locale.
package struct Extractor: Sendable {
  let settings: ExtractionSettings

  package init(_ settings: ExtractionSettings) {
    self.settings = settings
  }

  /// Extracts one locale: its locale file, its calendar files and its unreviewed words.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    try opened(group(of: request)).record(for: request)
  }

  /// Reads from ICU the data that all locales in a group share.
  func opened(_ group: LocaleGroup) throws(ExtractionError) -> OpenedGroup {
    try extracting(group.base.tag) { () throws(ICUError) in try OpenedGroup(group.base, settings) }
  }
}

/// A group of locales that is being extracted, with the data that all its locales share.
struct OpenedGroup: ~Copyable {
  private let base: OpenLocale
  private let gregorian: OpenCalendar
  private let columns: [DateColumn]
  private let calendars: [CalendarFile]
  private let locale: LocaleFile
  private let unreviewed: [String: Set<PluralCategory>]

  fileprivate init(_ request: LocaleRequest, _ settings: ExtractionSettings) throws(ICUError) {
    let base = try OpenLocale(request, settings)
    let gregorian = try OpenCalendar(.gregorian, of: base)
    let columns = try base.columns(inGregorian: gregorian)
    let asked = try base.extractedPatterns(of: gregorian)
    let civil = NumericOrder(asked).ordered(asked)
    var calendars: [CalendarFile] = []
    for calendar in settings.calendars {
      let file =
        if calendar == gregorian.calendar {
          try base.calendarFile(gregorian, gregorian, civil, columns)
        } else {
          try base.calendarFile(OpenCalendar(calendar, of: base), gregorian, civil, columns)
        }
      calendars.append(file)
    }
    var unreviewed: [String: Set<PluralCategory>] = [:]
    locale = try base.localeFile(gregorian, columns, unreviewed: &unreviewed)
    self.unreviewed = unreviewed
    self.base = base
    self.gregorian = gregorian
    self.columns = columns
    self.calendars = calendars
  }

  /// Extracts one locale of the group: its locale file, its calendar files and its unreviewed words.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    let file = try extracting(request.tag) { () throws(ICUError) in try localeFile(for: request) }
    let header = try extracting(request.tag) { () throws(ICUError) in
      try file.weekdays.header(locale: request.dataLocale.icuIdentifier)
    }
    return LocaleRecord(
      locale: file,
      calendars: calendars.map { calendar in
        var calendar = calendar.inherited(by: request, from: base.request)
        calendar.picker = CalendarFile.Picker(calendar, file, weekdaysHeader: header)
        return calendar
      },
      hasKeywords: !request.keywords.isEmpty, unreviewed: unreviewed)
  }

  private func localeFile(for request: LocaleRequest) throws(ICUError) -> LocaleFile {
    if request == base.request { return locale }
    var file = locale.inherited(by: request, from: base.request)
    let open = try OpenLocale(request, base.settings)
    try open.regionalData(gregorian, columns, &file.sources).apply(to: &file)
    return file
  }
}

/// The part of a locale file that a locale does not inherit from the base of its group: CLDR's data about its region, and
/// what is made from that data.
private struct RegionalData {
  let hours: HourPreference
  let calendars: LocaleFile.Calendars
  let columns: LocaleFile.Columns
  let dayPeriodSide: DayPeriodSide
  /// ICU finds plural rules without the locale's own parents: `pt-CH` has the rules of `pt`, not of `pt-PT`.
  let plurals: LocaleFile.Plurals
  let time: LocaleFile.Time
  let week: WeekRules
  let wheels: LocaleFile.Wheels

  func apply(to file: inout LocaleFile) {
    (file.allowedHourCycles, file.hourCycle) = (hours.allowed, hours.preferred)
    (file.calendars, file.columns, file.dayPeriodSide) = (calendars, columns, dayPeriodSide)
    (file.plurals, file.time, file.week, file.wheels) = (plurals, time, week, wheels)
  }
}

extension OpenLocale {
  fileprivate func regionalData(
    _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn], _ sources: inout [String: Origin]
  ) throws(ICUError) -> RegionalData {
    let hours = hourCycles(&sources)
    let time = try time(gregorian, hours.preferred, &sources)
    return RegionalData(
      hours: hours, calendars: try calendars(&sources),
      columns: try pickerColumns(gregorian, date: columns, time: time, hours.preferred),
      dayPeriodSide: dayPeriodSide(time, &sources), plurals: plurals(&sources), time: time,
      week: weekRules(&sources), wheels: try wheels(time, &sources))
  }

  fileprivate func localeFile(
    _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn],
    unreviewed: inout [String: Set<PluralCategory>]
  ) throws(ICUError) -> LocaleFile {
    // Reserve room for the usual number of entries.
    var sources = [String: Origin](minimumCapacity: 150)
    let region = try regionalData(gregorian, columns, &sources)
    let names = CLDRNames(
      fields: try fields(&sources), relative: try relativeWords(&sources),
      dayPeriods: try dayPeriods(&sources))
    var file = LocaleFile(
      locale: request.tag, dataLocale: request.dataLocale.description, direction: direction,
      allowedHourCycles: region.hours.allowed, hourCycle: region.hours.preferred, calendars: region.calendars,
      columns: region.columns, dayPeriodSide: region.dayPeriodSide, dayPeriods: names.dayPeriods,
      lists: try lists(&sources), numbers: try numbers(&sources), plurals: region.plurals,
      strings: try strings(names, &sources, unreviewed: &unreviewed), time: region.time, week: region.week,
      weekdays: try weekdays(gregorian, &sources), wheels: region.wheels, sources: [:])
    file.fields = names.fields
    file.quarters = try quarters(gregorian, &sources)
    file.relative = names.relative
    file.units = try units(&sources)
    file.sources = sources
    return file
  }

  fileprivate func calendarFile(
    _ calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar, _ civil: ExtractedPatterns,
    _ columns: [DateColumn]
  ) throws(ICUError) -> CalendarFile {
    // Reserve room for the usual number of entries.
    var sources = [String: Origin](minimumCapacity: 60)
    let months = replacingForeignScript(try months(of: calendar, gregorian, &sources), "months", &sources)
    let leapMonths = try leapMonths(of: months, calendar, gregorian, &sources)
    let cyclicYears = try cyclicYears(of: calendar, &sources)
    let patterns = try patterns(of: calendar, months, leapMonths, gregorian, civil, sources).written(&sources)
    let days = try dayLabels(of: calendar, patterns.patterns, &sources)
    let eras = try eras(of: calendar, gregorian, &sources)
    let years = try years(of: calendar, patterns.patterns, eras: eras, cyclicYears: cyclicYears, &sources)
    let longest = CalendarFile.Longest(
      days: days, months: [months, leapMonths].compactMap(\.self), years: years.display ?? [])
    var file = CalendarFile(
      locale: request.tag, calendar: calendar.calendar, columns: columns, dayLabels: days, longest: longest,
      months: try titled(months, .months, "months", &sources),
      leapMonths: try leapMonths.map { names throws(ICUError) in
        try titled(names, .months, "leapMonths", &sources)
      }, patterns: patterns.patterns,
      numberOverrides: patterns.overrides, years: years, sources: [:], eras: eras)
    file.cyclicYears = cyclicYears
    file.dayOfMonths = dayOfMonths(of: calendar.traits, &sources)
    file.mask = try mask(of: calendar.calendar, patterns.patterns, &sources)
    if calendar.traits.numbering.isCyclic { try addCyclicNames(to: &file, of: calendar, &sources) }
    file.sources = sources
    return file
  }

  private func patterns(
    of calendar: borrowing OpenCalendar, _ months: ContextNames, _ leapMonths: ContextNames?,
    _ gregorian: borrowing OpenCalendar, _ civil: ExtractedPatterns, _ sources: [String: Origin]
  ) throws(ICUError) -> ExtractedPatterns {
    if calendar.calendar == gregorian.calendar { return civil }
    guard calendar.traits.numbering.isCyclic else {
      return NumericOrder(civil).ordered(try extractedPatterns(of: calendar))
    }
    let names = CyclicNames(
      months: months, leapMonths: leapMonths,
      hasYearNames: sources["cyclicYears"] != .root || isWrittenInLatin)
    return try cyclicPatterns(of: calendar, names, civil)
  }
}
