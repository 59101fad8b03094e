import AlmanacKit
import AlmanacTranslations

/// The keys of the picker's words that the locales of a run lack.
struct MissingKeys: Sendable {
  /// The locales that lack the same keys, by these keys.
  private var locales: [[String]: [String]] = [:]

  /// Notes the keys that a locale lacks, sorted.
  mutating func add(_ keys: [String], of tag: String) {
    guard !keys.isEmpty else { return }
    locales[keys, default: []].append(tag)
  }

  /// The keys that a warning is about: those that few languages have, only if it is asked for.
  enum Scope {
    case allButExtended, all

    private static let extended = Set(PickerKeys.extended)

    fileprivate func contains(_ key: String) -> Bool { self == .all || !Self.extended.contains(key) }
  }

  /// The keys, each once, in groups that the same locales lack.
  ///
  /// A group is a set of keys, and not a set of locales: a new word for a locale moves one key.
  var groups: [ManifestFile.MissingKeys] {
    let sets = Array(locales)
    var lacking: [String: [Int]] = [:]
    for (index, set) in sets.enumerated() {
      for key in set.key { lacking[key, default: []].append(index) }
    }
    return Dictionary(grouping: lacking.keys) { lacking[$0] ?? [] }
      .map { indices, keys in
        ManifestFile.MissingKeys(keys: keys.sorted(), locales: indices.flatMap { sets[$0].value }.sorted())
      }
      .sorted { $0.keys.lexicographicallyPrecedes($1.keys) }
  }

  /// The locales that lack keys, sorted, each with its keys.
  func byLocale(_ scope: Scope) -> [(tag: String, keys: [String])] {
    locales.flatMap { keys, tags in
      let keys = keys.filter(scope.contains)
      return keys.isEmpty ? [] : tags.map { (tag: $0, keys: keys) }
    }.sorted { $0.tag < $1.tag }
  }

  /// One line of warning; `nil` if no key is missing.
  func warning(of total: Int, isFilled: Bool) -> String? {
    let lacking = byLocale(.allButExtended)
    guard !lacking.isEmpty else { return nil }
    let worst = lacking.sorted { ($1.keys.count, $0.tag) < ($0.keys.count, $1.tag) }
    let facts = worst.prefix(5).map { "\($0.tag) \($0.keys.count)" }.joined(separator: ", ")
    let more = worst.count > 5 ? " and \(worst.count - 5) more" : ""
    return """
      \(lacking.count) of \(counted(total, "locale")) without all of the picker's words (keys missing: \(facts)\(more)). \
      \(isFilled ? "They were filled from the fallback." : "Fill them with --fallback, or add them.")
      """
  }
}
