import AlmanacICU
package import AlmanacKit

/// Asks ICU for everything the bundle has of a locale.
package struct Extractor: Sendable {
  let settings: ExtractionSettings

  package init(_ settings: ExtractionSettings) {
    self.settings = settings
  }

  /// The record of a locale.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    try opened(group(of: request)).record(for: request)
  }

  /// Asks for what the locales of a group have in common.
  func opened(_ group: LocaleGroup) throws(ExtractionError) -> OpenedGroup {
    try extracting(group.base.tag) { () throws(ICUError) in try OpenedGroup(group.base, settings) }
  }
}

/// A group of locales while they are asked for, with what they have in common.
struct OpenedGroup: ~Copyable {
  private let base: OpenLocale
  private let gregorian: OpenCalendar
  private let columns: [DateColumn]
  private let calendars: [CalendarFile]

  fileprivate init(_ request: LocaleRequest, _ settings: ExtractionSettings) throws(ICUError) {
    let base = try OpenLocale(request, settings)
    let gregorian = try OpenCalendar(.gregorian, of: base)
    let columns = try base.columns(inGregorian: gregorian)
    var calendars: [CalendarFile] = []
    for calendar in settings.calendars {
      let file =
        if calendar == gregorian.calendar {
          try base.calendarFile(gregorian, gregorian, columns)
        } else {
          try base.calendarFile(OpenCalendar(calendar, of: base), gregorian, columns)
        }
      calendars.append(file)
    }
    self.base = base
    self.gregorian = gregorian
    self.columns = columns
    self.calendars = calendars
  }

  /// The record of one of the locales.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    var unreviewed: Set<String> = []
    let file = try extracting(request.tag) { () throws(ICUError) in
      try localeFile(for: request, unreviewed: &unreviewed)
    }
    return LocaleRecord(
      locale: file, calendars: calendars.map { $0.inherited(by: request, from: base.request) },
      hasKeywords: !request.keywords.isEmpty, unreviewed: unreviewed)
  }

  private func localeFile(
    for request: LocaleRequest, unreviewed: inout Set<String>
  ) throws(ICUError) -> LocaleFile {
    if request == base.request { return try base.localeFile(gregorian, columns, unreviewed: &unreviewed) }
    return try OpenLocale(request, base.settings).localeFile(gregorian, columns, unreviewed: &unreviewed)
  }
}

extension OpenLocale {
  fileprivate func localeFile(
    _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn], unreviewed: inout Set<String>
  ) throws(ICUError) -> LocaleFile {
    // Room for as many as there usually are.
    var sources = [String: Origin](minimumCapacity: 150)
    let hours = hourCycles(&sources)
    let time = try time(gregorian, hours.preferred, &sources)
    var file = LocaleFile(
      locale: request.tag, dataLocale: request.dataLocale.description, direction: direction,
      allowedHourCycles: hours.allowed, hourCycle: hours.preferred, calendars: try calendars(&sources),
      columns: try pickerColumns(gregorian, date: columns, time: time, hours.preferred),
      dayPeriodSide: dayPeriodSide(time, &sources), dayPeriods: try dayPeriods(&sources),
      lists: try lists(&sources), numbers: try numbers(&sources), plurals: plurals(&sources),
      strings: try strings(&sources, unreviewed: &unreviewed), time: time, week: weekRules(&sources),
      weekdays: try weekdays(gregorian, &sources), wheels: try wheels(time, &sources), sources: [:])
    file.fields = try fields(&sources)
    file.relative = try relativeWords(&sources)
    file.units = try units(&sources)
    file.sources = sources
    return file
  }

  fileprivate func calendarFile(
    _ calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn]
  ) throws(ICUError) -> CalendarFile {
    // Room for as many as there usually are.
    var sources = [String: Origin](minimumCapacity: 60)
    let patterns = try datePatterns(of: calendar, &sources)
    let days = try dayLabels(of: calendar, patterns.patterns, &sources)
    let months = inOneScript(try months(of: calendar, gregorian, &sources), "months", &sources)
    let leapMonths = try leapMonths(of: months, calendar, &sources)
    let eras = try eras(of: calendar, gregorian, &sources)
    let cyclicYears = try cyclicYears(of: calendar, &sources)
    let years = try years(of: calendar, eras: eras, cyclicYears: cyclicYears, &sources)
    let longest = CalendarFile.Longest(
      days: days, months: [months, leapMonths].compactMap(\.self), years: years.display ?? [])
    var file = CalendarFile(
      locale: request.tag, calendar: calendar.calendar, columns: columns, dayLabels: days, longest: longest,
      months: try titled(months, .months, &sources), leapMonths: leapMonths, patterns: patterns.patterns,
      numberOverrides: patterns.overrides, years: years, sources: [:], eras: eras)
    file.cyclicYears = cyclicYears
    file.mask = try mask(of: calendar.calendar, patterns.patterns, &sources)
    if calendar.traits.numbering.isCyclic { try addCyclicNames(to: &file, of: calendar, &sources) }
    file.sources = sources
    return file
  }
}
