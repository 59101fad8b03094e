import AlmanacEmitters
import AlmanacReading

/// What changes in the index of the bundle only because a locale was added or removed.
struct IndexComparison {
  /// The tags that are in one of the bundles only.
  private let tags: Set<String>
  /// The languages of both bundles.
  private let languages: Set<String>
  /// The languages that are in one of the bundles only.
  private let otherLanguages: Set<String>

  /// Compares the tags of two bundles.
  init(from old: Set<String>, to new: Set<String>) {
    tags = old.symmetricDifference(new)
    let (before, after) = (Set(old.map(Self.language)), Set(new.map(Self.language)))
    languages = before.union(after)
    otherLanguages = before.symmetricDifference(after)
  }

  /// Whether an entry was added or removed with a locale.
  ///
  /// An alias of a language that the bundle has would send its users to another language, so it is always told.
  func follows(_ change: Change) -> Bool {
    guard BundlePath(change.file).subject.kind == .index, (change.old == nil) != (change.new == nil),
      let keys = change.path?.keys, keys.count > 1
    else { return false }
    let (field, key) = (keys[0], keys[1])
    switch field {
    case "locales": return tags.contains(key)
    case "languages": return otherLanguages.contains(key) || isScript(keys) && tags.contains(of: key)
    case "parents": return otherLanguages.contains(Self.language(key))
    case "aliases":
      let target = (change.new ?? change.old)?.text.map(Self.language)
      return !languages.contains(Self.language(key)) && target.map(otherLanguages.contains) == true
    default: return false
    }
  }

  /// Whether a path is that of a script of a language, which a locale may be the first one to have.
  private func isScript(_ keys: [String]) -> Bool { keys.count == 4 && keys[2] == "regions" }

  private static func language(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}

extension Set<String> {
  /// Whether one of the tags is of a language.
  fileprivate func contains(of language: String) -> Bool {
    contains { $0 == language || $0.hasPrefix("\(language)-") }
  }
}
