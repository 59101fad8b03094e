/// The parts of a tag between its hyphens, read from left to right.
struct Subtags {
  private var rest: ArraySlice<Subtag>

  init(_ text: String) {
    var offset = 0
    var parts: [Subtag] = []
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      parts.append(Subtag(text: String(part), offset: offset))
      offset += part.count + 1
    }
    rest = parts[...]
  }

  /// The next part, which remains unread; `nil` at the end of the tag.
  var peek: Subtag? { rest.first }

  mutating func next() -> Subtag? { rest.popFirst() }

  mutating func next(where isWanted: (Subtag) -> Bool) -> Subtag? {
    guard let first = rest.first, isWanted(first) else { return nil }
    return rest.removeFirst()
  }
}

/// One part of a tag, and the number of characters in the tag before it.
struct Subtag: Equatable {
  let text: String
  let offset: Int

  var isLanguageShaped: Bool { hasOnly(\.isTagLetter, count: 2...3) }

  var isScriptShaped: Bool { hasOnly(\.isTagLetter, count: 4...4) }

  var isRegionShaped: Bool { hasOnly(\.isTagLetter, count: 2...2) || hasOnly(\.isTagDigit, count: 3...3) }

  private func hasOnly(_ kind: (Unicode.Scalar) -> Bool, count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count) && text.unicodeScalars.allSatisfy(kind)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter; a tag has no other letters.
  var isTagLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether the scalar is an ASCII digit; a tag has no other digits.
  var isTagDigit: Bool { ("0"..."9").contains(self) }

  /// Whether a tag can contain the scalar: an ASCII letter, an ASCII digit or `-`.
  var isTagCharacter: Bool { isTagLetter || isTagDigit || self == "-" }
}
