import AlmanacFormats
package import AlmanacKit

/// The JSON files of one locale, which a page shows.
package struct LocaleFiles: Walkable, Sendable {
  /// The file of the locale itself.
  package let locale: LocaleFile
  /// The files of the locale's calendars, in the order of ``CalendarIdentifier``.
  package let calendars: [CalendarFile]

  package func walk(_ steps: inout FieldSteps) {
    steps.group("calendars") { steps in
      for calendar in calendars { steps.group(calendar.calendar.rawValue) { calendar.walk(&$0) } }
    }
    steps.group("locale") { locale.walk(&$0) }
  }
}

extension LocaleFiles {
  /// The paths of the JSON files that a locale can have: the file of the locale first, then the files of its
  /// calendars.
  package static func paths(of tag: String) -> [String] { OutputFormat.json.type.paths(of: tag, .all) }

  /// The bytes of the JSON files of a locale, by path; `read` returns the bytes of a file, or `nil` if it is missing.
  package static func bytes(
    of tag: String, _ read: (String) throws -> [UInt8]?
  ) rethrows -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in paths(of: tag) { files[path] = try read(path) }
    return files
  }

  /// Reads the JSON files of the locale `tag`; `files` has the bytes of each file by its path.
  ///
  /// Throws at the first file that AlmanacKit would refuse.
  package init(reading files: [String: [UInt8]], of tag: String) throws(UnreadableBundleFile) {
    let paths = Self.paths(of: tag)
    guard let bytes = files[paths[0]] else { throw UnreadableBundleFile.missing(paths[0]) }
    let locale = try UnreadableBundleFile.read(LocaleFile.self, paths[0], bytes)
    // AlmanacKit opens the locale and its calendars as in an app, to check all values.
    let opened = try UnreadableBundleFile.checked(paths[0]) { () throws(FileProblem) in
      guard locale.locale == tag else {
        throw FileProblem(reason: "it belongs to the locale '\(locale.locale)'")
      }
      return try AlmanacLocale(locale)
    }
    var calendars: [CalendarFile] = []
    for (identifier, path) in zip(CalendarIdentifier.allCases, paths.dropFirst()) {
      guard let bytes = files[path] else { continue }
      let calendar = try UnreadableBundleFile.read(CalendarFile.self, path, bytes)
      _ = try UnreadableBundleFile.checked(path) { () throws(FileProblem) in
        try AlmanacCalendar(calendar, of: opened, expecting: identifier)
      }
      calendars.append(calendar)
    }
    self.init(locale: locale, calendars: calendars)
  }
}
