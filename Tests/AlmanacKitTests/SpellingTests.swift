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

  /// The words that one step makes from a word, with the letters a, b and c.
  private func stepped(_ word: String) -> Set<String> {
    let splits = (0...word.count).map { (String(word.prefix($0)), String(word.dropFirst($0))) }
    let letters = ["a", "b", "c"]
    let added = splits.flatMap { start, end in letters.map { start + $0 + end } }
    let changed = splits.flatMap { start, end in letters.map { start + $0 + end.dropFirst() } }
    let removed = splits.map { start, end in start + end.dropFirst() }
    let swapped = splits.map { start, end in start + String(end.prefix(2).reversed()) + end.dropFirst(2) }
    return Set(added + changed + removed + swapped)
  }

  @Test("counts a changed, an added, a removed and two swapped letters as one step")
  func steps() {
    let words = (3...4).flatMap { length in
      (0..<length).reduce([""]) { words, _ in words.flatMap { word in ["a", "b", "c"].map { word + $0 } } }
    }
    for word in words.prefix(9) + words.suffix(9) {
      let near = stepped(word)
      for other in words {
        let isFound = Spelling.closest(to: word, among: [other]) != nil
        #expect(isFound == near.contains(other), "\(word) \(other)")
      }
    }
  }

  @Test("ignores words of more than a hundred bytes, because only an attacker writes them")
  func long() {
    let word = String(repeating: "a", count: 101)
    #expect(Spelling.closest(to: word, among: [word]) == nil)
    #expect(Spelling.closest(to: String(word.dropLast()), among: [word]) == word)
  }
}
