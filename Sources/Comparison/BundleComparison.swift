import AlmanacEmitters

/// What differs between two bundles file by file: which are in one of them only, and which are in both.
package struct BundleComparison {
  private let old: Set<String>
  private let new: Set<String>
  /// The locales of which a bundle has files.
  private let locales: Set<String>
  /// The locales that have JSON in a bundle.
  private let originals: Set<String>
  /// The locales of which one bundle only has files.
  private let tags: Set<String>
  /// What follows in the index from a locale that is in one of the bundles only.
  private let index: IndexComparison

  /// Compares the files of two bundles, by their paths; the manifests may be among them or not.
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

  /// The locales and tables that are in one of the bundles only; of a locale, one change says it.
  package var wholes: [Change] {
    wholes(.removed, old.subtracting(new), besides: new)
      + wholes(.added, new.subtracting(old), besides: old)
  }

  /// The files that are in both bundles, sorted by path, and then the manifest.
  package var shared: [String] {
    old.intersection(new).sorted() + [BundlePath.manifest]
  }

  /// The changes of all files in both bundles, without those that only repeat others.
  package func told(_ changes: [Change]) -> [Change] {
    let copies = Copies(of: changes, in: originals)
    let derived = DerivedChanges(of: changes)
    // Another schema counts in another way.
    let isAlone =
      old == new
      && changes.allSatisfy { $0.file == BundlePath.manifest && $0.path != FileComparison.schemaPath }
    let named = locales.union(changes.lazy.filter { $0.path != nil }.compactMap(\.locale))
    let told = ShapeChange.told(
      CatalogLocales(of: changes, besides: tags).told(changes).filter { change in
        change.file == BundlePath.manifest
          ? isTold(manifest: change, isAlone: isAlone, besides: named)
          : !copies.contains(change) && !derived.contains(change) && !index.follows(change)
      })
    return SchemaChange(of: changes, in: shared)?.told(told) ?? told
  }

  /// Whether a change of the manifest says more than the files say.
  ///
  /// Sizes and checksums follow from the bytes of the files. Counts and missing keys follow from the words, unless the
  /// manifest alone changed.
  ///
  /// `locales` are those whose files or texts are compared.
  private func isTold(
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

  private func wholes(_ kind: ChangeKind, _ paths: Set<String>, besides others: Set<String>) -> [Change] {
    let known = Set(others.compactMap { BundlePath($0).subject.locale })
    var whole: Set<String> = []
    let told = Set(paths.compactMap { BundlePath($0).subject.locale }).subtracting(known)
    return paths.sorted().compactMap { path in
      let file = BundlePath(path)
      guard let locale = file.subject.locale else {
        return Change(file.subject.kind.isData ? kind : .other, file, path: nil, from: nil, to: nil)
      }
      if known.contains(locale) { return Change(kind, file, path: nil, from: nil, to: nil) }
      guard !repeats(locale, in: file.format, told) else { return nil }
      // The locale itself, once.
      guard whole.insert(locale).inserted else { return nil }
      return Change(kind, locale: locale, file: path)
    }
  }
}

extension BundleComparison {
  /// Whether a format has a locale only because it repeats another one, which came or went as well.
  private func repeats(_ tag: String, in format: OutputFormat?, _ told: Set<String>) -> Bool {
    !originals.isEmpty && !originals.contains(tag)
      && told.contains { originals.contains($0) && format?.type.otherTags(of: $0).contains(tag) == true }
  }
}

extension FileSubject.Kind {
  /// Whether a file that belongs to no locale has rules that runtimes read, or the texts of several locales.
  fileprivate var isData: Bool { self == .regions || self == .index || self == .catalog }
}
