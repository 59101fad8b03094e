import AlmanacBundle
import Testing

/// The first line in which two versions of a file differ.
@Suite struct LineDifferenceTests {
  private func difference(_ old: String?, _ new: String?) -> String? {
    LineDifference(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }).map {
      "\($0.number): \($0.old ?? "-") → \($0.new ?? "-")"
    }
  }

  @Test("is found by its number, also if a line was added, removed or moved")
  func lines() {
    #expect(difference("a\nb\nc\n", "a\nb\nc\n") == nil)
    #expect(difference("a\nb\nc\n", "a\nx\ny\n") == "2: b → x")
    #expect(difference("a\nb\n", "a\nevil();\nb\n") == "2: b → evil();")
    #expect(difference("a\nb\n", "b\na\n") == "1: a → b")
    #expect(difference("a\n", "a\nb\n") == "2: - → b")
    #expect(difference("a\nb\n", "a\n") == "2: b → -")
    #expect(difference("a\n", nil) == "1: a → -")
  }

  // git's autocrlf writes U+000D before each line feed. A U+000D in a line is a part of its text.
  @Test("is not found in line ends that git writes, but in any other U+000D")
  func returns() {
    #expect(difference("a\r\nb\r\n", "a\nb\n") == nil)
    #expect(difference("a\nb\n", "a\r\nb\r\n") == nil)
    #expect(difference("a\rb\n", "ab\n") == "1: a\rb → ab")
    #expect(difference("a\r\r\n", "a\n") == "1: a\r → a")
  }

  // POSIX, Base Definitions 3.206: a line ends with a line feed. Almanac ends each file with one.
  @Test("is found in a line feed that is missing at the end of a file, which is no line end of git")
  func lastLine() {
    #expect(difference("a\nb", "a\nb\n") == "2: b → b\n")
    #expect(difference("a\r\nb\r\n", "a\nb") == "2: b\n → b")
    #expect(difference("a", "a") == nil)
    #expect(difference("a\n\n", "a\n") == "2:  → -")
  }

  @Test("is shown in a long line, and never in the middle of a character")
  func long() {
    let text = String(repeating: "€", count: 1000)
    let found = LineDifference(from: Array((text + "x").utf8), to: Array((text + "y").utf8))
    // The last 50 bytes of the same text begin with two of the three bytes of a character.
    #expect(found?.old == "…" + String(repeating: "€", count: 16) + "x")
    #expect(found?.new == "…" + String(repeating: "€", count: 16) + "y")
  }
}
