import AlmanacICU
package import AlmanacKit

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
    self.base = base
    self.gregorian = gregorian
    self.columns = columns
    self.calendars = calendars
  }

  /// Extracts one locale of the group: its locale file, its calendar files and its unreviewed words.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    var unreviewed: [String: Set<PluralCategory>] = [:]
    let file = try extracting(request.tag) { () throws(ICUError) in
      try localeFile(for: request, unreviewed: &unreviewed)
    }
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

  private func localeFile(
    for request: LocaleRequest, unreviewed: inout [String: Set<PluralCategory>]
  ) throws(ICUError) -> LocaleFile {
    if request == base.request { return try base.localeFile(gregorian, columns, unreviewed: &unreviewed) }
    return try OpenLocale(request, base.settings).localeFile(gregorian, columns, unreviewed: &unreviewed)
  }
}

extension OpenLocale {
  fileprivate func localeFile(
    _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn],
    unreviewed: inout [String: Set<PluralCategory>]
  ) throws(ICUError) -> LocaleFile {
    // Reserve room for the usual number of entries.
    var sources = [String: Origin](minimumCapacity: 150)
    let hours = hourCycles(&sources)
    let time = try time(gregorian, hours.preferred, &sources)
    let names = CLDRNames(
      fields: try fields(&sources), relative: try relativeWords(&sources),
      dayPeriods: try dayPeriods(&sources))
    var file = LocaleFile(
      locale: request.tag, dataLocale: request.dataLocale.description, direction: direction,
      allowedHourCycles: hours.allowed, hourCycle: hours.preferred, calendars: try calendars(&sources),
      columns: try pickerColumns(gregorian, date: columns, time: time, hours.preferred),
      dayPeriodSide: dayPeriodSide(time, &sources), dayPeriods: names.dayPeriods,
      lists: try lists(&sources), numbers: try numbers(&sources), plurals: plurals(&sources),
      strings: try strings(names, &sources, unreviewed: &unreviewed), time: time,
      week: weekRules(&sources),
      weekdays: try weekdays(gregorian, &sources), wheels: try wheels(time, &sources), sources: [:])
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
