import AlmanacEmitters

/// Compares two bundles by the paths of their files, and decides which changes are reported.
package struct BundleComparison {
  private let old: Set<String>
  private let new: Set<String>
  /// The locales that have files in at least one of the bundles.
  private let locales: Set<String>
  /// The locales that have JSON in at least one of the bundles.
  private let originals: Set<String>
  /// The locales that have files in only one bundle.
  private let tags: Set<String>
  /// Finds the changes of the bundle's index that only follow from added or removed locales.
  private let index: IndexComparison

  /// Compares the files of two bundles by their paths, except for the manifests.
  package init(from old: some Sequence<String>, to new: some Sequence<String>) {
    self.old = Set(old).subtracting([BundlePath.manifest])
    self.new = Set(new).subtracting([BundlePath.manifest])
    let sides = [self.old, self.new].map { Set($0.compactMap { BundlePath($0).subject.locale }) }
    originals = Set(
      self.old.union(self.new).map(BundlePath.init).filter { $0.format == .json }.compactMap(\.subject.locale)
    )
    locales = sides[0].union(sides[1])
    tags = sides[0].symmetricDifference(sides[1])
    index = IndexComparison(from: sides[0], to: sides[1])
  }

  /// The changes for locales and files that are in only one of the bundles.
  ///
  /// A locale that is in only one bundle is one change, even if it has many files. Any other file that is in only one
  /// bundle is a change of its own.
  package var wholeFiles: [Change] {
    wholeFiles(.removed, old.subtracting(new), besides: new)
      + wholeFiles(.added, new.subtracting(old), besides: old)
  }

  /// The paths of the files that are in both bundles, sorted, and then the path of the manifest.
  package var shared: [String] {
    old.intersection(new).sorted() + [BundlePath.manifest]
  }

  /// The changes that a report shows, from the changes of the files in both bundles.
  ///
  /// Changes that only repeat other changes, or only follow from them, are left out.
  package func reported(_ changes: [Change]) -> [Change] {
    let copies = RepeatedChanges(of: changes, in: originals)
    let derived = DerivedChanges(of: changes)
    // `true` if only the manifest changed, but not its schema version. A new schema version alone can change the
    // counts in the manifest.
    let isAlone =
      old == new
      && changes.allSatisfy { $0.file == BundlePath.manifest && $0.path != FileComparison.schemaPath }
    let named = locales.union(changes.lazy.filter { $0.path != nil }.compactMap(\.locale))
    let reported = PluralChange.reported(
      CatalogLocales(of: changes, besides: tags).reported(changes).filter { change in
        change.file == BundlePath.manifest
          ? isReported(manifest: change, isAlone: isAlone, besides: named)
          : !copies.contains(change) && !derived.contains(change) && !index.follows(change)
      })
    return SchemaChange(of: changes, in: shared)?.reported(reported) ?? reported
  }

  /// The changes of values that neither repeat nor only follow from other changes; the changes may be of any files.
  package func originals(in changes: [Change]) -> [Change] {
    let copies = RepeatedChanges(of: changes, in: originals)
    let derived = DerivedChanges(of: changes)
    return PluralChange.reported(changes.filter { !copies.contains($0) && !derived.contains($0) })
  }

  /// Whether a change of the manifest is reported.
  ///
  /// Changes of sizes and checksums are not reported, because they follow from the bytes of the files. Counts and
  /// missing keys follow from the words. So their changes are reported only if `isAlone` is true: only the manifest
  /// changed. Changes of a locale's counts are also reported if the locale is not in `locales`, because its files and
  /// texts are not compared. All other changes of the manifest are reported.
  private func isReported(
    manifest change: Change, isAlone: Bool, besides locales: Set<String>
  ) -> Bool {
    let keys = change.path?.keys ?? []
    return switch (keys.first, keys.count) {
    case ("files", _): false
    case ("missing", _): isAlone
    case ("locales", 3): isAlone || !locales.contains(keys[1])
    default: true
    }
  }

  private func wholeFiles(_ kind: ChangeKind, _ paths: Set<String>, besides others: Set<String>) -> [Change] {
    let known = Set(others.compactMap { BundlePath($0).subject.locale })
    var whole: Set<String> = []
    let reported = Set(paths.compactMap { BundlePath($0).subject.locale }).subtracting(known)
    return paths.sorted().compactMap { path in
      let file = BundlePath(path)
      guard let locale = file.subject.locale else {
        return Change(file.subject.kind.isData ? kind : .other, file, path: nil, from: nil, to: nil)
      }
      if known.contains(locale) { return Change(kind, file, path: nil, from: nil, to: nil) }
      guard !repeats(locale, in: file.format, reported) else { return nil }
      // An added or removed locale is reported only once, not once for each of its files.
      guard whole.insert(locale).inserted else { return nil }
      return Change(kind, locale: locale, file: path)
    }
  }
}

extension BundleComparison {
  /// Whether a format's files for a tag only repeat the texts of another locale, as `pt` repeats `pt-BR`.
  ///
  /// The other locale must be in `reported`, which has the tags of the locales that were added or removed.
  private func repeats(_ tag: String, in format: OutputFormat?, _ reported: Set<String>) -> Bool {
    !originals.isEmpty && !originals.contains(tag)
      && reported.contains { originals.contains($0) && format?.type.otherTags(of: $0).contains(tag) == true }
  }
}

extension FileSubject.Kind {
  /// Whether a file that belongs to no single locale has data: rules for regions, the index, or texts of locales.
  fileprivate var isData: Bool { self == .regions || self == .index || self == .catalog }
}
