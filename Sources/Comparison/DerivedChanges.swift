import AlmanacEmitters
import AlmanacKit

/// The changes of values that Almanac makes from other values of the same locale, where those changed too.
///
/// A month's name is in the lists of a picker and among the widest labels as well. Its change is told once. A change of
/// the list alone is told as well: only that value was edited.
package struct DerivedChanges {
  private var changed: Set<Place> = []

  /// A value, or an object or a list of values, in a file of a locale.
  private struct Place: Hashable {
    let locale: String
    let table: String
    let path: [String]
  }

  package init(of changes: some Sequence<Change>) {
    let catalog = FieldCatalog.bundle
    for change in changes where change.format == .json {
      guard let locale = change.locale, let table = change.table, let path = change.path else { continue }
      for depth in path.keys.indices {
        let path = Array(path.keys[...depth])
        guard catalog.everyOrigin.contains(path) else { continue }
        changed.insert(Place(locale: locale, table: table, path: path))
      }
    }
  }

  /// Whether a change follows from another one.
  package func contains(_ change: Change) -> Bool {
    guard change.format == .json, let locale = change.locale, let table = change.table, let path = change.path
    else { return false }
    let origins = FieldCatalog.bundle.origins(ofValueAt: path.keys)
    // A calendar's values come from its own file or from the locale's.
    return origins.contains { origin in
      [table, "locale"].contains { changed.contains(Place(locale: locale, table: $0, path: origin)) }
    }
  }
}
