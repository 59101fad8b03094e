package import AlmanacKit

/// The content of a report page, in addition to the locales that it shows.
package struct ReportSummary: Walkable, Sendable {
  package var title: String
  /// The lines of the summary, as the text report writes them.
  package var summary: [String]
  /// The names of the old and the new version, as the page shows them.
  package var old: String
  package var new: String
  /// The version of Almanac that writes the report.
  package var tool: String
  /// The lines of the text report that belong to no group of changes, such as the lines about missing files.
  package var wholeFiles: [String]
  /// The command that brings the bundle up to date; `nil` if the report needs no such command.
  package var remedy: String?
  /// The groups of changes with the same cause, in the order of the text report.
  package var groups: [ReportGroup] = []
  /// The number of changes in groups that the page does not show.
  package var hiddenChanges = 0
  /// The number of changed locales that the page does not show.
  package var hiddenLocales = 0
  /// The rules of all regions; `nil` if neither bundle has them in JSON.
  package var regions: RegionsFile?

  package init(
    title: String, summary: [String], old: String, new: String, tool: String, wholeFiles: [String],
    remedy: String?
  ) {
    self.title = title
    self.summary = summary
    self.old = old
    self.new = new
    self.tool = tool
    self.wholeFiles = wholeFiles
    self.remedy = remedy
  }

  package func walk(_ steps: inout FieldSteps) {
    steps.structure("groups", .list(groups.map(\.structure)))
    steps.number("hiddenChanges", hiddenChanges)
    steps.number("hiddenLocales", hiddenLocales)
    steps.text("new", new)
    steps.text("old", old)
    if let regions { steps.group("regions") { regions.walk(&$0) } }
    if let remedy { steps.text("remedy", remedy) }
    steps.list("summary", summary)
    steps.text("title", title)
    steps.text("tool", tool)
    steps.list("wholes", wholeFiles)
  }
}
