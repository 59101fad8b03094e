import AlmanacKit
import Foundation

/// Measures how long Almanac and Foundation take to write a day in the long style.
struct Texts {
  let almanac: Almanac
  let stopwatch: Stopwatch

  private static let count = 100_000
  /// The days to format, counted from 1 January 1990.
  private static let days = 0..<20_000

  /// Prints the microseconds of one text by Almanac and by Foundation.
  func measure() throws {
    let epoch = try CalendarDate(gregorianYear: 1990, month: 1, day: 1)
    let dates = try Self.days.map { try epoch.adding(days: $0) }
    let instants = Self.days.map { Date(timeIntervalSince1970: 631_195_200 + Double($0) * 86400) }
    for identifier in try almanac.locale(matching: ["de-DE"]).calendars {
      let calendar = try almanac.locale(matching: ["de-DE"]).calendar(identifier)
      let ours = stopwatch.median {
        for number in 0..<Self.count { keep(calendar.text(dates[number % dates.count], style: .long)) }
      }
      let formatter = Self.formatter(identifier)
      let foundation = stopwatch.median {
        for number in 0..<Self.count { keep(formatter.string(from: instants[number % instants.count])) }
      }
      print(
        table: identifier.rawValue, ours.microseconds / Double(Self.count),
        foundation.microseconds / Double(Self.count))
    }
  }

  private static let locale = Locale(identifier: "de_DE")

  static func calendar(_ identifier: CalendarIdentifier) -> Calendar {
    let identifiers: [CalendarIdentifier: Calendar.Identifier] = [
      .gregorian: .gregorian, .buddhist: .buddhist, .chinese: .chinese, .japanese: .japanese,
      .roc: .republicOfChina, .persian: .persian, .islamicUmalqura: .islamicUmmAlQura,
      .islamicCivil: .islamicCivil, .islamicTbla: .islamicTabular, .hebrew: .hebrew,
      .ethiopic: .ethiopicAmeteMihret, .ethiopicAmeteAlem: .ethiopicAmeteAlem, .coptic: .coptic,
      .indian: .indian, .dangi: .chinese,
    ]
    var calendar = Calendar(identifier: identifiers[identifier] ?? .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }

  static func formatter(_ calendar: CalendarIdentifier) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = self.calendar(calendar)
    formatter.timeZone = .gmt
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    return formatter
  }
}
