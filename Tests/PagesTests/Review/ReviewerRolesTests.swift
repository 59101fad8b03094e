import AlmanacInputs
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPages

/// The file that lists the roles of the people who have read Almanac's words.
@Suite struct ReviewerRolesTests {
  /// For each language and group of keys (core, optional or extended), the states of the texts in Almanac's catalog.
  private static func states() throws -> [String: [String: Set<String>]] {
    let bytes = try Repository.bytes(of: "Sources/Resources/Almanac.xcstrings")
    let file = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let strings = try #require(file?["strings"] as? [String: [String: Any]])
    var states: [String: [String: Set<String>]] = [:]
    for (key, entry) in strings {
      for (language, text) in entry["localizations"] as? [String: Any] ?? [:] {
        states[language, default: [:]][KeyTier(of: key).rawValue, default: []].formUnion(
          Self.states(in: text))
      }
    }
    return states
  }

  private static func states(in value: Any) -> Set<String> {
    guard let object = value as? [String: Any] else { return [] }
    let own = (object["state"] as? String).map { [$0] } ?? []
    return object.values.reduce(into: Set(own)) { $0.formUnion(states(in: $1)) }
  }

  @Test("names a second reader for each group of a language's keys that has a reviewed text")
  func complete() throws {
    let roles = try ReviewerRoles(reading: Repository.bytes(of: "Sources/Resources/reviewers.json")).roles
    let states = try Self.states()
    #expect(Set(roles.keys) == Set(states.keys))
    // The file has roles and no names.
    for (language, tiers) in roles {
      let isRight = tiers.allSatisfy {
        KeyTier(rawValue: $0) != nil && !$1.isEmpty && $1.allSatisfy(ReviewerRoles.known.contains)
      }
      #expect(isRight && !tiers.isEmpty, "\(language)")
    }
    for (language, tiers) in states {
      for (tier, states) in tiers {
        let readers = roles[language]?[tier] ?? []
        #expect(readers.contains("translator"), "\(language) \(tier)")
        #expect(!states.contains("translated") || readers.count > 1, "\(language) \(tier)")
      }
    }
  }

  @Test("gives each role of several languages once, in the order of reading")
  func roles() {
    let text = """
      {"languages": {"de": {"core": ["native speaker"], "optional": ["translator"]}, "de-AT": {"core": ["translator"]}}}
      """
    let roles = ReviewerRoles(reading: Array(text.utf8))
    #expect(roles.all(of: ["de", "de-AT"]) == ["translator", "native speaker"])
    #expect(roles.all(of: ["fr"]) == [])
  }
}
