import AlmanacKit

/// A path of a file in a bundle, as in `json/de/gregorian.json`, with the format that writes the file and the file's
/// subject.
package struct BundlePath: Hashable, Sendable {
  package let path: String
  /// The format that writes the file; `.json` for the manifest, and `nil` if no format writes a file at this path.
  package let format: OutputFormat?
  package let subject: FileSubject

  /// The path of the manifest.
  package static let manifest = "manifest.json"

  /// The path of the list of the bundle's locales.
  package static let index = JSONFormat.indexPath

  /// The path of the file with the rules of all regions.
  package static let regions = JSONFormat.regionsPath

  /// The path of a locale's own JSON file, which every bundle has for each of its locales.
  package static func locale(_ tag: String) -> String { JSONFormat.localePath(tag) }

  package init(_ path: String) {
    self.path = path
    (format, subject) = Self.found(at: path)
  }

  /// The greatest number of bytes that the file can have.
  package var sizeLimit: Int { format?.type.traits.sizeLimit ?? Limits.file }

  /// Whether an app may have a file of its own with this file's name.
  package var isUsual: Bool {
    let name = path.split(separator: "/").last ?? ""
    return ["index.js", "package.json"].contains(name) || name.hasPrefix("Localizable.")
  }

  private static func found(at path: String) -> (OutputFormat?, FileSubject) {
    if path == manifest { return (.json, FileSubject(locale: nil, table: "manifest", kind: .other)) }
    for format in OutputFormat.allCases {
      let folder = format.type.folder + "/"
      let (isInFolder, tag) = (path.hasPrefix(folder), format.type.locale(at: path))
      guard isInFolder || tag != nil else { continue }
      guard format != .json else { return (format, JSONFormat.subject(at: path)) }
      let table = isInFolder ? String(path.dropFirst(folder.count)) : path
      return (format, FileSubject(locale: tag, table: table, kind: .other))
    }
    return (nil, FileSubject(locale: nil, table: path, kind: .other))
  }
}

/// The subject of a bundle's file: its locale, its table, and the kind of its content.
package struct FileSubject: Hashable, Sendable {
  /// The tag of the locale; `nil` for a file that belongs to no locale.
  package let locale: String?
  /// The name of the file's table in a report.
  ///
  /// In the JSON, it is `locale`, `regions` or, for example, `gregorian`. In any other format, it is the file's path
  /// below the format's folder, such as `de.lproj/Picker.strings`.
  package let table: String
  package let kind: Kind

  /// The kind of content that a file has.
  package enum Kind: Sendable {
    /// The data of a locale that are the same in all calendars.
    case locale
    case calendar
    case regions
    /// The list of the bundle's locales, with data about their languages.
    case index
    /// The manifest, the years of a calendar, a schema, or a file of any format besides JSON.
    case other
  }
}
