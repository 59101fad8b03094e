/// How many pickers need a key.
package enum KeyTier: String, CaseIterable, Sendable {
  /// No picker can do without it.
  case core
  /// Some pickers need it.
  case optional
  /// It completes the keys of known pickers.
  case extended
  /// It is a key of an app's own.
  case own

  /// The tier of a key.
  package init(of key: String) {
    self = Self.tiers[key] ?? .own
  }

  /// The keys of a tier of Almanac's, sorted.
  package var keys: [String] {
    switch self {
    case .core: PickerKeys.core
    case .optional: PickerKeys.optional
    case .extended: PickerKeys.extended
    case .own: []
    }
  }

  private static let tiers: [String: KeyTier] = {
    var tiers: [String: KeyTier] = [:]
    for tier in allCases {
      for key in tier.keys { tiers[key] = tier }
    }
    return tiers
  }()
}
