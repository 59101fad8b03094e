/// The patterns of a calendar by skeleton, of which a file has only those that do not follow from another one.
package struct SkeletonPatterns: Sendable {
  /// The patterns that the calendar file has.
  package var stored: [String: String]
  /// Whether dates of the calendar can have an era in the language.
  let hasEras: Bool

  package init(_ stored: [String: String], hasEras: Bool) {
    self.stored = stored
    self.hasEras = hasEras
  }

  /// A pattern, and the skeleton in the file from which it follows.
  package struct Found {
    package let key: String
    fileprivate let stored: String
    /// The pattern in the wanted widths; `nil` if the file has it.
    fileprivate var changed: DatePattern?

    package var parsed: DatePattern { changed ?? DatePattern(stored) }
    package var text: String { changed?.description ?? stored }
  }

  /// The pattern of a skeleton; `nil` if no pattern has its fields.
  ///
  /// If the file has no pattern for the skeleton, the pattern of the same fields in other widths is used. Without such a
  /// pattern, a date with an era is written as the date alone, if this shows the era or if there are no eras.
  package func pattern(_ skeleton: String) -> Found? {
    if let pattern = stored[skeleton] { return Found(key: skeleton, stored: pattern) }
    return Skeleton(skeleton).flatMap(pattern)
  }

  package func pattern(_ skeleton: Skeleton) -> Found? {
    for (base, key) in skeleton.namedBases {
      guard let pattern = stored[key] else { continue }
      let changed = base == skeleton ? nil : DatePattern(pattern).adjusted(from: base, to: skeleton)
      return Found(key: key, stored: pattern, changed: changed)
    }
    guard let width = skeleton["G"] else { return nil }
    var date = skeleton
    date["G"] = nil
    guard var found = pattern(date) else { return nil }
    guard hasEras else { return found }
    guard found.parsed.has("G") else { return nil }
    if width > 1 { found.changed = found.parsed.replacing("G", with: [.field(letter: "G", count: width)]) }
    return found
  }
}

extension Skeleton {
  /// The skeletons of ``bases``, each with its ``description``.
  fileprivate var namedBases: [(base: Skeleton, name: String)] {
    Self.knownBases[self] ?? bases.map { ($0, $0.description) }
  }

  /// The ``namedBases`` of the skeletons that a calendar file can have.
  private static let knownBases: [Skeleton: [(base: Skeleton, name: String)]] = {
    let known = Set(CalendarFile.Patterns.allSkeletons.compactMap(Skeleton.init))
    return Dictionary(
      uniqueKeysWithValues: known.map { skeleton in (skeleton, skeleton.bases.map { ($0, $0.description) }) })
  }()
}
