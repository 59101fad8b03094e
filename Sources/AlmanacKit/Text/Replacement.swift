extension String {
  /// The text in which `other` replaces every occurrence of `part`; texts are compared byte by byte.
  ///
  /// Swift's `replacing(_:with:)` compares characters, so it would not find `{0}` before a combining mark.
  package func replacingBytes(of part: String, with other: String) -> String {
    let pieces = splitBytes(by: part)
    return pieces.count == 1 ? self : pieces.joined(separator: other)
  }

  /// The number of times that `part` occurs in the text; texts are compared byte by byte.
  package func countBytes(of part: String) -> Int { splitBytes(by: part).count - 1 }

  /// The pieces of the text between the occurrences of `part`, compared byte by byte from left to right.
  package func splitBytes(by part: String) -> [Substring] {
    var rest = self[...]
    var pieces: [Substring] = []
    while let match = rest.utf8Range(of: part) {
      pieces.append(rest[..<match.lowerBound])
      rest = rest[match.upperBound...]
    }
    return pieces + [rest]
  }
}

extension Substring {
  /// The range of the first occurrence of `part`, compared byte by byte; `nil` if `part` does not occur.
  fileprivate func utf8Range(of part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return start..<rest.index(start, offsetBy: part.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
