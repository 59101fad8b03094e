import AlmanacEmitters

/// Which fields of two bundles are compared.
package enum ComparedFields: Sendable {
  /// All of them.
  case all
  /// Those that a compact bundle has too: no sources, and no lists of years, which `years.pattern` composes.
  case compact

  /// The fields to compare in two bundles, each of which is compact or not.
  package init(isOldCompact: Bool, isNewCompact: Bool) {
    self = isOldCompact == isNewCompact ? .all : .compact
  }

  /// Whether a field of a locale's or a calendar's file is compared.
  func has(_ path: [String]) -> Bool {
    switch self {
    case .all: true
    case .compact: path != ["sources"] && path != ["years", "display"] && path != ["years", "numeric"]
    }
  }
}
