package import AlmanacKit

/// What the page of a report says besides the locales that it shows.
package struct ReportSummary: Walkable, Sendable {
  /// The title of the page.
  package var title: String
  /// The lines of the summary, as in the text report.
  package var summary: [String]
  /// What the version before is called.
  package var old: String
  /// What the version after is called.
  package var new: String
  /// The version of Almanac.
  package var tool: String
  /// Lines about files as a whole, as in the text report.
  package var wholes: [String]
  /// The command that writes the bundle; `nil` for a report that needs none.
  package var remedy: String?
  /// The changes by cause, in the order of the text report.
  package var groups: [ReportGroup] = []
  /// How many more changes there are in groups that are left out.
  package var hiddenChanges = 0
  /// How many more locales changed than the page shows.
  package var hiddenLocales = 0
  /// The rules of the regions; `nil` if neither version has them in JSON.
  package var regions: RegionsFile?

  package init(
    title: String, summary: [String], old: String, new: String, tool: String, wholes: [String],
    remedy: String?
  ) {
    self.title = title
    self.summary = summary
    self.old = old
    self.new = new
    self.tool = tool
    self.wholes = wholes
    self.remedy = remedy
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.chineseYears("chineseYears")
    visitor.structure("groups", .list(groups.map(\.structure)))
    visitor.number("hiddenChanges", hiddenChanges)
    visitor.number("hiddenLocales", hiddenLocales)
    visitor.text("new", new)
    visitor.text("old", old)
    if let regions { visitor.group("regions") { regions.walk(&$0) } }
    if let remedy { visitor.text("remedy", remedy) }
    visitor.list("summary", summary)
    visitor.text("title", title)
    visitor.text("tool", tool)
    visitor.list("wholes", wholes)
  }
}
