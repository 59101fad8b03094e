import AlmanacFormats
import AlmanacInputs

/// Compares two bundles by the paths of their files, and decides which changes are reported.
package struct BundleComparison {
  private let old: Set<String>
  private let new: Set<String>
  /// The locales that have files in at least one of the bundles.
  private let locales: Set<String>
  /// The locales that have JSON in at least one of the bundles.
  private let records: Set<String>
  /// Finds the changes of the bundle's index that only follow from added or removed locales.
  private let index: IndexComparison

  /// Compares the files of two bundles by their paths, except for the manifests.
  package init(from old: some Sequence<String>, to new: some Sequence<String>) {
    self.old = Set(old).subtracting([BundlePath.manifest])
    self.new = Set(new).subtracting([BundlePath.manifest])
    let sides = [self.old, self.new].map { Set($0.compactMap { BundlePath($0).subject.locale }) }
    records = Set(
      self.old.union(self.new).map(BundlePath.init).filter { $0.format == .json }.compactMap(\.subject.locale)
    )
    locales = sides[0].union(sides[1])
    index = IndexComparison(from: self.old, to: self.new)
  }

  /// The changes for locales and files that are in only one of the bundles.
  ///
  /// A locale that is in only one bundle is one change, even if it has many files. Any other file that is in only one
  /// bundle is a change of its own.
  package var wholeFiles: [Change] {
    wholeFiles(.removed, old.subtracting(new), besides: new)
      + wholeFiles(.added, new.subtracting(old), besides: old)
  }

  /// The paths of the JSON files that are in both bundles, sorted, and then the path of the manifest.
  package var shared: [String] {
    old.intersection(new).filter { BundlePath($0).format == .json }.sorted() + [BundlePath.manifest]
  }

  /// The paths of the files besides JSON that are in at least one of the bundles, sorted.
  package var others: [String] { old.union(new).filter { BundlePath($0).format != .json }.sorted() }

  /// The changes that a report shows, from the changes of the files in both bundles.
  ///
  /// Changes that only follow from other changes are left out.
  package func reported(_ changes: [Change]) -> [Change] {
    let derived = DerivedChanges(of: changes)
    // `true` if only the manifest changed, but not its schema version. A new schema version alone can change the
    // counts in the manifest.
    let isAlone =
      old == new
      && changes.allSatisfy { $0.file == BundlePath.manifest && $0.path != FileComparison.schemaPath }
    let named = locales.union(changes.lazy.filter { $0.path != nil }.compactMap(\.locale))
    let words = ReviewedWords(of: changes, besides: index.tags)
    let reported = changes.filter { change in
      change.file == BundlePath.manifest
        ? isReported(manifest: change, isAlone: isAlone, besides: named) && !words.follows(change)
        : !derived.contains(change) && !index.follows(change)
    }
    return withOneSchemaVersion(reported)
  }

  /// The changes, with one change for the schema version if it changed in the same way in all JSON files.
  private func withOneSchemaVersion(_ changes: [Change]) -> [Change] {
    let files = Set(shared.filter { BundlePath($0).subject.kind.hasSchema })
    let isVersion = { (change: Change) in
      change.path == FileComparison.schemaPath && files.contains(change.file)
    }
    let versions = changes.filter(isVersion)
    guard let first = versions.first, versions.count == files.count,
      versions.allSatisfy({ $0.versions == first.versions })
    else { return changes }
    var change = Change(
      .other, BundlePath(BundlePath.manifest), path: FileComparison.schemaPath, from: first.old, to: first.new
    )
    change.table = OutputFormat.json.rawValue
    return [change] + changes.filter { !isVersion($0) }
  }

  /// Whether a change of the manifest is reported.
  ///
  /// Changes of sizes and checksums are not reported, because they follow from the bytes of the files. Every command
  /// warns of an interrupted run. Counts and missing keys follow from the words. So their changes are reported only if
  /// `isAlone` is true: only the manifest changed. Changes of a locale's counts are also reported if the locale is not in
  /// `locales`, because its files and texts are not compared. All other changes of the manifest are reported.
  private func isReported(manifest change: Change, isAlone: Bool, besides locales: Set<String>) -> Bool {
    let keys = change.path?.keys ?? []
    return switch (keys.first, keys.count) {
    case ("files", _), ("interrupted", _): false
    case ("missing", _): isAlone
    case ("locales", 3): isAlone || !locales.contains(keys[1])
    default: true
    }
  }

  private func wholeFiles(_ kind: ChangeKind, _ paths: Set<String>, besides others: Set<String>) -> [Change] {
    let known = Set(others.compactMap { BundlePath($0).subject.locale })
    var whole: Set<String> = []
    let reported = Set(paths.compactMap { BundlePath($0).subject.locale }).subtracting(known)
      .intersection(records)
    return paths.sorted().compactMap { path in
      let file = BundlePath(path)
      var change = Change(kind, file, path: nil, from: nil, to: nil)
      guard let locale = file.subject.locale, !known.contains(locale) else { return change }
      guard records.contains(locale) else { return repeats(locale, reported) ? nil : change }
      // An added or removed locale is reported only once, not once for each of its files.
      guard whole.insert(locale).inserted else { return nil }
      change.table = nil
      return change
    }
  }

  /// Whether the files for a language without JSON only repeat the texts of another locale, as ARB's `pt` repeats
  /// `pt-BR`.
  ///
  /// The other locale must be in `reported`, which has the tags of the locales that were added or removed.
  private func repeats(_ language: String, _ reported: Set<String>) -> Bool {
    reported.contains { DeviceCodes.language(of: $0) == language }
  }
}

/// Finds the changes in the manifest's list of unreviewed words that only follow from other changes.
private struct ReviewedWords {
  private let tags: Set<String>
  /// The words whose texts changed: the tag of the locale and the key of the word.
  private var changed: Set<[String]> = []

  /// `tags` are the locales that have files in only one of the bundles.
  init(of changes: [Change], besides tags: Set<String>) {
    self.tags = tags
    for change in changes {
      guard let tag = change.locale, let keys = change.path?.keys, keys.count > 1, keys[0] == "strings" else {
        continue
      }
      changed.insert([tag, keys[1]])
    }
  }

  /// Whether a text is listed or no longer listed only because the text changed, or because its locale was added or
  /// removed.
  func follows(_ change: Change) -> Bool {
    guard let keys = change.path?.keys, keys.starts(with: ["words", "unreviewed"]), keys.count == 4 else {
      return false
    }
    let (old, new) = (Self.tags(change.old), Self.tags(change.new))
    return old.symmetricDifference(new).allSatisfy { tags.contains($0) || changed.contains([$0, keys[2]]) }
  }

  private static func tags(_ value: JSONValue?) -> Set<String> {
    Set((value?.elements ?? []).compactMap(\.text))
  }
}
