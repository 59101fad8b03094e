import AlmanacEmitters

/// Finds the locales that were added to String Catalogs, or removed from them, with all their texts.
package struct CatalogLocales {
  /// The catalogs that a locale was added to or removed from, by the tag of the locale.
  private var found: [String: [Side]] = [:]
  /// The tags of the locales whose own files, such as `json/de/locale.json`, are in only one of the bundles.
  ///
  /// The addition or removal of these locales is already reported.
  private let known: Set<String>

  private struct Side: Equatable {
    let file: String
    let isAddition: Bool
  }

  /// Finds the locales among the changes between two bundles.
  ///
  /// `known` has the tags of the locales whose own files, such as `json/de/locale.json`, are in only one of the
  /// bundles.
  package init(of changes: some Sequence<Change>, besides known: Set<String>) {
    self.known = known
    for change in changes {
      guard let tag = Self.tag(of: change), (change.old == nil) != (change.new == nil) else { continue }
      found[tag, default: []].append(Side(file: change.file, isAddition: change.old == nil))
    }
  }

  /// The changes to report: one change for each added or removed locale replaces the changes of all its texts.
  package func reported(_ changes: [Change]) -> [Change] {
    guard !found.isEmpty else { return changes }
    return changes.compactMap { change in
      if let tag = Self.tag(of: change) { return whole(tag, change.file) }
      return follows(change) ? nil : change
    }
  }

  /// The tag of the locale that a change adds to a catalog or removes from it; `nil` for any other change.
  private static func tag(of change: Change) -> String? {
    guard BundlePath(change.file).subject.kind == .catalog, let path = change.path else { return nil }
    return CatalogPath.locale(at: path)
  }

  /// Whether a change adds or removes a text together with its locale.
  private func follows(_ change: Change) -> Bool {
    guard let tag = change.locale, BundlePath(change.file).subject.kind == .catalog,
      (change.old == nil) != (change.new == nil)
    else { return false }
    return found[tag]?.contains(Side(file: change.file, isAddition: change.old == nil)) == true
  }

  /// The change that reports the locale `tag`, which was added to catalogs or removed from them.
  ///
  /// The locale is reported once, with the first of its catalogs. So the result is `nil` if `file` is another catalog,
  /// or if the locale's own files are already reported. The change names the catalog if the locale has only one.
  private func whole(_ tag: String, _ file: String) -> Change? {
    guard !known.contains(tag), let sides = found[tag], let side = sides.first, side.file == file else {
      return nil
    }
    let table = sides.count == 1 ? BundlePath(file).subject.table : nil
    return Change(side.isAddition ? .added : .removed, locale: tag, table: table, file: file)
  }
}
