import AlmanacKit

extension OpenLocale {
  /// The week of the locale's region, with the first day that `-u-fw` asks for.
  func weekRules(_ sources: inout [String: Origin]) -> WeekRules {
    let tables = settings.tables.regions
    // A region that no table has (an old code, a group such as 419) has the world's week.
    let known = tables[request.region] == nil ? "001" : request.region
    guard let region = tables[known] else { preconditionFailure("Every run has the world's week.") }
    sources["week"] = settings.tables.correctedRegions.contains(known) ? .erratum : .table
    return WeekRules(
      firstDay: request.keywords.firstDay ?? region.firstDay, minimalDays: region.minimalDays,
      region: known, weekend: region.weekend)
  }
}
