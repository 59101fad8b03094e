import AlmanacBundle
import AlmanacKit

/// The changes for an HTML page, grouped by cause; a page lists more changes than the report in a terminal.
struct CauseList {
  /// The groups of changes as JSON objects, in the same order as in the text report.
  private(set) var groups: [Structure] = []
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
      var entries: [(key: String, value: Structure)] = [
        ("cause", .text(text.cause)), ("changes", .list(changes)), ("count", .number(text.count)),
        ("examples", .list(text.examples.map(Structure.text))),
      ]
      // The number of changes that the page does not list.
      if text.count > changes.count { entries.append(("more", .number(text.count - changes.count))) }
      self.groups.append(.object(entries + [("place", .text(text.place))]))
    }
  }

  /// The first changes in a group as JSON objects, as many as fit on the page.
  private mutating func changes(of group: ChangeGroup, limit: Int) -> [Structure] {
    var changes: [Structure] = []
    for change in group.changes.prefix(limit) {
      guard room > 0 else { break }
      let structure = change.structure
      room -= structure.description.utf8.count
      changes.append(structure)
    }
    return changes
  }
}

extension Change {
  /// The change as a JSON object without the fields that are `nil`.
  fileprivate var structure: Structure {
    let fields: [(key: String, value: Structure?)] = [
      ("kind", .text(kind.rawValue)), ("locale", locale.map(Structure.text)),
      ("new", new.map { .text($0.description) }), ("old", old.map { .text($0.description) }),
      ("path", .list(path?.keys.map(Structure.text) ?? [])), ("pathText", .text(placeInTable ?? "")),
      ("table", table.map(Structure.text)),
    ]
    return .object(fields.compactMap { key, value in value.map { (key, $0) } })
  }
}
