import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

typealias DamagedBundle = BundleCopy

extension DamagedBundle {
  /// The path of the locale's `locale.json`.
  var localePath: String { "json/\(tag)/locale.json" }

  func path(_ calendar: CalendarIdentifier) -> String { "json/\(tag)/\(calendar.rawValue).json" }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

  /// Replaces every occurrence of a text in a file, which must contain the text.
  func replace(_ text: String, with other: String, in path: String) throws {
    let old = String(decoding: try bytes(path), as: UTF8.self)
    try #require(old.contains(text), "\(path) has \(text)")
    try write(Data(old.replacing(text, with: other).utf8), to: path)
  }

  /// Keeps only this locale and its language in the index, so that tests read the index faster.
  ///
  /// The index then has no aliases and no parents, and only the numbering system `arab`.
  func shortenIndex() throws {
    try change("json/index.json", as: IndexFile.self) { file in
      file.locales = file.locales.filter { $0.key == tag }
      file.languages = file.languages.filter { tag.hasPrefix($0.key) }
      file.aliases = [:]
      file.parents = [:]
      file.numberingSystems = ["arab": "٠١٢٣٤٥٦٧٨٩"]
    }
  }

  /// Opens the bundle and the locale.
  func locale(region: String? = nil) throws(AlmanacError) -> AlmanacLocale {
    try Almanac(bundleAt: folder.path(percentEncoded: false)).locale(tag, region: region)
  }

  /// Opens the bundle, the locale and its calendars.
  func open(region: String? = nil) throws(AlmanacError) -> [AlmanacCalendar] {
    let locale = try locale(region: region)
    return try locale.calendars.map { calendar throws(AlmanacError) in try locale.calendar(calendar) }
  }

  /// Opens the bundle, the locale and its Gregorian calendar, and returns every text that a picker can show.
  func everyText() throws(AlmanacError) -> [String] {
    let locale = try locale()
    return try locale.everyText() + locale.calendar(.gregorian).everyText()
  }

  /// The error from opening the bundle, the locale and its calendars; `nil` if all of them open.
  func error(region: String? = nil) -> AlmanacError? {
    do throws(AlmanacError) {
      _ = try open(region: region)
      return nil
    } catch {
      return error
    }
  }
}
