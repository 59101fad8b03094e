/// A group of keys, by how many pickers need them.
package enum KeyTier: String, CaseIterable, Sendable {
  /// Every picker needs the key.
  case core
  /// Some pickers need the key.
  case optional
  /// The key completes the locale files of known pickers, such as MUI X.
  case extended
  /// The key comes from an app's overlay.
  case own

  /// Finds the group of a key; `own` for a key that Almanac does not have.
  package init(of key: String) { self = Self.tiers[key] ?? .own }

  /// Almanac's keys in the group, sorted; empty for `own`.
  package var keys: [String] {
    switch self {
    case .core: PickerKeys.core
    case .optional: PickerKeys.optional
    case .extended: PickerKeys.extended
    case .own: []
    }
  }

  private static let tiers = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { tier in tier.keys.map { ($0, tier) } })
}
