import AlmanacKit
import Foundation

/// The bundle of this repository in `Output`, which almanac wrote.
enum RealBundle {
  /// The bundle's folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Output", directoryHint: .isDirectory)

  static func locale(_ tag: String, region: String? = nil) throws -> AlmanacLocale {
    try Almanac(bundleAt: folder.path(percentEncoded: false)).locale(tag, region: region)
  }

  static func calendar(_ tag: String, _ calendar: CalendarIdentifier) throws -> AlmanacCalendar {
    try locale(tag).calendar(calendar)
  }
}

/// A day of the Gregorian calendar.
func gregorian(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
  try CalendarDate(gregorianYear: year, month: month, day: day)
}

/// A day of the Chinese calendar; the month is a code such as `M06L`.
func chinese(_ year: Int, _ month: String, _ day: Int) throws -> CalendarDate {
  try CalendarDate(.chinese, year: year, month: try MonthCode(month), day: day)
}
