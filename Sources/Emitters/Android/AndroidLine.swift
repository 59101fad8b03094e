import AlmanacKit

extension String {
  /// Whether the text can be the name of an Android resource: ASCII letters, digits and `_`, within the size limit.
  var isResourceName: Bool {
    !isEmpty && utf8.count <= 4 * Limits.jsonKey
      && utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isASCIIAlphanumeric }
  }
}

extension ArraySlice<UInt8> {
  /// The text between `start` and `end`; `nil` if the bytes do not begin with `start` and end with `end`.
  func part(_ start: String, _ end: String) -> String? {
    between(start, end).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text between `start` and `end`, with each escape replaced by its character.
  ///
  /// The result is `nil` if the bytes do not begin with `start` and end with `end`, or if an escape is not valid.
  func text(_ start: String, _ end: String) -> String? {
    between(start, end).flatMap(AndroidText.unescaped)
  }

  private func between(_ start: String, _ end: String) -> ArraySlice<UInt8>? {
    guard starts(with: start.utf8), count >= start.utf8.count + end.utf8.count,
      suffix(end.utf8.count).elementsEqual(end.utf8)
    else { return nil }
    return dropFirst(start.utf8.count).dropLast(end.utf8.count)
  }
}
