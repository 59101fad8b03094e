import AlmanacICU
package import AlmanacKit

/// Asks ICU for everything the bundle has of a locale.
package struct Extractor: Sendable {
  private let settings: ExtractionSettings

  package init(_ settings: ExtractionSettings) {
    self.settings = settings
  }

  /// The record of a locale.
  package func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    let locale = try asking(request.tag) { () throws(ICUError) in try LocaleSource(request, settings) }
    let file = try locale.localeFile()
    let calendars = try settings.calendars.map { calendar throws(ExtractionError) in
      try locale.calendarFile(calendar)
    }
    return LocaleRecord(locale: file, calendars: calendars, hasKeywords: !request.keywords.isEmpty)
  }
}

extension LocaleSource {
  fileprivate func localeFile() throws(ExtractionError) -> LocaleFile {
    var sources: [String: Source] = [:]
    let hours = hourCycles(&sources)
    return LocaleFile(
      locale: request.tag, dataLocale: request.dataLocale.description, direction: direction,
      allowedHourCycles: hours.allowed, hourCycle: hours.preferred, calendars: try calendars(&sources),
      dayPeriods: try dayPeriods(&sources), numbers: try numbers(&sources), strings: try strings(&sources),
      week: weekRules(&sources), weekdays: try weekdays(&sources), sources: sources)
  }

  fileprivate func calendarFile(_ identifier: CalendarIdentifier) throws(ExtractionError) -> CalendarFile {
    let calendar = try asking(request.tag) { () throws(ICUError) in try CalendarSource(identifier, of: self) }
    var sources: [String: Source] = [:]
    let patterns = try datePatterns(of: calendar, &sources)
    var file = CalendarFile(
      locale: request.tag, calendar: identifier, columns: try columns(of: calendar),
      months: try months(of: calendar, &sources), patterns: patterns.patterns,
      numberOverrides: patterns.overrides, years: try years(of: calendar, &sources), sources: [:],
      eras: try eras(of: calendar, &sources))
    if identifier == .chinese { try addChineseNames(to: &file, of: calendar, &sources) }
    file.sources = sources
    return file
  }
}
