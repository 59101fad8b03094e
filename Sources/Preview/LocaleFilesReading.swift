import AlmanacEmitters
import AlmanacKit

extension LocaleFiles {
  /// The paths of the JSON files that a locale can have: its own, and then one of each calendar.
  package static func paths(of tag: String) -> [String] {
    OutputFormat.json.type.paths(of: tag, .all)
  }

  /// Reads the JSON files of a locale by their paths; throws at the first that AlmanacKit would refuse.
  package init(reading files: [String: [UInt8]], of tag: String) throws(UnshownFile) {
    let paths = Self.paths(of: tag)
    let locale = try Self.file(at: paths[0], files) { bytes throws(BundleFileError) in
      try LocaleFile(reading: bytes)
    }
    guard let locale else { throw UnshownFile(path: paths[0], reason: .malformed("it is missing")) }
    let opened = try Self.opened(locale, path: paths[0], tag)
    var calendars: [CalendarFile] = []
    for (identifier, path) in zip(CalendarIdentifier.allCases, paths.dropFirst()) {
      let calendar = try Self.file(at: path, files) { bytes throws(BundleFileError) in
        try CalendarFile(reading: bytes)
      }
      guard let calendar else { continue }
      try Self.check(calendar, identifier, of: opened, path)
      calendars.append(calendar)
    }
    self.init(locale: locale, calendars: calendars)
  }

  /// Reads the file at a path; `nil` if the file does not exist.
  private static func file<File: BundleFile>(
    at path: String, _ files: [String: [UInt8]], _ read: ([UInt8]) throws(BundleFileError) -> File
  ) throws(UnshownFile) -> File? {
    guard let bytes = files[path] else { return nil }
    return try UnshownFile.read(path) { () throws(BundleFileError) in try read(bytes) }
  }

  /// The locale as apps open it, with all of its values checked.
  private static func opened(
    _ file: LocaleFile, path: String, _ tag: String
  ) throws(UnshownFile) -> AlmanacLocale {
    guard file.locale == tag else {
      throw UnshownFile(path: path, reason: .malformed("it is the locale '\(file.locale)'"))
    }
    do throws(FileProblem) {
      return try AlmanacLocale(file)
    } catch {
      throw UnshownFile(path: path, reason: .malformed(error.reason))
    }
  }

  private static func check(
    _ file: CalendarFile, _ identifier: CalendarIdentifier, of locale: AlmanacLocale, _ path: String
  ) throws(UnshownFile) {
    do throws(FileProblem) {
      _ = try AlmanacCalendar(file, of: locale, expecting: identifier)
    } catch {
      throw UnshownFile(path: path, reason: .malformed(error.reason))
    }
  }
}
