import AlmanacKit
import Testing

/// Finds the known word whose spelling is closest to a misspelled word.
@Suite struct SpellingTests {
  private static let words = [
    "generate", "check", "diff", "gregorian", "buddhist", "chinese", "action.done", "de", "ok",
  ]

  // A letter is missing, added, changed or swapped with the next letter. A long word may have two such mistakes.
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
    "finds nothing for a word that is farther away or has only one letter",
    arguments: ["julian", "gnrt", "d", "", "fids", "duft"])
  func far(word: String) {
    #expect(Spelling.closest(to: word, among: Self.words) == nil)
  }

  @Test("finds the closest of several words, or the first of equally close words")
  func several() {
    #expect(Spelling.closest(to: "tests", among: ["tent", "texts", "test"]) == "test")
    #expect(Spelling.closest(to: "nav.next", among: ["nav.text", "nav.nest"]) == "nav.nest")
  }

  // The definition of the optimal string alignment distance, without a table and without a limit
  private func distance(_ one: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Int {
    guard let last = one.last, let otherLast = other.last else { return one.count + other.count }
    let (start, otherStart) = (one.dropLast(), other.dropLast())
    var steps = [
      distance(start, otherStart) + (last == otherLast ? 0 : 1), distance(start, other) + 1,
      distance(one, otherStart) + 1,
    ]
    if start.last == otherLast, otherStart.last == last {
      steps.append(distance(start.dropLast(), otherStart.dropLast()) + 1)
    }
    return steps.min() ?? 0
  }

  @Test("counts the steps between two words as the definition of the distance does")
  func steps() {
    var words = [""]
    for _ in 1...4 { words = words.flatMap { word in ["a", "b", "c"].map { word + $0 } } }
    for word in words.prefix(9) + words.suffix(9) {
      for other in words {
        let isClose = distance(Array(word)[...], Array(other)[...]) <= 1
        #expect((Spelling.closest(to: word, among: [other]) != nil) == isClose, "\(word) \(other)")
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
