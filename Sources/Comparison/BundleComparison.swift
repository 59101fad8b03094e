/// What differs between two bundles file by file: which are in one of them only, and which are in both.
package struct BundleComparison {
  private let old: Set<String>
  private let new: Set<String>

  /// Compares the files of two bundles, by their paths.
  package init(from old: some Sequence<String>, to new: some Sequence<String>) {
    self.old = Set(old)
    self.new = Set(new)
  }

  /// The locales and tables that are in one of the bundles only; of a locale, one change says it.
  package var wholes: [Change] {
    wholes(.removed, old.subtracting(new), besides: new)
      + wholes(.added, new.subtracting(old), besides: old)
  }

  /// The files that are in both bundles and say something of their own, sorted by path.
  ///
  /// The Apple tables of a locale say what its JSON says, so that they are compared only where it has none; but for
  /// `Localizable`, whose keys are an app's own.
  package var shared: [String] {
    old.intersection(new).filter(isCompared).sorted()
  }

  private func isCompared(_ path: String) -> Bool {
    guard path != "manifest.json" else { return false }
    let file = BundlePath(path)
    guard path.hasPrefix("strings/"), let locale = file.locale, !file.table.hasPrefix("Localizable.") else {
      return true
    }
    let json = "json/\(locale)/locale.json"
    return !(old.contains(json) && new.contains(json))
  }

  private func wholes(_ kind: ChangeKind, _ paths: Set<String>, besides others: Set<String>) -> [Change] {
    let known = Set(others.compactMap { BundlePath($0).locale })
    var whole: Set<String> = []
    return paths.sorted().compactMap { path in
      let file = BundlePath(path)
      guard let locale = file.locale else { return Change(.other, file, path: nil, from: nil, to: nil) }
      if known.contains(locale) { return Change(kind, file, path: nil, from: nil, to: nil) }
      // The locale itself, once.
      guard whole.insert(locale).inserted else { return nil }
      return Change(kind, locale: locale, file: path)
    }
  }
}
