import AlmanacComparison
import AlmanacPreview

/// The changes by cause for a page, which has room for more of them than a screen.
struct CauseList {
  /// The groups in the order of the text report.
  private(set) var groups: [ReportGroup] = []
  /// How many changes the groups have that are left out.
  private(set) var hiddenChanges = 0
  /// The tags of the locales that changed, those of the first groups first, each once.
  let locales: [String]

  /// How many groups, and how many changes of a group, a page lists unless the user asks for all.
  private static let limits = (groups: 1000, changes: 50)
  /// How many bytes the changes of a page have at most.
  private var room = 16_000_000

  /// Lists changes; with `isFull`, as many as a page can have.
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

  /// The first changes of a group that there is room for.
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
      locale: change.locale, table: change.tableName, path: change.path?.keys ?? [],
      pathText: change.path?.description ?? "", kind: change.kind.rawValue, old: change.old?.description,
      new: change.new?.description)
  }
}
