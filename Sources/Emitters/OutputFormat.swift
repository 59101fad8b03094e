package import AlmanacKit

/// The formats of the bundle; this list is the only one.
package enum OutputFormat: String, CaseIterable, Sendable {
  case json, strings

  /// The files of one locale.
  package func files(for record: LocaleRecord, keys: StringKeys, layout: JSONLayout) -> [EmittedFile] {
    switch self {
    case .json: JSONFormat(layout: layout).files(for: record)
    case .strings: StringsFormat(keys: keys).files(for: record)
    }
  }

  /// The files that belong to no locale.
  package func sharedFiles(regions: RegionsFile, layout: JSONLayout) -> [EmittedFile] {
    switch self {
    case .json: JSONFormat(layout: layout).sharedFiles(regions: regions)
    case .strings: []
    }
  }

  /// The paths of all files that a locale can have.
  func paths(of tag: String, calendars: [CalendarIdentifier], hasKeyMap: Bool) -> [String] {
    switch self {
    case .json: JSONFormat.paths(of: tag, calendars: calendars)
    case .strings: StringsFormat.paths(of: tag, calendars: calendars, hasKeyMap: hasKeyMap)
    }
  }

  /// The paths of the files that belong to no locale.
  var sharedPaths: [String] {
    switch self {
    case .json: JSONFormat.sharedPaths
    case .strings: []
    }
  }
}
