import AlmanacKit
import AlmanacPreview

/// The report of `diff` or `check` as one HTML page.
struct HTMLReport {
  /// The name of the command that makes the report, such as `diff`.
  private let command: String
  private var summary: ReportSummary
  /// The tags of the locales to show; locales with changed values come first, in the order of the groups of changes.
  private let locales: [String]

  /// Makes a report of changes.
  ///
  /// `otherLocales` are the locales of files that have no values to list, such as missing files.
  init(command: String, _ summary: ReportSummary, _ causes: CauseList, otherLocales: [String] = []) {
    self.command = command
    self.summary = summary
    self.summary.groups = causes.groups
    self.summary.hiddenChanges = causes.hiddenChanges
    let known = Set(causes.locales)
    locales = causes.locales + otherLocales.filter { !known.contains($0) }
  }

  /// Prints the page; `read` returns the old and the new version of a locale.
  func print(
    regions: RegionsFile?, _ read: (String) throws -> ReportLocale
  ) throws {
    var page = ReportPage(command: command)
    var shown = 0
    for tag in locales {
      guard page.hasRoom, page.add(try read(tag)) else { break }
      shown += 1
    }
    var summary = summary
    summary.regions = regions
    summary.hiddenLocales = locales.count - shown
    try Terminal.printUnescaped(page.bytes(summary))
  }
}
