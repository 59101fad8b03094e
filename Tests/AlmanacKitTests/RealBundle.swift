import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The bundle of this repository in `Output`, which almanac wrote.
enum RealBundle {
  /// The bundle's folder.
  static let folder = Repository.folder.appending(path: "Output", directoryHint: .isDirectory)

  private typealias Opened = (locale: AlmanacLocale, calendars: [AlmanacCalendar])

  private static let opened = Result { try Almanac(bundleAt: folder) }
  /// Every locale and its calendars, by tag, so that each file is read once for all tests.
  private static let locales = Result { () throws -> [String: Opened] in
    try almanac.localeTags.reduce(into: [:]) { locales, tag in
      let locale = try almanac.locale(tag)
      locales[tag] = (locale, try locale.calendars.map(locale.calendar))
    }
  }

  static var almanac: Almanac { get throws { try opened.get() } }

  /// The tags of all locales.
  static var tags: [String] { get throws { try almanac.localeTags } }

  static func locale(_ tag: String) throws -> AlmanacLocale { try #require(locales.get()[tag]).locale }

  static func calendars(_ tag: String) throws -> [AlmanacCalendar] {
    try #require(locales.get()[tag]).calendars
  }

  static func calendar(_ tag: String, _ calendar: CalendarIdentifier) throws -> AlmanacCalendar {
    try #require(try calendars(tag).first { $0.identifier == calendar })
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

/// A day of the Chinese calendar, such as `2025-M06L-1`.
func chinese(_ text: String) throws -> CalendarDate {
  let parts = text.split(separator: "-").map(String.init)
  return try chinese(#require(Int(parts[0])), parts[1], #require(Int(parts[2])))
}
