package import AlmanacRecord
import CAlmanacSHA256

extension FileDigest {
  /// Computes the size and the SHA-256 of a file with these bytes.
  package init(of bytes: [UInt8]) { self.init(of: bytes, hash: almanac_sha256) }

  /// Computes the digest with a given SHA-256 function.
  init(of bytes: [UInt8], hash: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>) -> Void) {
    var digest = [UInt8](repeating: 0, count: 32)
    hash(bytes, bytes.count, &digest)
    guard let known = FileDigest(sha256: Self.hexadecimal(digest), size: bytes.count) else {
      preconditionFailure("A SHA-256 is not 64 digits.")
    }
    self = known
  }

  /// The bytes as hexadecimal digits.
  package static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
