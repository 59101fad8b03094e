import AlmanacKit
import AlmanacTestSupport
import Foundation

/// What an app needs to show a picker: a locale and a calendar of the bundle in the repository's `Output/`.
///
/// Each picker of these tests comes from a seed, which is a public document that describes the picker, such as an
/// article. The tests check each text of the picker.
struct Picker {
  let locale: AlmanacLocale
  let calendar: AlmanacCalendar
  /// Today in these tests: Thursday, 7 August 2025, in the leap sixth month of the Chinese year.
  let today: CalendarDate

  private static let almanac = Result {
    try Almanac(bundleAt: Repository.folder.appending(path: "Output").path())
  }

  /// A picker in the locale that fits a device's tag.
  init(_ device: String, _ calendar: CalendarIdentifier) throws {
    locale = try Self.almanac.get().locale(matching: [device])
    self.calendar = try locale.calendar(calendar)
    today = try CalendarDate(gregorianYear: 2025, month: 8, day: 7)
  }

  func words(_ keys: String...) throws -> [String] { try keys.map { try locale.string($0) } }

  /// The sentence for a day that cannot be chosen; `nil` if the day can be chosen.
  ///
  /// `day` is a number of days after today.
  func problem(
    with day: Int, limits: DateLimits = .none, days: SelectableDays = .all
  ) throws -> String? {
    let problem = calendar.problem(with: try today.adding(days: day), limits: limits, days: days)
    return try problem.map { try calendar.message(for: $0) }
  }
}
