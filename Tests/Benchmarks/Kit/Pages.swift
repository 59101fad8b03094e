import AlmanacKit
import Foundation

/// Measures the page of a month, with the labels of its days.
struct Pages {
  let almanac: Almanac
  let stopwatch: Stopwatch

  /// Prints the microseconds for a month's page by Almanac, and for the same days and labels by Foundation.
  func measure() throws {
    for identifier in try almanac.locale(matching: ["de-DE"]).calendars {
      let calendar = try almanac.locale(matching: ["de-DE"]).calendar(identifier)
      let today = try CalendarDate(gregorianYear: 2026, month: 11, day: 22)
      let ours = stopwatch.median { keep(calendar.page(ofMonthWith: today, today: today)) }
      let foundation = stopwatch.median { keep(Self.foundationPage(identifier)) }
      print(table: identifier.rawValue, ours.microseconds, foundation.microseconds)
    }
  }

  /// The days of a month in whole weeks, with their numbers as texts, as an app makes them with Foundation.
  private static func foundationPage(_ identifier: CalendarIdentifier) -> [[(day: Date, label: String)]] {
    let formatter = Texts.formatter(identifier)
    formatter.setLocalizedDateFormatFromTemplate("d")
    let calendar = Texts.calendar(identifier)
    guard let month = calendar.dateInterval(of: .month, for: Date(timeIntervalSince1970: 1_795_305_600))
    else { return [] }
    var weeks: [[(day: Date, label: String)]] = []
    var start = calendar.dateInterval(of: .weekOfYear, for: month.start)?.start
    while let first = start, first < month.end {
      weeks.append(
        (0..<7).compactMap { offset in
          calendar.date(byAdding: .day, value: offset, to: first).map { ($0, formatter.string(from: $0)) }
        })
      start = calendar.date(byAdding: .day, value: 7, to: first)
    }
    return weeks
  }
}
