import AlmanacBundle
import AlmanacKit
import AlmanacTranslations

/// The keys for which locales of a run have no text.
struct MissingKeys: Sendable {
  /// For each list of missing keys, the tags of the locales that lack exactly these keys.
  private var locales: [[String]: [String]] = [:]

  /// Notes the keys that a locale lacks; `keys` must be sorted.
  mutating func add(_ keys: [String], of tag: String) {
    guard !keys.isEmpty else { return }
    locales[keys, default: []].append(tag)
  }

  /// The keys that count as missing: all keys, or all keys except the extended keys, which few languages have.
  enum Scope {
    case allButExtended, all

    private static let extended = Set(PickerKeys.extended)

    fileprivate func contains(_ key: String) -> Bool { self == .all || !Self.extended.contains(key) }
  }

  /// The missing keys for the manifest, in groups of keys that are missing in the same locales.
  ///
  /// Each key is in only one group. If a locale gets a text for a key, only this key moves to another group.
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

  /// The locales that lack keys in a scope, sorted by tag, each with the keys that it lacks.
  func byLocale(_ scope: Scope) -> [(tag: String, keys: [String])] {
    locales.flatMap { keys, tags in
      let keys = keys.filter(scope.contains)
      return keys.isEmpty ? [] : tags.map { (tag: $0, keys: keys) }
    }.sorted { $0.tag < $1.tag }
  }

  /// The warnings: a line about Almanac's keys, and a line about the app's own keys; empty if no key is missing.
  ///
  /// `total` is the number of locales in the run. `isFilled` is `true` if `--fallback` fills in missing words.
  func warnings(of total: Int, isFilled: Bool) -> [String] {
    let remedy =
      isFilled
      ? "Almanac uses the --fallback locale's texts where they exist."
      : "Add them with --strings, or use --fallback."
    let (almanacs, own) = (lacking { Self.almanacs.contains($0) }, lacking { !Self.almanacs.contains($0) })
    let names = Self.shortened(Set(own.flatMap(\.keys)).sorted())
    return [(almanacs, "words of the picker"), (own, "translations of your own keys: \(names)")]
      .filter { !$0.0.isEmpty }
      .map { locales, what in
        let verb = locales.count == 1 ? "lacks" : "lack"
        let facts = Self.shortened(Self.worstFirst(locales).map { "\($0.tag) \($0.keys.count)" })
        return
          "\(locales.count) of \(counted(total, "locale")) \(verb) \(what) (missing keys per locale: \(facts)). \(remedy)"
      }
  }

  private static let almanacs = Set(PickerKeys.all)

  /// For each locale, the missing keys that `isIncluded` accepts; extended keys do not count.
  ///
  /// A locale without missing keys is left out.
  private func lacking(_ isIncluded: (String) -> Bool) -> [(tag: String, keys: [String])] {
    byLocale(.allButExtended).compactMap { tag, keys in
      let keys = keys.filter(isIncluded)
      return keys.isEmpty ? nil : (tag, keys)
    }
  }

  private static func worstFirst(_ locales: [(tag: String, keys: [String])]) -> [(
    tag: String, keys: [String]
  )] {
    locales.sorted { ($1.keys.count, $0.tag) < ($0.keys.count, $1.tag) }
  }

  /// The first five items, followed by the number of the other items.
  private static func shortened(_ items: [String]) -> String {
    items.prefix(5).joined(separator: ", ") + (items.count > 5 ? " and \(items.count - 5) more" : "")
  }
}
