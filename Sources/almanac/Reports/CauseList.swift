import AlmanacComparison
import AlmanacPreview

/// The changes for an HTML page, grouped by cause; a page lists more changes than the report in a terminal.
struct CauseList {
  /// The groups of changes, in the same order as in the text report.
  private(set) var groups: [ReportGroup] = []
  /// The number of changes in the groups that the page leaves out.
  private(set) var hiddenChanges = 0
  /// The tags of the locales that changed, in the order of the groups, without duplicates.
  let locales: [String]

  /// The limits for the groups on a page, and for the changes in a group, unless the user asks for all changes.
  private static let limits = (groups: 1000, changes: 50)
  /// How many more bytes of changes fit on the page.
  private var room = 16_000_000

  /// Lists the first changes of each group; if `isFull` is `true`, lists as many changes as fit on the page.
  init(_ groups: [ChangeGroup], _ wording: Report.Wording, isFull: Bool) {
    var known: Set<String> = []
    locales = groups.flatMap { $0.changes.compactMap(\.locale) }.filter { known.insert($0).inserted }
    let limits = isFull ? (groups: Int.max, changes: Int.max) : Self.limits
    for group in groups {
      guard self.groups.count < limits.groups, room > 0 else {
        hiddenChanges += group.changes.count
        continue
      }
      let changes = changes(of: group, limit: limits.changes)
      let text = CauseText(group, wording)
      room -= text.examples.reduce(text.cause.utf8.count) { $0 + $1.utf8.count }
      self.groups.append(
        ReportGroup(
          count: text.count, place: text.place, cause: text.cause, examples: text.examples, changes: changes
        ))
    }
  }

  /// The first changes in a group, as many as fit on the page.
  private mutating func changes(of group: ChangeGroup, limit: Int) -> [ReportChange] {
    var changes: [ReportChange] = []
    for change in group.changes.prefix(limit) {
      guard room > 0 else { break }
      let change = ReportChange(change)
      room -= change.size
      changes.append(change)
    }
    return changes
  }
}

extension ReportChange {
  fileprivate init(_ change: Change) {
    self.init(
      locale: change.locale, table: change.table, path: change.path?.keys ?? [],
      pathText: change.placeInTable ?? "", kind: change.kind.rawValue, old: change.old?.description,
      new: change.new?.description)
  }
}
