import AlmanacKit
import AlmanacReading
import AlmanacTranslations

/// Who has read the words of Almanac's catalog, by language: as roles, never as names.
package struct ReviewerRoles: Sendable {
  /// By language as the catalog has it, then by tier, the roles in the order in which they read.
  package let roles: [String: [String: [String]]]

  /// What a reader can be.
  package static let known = ["translator", "second translator", "native speaker"]

  /// Why a file cannot be read.
  package struct Malformed: Error {
    package let reason: String
  }

  /// Reads the file.
  package init(reading bytes: [UInt8]) throws(Malformed) {
    let file: JSONValue
    do throws(JSONSyntaxError) {
      file = try JSONValue(reading: bytes)
    } catch {
      throw Malformed(reason: "byte \(error.offset): \(error.reason)")
    }
    guard case .object(let languages)? = file["languages"] else {
      throw Malformed(reason: "'languages' is not an object")
    }
    var roles: [String: [String: [String]]] = [:]
    for (language, tiers) in languages {
      guard case .object(let tiers) = tiers else { throw Malformed(reason: "'\(language)' is not an object") }
      for (tier, list) in tiers {
        let names = list.elements?.compactMap(\.text) ?? []
        guard KeyTier(rawValue: tier) != nil, !names.isEmpty, names.allSatisfy(Self.known.contains) else {
          throw Malformed(reason: "'\(language)' has no known roles for '\(tier)'")
        }
        roles[language, default: [:]][tier] = names
      }
    }
    self.roles = roles
  }

  /// The roles of everybody who has read words of a language, whatever the tier.
  package func all(of languages: [String]) -> [String] {
    let read = languages.flatMap { roles[$0]?.values.flatMap(\.self) ?? [] }
    return Self.known.filter(read.contains)
  }
}
