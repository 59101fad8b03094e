import AlmanacInputs
import AlmanacTestSupport
import Foundation
import Testing

/// The lists in `Fixtures/refused.json`, each with its only error.
///
/// `\u` in the file shows an invisible character.
@Suite("A list with a mistake")
struct RefusedTests {
  struct Group: Decodable {
    struct Row: Decodable {
      let list: String
      let error: String
      /// What the row is an example of.
      let reason: String?
    }
    let title: String
    let rows: [Row]
  }

  private static func read() throws -> [Group] {
    try JSONDecoder().decode([Group].self, from: Fixture.data("Fixtures/refused.json", beside: #filePath))
  }

  @Test("has one error, which says where the mistake is and what to write")
  func error() throws {
    let groups = try Self.read()
    #expect(groups.map(\.rows.count).reduce(0, +) > 180)
    for group in groups {
      for row in group.rows {
        #expect(
          errors(in: row.list).map(\.text) == [row.error], "\(group.title): \(row.reason ?? row.list)")
      }
    }
  }

  @Test("can be corrected with the tag that the error suggests")
  func suggestion() throws {
    for row in try Self.read().flatMap(\.rows) where row.error.contains("Did you mean '") {
      let tag = try #require(row.error.split(separator: "'").dropLast().last)
      #expect(try LocaleList(String(tag)).tags == [String(tag)], "\(row.list)")
    }
  }
}
