extension String {
  /// Whether the text has the form of a locale's tag, as in `zh-Hant-TW`, and so cannot lead out of a folder.
  ///
  /// A tag is ASCII letters and digits in parts, with one hyphen between two parts.
  package var isLocaleTag: Bool {
    guard utf8.count <= Limits.tag else { return false }
    return utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy(\.isASCIILetterOrDigit)
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
