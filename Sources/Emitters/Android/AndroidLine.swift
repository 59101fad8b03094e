import AlmanacKit

extension String {
  /// Whether the text can be the name of a resource.
  var isResourceName: Bool {
    !isEmpty && utf8.count <= 4 * Limits.jsonKey
      && utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isASCIIAlphanumeric }
  }
}

extension ArraySlice<UInt8> {
  /// What is between two texts, if the bytes begin and end with them.
  func part(_ start: String, _ end: String) -> String? {
    between(start, end).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text whose escaped form is between two texts, if the bytes begin and end with them.
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
