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
    guard let bytes = files[paths[0]] else {
      throw UnreadableBundleFile(path: paths[0], reason: .missing)
    }
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
