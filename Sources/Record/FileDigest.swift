import AlmanacKit

package struct FileDigest: Hashable, Sendable {
  /// The SHA-256 of the bytes (FIPS 180-4): 64 lowercase hexadecimal digits.
  package var sha256: String
  package var size: Int

  /// Makes a digest from a known SHA-256 and size; `nil` if `sha256` is not a SHA-256, or if `size` is negative.
  package init?(sha256: String, size: Int) {
    guard Self.isSHA256(sha256), size >= 0 else { return nil }
    self.sha256 = sha256
    self.size = size
  }

  /// Whether a text consists of 64 lowercase hexadecimal digits.
  package static func isSHA256(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { $0.isDigit || $0.isLowercase && $0 <= UInt8(ascii: "f") }
  }
}
