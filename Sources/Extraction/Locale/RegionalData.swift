import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// Sets the part of a locale file that a locale does not inherit from the base of its group: CLDR's data about its
  /// region, and what is made from that data.
  ///
  /// ICU finds plural rules without the locale's own parents: `pt-CH` has the rules of `pt`, not of `pt-PT`.
  func setRegionalData(
    of file: inout LocaleFile, _ gregorian: borrowing OpenCalendar, _ columns: [DateColumn]
  ) throws(ICUError) {
    let hours = hourCycles(&file.sources)
    (file.allowedHourCycles, file.hourCycle) = (hours.allowedHourCycles, hours.hourCycle)
    file.calendars = try calendars(&file.sources)
    file.time = try time(gregorian, file.hourCycle, &file.sources)
    file.columns = try pickerColumns(gregorian, date: columns, time: file.time, file.hourCycle)
    file.dayPeriodSide = dayPeriodSide(file.time, &file.sources)
    file.plurals.cardinal = settings.tables.pluralRules(of: request.dataLocale)
    file.sources["plurals.cardinal"] = .table
    file.week = weekRules(&file.sources)
    file.wheels = try wheels(file.time, &file.sources)
  }

  /// The locale's preferred hour cycle, and all allowed hour cycles in order of preference.
  ///
  /// The preferred hour cycle comes from `-u-hc`, or else from the region. The region's hour cycles come from CLDR's
  /// table, because ICU 72 ignores the region that `-u-rg` requests.
  private func hourCycles(_ sources: inout [String: Origin]) -> Region.Hours {
    sources["hourCycle"] = .table
    sources["allowedHourCycles"] = .table
    let hours = settings.tables.hours(of: request.language.language, in: request.region)
    return Region.Hours(
      preferred: request.keywords.hourCycle ?? hours.hourCycle, allowed: hours.allowedHourCycles)
  }

  /// The week rules for the locale's region; if `-u-fw` requests a first day, it replaces the region's first day.
  private func weekRules(_ sources: inout [String: Origin]) -> WeekRules {
    let (code, region) = settings.tables.known(request.region)
    sources["week"] = settings.tables.correctedRegions.contains(code) ? .erratum : .table
    return WeekRules(
      firstDay: request.keywords.firstDay ?? region.firstDay, minimalDays: region.minimalDays,
      region: code, weekend: region.weekend)
  }
}
