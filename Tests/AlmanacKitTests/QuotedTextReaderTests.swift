import AlmanacKit
import Testing

/// The escapes of `.strings` and JSON, read back.
@Suite struct QuotedTextReaderTests {
  private func read(_ text: String, _ reader: QuotedTextReader) -> String? {
    reader.text(in: Array("\(text)\"".utf8), from: 0)?.string
  }

  @Test(
    "reads what a backslash stands before",
    arguments: [
      (#"a\"b"#, "a\"b"), (#"\\"#, "\\"), (#"\n\t\r\b\f\/"#, "\n\t\r\u{8}\u{C}/"), ("", ""), ("ü", "ü"),
    ])
  func short(text: String, expected: String) {
    #expect(read(text, .strings) == expected)
    #expect(read(text, .json) == expected)
  }

  @Test(
    "reads four hexadecimal digits, in either case, and two escapes for one character",
    arguments: [("00A0", "\u{A0}"), ("202f", "\u{202F}"), ("D83D\\_DE00", "😀"), ("0000", "\u{0}")])
  func code(digits: String, expected: String) {
    #expect(read("\\U" + digits.replacing("_", with: "U"), .strings) == expected)
    #expect(read("\\u" + digits.replacing("_", with: "u"), .json) == expected)
  }

  // RFC 8259, 7: `4HEXDIG`. Swift would read a number with a sign.
  @Test(
    "refuses other digits, a sign, too few digits and half a character",
    arguments: ["+123", "-000", "-001", "00A", "00G0", " 0A0", "00 0", "٠٠٠٠", "D83D", "DE00", ""])
  func noCode(digits: String) {
    #expect(read("\\U\(digits)", .strings) == nil)
    #expect(read("\\u\(digits)", .json) == nil)
  }

  @Test("refuses the escape of the other format, an unknown one, a control and a text without an end")
  func other() {
    #expect(read(#"\u00A0"#, .strings) == nil && read(#"\U00A0"#, .json) == nil)
    #expect(read(#"\x"#, .strings) == nil && read("a\nb", .strings) == nil && read("a\u{1F}b", .json) == nil)
    #expect(QuotedTextReader.strings.text(in: Array("abc".utf8), from: 0) == nil)
    #expect(QuotedTextReader.strings.text(in: Array(#"abc\""#.utf8), from: 0) == nil)
  }

  @Test("returns the place behind the quote that ends the text")
  func end() throws {
    let bytes = Array(#""a\n" = "b";"#.utf8)
    #expect(QuotedTextReader.strings.text(in: bytes, from: 1)?.end == 5)
    let value = try #require(QuotedTextReader.strings.text(in: bytes, from: 9))
    #expect(value.string == "b" && value.end == 11)
  }
}
