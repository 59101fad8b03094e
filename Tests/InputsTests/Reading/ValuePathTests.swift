import AlmanacInputs
import Testing

/// The paths of values, which reports sort.
@Suite struct ValuePathTests {
  // In UTF-8, U+FF5E (EF BD 9E) comes before U+1F600 (F0 9F 98 80). In UTF-16, it comes after it.
  @Test("are sorted by their keys, byte by byte, and a path comes before the longer paths that begin with it")
  func order() {
    let sorted = [
      [], ["a"], ["a", ""], ["a", "b"], ["a", "b", "c"], ["a", "ba"], ["a.b"], ["e\u{301}"], ["\u{E9}"],
      ["\u{FF5E}"], ["\u{1F600}"],
    ].map { ValuePath($0) }
    #expect(sorted.reversed().sorted() == sorted)
    for (index, path) in sorted.enumerated() {
      for other in sorted[..<index] { #expect(other < path && !(path < other) && path != other) }
    }
  }
}
