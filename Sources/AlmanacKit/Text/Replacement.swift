extension String {
  /// The text with every occurrence of `part` replaced by another text, byte for byte.
  ///
  /// `replacing(_:with:)` compares characters: a mark behind `{0}` would hide it.
  package func replacingBytes(of part: String, with other: String) -> String {
    var rest = self[...]
    var result = ""
    while let found = rest.utf8Range(of: part) {
      result += rest[..<found.lowerBound]
      result += other
      rest = rest[found.upperBound...]
    }
    return rest.startIndex == startIndex ? self : result + rest
  }

  /// How many occurrences of `part` the method above would replace.
  package func countBytes(of part: String) -> Int {
    var rest = self[...]
    var count = 0
    while let found = rest.utf8Range(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}

extension Substring {
  /// Where a text stands first, byte for byte.
  fileprivate func utf8Range(of part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) {
        return start..<rest.index(start, offsetBy: part.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
