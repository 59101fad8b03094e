import AlmanacKit

/// Changes with the same cause, as the page of a report shows them.
package struct ReportGroup: Sendable {
  /// How many changes the group has.
  package let count: Int
  /// Where the changes are, as in the text report.
  package let place: String
  /// Why the values changed; empty for the rest of a table.
  package let cause: String
  /// Up to two examples.
  package let examples: [String]
  /// The first changes, or all of them.
  package let changes: [ReportChange]

  package init(count: Int, place: String, cause: String, examples: [String], changes: [ReportChange]) {
    self.count = count
    self.place = place
    self.cause = cause
    self.examples = examples
    self.changes = changes
  }

  /// The group as JSON; `more` is the number of changes that are left out.
  var structure: Structure {
    var entries: [(key: String, value: Structure)] = [
      ("cause", .text(cause)), ("changes", .list(changes.map(\.structure))), ("count", .number(count)),
      ("examples", .list(examples.map(Structure.text))),
    ]
    if count > changes.count { entries.append(("more", .number(count - changes.count))) }
    return .object(entries + [("place", .text(place))])
  }
}

/// A value that changed, as the page of a report shows it.
package struct ReportChange: Sendable {
  /// The tag of the locale; `nil` for a value that belongs to no locale.
  package let locale: String?
  /// The table; `nil` for a locale as a whole.
  package let table: String?
  /// The keys that lead to the value; empty for a table or a locale as a whole.
  package let path: [String]
  /// The keys as one text.
  package let pathText: String
  /// The kind of the change, as in `words`.
  package let kind: String
  /// The value before as JSON; `nil` if there was none.
  package let old: String?
  /// The value after as JSON; `nil` if it was removed.
  package let new: String?

  package init(
    locale: String?, table: String?, path: [String], pathText: String, kind: String, old: String?,
    new: String?
  ) {
    self.locale = locale
    self.table = table
    self.path = path
    self.pathText = pathText
    self.kind = kind
    self.old = old
    self.new = new
  }

  /// About how many bytes the change takes on the page.
  package var size: Int {
    let texts = [locale, table, pathText, kind, old, new].compactMap(\.self) + path
    return texts.reduce(100) { $0 + $1.utf8.count }
  }

  /// The change as JSON; fields without a value are left out.
  fileprivate var structure: Structure {
    let entries: [(key: String, value: Structure?)] = [
      ("kind", .text(kind)), ("locale", locale.map(Structure.text)), ("new", new.map(Structure.text)),
      ("old", old.map(Structure.text)), ("path", .list(path.map(Structure.text))),
      ("pathText", .text(pathText)), ("table", table.map(Structure.text)),
    ]
    return .object(entries.compactMap { key, value in value.map { (key, $0) } })
  }
}
