/// Finds the known word that a misspelled word means.
package enum Spelling {
  /// The most bytes of a word that anyone writes nearly right; a longer one is an attack, or generated.
  private static let longest = 100

  /// The closest of some words, by how many letters have to be changed, added, left out or swapped; `nil` if none is
  /// close.
  ///
  /// One change is close for a word of up to four letters, two for a longer one. Of several, the first in order.
  package static func closest(to word: String, among known: some Sequence<String>) -> String? {
    guard (2...longest).contains(word.utf8.count) else { return nil }
    let letters = Array(word.lowercased().utf8)
    let limit = letters.count <= 4 ? 1 : 2
    var best: (distance: Int, word: String)?
    for candidate in known where abs(candidate.utf8.count - letters.count) <= limit {
      guard let distance = distance(letters, Array(candidate.lowercased().utf8), limit: limit),
        best.map({ (distance, candidate) < ($0.distance, $0.word) }) ?? true
      else { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// How many bytes are changed, added, left out or swapped with the next one between two words (optimal string
  /// alignment); `nil` if more than a limit.
  private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let change = last[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
      // A swap reaches back two rows.
      guard min(beforeLast.min() ?? 0, last.min() ?? 0) <= limit else { return nil }
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
