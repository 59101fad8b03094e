import AlmanacKit

extension CalendarFile.Longest {
  /// The widest labels of a calendar's columns.
  init(days: [String], months: [ContextNames], years: [String]) {
    self.init(
      days: days.longest, months: months.flatMap { $0.standAlone.wide + $0.format.wide }.longest,
      years: years.longest)
  }
}
