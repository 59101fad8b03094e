import AlmanacICU
import AlmanacKit
package import AlmanacRecord

/// Reads from ICU all the data that a bundle has for a locale.
package struct Extractor: Sendable {
  let settings: ExtractionSettings

  package init(_ settings: ExtractionSettings) { self.settings = settings }

  /// Extracts one locale: its locale file, its calendar files and its unreviewed words.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    try opened(LocaleGroup(base: base(of: request), requests: [request])).record(for: request)
  }

  /// Reads from ICU the data that all locales in a group share.
  func opened(_ group: LocaleGroup) throws(ExtractionError) -> OpenedGroup {
    try extracting(group.base.tag) { () throws(ICUError) in try OpenedGroup(group, settings) }
  }
}

/// A group of locales that is being extracted, with the data that all its locales share.
struct OpenedGroup: ~Copyable {
  private let base: OpenLocale
  private let gregorian: OpenCalendar
  private let columns: [DateColumn]
  /// The calendars that at least one locale of the group has.
  private let calendars: [CalendarFile]
  private let locale: LocaleFile
  private let unreviewed: [String: Set<PluralCategory>]
  private let weekdaysHeader: [String]

  fileprivate init(_ group: LocaleGroup, _ settings: ExtractionSettings) throws(ICUError) {
    let base = try OpenLocale(group.base, settings)
    let gregorian = try OpenCalendar(.gregorian, of: base)
    // All calendars have the Gregorian order of columns. Most locales have only root's patterns for other calendars,
    // which begin with the year, even if the locale's own patterns begin with the day.
    let columns = try base.columns(of: "yMMMMd", gregorian)
    let asked = try base.extractedPatterns(of: gregorian)
    let ordered = NumericOrder(asked).ordered(asked).withErasBesideNumbers
    let civil = ordered.withRangesOfSingleDates(ordered)
    var calendars: [CalendarFile] = []
    for calendar in settings.calendars.all(of: group.requests.map(\.tag)) {
      let file =
        if calendar == gregorian.calendar {
          try base.calendarFile(gregorian, gregorian, civil, columns)
        } else if let twin = try base.twin(calendar, of: calendars) {
          twin
        } else {
          try base.calendarFile(OpenCalendar(calendar, of: base), gregorian, civil, columns)
        }
      calendars.append(file)
    }
    var unreviewed: [String: Set<PluralCategory>] = [:]
    let locale = try base.localeFile(gregorian, columns, unreviewed: &unreviewed)
    weekdaysHeader = try locale.weekdays.names.weekdaysHeader(base.title)
    self.locale = locale
    self.unreviewed = unreviewed
    self.base = base
    self.gregorian = gregorian
    self.columns = columns
    self.calendars = calendars
  }

  /// Extracts one locale of the group: its locale file, its calendar files and its unreviewed words.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    let file = try extracting(request.tag) { () throws(ICUError) in try localeFile(for: request) }
    let own = base.settings.calendars[request.tag]
    return LocaleRecord(
      locale: file,
      calendars: calendars.filter { own.contains($0.calendar) }.map { calendar in
        var calendar = calendar.inherited(by: request, from: base.request)
        calendar.picker = CalendarFile.Picker(calendar, file, weekdaysHeader: weekdaysHeader)
        return calendar
      },
      hasKeywords: !request.keywords.isEmpty, unreviewed: unreviewed)
  }

  private func localeFile(for request: LocaleRequest) throws(ICUError) -> LocaleFile {
    if request == base.request { return locale }
    var file = locale.inherited(by: request, from: base.request)
    try OpenLocale(request, base.settings).setRegionalData(of: &file, gregorian, columns)
    return file
  }
}

extension OpenLocale {
  fileprivate func localeFile(
    _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn],
    unreviewed: inout [String: Set<PluralCategory>]
  ) throws(ICUError) -> LocaleFile {
    var file = LocaleFile()
    (file.locale, file.dataLocale) = (request.tag, request.dataLocale.description)
    file.direction = ICULocales.isRightToLeft(identifier) ? "rtl" : "ltr"
    file.sources.reserveCapacity(150)
    try setRegionalData(of: &file, gregorian, columns)
    file.fields = try fields(&file.sources)
    file.relative = try relativeWords(&file.sources)
    file.dayPeriods = try dayPeriods(&file.sources)
    file.lists = try lists(&file.sources)
    file.numbers = try numbers(&file.sources)
    file.units = try units(&file.sources)
    try setStrings(of: &file, unreviewed: &unreviewed)
    file.weekdays = try weekdays(gregorian, &file.sources)
    file.quarters = try quarters(gregorian, &file.sources)
    return file
  }

  fileprivate func calendarFile(
    _ calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar, _ civil: ExtractedPatterns,
    _ columns: [DateColumn]
  ) throws(ICUError) -> CalendarFile {
    var file = CalendarFile(locale: request.tag, calendar: calendar.calendar)
    var sources = [String: Origin](minimumCapacity: 60)
    let named = replacingForeignNames(try months(of: calendar, gregorian, &sources), "months", &sources)
    // The names of leap months depend on the source of the months' names.
    let leapMonths = try leapMonths(of: named, calendar, gregorian, &sources).map {
      inOwnDigits($0, "leapMonths", &sources)
    }
    let months = inOwnDigits(named.ordinary(of: calendar.traits.months), "months", &sources)
    let leapYearMonths = named.renamed(of: calendar.traits.months).map {
      inOwnDigits($0, "leapYearMonths", &sources)
    }
    file.cyclicYears = try cyclicYears(of: calendar, &sources)
    file.eras = try eras(of: calendar, gregorian, &sources)
    var patterns = try patterns(
      of: calendar, months, leapMonths, hasEra: file.eras != nil, gregorian, civil, sources
    ).withZeros(like: civil).withYearsOfDays.withoutDoubledPeriods(months, file.eras)
    if !calendar.traits.numbering.isCyclic { patterns = patterns.withLongRanges }
    let hasQuarters = try hasQuarterNames(gregorian)
    (file.patterns, file.numberOverrides) =
      patterns.withoutDerived(hasEras: file.eras != nil, hasQuarters: hasQuarters).written(&sources)
    file.numberTexts = try numberTexts(of: calendar, patterns)
    file.dayLabels = try dayLabels(of: calendar, patterns, &sources)
    file.years = try years(of: calendar, patterns, &file, &sources)
    file.longest.days = file.dayLabels.longest
    file.longest.months =
      [months, leapMonths, leapYearMonths].compactMap(\.self).flatMap { $0.standAlone.wide + $0.format.wide }
      .longest
    file.longest.years = (file.years.display ?? []).longest
    file.columns = columns
    file.months = try titled(months, "months", as: "month", &sources)
    file.leapMonths = try leapMonths.map { names throws(ICUError) in
      try titled(names, "leapMonths", as: "month", &sources)
    }
    if leapMonths != nil { file.leapMonthPatterns = try numericLeapPattern(gregorian, &sources) }
    file.leapYearMonths = try leapYearMonths.map { names throws(ICUError) in
      try titled(names, "leapYearMonths", as: "month", &sources)
    }
    file.dayOfMonths = dayOfMonths(of: calendar.traits, &sources)
    file.mask = try mask(of: calendar.traits, civil, &sources)
    if calendar.traits.numbering.isCyclic { try addCyclicNames(to: &file, of: calendar, &sources) }
    file.sources = sources
    return file
  }

  private func patterns(
    of calendar: borrowing OpenCalendar, _ months: ContextNames, _ leapMonths: ContextNames?, hasEra: Bool,
    _ gregorian: borrowing OpenCalendar, _ civil: ExtractedPatterns, _ sources: [String: Origin]
  ) throws(ICUError) -> ExtractedPatterns {
    if calendar.calendar == gregorian.calendar { return civil }
    let isCyclic = calendar.traits.numbering.isCyclic
    let numbers = NumberedMonths(
      months, leapMonths, civil, hasDayNames: isCyclic && hasDayNames,
      isArabic: request.likely.script == "Arab")
    guard isCyclic else { return try eraPatterns(of: calendar, numbers, hasEra: hasEra, civil) }
    let hasYearNames = sources["cyclicYears"] != .root || isWrittenInLatin
    return try cyclicPatterns(of: calendar, numbers, hasYearNames: hasYearNames, civil)
  }

  /// The patterns of a calendar that counts its years in eras.
  private func eraPatterns(
    of calendar: borrowing OpenCalendar, _ numbers: NumberedMonths, hasEra: Bool, _ civil: ExtractedPatterns
  ) throws(ICUError) -> ExtractedPatterns {
    let asked = try extractedPatterns(of: calendar)
    var patterns = asked
    // Buddhist dates keep CLDR's patterns, apart from the place of the era.
    if !calendar.traits.hasShortYears { patterns = patterns.replacingRoot(with: civil) }
    // A day alone has no word if it has none in Gregorian dates: CLDR's Vietnamese has `'Ngày' dd` beside `d`.
    if let day = civil.skeletons["d"], let own = patterns.skeletons["d"], own.origin != .erratum,
      day.parsed.hasOnlyMarks, !own.parsed.hasOnlyMarks
    {
      patterns.skeletons["d"] = own.changed(to: day.parsed, by: .ownPattern)
    }
    patterns = patterns.withFullSpokenDates.withLowercaseBeginnings.withMonthsOfWholeDates
      .withMonthsOfSingleDates(civil).withMonthsAlone(like: civil, numbers.months)
    patterns = NumericOrder(civil).ordered(patterns).withErasBesideNumbers
    if !hasEra {
      patterns = patterns.withoutEra
    } else if calendar.traits.hasSeveralEras, let label = patterns.skeletons[calendar.traits.yearLabel] {
      patterns = patterns.withEras(like: DatePattern(label.text))
    }
    patterns = patterns.withEras(likeLongDateOf: asked.date, civil)
    patterns = patterns.withRangesOfSingleDates(civil).withOneNumberingSystem
    return calendar.traits.hasShortYears ? patterns : numbers.separated(patterns)
  }
}
