package import AlmanacBundle
import CAlmanacSHA256

extension FileDigest {
  /// Computes the size and the SHA-256 of a file with these bytes.
  package init(of bytes: [UInt8]) {
    self.init(of: bytes, hash: almanac_sha256)
  }

  /// Computes the digest with a given SHA-256 function.
  init(
    of bytes: [UInt8],
    hash: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    var digest = [UInt8](repeating: 0, count: 32)
    hash(bytes, bytes.count, &digest)
    guard let known = FileDigest(sha256: Self.hexadecimal(digest), size: bytes.count) else {
      preconditionFailure("A SHA-256 is not 64 digits.")
    }
    self = known
  }

  /// The bytes as hexadecimal digits.
  package static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (index, byte) in bytes.enumerated() {
        text[2 * index] = digits[Int(byte >> 4)]
        text[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }
}
