import AlmanacInputs
import AlmanacKit
import Testing

@Suite("A character that no tag has")
struct CharacterTests {
  @Test(
    "and any other wrong text are cut after 40 characters in the message",
    arguments: [
      Row(String(repeating: "a", count: 40), String(repeating: "a", count: 40), "40 are shown whole"),
      Row(String(repeating: "a", count: 41), String(repeating: "a", count: 40) + "…", "41 are not"),
      Row(
        "de-u-nu-" + String(repeating: "x", count: 1000), String(repeating: "x", count: 40) + "…", "a value"),
      Row("de-u-" + String(repeating: "x", count: 50), String(repeating: "x", count: 40) + "…", "a key"),
      Row("de-" + String(repeating: "x", count: 50), String(repeating: "x", count: 40) + "…", "a variant"),
      Row(String(repeating: "x-", count: 50) + "*", String(repeating: "x-", count: 20) + "…", "a pattern"),
      Row(String(repeating: "é", count: 50), String(repeating: "é", count: 40) + "…", "not ASCII"),
    ])
  func long(_ row: Row<String>) {
    let messages = errors(in: row.list).map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("'\(row.expected)'") })
  }

  @Test("with a thousand accents does not make the message long")
  func accents() throws {
    let problem = try #require(errors(in: "e" + String(repeating: "\u{301}", count: 1000)).first)
    #expect(problem.text.unicodeScalars.count < 500)
    #expect(problem.place?.column == 1)
  }
}
