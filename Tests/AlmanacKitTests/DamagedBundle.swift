import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// A temporary copy of one locale's files from the real bundle, for a test to damage.
final class DamagedBundle: Sendable {
  /// The tag of the locale whose files are copied.
  let tag: String
  /// The copy's folder.
  let folder: URL

  /// Copies the files of a locale into a folder whose name is difficult in URLs and shells.
  init(_ tag: String = "de") throws {
    self.tag = tag
    folder = FileManager.default.temporaryDirectory.appending(
      path: "Kalender für 50 % – \(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "json"), withIntermediateDirectories: true)
    for path in ["manifest.json", "json/index.json", "json/regions.json", "json/\(tag)"] {
      try FileManager.default.copyItem(
        at: RealBundle.folder.appending(path: path), to: folder.appending(path: path))
    }
  }

  deinit {
    // If the removal fails, the folder stays among the system's temporary files.
    do { try FileManager.default.removeItem(at: folder) } catch {}
  }

  /// The path of the locale's `locale.json`.
  var localePath: String { "json/\(tag)/locale.json" }

  func path(_ calendar: CalendarIdentifier) -> String { "json/\(tag)/\(calendar.rawValue).json" }

  func bytes(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

  func write(_ bytes: Data, to path: String) throws { try bytes.write(to: folder.appending(path: path)) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

  /// Reads a file, changes its values, and writes the file.
  func change<File: BundleFile>(
    _ path: String, as type: File.Type, _ change: (inout File) throws -> Void
  ) throws {
    var file = try File(reading: [UInt8](bytes(path)))
    try change(&file)
    try write(Data(JSONWriter.bytes(of: file, .compact)), to: path)
  }

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
