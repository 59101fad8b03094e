import AlmanacKit
import Testing

/// Finds the known word whose spelling is closest to a misspelled word.
@Suite struct SpellingTests {
  private static let words = [
    "generate", "check", "diff", "gregorian", "buddhist", "chinese", "action.done", "de", "ok",
    "stringsLayout",
  ]

  // A letter is missing, added, changed or swapped with the next letter. A long word may have two such mistakes, besides
  // capital letters.
  @Test(
    "finds the word that is one or two letters away",
    arguments: [
      ("genrate", "generate"), ("generatee", "generate"), ("genarate", "generate"), ("genreate", "generate"),
      ("genrete", "generate"), ("chek", "check"), ("GENERATE", "generate"), ("gregorain", "gregorian"),
      ("action.doen", "action.done"), ("dif", "diff"), ("diffs", "diff"), ("stringlayot", "stringsLayout"),
    ])
  func close(word: String, expected: String) {
    #expect(Spelling.closest(to: word, among: Self.words) == expected)
  }

  @Test(
    "finds nothing for a word that is farther away or has only one letter",
    arguments: ["julian", "gnrt", "d", "", "fids", "duft"])
  func far(word: String) {
    #expect(Spelling.closest(to: word, among: Self.words) == nil)
  }

  @Test("finds the closest of several words, or the first of equally close words")
  func several() {
    #expect(Spelling.closest(to: "tests", among: ["tent", "texts", "test"]) == "test")
    #expect(Spelling.closest(to: "tests", among: ["test", "tent"]) == "test")
    #expect(Spelling.closest(to: "nav.next", among: ["nav.text", "nav.nest"]) == "nav.nest")
  }

  @Test("ignores words of more than a hundred bytes, because only an attacker writes them")
  func long() {
    let word = String(repeating: "a", count: 101)
    #expect(Spelling.closest(to: word, among: [word]) == nil)
    #expect(Spelling.closest(to: String(word.dropLast()), among: [word]) == word)
  }
}
