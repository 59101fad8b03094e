/// The content of a file, known by its size and its SHA-256.
package struct FileDigest: Codable, Hashable, Sendable {
  /// The SHA-256 of the bytes (FIPS 180-4): 64 hexadecimal digits, in lower case.
  package var sha256: String
  /// The size in bytes.
  package var size: Int

  /// A digest that is known already; `nil` if the text is not a SHA-256, or the size is negative.
  package init?(sha256: String, size: Int) {
    guard Self.isSHA256(sha256), size >= 0 else { return nil }
    self.sha256 = sha256
    self.size = size
  }

  /// Whether a text is 64 hexadecimal digits in lower case.
  package static func isSHA256(_ text: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    return text.utf8.count == 64 && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0) }
  }
}
