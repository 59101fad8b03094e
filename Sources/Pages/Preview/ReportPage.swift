package import AlmanacKit

/// The page of a report that `almanac diff` or `almanac check` writes: the changes, and the changed locales in both
/// versions, old and new.
package struct ReportPage: Walkable, Sendable {
  /// The greatest number of locales that a page shows.
  private static let localeLimit = 100
  /// The greatest number of bytes that the shown locales may have together.
  private static let byteLimit = 64_000_000

  private let command: String
  private let title: String
  private let summary: [String]
  private let old: String
  private let new: String
  private let tool: String
  private let wholeFiles: [String]
  private let remedy: String?
  private let groups: [Structure]
  private let hiddenChanges: Int
  private let locales: [String]
  /// The number of changed locales that the page does not show.
  private var hiddenLocales = 0
  private var regions: RegionsFile?

  /// Makes a page; `command` is the name of the command that writes it, such as `diff`.
  ///
  /// `summary` and `wholeFiles` are lines of the text report: its summary, and the lines that belong to no group of
  /// changes, such as those about missing files. `old` and `new` are the names of the two versions, and `tool` is the
  /// version of Almanac. `remedy` is the command that brings the bundle up to date; `nil` if the report needs none.
  ///
  /// `groups` are the groups of changes with the same cause as JSON objects, in the order of the text report, and
  /// `hiddenChanges` is the number of changes in other groups. `locales` are the tags of the locales that changed. The
  /// page shows the first of them, as many as fit.
  package init(
    command: String, title: String, summary: [String], old: String, new: String, tool: String,
    wholeFiles: [String] = [], remedy: String? = nil, groups: [Structure], hiddenChanges: Int,
    locales: [String]
  ) {
    (self.command, self.title, self.summary, self.tool) = (command, title, summary, tool)
    (self.old, self.new, self.wholeFiles, self.remedy) = (old, new, wholeFiles, remedy)
    (self.groups, self.hiddenChanges, self.locales) = (groups, hiddenChanges, locales)
  }

  /// The bytes of the whole page; `read` returns the old and the new version of a locale.
  ///
  /// A version is `nil` if the locale was added or removed. `regions` are the rules of all regions; `nil` if neither
  /// bundle has them in JSON.
  package func bytes(
    regions: RegionsFile?, _ read: (String) throws -> (old: ReportLocale?, new: ReportLocale?)
  ) rethrows -> [UInt8] {
    var blocks: [UInt8] = []
    var shown = 0
    for tag in locales.prefix(Self.localeLimit) {
      let (old, new) = try read(tag)
      let bytes = [("old", old), ("new", new)].flatMap { side, version in
        version.map { HTMLFile.block("\(side)-\(tag)", isLocale: true, $0) } ?? []
      }
      guard blocks.count + bytes.count <= Self.byteLimit else { break }
      blocks += bytes
      shown += 1
    }
    var page = self
    page.regions = regions
    page.hiddenLocales = locales.count - shown
    return HTMLFile.bytes(
      beginning: HTMLFile.beginning("Made by almanac \(command)."), title: title,
      script: PageResources.reportScript, data: HTMLFile.block("report", isLocale: false, page) + blocks)
  }

  package func walk(_ steps: inout FieldSteps) {
    steps.structure("groups", .list(groups))
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
