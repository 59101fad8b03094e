import AlmanacBundle
import AlmanacInputs
import AlmanacKit

/// The keys for which locales of a run have no text.
struct MissingKeys: Sendable {
  /// For each list of missing keys, the tags of the locales that lack exactly these keys.
  private var locales: [[String]: [String]] = [:]

  /// Notes the keys that a locale lacks; `keys` must be sorted.
  mutating func add(_ keys: [String], of tag: String) {
    guard !keys.isEmpty else { return }
    locales[keys, default: []].append(tag)
  }

  /// The missing keys for the manifest, in groups of keys that are missing in the same locales.
  ///
  /// Each key is in only one group. If a locale gets a text for a key, only this key moves to another group.
  var groups: [Manifest.MissingKeys] {
    let sets = Array(locales)
    var lacking: [String: [Int]] = [:]
    for (index, set) in sets.enumerated() {
      for key in set.key { lacking[key, default: []].append(index) }
    }
    return Dictionary(grouping: lacking.keys) { lacking[$0] ?? [] }
      .map { indices, keys in
        (keys: keys.sorted(), locales: indices.flatMap { sets[$0].value }.sorted())
      }
      .sorted { $0.keys.lexicographicallyPrecedes($1.keys) }
  }

  /// The locales that lack keys that `isExpected` accepts, sorted by tag, each with the keys that it lacks.
  func byLocale(_ isExpected: (String) -> Bool) -> [(tag: String, keys: [String])] {
    locales.flatMap { keys, tags in
      let keys = keys.filter(isExpected)
      return keys.isEmpty ? [] : tags.map { (tag: $0, keys: keys) }
    }.sorted { $0.tag < $1.tag }
  }

  /// The warnings: a line about Almanac's keys, and a line about the app's own keys; empty if no key is missing.
  ///
  /// `total` is the number of locales in the run. `isFilled` is `true` if `--fallback` fills in missing words. Only keys
  /// that `selected` expects count.
  func warnings(of total: Int, _ selected: SelectedWords, isFilled: Bool) -> [String] {
    let remedy =
      isFilled
      ? "Almanac uses the --fallback locale's texts where they exist."
      : "Add them with --strings, or use --fallback."
    let almanacs = byLocale { SelectedWords.almanacs.contains($0) && selected.isExpected($0) }
    let own = byLocale { !SelectedWords.almanacs.contains($0) }
    let names = Self.shortened(Set(own.flatMap(\.keys)).sorted())
    return [(almanacs, "words of the picker"), (own, "translations of your own keys: \(names)")]
      .filter { !$0.0.isEmpty }
      .map { locales, what in
        let worstFirst = locales.sorted { ($1.keys.count, $0.tag) < ($0.keys.count, $1.tag) }
        let verb = locales.count == 1 ? "lacks" : "lack"
        let facts = Self.shortened(worstFirst.map { "\($0.tag) \($0.keys.count)" })
        return
          "\(locales.count) of \(counted(total, "locale")) \(verb) \(what) (missing keys per locale: \(facts)). \(remedy)"
      }
  }

  /// The warning that Android and Flutter have texts in no language, because the default locale lacks them.
  ///
  /// `nil` if the default locale lacks no text that another of the `total` locales has.
  func warning(ofDefault tag: String, of total: Int) -> String? {
    let keys = groups.filter { $0.locales.contains(tag) && $0.locales.count < total }.flatMap(\.keys).sorted()
    guard !keys.isEmpty else { return nil }
    return """
      Android and Flutter show \(counted(keys.count, "text")) in no language, because the default locale '\(tag)' \
      lacks \(Self.shortened(keys)). Add texts for it with --strings, or name another --default-locale.
      """
  }

  /// The first five items, followed by the number of the other items.
  static func shortened(_ items: [String]) -> String {
    items.prefix(5).joined(separator: ", ") + (items.count > 5 ? " and \(items.count - 5) more" : "")
  }
}
