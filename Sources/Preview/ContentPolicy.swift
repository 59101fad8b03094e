import CAlmanacSHA256

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The content security policy of a page: the page loads and sends nothing, and runs only its own script and style.
struct ContentPolicy {
  let script: [UInt8]
  let style: [UInt8]

  /// The policy as the value of the header `Content-Security-Policy`.
  var text: String {
    """
    default-src 'none'; base-uri 'none'; form-action 'none'; \
    script-src 'sha256-\(Self.hash(script))'; style-src 'sha256-\(Self.hash(style))'
    """
  }

  /// The SHA-256 of the bytes in Base64, as CSP Level 3 requires.
  static func hash(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    almanac_sha256(bytes, bytes.count, &digest)
    return Data(digest).base64EncodedString()
  }
}
