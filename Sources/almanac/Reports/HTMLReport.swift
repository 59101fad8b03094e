import AlmanacKit
import AlmanacPreview

/// The report of `diff` or `check` as one HTML page.
struct HTMLReport {
  /// The name of the command that reports.
  private let command: String
  private var summary: ReportSummary
  /// The tags of the locales that changed, the most important first.
  private let locales: [String]

  /// A report of changes and of other locales with files that differ as a whole.
  init(command: String, _ summary: ReportSummary, _ causes: CauseList, otherLocales: [String] = []) {
    self.command = command
    self.summary = summary
    self.summary.groups = causes.groups
    self.summary.hiddenChanges = causes.hiddenChanges
    let known = Set(causes.locales)
    locales = causes.locales + otherLocales.filter { !known.contains($0) }
  }

  /// Prints the page; `read` gives the two versions of a locale.
  func print(
    regions: RegionsFile?, _ read: (String) throws(Failure) -> ReportLocale
  ) throws(Failure) {
    var page = ReportPage(command: command)
    var shown = 0
    for tag in locales {
      guard page.hasRoom, page.add(try read(tag)) else { break }
      shown += 1
    }
    var summary = summary
    summary.regions = regions
    summary.hiddenLocales = locales.count - shown
    try Terminal.printOwn(page.bytes(summary))
  }
}
