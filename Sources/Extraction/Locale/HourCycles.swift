import AlmanacKit

extension OpenLocale {
  /// The hour cycle that `-u-hc` asks for, else the region's, and those allowed in the order of preference.
  ///
  /// ICU 72 itself ignores the region of `-u-rg` here, so CLDR's table is read instead.
  func hourCycles(_ sources: inout [String: Origin]) -> HourPreference {
    sources["hourCycle"] = .table
    sources["allowedHourCycles"] = .table
    let table = settings.tables.hours(language: request.language.language, region: request.region)
    let preferred = request.keywords.hourCycle ?? table.preferred
    return HourPreference(preferred: preferred, allowed: table.allowed)
  }
}
