import AlmanacBundle
import Testing

/// Files that are not JSON: they are refused, and never misread.
@Suite struct UnreadableFileTests {
  // JSONTests has the texts that JSON forbids.
  @Test("refuses a file that is not JSON", arguments: ["", "[1,]", "\u{FEFF}[]"])
  func notJSON(text: String) {
    for (old, new) in [(text, "{}"), ("{}", text)] {
      #expect(throws: FileComparison.Unreadable(path: "json/de/locale.json"), "\(text)") {
        try changes("json/de/locale.json", old, new)
      }
    }
  }

  @Test("does not overflow if the first year is Int.max")
  func lastNumber() throws {
    let old = #"{"years": {"first": \#(Int.max), "display": ["a", "b"]}}"#
    #expect(try changes("json/de/gregorian.json", old, "{}").count == 3)
  }

  // The paths of a file may have 8,000,000 bytes in total, and each of these paths counts as 9,993 bytes.
  @Test("refuses a file whose paths are too long in total", arguments: [(800, true), (801, false)])
  func longPaths(count: Int, isReadable: Bool) {
    let values = (100..<100 + count).map { "\"\($0)\": 1" }.joined(separator: ",")
    let file = "{\"\(String(repeating: "x", count: 9980))\": {\(values)}}"
    #expect(FileComparison.isReadable("json/de/locale.json", Array(file.utf8), in: .all) == isReadable)
  }

  @Test("compares repeated paths the same way every time")
  func samePath() throws {
    let old = #"{"a": {"b": 1}, "a.b": 2, "c": {"d": {"e": 3}, "d.e": 4}, "c.d": {"e": 5}, "c.d.e": 6}"#
    let lines = try (0..<20).map { _ in try changes("json/de/locale.json", old, "{}") }
    #expect(Set(lines).count == 1)
  }
}
