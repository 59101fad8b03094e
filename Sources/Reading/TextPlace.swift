/// A place in a text, both from 1; the column counts characters.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a byte stands in a text of UTF-8, by how many stand before it.
  package init(of offset: Int, in bytes: ArraySlice<UInt8>) {
    let before = bytes.prefix(offset)
    var line = 1
    var start = before.startIndex
    for index in before.indices where before[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    self.line = line
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }
}
