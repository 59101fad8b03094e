/// A place in a text, both from 1; the column counts characters.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a byte stands in a text of UTF-8.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    line = before.count { $0 == newline } + 1
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }
}
