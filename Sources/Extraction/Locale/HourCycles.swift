import AlmanacKit

extension OpenLocale {
  /// The locale's preferred hour cycle, and all allowed hour cycles in order of preference.
  ///
  /// The preferred hour cycle comes from `-u-hc`, or else from the region. The region's hour cycles come from CLDR's
  /// table, because ICU 72 ignores the region that `-u-rg` requests.
  func hourCycles(_ sources: inout [String: Origin]) -> HourPreference {
    sources["hourCycle"] = .table
    sources["allowedHourCycles"] = .table
    let table = settings.tables.hours(language: request.language.language, region: request.region)
    let preferred = request.keywords.hourCycle ?? table.preferred
    return HourPreference(preferred: preferred, allowed: table.allowed)
  }
}
