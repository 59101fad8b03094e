import AlmanacKit

/// A group of changes with the same cause, as the report page shows it.
package struct ReportGroup: Sendable {
  /// The number of all changes in the group.
  package let count: Int
  /// The place of the changes, as the text report writes it.
  package let place: String
  /// The reason why the values changed, as the text report writes it; empty if no special cause was found.
  package let cause: String
  /// At most two examples of changes.
  package let examples: [String]
  /// The changes that the page lists: all changes of the group, or only the first of them.
  package let changes: [ReportChange]

  package init(count: Int, place: String, cause: String, examples: [String], changes: [ReportChange]) {
    self.count = count
    self.place = place
    self.cause = cause
    self.examples = examples
    self.changes = changes
  }

  /// The group as a JSON object.
  ///
  /// Its field `more` is the number of changes that the page does not list.
  var structure: Structure {
    var entries: [(key: String, value: Structure)] = [
      ("cause", .text(cause)), ("changes", .list(changes.map(\.structure))), ("count", .number(count)),
      ("examples", .list(examples.map(Structure.text))),
    ]
    if count > changes.count { entries.append(("more", .number(count - changes.count))) }
    return .object(entries + [("place", .text(place))])
  }
}

/// The change of a value, a table or a locale, as the report page shows it.
package struct ReportChange: Sendable {
  /// The tag of the locale; `nil` for a value that belongs to no locale.
  package let locale: String?
  /// The name of the table; `nil` if a whole locale was added or removed.
  package let table: String?
  /// The keys that lead to the value in its table; empty if a whole table or locale changed.
  package let path: [String]
  /// The keys as one text, as in `months.standAlone.wide.M01`, or the line in a file, as in `line 12`.
  package let pathText: String
  /// The kind of the change, as in `words` or `pattern`.
  package let kind: String
  /// The old value as JSON; `nil` if the value was added.
  package let old: String?
  /// The new value as JSON; `nil` if the value was removed.
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

  /// The change as a JSON object, without the fields that are `nil`.
  fileprivate var structure: Structure {
    let entries: [(key: String, value: Structure?)] = [
      ("kind", .text(kind)), ("locale", locale.map(Structure.text)), ("new", new.map(Structure.text)),
      ("old", old.map(Structure.text)), ("path", .list(path.map(Structure.text))),
      ("pathText", .text(pathText)), ("table", table.map(Structure.text)),
    ]
    return .object(entries.compactMap { key, value in value.map { (key, $0) } })
  }
}
