import AlmanacEmitters
import AlmanacKit

extension LocaleFiles {
  /// The paths of the JSON files that a locale can have: the file of the locale first, then the files of its
  /// calendars.
  package static func paths(of tag: String) -> [String] {
    OutputFormat.json.type.paths(of: tag, .all)
  }

  /// Reads the JSON files of the locale `tag`; `files` has the bytes of each file by its path.
  ///
  /// Throws at the first file that AlmanacKit would refuse.
  package init(reading files: [String: [UInt8]], of tag: String) throws(UnreadableBundleFile) {
    let paths = Self.paths(of: tag)
    let locale = try Self.file(at: paths[0], files) { bytes throws(BundleFileError) in
      try LocaleFile(reading: bytes)
    }
    guard let locale else { throw UnreadableBundleFile(path: paths[0], reason: .missing) }
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

  /// Reads the file at a path with the function `read`; `nil` if `files` has no such file.
  private static func file<File: BundleFile>(
    at path: String, _ files: [String: [UInt8]], _ read: ([UInt8]) throws(BundleFileError) -> File
  ) throws(UnreadableBundleFile) -> File? {
    guard let bytes = files[path] else { return nil }
    return try UnreadableBundleFile.read(path) { () throws(BundleFileError) in try read(bytes) }
  }

  /// Opens the locale as an app does, to check all values in the file.
  private static func opened(
    _ file: LocaleFile, path: String, _ tag: String
  ) throws(UnreadableBundleFile) -> AlmanacLocale {
    guard file.locale == tag else {
      throw UnreadableBundleFile(path: path, reason: .malformed("it belongs to the locale '\(file.locale)'"))
    }
    do throws(FileProblem) {
      return try AlmanacLocale(file)
    } catch {
      throw UnreadableBundleFile(path: path, reason: .malformed(error.reason))
    }
  }

  private static func check(
    _ file: CalendarFile, _ identifier: CalendarIdentifier, of locale: AlmanacLocale, _ path: String
  ) throws(UnreadableBundleFile) {
    do throws(FileProblem) {
      _ = try AlmanacCalendar(file, of: locale, expecting: identifier)
    } catch {
      throw UnreadableBundleFile(path: path, reason: .malformed(error.reason))
    }
  }
}
