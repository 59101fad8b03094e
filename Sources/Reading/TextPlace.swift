/// A place in a text, both from 1; the column counts characters.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a byte stands in a text of UTF-8, by how many stand before it.
  package init(of offset: Int, in bytes: some RandomAccessCollection<UInt8>) {
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map(before.index(after:)) ?? before.startIndex
    line = before.count { $0 == newline } + 1
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }
}
