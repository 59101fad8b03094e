package import AlmanacKit

/// One version of a locale on a report page: its files, or the reason why they cannot be shown.
package enum ReportLocale: Walkable, Sendable {
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
