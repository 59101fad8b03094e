import AlmanacEmitters

/// Which fields of two bundles are compared.
package enum ComparedFields: Sendable {
  /// All of them.
  case all
  /// All fields but those that a compact bundle leaves out: sources, and the lists of years.
  ///
  /// If both files have such a field, it is compared, whatever the manifests say.
  case compact

  /// The fields to compare in two bundles, each of which is compact or not.
  package init(isOldCompact: Bool, isNewCompact: Bool) {
    self = isOldCompact == isNewCompact ? .all : .compact
  }

  /// The fields of a locale's or a calendar's file that are not compared.
  func omitted(from old: FileContent?, _ new: FileContent?) -> Set<[String]> {
    switch self {
    case .all: []
    case .compact: Self.compactOmissions.filter { !(old.has($0) && new.has($0)) }
    }
  }

  private static let compactOmissions: Set<[String]> = [
    ["sources"], ["years", "display"], ["years", "numeric"],
  ]
}

extension FileContent? {
  /// Whether the content has a field.
  fileprivate func has(_ path: [String]) -> Bool {
    guard case .json(let file) = self else { return false }
    return path.reduce(file) { $0?[$1] } != nil
  }
}
