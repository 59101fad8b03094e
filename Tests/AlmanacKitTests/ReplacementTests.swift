import Testing

@testable import AlmanacKit

@Suite struct ReplacementTests {
  @Test(
    "replaces every occurrence, byte for byte",
    arguments: [
      ("{0} hours", "{0}", "3", "3 hours"), ("{0}{0}", "{0}", "ab", "abab"), ("a{{0}}b", "{0}", "1", "a{1}b"),
      ("none", "{0}", "1", "none"), ("", "{0}", "1", ""), ("{0", "{0}", "1", "{0"),
      ("100 %", "%", "%%", "100 %%"),
      ("ו{1}", "ו{1}", "ו-{1}", "ו-{1}"), ("de_AT_x", "_", "-", "de-AT-x"), ("aaa", "aa", "b", "ba"),
    ])
  func occurrences(text: String, part: String, other: String, expected: String) {
    #expect(text.replacingBytes(of: part, with: other) == expected)
  }

  // As characters `}` and the mark are one, so that `replacing(_:with:)` finds no `{0}`.
  @Test("finds a placeholder with a combining mark behind it")
  func combiningMark() {
    let replaced = "{0}\u{301} hours".replacingBytes(of: "{0}", with: "3")
    #expect(Array(replaced.unicodeScalars) == Array("3\u{301} hours".unicodeScalars))
  }
}
