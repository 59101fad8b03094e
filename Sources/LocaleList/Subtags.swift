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

  /// The part to be read next, or `nil` at the end.
  var peek: Subtag? { rest.first }

  mutating func next() -> Subtag? { rest.popFirst() }

  mutating func next(where isWanted: (Subtag) -> Bool) -> Subtag? {
    guard let first = rest.first, isWanted(first) else { return nil }
    return rest.removeFirst()
  }
}

/// One part of a tag, and how many characters stand before it.
struct Subtag: Equatable {
  let text: String
  let offset: Int

  var isLanguageShaped: Bool { (2...3).contains(text.count) && text.allSatisfy(\.isLetter) }

  static func isScriptShaped(_ subtag: Subtag) -> Bool {
    subtag.text.count == 4 && subtag.text.allSatisfy(\.isLetter)
  }

  static func isRegionShaped(_ subtag: Subtag) -> Bool {
    (subtag.text.count == 2 && subtag.text.allSatisfy(\.isLetter))
      || (subtag.text.count == 3 && subtag.text.allSatisfy(\.isNumber))
  }
}
