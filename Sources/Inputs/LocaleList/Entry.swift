/// The content of a line in a list of locales, without its comment and the white space around it.
struct Entry: Equatable {
  /// The tag or pattern, such as `de-AT` or `de-*`; empty if nothing follows `!`.
  let text: String
  /// Whether the entry begins with `!`, which means that it removes locales from the selection.
  let isExclusion: Bool
  /// The place of the entry's first character, which may be `!`.
  let place: TextPlace
  /// The column at which the tag or pattern begins, in characters, starting at 1.
  let column: Int

  /// Reads a line of the list; `nil` if the line has no content.
  init?(_ line: Substring, number: Int) {
    let content = Trimmed(Substring(line.utf8.prefix { $0 != UInt8(ascii: "#") }))
    guard let first = content.text.unicodeScalars.first else { return nil }
    isExclusion = first == "!"
    let target = isExclusion ? Trimmed(Substring(content.text.unicodeScalars.dropFirst())) : nil
    text = String(target?.text ?? content.text)
    place = TextPlace(line: number, column: content.offset + 1)
    column = target.map { content.offset + $0.offset + 2 } ?? place.column
  }

  /// The number of the entry's line, starting at 1.
  var line: Int { place.line }

  /// Whether the entry is a pattern for several locales, such as `de-*`.
  var isPattern: Bool { text.contains("*") }
}

/// A text without white space at both ends, and the number of removed characters at the beginning.
private struct Trimmed {
  let text: Substring
  let offset: Int

  init(_ whole: Substring) {
    // This searches by Unicode scalar, because Swift sees a space with an accent as one character that is not white
    // space.
    let start = whole.unicodeScalars.drop { $0.properties.isWhitespace }
    let last = start.lastIndex { !$0.properties.isWhitespace }
    text = last.map { Substring(start[...$0]) } ?? ""
    offset = whole[..<start.startIndex].count
  }
}
