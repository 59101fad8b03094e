import AlmanacKit

/// A file of a bundle by its path, as in `json/de/gregorian.json`, and what it is about.
package struct BundlePath: Hashable, Sendable {
  package let path: String
  /// The format that writes the file; JSON for the manifest, and `nil` for a file of no format.
  package let format: OutputFormat?
  package let subject: FileSubject

  /// The path of the manifest.
  package static let manifest = "manifest.json"

  /// The path of the index of the locales, if the bundle has JSON.
  package static let index = JSONFormat.indexPath

  /// The path of the rules of all regions, if the bundle has JSON.
  package static let regions = JSONFormat.regionsPath

  package init(_ path: String) {
    self.path = path
    (format, subject) = Self.found(at: path)
  }

  /// The most bytes that the file can have.
  package var sizeLimit: Int { format?.type.sizeLimit(at: path) ?? Limits.file }

  private static func found(at path: String) -> (OutputFormat?, FileSubject) {
    for format in OutputFormat.allCases {
      if let subject = format.type.subject(at: path) { return (format, subject) }
    }
    guard path == manifest else { return (nil, FileSubject(locale: nil, table: path, kind: .other)) }
    return (.json, FileSubject(locale: nil, table: "manifest", kind: .other))
  }
}

/// What a file of a bundle is about.
package struct FileSubject: Hashable, Sendable {
  /// The tag of the locale; `nil` for what belongs to none.
  package let locale: String?
  /// The name of the table: `locale`, `gregorian`, `Picker.strings`, `regions`.
  package let table: String
  package let kind: Kind

  /// What a file holds.
  package enum Kind: Sendable {
    /// All of a locale that no calendar changes.
    case locale
    case calendar
    case regions
    /// The locales of the bundle, and what is known of their languages.
    case index
    /// Names and words, by keys that are paths or an app's own.
    case texts
    /// Words with plural forms.
    case plurals
    /// Texts of several locales: the first key of each path is the tag of a locale.
    case catalog
    case other
  }

  package init(locale: String?, table: String, kind: Kind) {
    self.locale = locale
    self.table = table
    self.kind = kind
  }
}
