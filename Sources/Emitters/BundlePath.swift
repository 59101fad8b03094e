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

  /// The path of the list of the bundle's locales, which only a bundle with JSON has.
  package static let index = JSONFormat.indexPath

  /// The path of the file with the rules of all regions, which only a bundle with JSON has.
  package static let regions = JSONFormat.regionsPath

  package init(_ path: String) {
    self.path = path
    (format, subject) = Self.found(at: path)
  }

  /// The greatest number of bytes that the file can have.
  package var sizeLimit: Int { format?.type.sizeLimit(at: path) ?? Limits.file }

  /// Whether an app may have a file of its own with this file's name.
  package var isUsual: Bool {
    let name = path.split(separator: "/").last ?? ""
    return ["index.js", "package.json"].contains(name) || name.hasPrefix("Localizable.")
  }

  private static func found(at path: String) -> (OutputFormat?, FileSubject) {
    for format in OutputFormat.allCases {
      if let subject = format.type.subject(at: path) { return (format, subject) }
    }
    guard path == manifest else { return (nil, FileSubject(locale: nil, table: path, kind: .other)) }
    return (.json, FileSubject(locale: nil, table: "manifest", kind: .other))
  }
}

/// The subject of a bundle's file: its locale, its table, and the kind of its content.
package struct FileSubject: Hashable, Sendable {
  /// The tag of the locale; `nil` for a file that belongs to no locale.
  package let locale: String?
  /// The name of the table, such as `locale`, `gregorian`, `Picker.strings` or `regions`.
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
    /// Names and words by key.
    ///
    /// A key is a path, as in `months.standAlone.wide.M01`, the key of a word, or the name that an app uses for such a
    /// key.
    case texts
    /// Words with plural forms, as in `1 hour` and `2 hours`.
    case plurals
    /// Texts of one or several locales, where the first key of each text's path is the tag of the text's locale.
    case catalog
    case other
  }

  package init(locale: String?, table: String, kind: Kind) {
    self.locale = locale
    self.table = table
    self.kind = kind
  }
}
