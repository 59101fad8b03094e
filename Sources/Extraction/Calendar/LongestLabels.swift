import AlmanacKit

extension CalendarFile.Longest {
  /// Finds up to three labels that are probably the widest in each of a calendar's columns: days, months and years.
  init(days: [String], months: [ContextNames], years: [String]) {
    self.init(
      days: days.longest, months: months.flatMap { $0.standAlone.wide + $0.format.wide }.longest,
      years: years.longest)
  }
}
