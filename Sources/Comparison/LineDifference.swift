/// The first line in which two versions of a file differ.
///
/// Line ends that git's `autocrlf` writes, U+000D and U+000A, do not count as a difference. A missing line feed at the
/// end of a file does.
package struct LineDifference: Equatable, Sendable {
  /// The number of the line; the first line has the number 1.
  package let number: Int
  /// The line in the old version; `nil` if the old version has no such line.
  package let old: String?
  /// The line in the new version; `nil` if the new version has no such line.
  package let new: String?

  /// Finds the first different line; `nil` if the lines are the same.
  ///
  /// A version that is `nil` has no lines.
  package init?(from old: [UInt8]?, to new: [UInt8]?) {
    var (before, after) = (Lines(old ?? []), Lines(new ?? []))
    var number = 1
    while true {
      let (left, right) = (before.next(), after.next())
      if left == right {
        guard left != nil else { return nil }
        number += 1
        continue
      }
      // In a minified file, the lines are long. Then the texts begin shortly before the difference.
      let same = left.flatMap { left in right.map { zip(left.text, $0.text).prefix { $0 == $1 }.count } } ?? 0
      // If only the line feed at the end of a file is missing, the other line shows it.
      let shown = left?.text == right?.text ? \Line.endedText : \Line.text
      self.number = number
      self.old = left.map { Self.text(of: $0[keyPath: shown], same) }
      self.new = right.map { Self.text(of: $0[keyPath: shown], same) }
      return
    }
  }

  private init(number: Int, old: String?, new: String?) {
    (self.number, self.old, self.new) = (number, old, new)
  }

  package var reversed: LineDifference { LineDifference(number: number, old: new, new: old) }

  /// The greatest number of bytes in a line that is shown from its beginning.
  private static let width = 200

  private static func text(of line: ArraySlice<UInt8>, _ same: Int) -> String {
    guard same > width else { return String(decoding: line, as: UTF8.self) }
    // A cut must not split a character.
    let start = line.dropFirst(same - width / 4).drop { $0 & 0xC0 == 0x80 }
    return "…" + String(decoding: start, as: UTF8.self)
  }
}

/// A line of a file.
private struct Line: Equatable {
  /// The text without the line end.
  let text: ArraySlice<UInt8>
  /// Whether the line ends with a line feed; only the last line of a file may lack it.
  let isEnded: Bool

  var endedText: ArraySlice<UInt8> { isEnded ? text + [UInt8(ascii: "\n")] : text }
}

/// The lines of a file.
private struct Lines {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      defer { rest = [] }
      return Line(text: rest, isEnded: false)
    }
    let text = rest[..<end]
    rest = rest[(end + 1)...]
    return Line(text: text.last == UInt8(ascii: "\r") ? text.dropLast() : text, isEnded: true)
  }
}
