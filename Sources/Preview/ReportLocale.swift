package import AlmanacKit

/// A locale that changed, as it was and as it is.
package struct ReportLocale: Sendable {
  /// A well-formed tag.
  package let tag: String
  /// The version before; `nil` if the locale was added.
  package let old: Version?
  /// The version after; `nil` if the locale was removed.
  package let new: Version?

  package init(tag: String, old: Version?, new: Version?) {
    self.tag = tag
    self.old = old
    self.new = new
  }

  /// A version of a locale.
  package enum Version: Walkable, Sendable {
    case files(LocaleFiles)
    /// Its files cannot be shown; the text says why, as sentences.
    case unreadable(String)

    package func walk(_ visitor: inout some FieldVisitor) {
      switch self {
      case .files(let files): files.walk(&visitor)
      case .unreadable(let reason): visitor.text("unreadable", reason)
      }
    }
  }

  /// The elements of both versions.
  var bytes: [UInt8] {
    [("old", old), ("new", new)].flatMap { side, version in
      version.map { PageBlock(id: "\(side)-\(tag)", isLocale: true, $0).bytes } ?? []
    }
  }
}
