import AlmanacInputs
import AlmanacKit
import Testing

@Suite("A list that is not UTF-8")
struct EncodingTests {
  /// The bytes of a list, and the position of the first wrong byte.
  struct Bytes: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let line: Int
    let column: Int
    let reason: String

    init(_ before: String, _ wrong: [UInt8], _ after: String, line: Int, column: Int, _ reason: String) {
      bytes = Array(before.utf8) + wrong + Array(after.utf8)
      (self.line, self.column, self.reason) = (line, column, reason)
    }

    var testDescription: String { "\(bytes): \(reason)" }
  }

  @Test(
    "is one error, at the first wrong byte",
    arguments: [
      Bytes("", [0xFF], "", line: 1, column: 1, "UTF-8 never has this byte"),
      Bytes("de\n# Gr", [0xFC], "n\nxx", line: 2, column: 5, "Latin-1, in a comment"),
      Bytes("de\n# \u{FFFD}\n# ", [0xFF], "", line: 3, column: 3, "a real U+FFFD comes before"),
      Bytes("# \u{FFFD}\u{FFFD}", [0x80], "\u{FFFD}", line: 1, column: 5, "two of them on the line"),
      Bytes(
        "# 日本語👩\u{200D}👩\u{200D}👧", [0xC0, 0x80], "", line: 1, column: 7,
        "columns count characters, not bytes"),
      Bytes("de\r\n\r\nen", [0xF5], "", line: 3, column: 3, "\\r\\n ends one line"),
      Bytes("de\u{2028}\r", [0xFE], "", line: 1, column: 5, "only \\n ends a line"),
      Bytes("\u{FEFF}de\n", [0x80], "", line: 2, column: 1, "a byte order mark is allowed"),
      Bytes("\u{FEFF}", [0x80], "", line: 1, column: 1, "a byte order mark is not counted as a column"),
      Bytes("de\n", [0xED, 0xA0, 0x80], "\n", line: 2, column: 1, "a lone surrogate"),
      Bytes("de\n", [0xC3], "", line: 2, column: 1, "a letter cut off at the end"),
      Bytes("de\n", [0xF0, 0x9F, 0x98], "\nen", line: 2, column: 1, "an emoji cut off"),
      Bytes(
        "", [0xFF, 0xFE, 0x64, 0x00, 0x65, 0x00], "", line: 1, column: 1, "UTF-16, as PowerShell writes it"),
      Bytes(
        "xx\nzh_TW\n", [0xFF], "", line: 3, column: 1,
        "other errors may have the same cause, so they are not reported"),
    ])
  func notUTF8(_ row: Bytes) {
    #expect(
      errors(in: row.bytes).map(\.text) == [
        "\(row.line):\(row.column): The file is not UTF-8. Save it as UTF-8."
      ])
  }
}
