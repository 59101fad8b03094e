import AlmanacReading
import Testing

/// The known word that a misspelled word means.
@Suite struct SpellingTests {
  private static let words = [
    "generate", "check", "diff", "gregorian", "buddhist", "chinese", "action.done", "de", "ok",
  ]

  // One letter left out, added, changed or swapped with the next; two of these in a long word.
  @Test(
    "finds the word that is one or two letters away",
    arguments: [
      ("genrate", "generate"), ("generatee", "generate"), ("genarate", "generate"), ("genreate", "generate"),
      ("genrete", "generate"), ("chek", "check"), ("GENERATE", "generate"), ("gregorain", "gregorian"),
      ("action.doen", "action.done"), ("dif", "diff"), ("diffs", "diff"),
    ])
  func close(word: String, expected: String) {
    #expect(Spelling.closest(to: word, among: Self.words) == expected)
  }

  @Test(
    "finds nothing for a word that is farther away, or has one letter",
    arguments: ["julian", "gnrt", "d", "", "fids", "duft"])
  func far(word: String) {
    #expect(Spelling.closest(to: word, among: Self.words) == nil)
  }

  @Test("takes the closest of several words, and of equal ones the first in order")
  func several() {
    #expect(Spelling.closest(to: "tests", among: ["tent", "texts", "test"]) == "test")
    #expect(Spelling.closest(to: "nav.next", among: ["nav.text", "nav.nest"]) == "nav.nest")
  }

  @Test("looks at no word of more than a hundred bytes, which only an attacker writes")
  func long() {
    let word = String(repeating: "a", count: 101)
    #expect(Spelling.closest(to: word, among: [word]) == nil)
    #expect(Spelling.closest(to: String(word.dropLast()), among: [word]) == word)
  }
}
