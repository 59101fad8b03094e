package import AlmanacKit
import AlmanacReading
import AlmanacTranslations

/// The roles of the people who have read the words in Almanac's catalog, by language; the people's names are not
/// recorded.
package struct ReviewerRoles: Sendable {
  /// For each language and each tier of keys, such as `core`: the readers' roles, in the order in which they read.
  package let roles: [String: [String: [String]]]

  /// The roles that a reader can have, in the order in which pages list them.
  package static let known = ["translator", "second translator", "native speaker"]

  package init(reading bytes: [UInt8]) throws(FileProblem) {
    let file: JSONValue
    do throws(JSONSyntaxError) {
      file = try JSONValue(reading: bytes)
    } catch {
      throw FileProblem(reason: "byte \(error.offset): \(error.reason)")
    }
    guard case .object(let languages)? = file["languages"] else {
      throw FileProblem(reason: "'languages' is not an object")
    }
    var roles: [String: [String: [String]]] = [:]
    for (language, tiers) in languages {
      guard case .object(let tiers) = tiers else {
        throw FileProblem(reason: "'\(language)' is not an object")
      }
      for (tier, list) in tiers {
        let names = list.elements?.compactMap(\.text) ?? []
        guard KeyTier(rawValue: tier) != nil, !names.isEmpty, names.allSatisfy(Self.known.contains) else {
          throw FileProblem(reason: "'\(language)' has no known roles for '\(tier)'")
        }
        roles[language, default: [:]][tier] = names
      }
    }
    self.roles = roles
  }

  /// The roles of all people who have read any words in these languages.
  package func all(of languages: [String]) -> [String] {
    let read = languages.flatMap { roles[$0]?.values.flatMap(\.self) ?? [] }
    return Self.known.filter(read.contains)
  }
}
