/// Finds the known word that the writer of a misspelled word probably meant.
package enum Spelling {
  /// Words with more bytes than this are not compared, because no person types such words.
  private static let longest = 100

  /// The known word that is closest to a word, by the number of steps; `nil` if no known word is close.
  ///
  /// A step changes, adds or removes a letter, or swaps two adjacent letters. A word of up to four letters may differ
  /// in one step, and a longer word in two steps. If several words are equally close, the first in sort order is
  /// returned.
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

  /// The number of bytes to change, add, remove or swap with the next byte, so that one word becomes the other.
  ///
  /// This is the optimal string alignment distance. `nil` if the number exceeds `limit`.
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
      // A swap uses the row before the last row, so both rows must exceed the limit before the search can stop.
      guard min(beforeLast.min() ?? 0, last.min() ?? 0) <= limit else { return nil }
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
