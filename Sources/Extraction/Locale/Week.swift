import AlmanacKit

extension OpenLocale {
  /// The week rules for the locale's region; if `-u-fw` requests a first day, it replaces the region's first day.
  func weekRules(_ sources: inout [String: Origin]) -> WeekRules {
    let tables = settings.tables.regions
    // A region that the table lacks (an old code, or a group such as 419) uses the week rules for the world.
    let known = tables[request.region] == nil ? "001" : request.region
    guard let region = tables[known] else { preconditionFailure("Every run has the world's week.") }
    sources["week"] = settings.tables.correctedRegions.contains(known) ? .erratum : .table
    return WeekRules(
      firstDay: request.keywords.firstDay ?? region.firstDay, minimalDays: region.minimalDays,
      region: known, weekend: region.weekend)
  }
}
