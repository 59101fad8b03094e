package import AlmanacKit

/// A locale that changed, with its old and its new version, for a report page.
package struct ReportLocale: Sendable {
  /// The tag of the locale, which is well-formed.
  package let tag: String
  /// The version of the locale in the old bundle; `nil` if the locale was added.
  package let old: Version?
  /// The version of the locale in the new bundle; `nil` if the locale was removed.
  package let new: Version?

  package init(tag: String, old: Version?, new: Version?) {
    self.tag = tag
    self.old = old
    self.new = new
  }

  /// One version of a locale: its files, or the reason why they cannot be shown.
  package enum Version: Walkable, Sendable {
    case files(LocaleFiles)
    /// The page cannot show the files of the locale; the text gives the reason in sentences.
    case unreadable(String)

    package func walk(_ steps: inout FieldSteps) {
      switch self {
      case .files(let files): files.walk(&steps)
      case .unreadable(let reason): steps.text("unreadable", reason)
      }
    }
  }

  /// The HTML elements with the data of both versions, in UTF-8.
  var bytes: [UInt8] {
    [("old", old), ("new", new)].flatMap { side, version in
      version.map { PageBlock(id: "\(side)-\(tag)", isLocale: true, $0).bytes } ?? []
    }
  }
}
