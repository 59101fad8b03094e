import AlmanacKit
import Testing

/// The texts of JSON, with their escapes.
@Suite struct QuotedTextTests {
  private func read(_ text: String) -> String? {
    var cursor = JSONCursor(Array("\"\(text)\"".utf8), repeatedKeys: .refused)
    do throws(JSONSyntaxError) {
      let text = try cursor.text()
      try cursor.end()
      return text
    } catch {
      return nil
    }
  }

  @Test(
    "reads the escapes that have a backslash and one character",
    arguments: [
      (#"a\"b"#, "a\"b"), (#"\\"#, "\\"), (#"\n\t\r\b\f\/"#, "\n\t\r\u{8}\u{C}/"), ("", ""), ("ü", "ü"),
    ])
  func short(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test(
    "reads four hexadecimal digits, uppercase or lowercase, and two escapes for an emoji",
    arguments: [("00A0", "\u{A0}"), ("202f", "\u{202F}"), ("D83D\\_DE00", "😀"), ("0000", "\u{0}")])
  func code(digits: String, expected: String) {
    #expect(read("\\u" + digits.replacing("_", with: "u")) == expected)
  }

  // RFC 8259, section 7, requires four hexadecimal digits. Swift's own parser would accept a sign.
  @Test(
    "refuses other digits, a sign, too few digits and a lone surrogate",
    arguments: [
      "+123", "-000", "-001", "00A", "00G0", " 0A0", "00 0", "٠٠٠٠", "D83D", #"D83D\u0041"#, "DE00", "",
    ])
  func noCode(digits: String) {
    #expect(read("\\u\(digits)") == nil)
  }

  @Test("refuses unknown escapes, control characters and a text without an end")
  func other() {
    #expect(read(#"\U00A0"#) == nil && read(#"\x"#) == nil)
    #expect(read("a\nb") == nil && read("a\u{1F}b") == nil)
    #expect(read(#"abc\"#) == nil)
  }
}
