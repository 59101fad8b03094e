/// A line and a column in a text, both starting at 1; the column counts characters.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the line and column of a byte in UTF-8 text; `offset` is the number of bytes before that byte.
  package init(of offset: Int, in bytes: [UInt8]) {
    self = TextPlace(line: 1, column: 1).moved(from: 0, to: offset, in: bytes)
  }

  /// The lines and columns of several bytes in UTF-8 text, by the offsets of the bytes; reads the text only once.
  package static func places(of offsets: some Sequence<Int>, in bytes: [UInt8]) -> [Int: TextPlace] {
    var places: [Int: TextPlace] = [:]
    var last = (offset: 0, place: TextPlace(line: 1, column: 1))
    for offset in Set(offsets).sorted() {
      last = (offset, last.place.moved(from: last.offset, to: offset, in: bytes))
      places[offset] = last.place
    }
    return places
  }

  /// The place of the byte at `end`; this place (`self`) belongs to the earlier byte at `start`.
  private func moved(from start: Int, to end: Int, in bytes: [UInt8]) -> TextPlace {
    let lines = bytes.lineFeeds(in: start..<end)
    let first = lines.last.map { $0 + 1 } ?? start
    let count = String(decoding: bytes[first..<end], as: UTF8.self).count
    return TextPlace(line: line + lines.count, column: (lines.last == nil ? column : 1) + count)
  }
}

extension [UInt8] {
  /// The number of line feeds in a range, and the index of the last one.
  fileprivate func lineFeeds(in range: Range<Int>) -> (count: Int, last: Int?) {
    withUnsafeBufferPointer { bytes in
      var (count, last, index): (Int, Int?, Int) = (0, nil, range.lowerBound)
      // In a debug build, a loop over a slice takes many times as long as this loop over indices.
      while index < range.upperBound {
        if bytes[index] == 0x0A { (count, last) = (count + 1, index) }
        index += 1
      }
      return (count, last)
    }
  }
}
