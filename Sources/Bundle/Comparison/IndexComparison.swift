import AlmanacFormats
import AlmanacInputs

/// Finds the changes of the bundle's index that only follow from a locale that was added or removed.
package struct IndexComparison {
  /// The tags of the locales that are in only one of the bundles.
  let tags: Set<String>
  /// The languages that have a locale in at least one of the bundles.
  private let languages: Set<String>
  /// The languages that have locales in only one of the bundles.
  private let otherLanguages: Set<String>

  /// Compares the locales of two bundles; `old` and `new` are the paths of their files.
  package init(from old: Set<String>, to new: Set<String>) {
    let sides = [old, new].map { Set($0.compactMap { BundlePath($0).subject.locale }) }
    tags = sides[0].symmetricDifference(sides[1])
    let (before, after) = (Set(sides[0].map(Self.language)), Set(sides[1].map(Self.language)))
    languages = before.union(after)
    otherLanguages = before.symmetricDifference(after)
  }

  /// Whether a change adds or removes an entry of the index only because a locale was added or removed.
  ///
  /// For example, the alias from `iw` to `he` is added together with the first locale of `he`. The result is `false` if
  /// a bundle has locales of `iw`, because the alias then changes which locale the users of `iw` get.
  package func follows(_ change: Change) -> Bool {
    guard BundlePath(change.file).subject.kind == .index, (change.old == nil) != (change.new == nil),
      let keys = change.path?.keys, keys.count > 1
    else { return false }
    let (field, key) = (keys[0], keys[1])
    // The path of a script of a language appears in the index when the first locale with the script is added.
    let isOfScript = keys.count == 4 && keys[2] == "regions"
    switch field {
    case "locales": return tags.contains(key)
    case "languages": return otherLanguages.contains(key) || isOfScript && tags.contains(of: key)
    case "parents": return otherLanguages.contains(Self.language(key))
    case "aliases":
      let target = (change.new ?? change.old)?.text.map(Self.language)
      return !languages.contains(Self.language(key)) && target.map(otherLanguages.contains) == true
    default: return false
    }
  }

  private static func language(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}

extension Set<String> {
  /// Whether one of the tags belongs to a language, as `de-AT` belongs to `de`.
  fileprivate func contains(of language: String) -> Bool {
    contains { $0 == language || $0.hasPrefix("\(language)-") }
  }
}
