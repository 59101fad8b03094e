/// What a line of the list says, without its comment and the white space around it.
struct Entry: Equatable {
  /// The tag or the pattern; empty if nothing stands behind `!`.
  let text: String
  /// Whether it stands behind `!`, and takes away.
  let isExclusion: Bool
  /// The line, from 1.
  let line: Int
  /// Where the entry begins, in characters from 1; of an exclusion, its `!`.
  let start: Int
  /// Where the text begins, in characters from 1.
  let column: Int

  /// Reads a line; `nil` if there is nothing in it.
  init?(_ line: Substring, number: Int) {
    let content = Trimmed(Substring(line.utf8.prefix { $0 != UInt8(ascii: "#") }))
    guard let first = content.text.unicodeScalars.first else { return nil }
    isExclusion = first == "!"
    let target = isExclusion ? Trimmed(Substring(content.text.unicodeScalars.dropFirst())) : nil
    text = String(target?.text ?? content.text)
    self.line = number
    start = content.offset + 1
    column = target.map { content.offset + $0.offset + 2 } ?? start
  }

  /// Whether it stands for several locales, as in `de-*`.
  var isPattern: Bool { text.contains("*") }
}

/// A text without white space at both ends, and how many characters were before it.
private struct Trimmed {
  let text: Substring
  let offset: Int

  init(_ whole: Substring) {
    // By Unicode scalar: a space with an accent on it is one character, and is not white space.
    let start = whole.unicodeScalars.drop { $0.properties.isWhitespace }
    let last = start.lastIndex { !$0.properties.isWhitespace }
    text = last.map { Substring(start[...$0]) } ?? ""
    offset = whole[..<start.startIndex].count
  }
}
