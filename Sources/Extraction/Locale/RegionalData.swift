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
    // ICU 72 ignores the region that `-u-rg` requests, so the hour cycles come from CLDR's table.
    let ofRegion = settings.tables.hours(of: request.language.language, in: request.region)
    let hours = Region.Hours(
      preferred: request.keywords.hourCycle ?? ofRegion.hourCycle, allowed: ofRegion.allowedHourCycles)
    (file.allowedHourCycles, file.hourCycle) = (hours.allowedHourCycles, hours.hourCycle)
    for path in ["hourCycle", "allowedHourCycles"] { file.sources[path] = .table }
    file.calendars = try calendars(&file.sources)
    file.time = try time(gregorian, file.hourCycle, &file.sources)
    file.columns = try pickerColumns(gregorian, date: columns, time: file.time, file.hourCycle)
    file.dayPeriodSide = dayPeriodSide(file.time, &file.sources)
    file.plurals.cardinal = settings.tables.pluralRules(of: request.dataLocale)
    file.sources["plurals.cardinal"] = .table
    file.week = weekRules(&file.sources)
    file.wheels = wheels(file.time, &file.sources)
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
