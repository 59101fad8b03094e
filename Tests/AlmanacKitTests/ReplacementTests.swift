import Testing

@testable import AlmanacKit

@Suite struct ReplacementTests {
  @Test(
    "replaces every occurrence by comparing bytes",
    arguments: [
      ("{0} hours", "{0}", "3", "3 hours"), ("{0}{0}", "{0}", "ab", "abab"), ("a{{0}}b", "{0}", "1", "a{1}b"),
      ("none", "{0}", "1", "none"), ("", "{0}", "1", ""), ("{0", "{0}", "1", "{0"),
      ("100 %", "%", "%%", "100 %%"),
      ("ו{1}", "ו{1}", "ו-{1}", "ו-{1}"), ("de_AT_x", "_", "-", "de-AT-x"), ("aaa", "aa", "b", "ba"),
    ])
  func occurrences(text: String, part: String, other: String, expected: String) {
    #expect(text.replacingBytes(of: part, with: other) == expected)
  }

  // In Swift, `}` and the combining mark are one character, so `replacing(_:with:)` does not find `{0}`.
  @Test("finds a placeholder before a combining mark")
  func combiningMark() {
    let replaced = "{0}\u{301} hours".replacingBytes(of: "{0}", with: "3")
    #expect(Array(replaced.unicodeScalars) == Array("3\u{301} hours".unicodeScalars))
  }
}
