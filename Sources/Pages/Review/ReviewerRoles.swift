import AlmanacInputs

/// The roles of the people who have read the words in Almanac's catalog, by language; the people's names are not
/// recorded.
package struct ReviewerRoles: Sendable {
  /// For each language and each tier of keys, such as `core`: the readers' roles, in the order in which they read.
  package let roles: [String: [String: [String]]]

  /// The roles that a reader can have, in the order in which pages list them.
  package static let known = ["translator", "second translator", "native speaker"]

  /// Reads Almanac's own file, which the tests check.
  package init(reading bytes: [UInt8]) {
    guard let file = try? JSONValue(reading: bytes), case .object(let languages)? = file["languages"] else {
      preconditionFailure("Almanac's own list of reviewers has no object 'languages'.")
    }
    roles = languages.mapValues { tiers in
      guard case .object(let tiers) = tiers else { return [:] }
      return tiers.mapValues { ($0.elements ?? []).compactMap(\.text) }
    }
  }

  /// The roles of all people who have read any words in these languages.
  package func all(of languages: [String]) -> [String] {
    let read = languages.flatMap { roles[$0]?.values.flatMap(\.self) ?? [] }
    return Self.known.filter(read.contains)
  }
}
