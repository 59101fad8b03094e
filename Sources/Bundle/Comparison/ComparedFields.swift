import AlmanacInputs

/// Which fields of two bundles are compared.
package enum ComparedFields: Sendable {
  /// All fields.
  case all
  /// All fields, except that `sources` and the lists of years are compared only if both versions of a file have them.
  ///
  /// A bundle that was made with `--compact` leaves out these fields. This case compares it with a bundle that was made
  /// without `--compact`.
  case compact

  /// The fields to compare between two bundles; each parameter says whether that bundle was made with `--compact`.
  package init(isOldCompact: Bool, isNewCompact: Bool) {
    self = isOldCompact == isNewCompact ? .all : .compact
  }

  /// The fields that are not compared between two versions of the file of a locale or a calendar.
  func omitted(from old: JSONValue?, _ new: JSONValue?) -> Set<[String]> {
    switch self {
    case .all: []
    case .compact: Self.compactOmissions.filter { !(old.has($0) && new.has($0)) }
    }
  }

  private static let compactOmissions: Set<[String]> = [
    ["sources"], ["years", "display"], ["years", "numeric"],
  ]
}

extension JSONValue? {
  /// Whether the file has a field with this path.
  fileprivate func has(_ path: [String]) -> Bool { path.reduce(self) { $0?[$1] } != nil }
}
