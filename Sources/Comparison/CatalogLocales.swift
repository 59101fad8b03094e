import AlmanacEmitters

/// The locales that were added to catalogs, or removed from them, with all their texts there.
package struct CatalogLocales {
  /// What happened to each locale in each file, by the tag of the locale.
  private var found: [String: [Side]] = [:]
  /// The locales of which one bundle has files of their own, which say that a locale was added or removed.
  private let known: Set<String>

  private struct Side: Equatable {
    let file: String
    let isAddition: Bool
  }

  /// The locales in the changes of two bundles; `known` are those that the paths of the files tell.
  package init(of changes: some Sequence<Change>, besides known: Set<String>) {
    self.known = known
    for change in changes {
      guard let tag = Self.tag(of: change), (change.old == nil) != (change.new == nil) else { continue }
      found[tag, default: []].append(Side(file: change.file, isAddition: change.old == nil))
    }
  }

  /// The changes with one change for each locale in the place of those of its texts.
  package func told(_ changes: [Change]) -> [Change] {
    guard !found.isEmpty else { return changes }
    return changes.compactMap { change in
      if let tag = Self.tag(of: change) { return whole(tag, change.file) }
      return follows(change) ? nil : change
    }
  }

  /// The tag of a change that says that a catalog has texts of a locale; `nil` for any other change.
  private static func tag(of change: Change) -> String? {
    guard BundlePath(change.file).subject.kind == .catalog, let path = change.path else { return nil }
    return CatalogPath.locale(at: path)
  }

  /// Whether a text was added or removed with its locale.
  private func follows(_ change: Change) -> Bool {
    guard let tag = change.locale, BundlePath(change.file).subject.kind == .catalog,
      (change.old == nil) != (change.new == nil)
    else { return false }
    return found[tag]?.contains(Side(file: change.file, isAddition: change.old == nil)) == true
  }

  /// The locale as a whole, once for all catalogs; of one that is in a single catalog, with the catalog's name.
  private func whole(_ tag: String, _ file: String) -> Change? {
    guard !known.contains(tag), let sides = found[tag], let side = sides.first, side.file == file else {
      return nil
    }
    let table = sides.count == 1 ? BundlePath(file).subject.table : nil
    return Change(side.isAddition ? .added : .removed, locale: tag, table: table, file: file)
  }
}
