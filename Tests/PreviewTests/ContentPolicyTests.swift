import Testing

@testable import AlmanacPreview

/// The content security policy of a page.
@Suite struct ContentPolicyTests {
  // The first hash is the example of CSP Level 3, section 2.3.1. The second is a test vector of FIPS 180-2 in Base64.
  @Test("allows only the page's script and style")
  func directives() {
    let script = Array("alert('Hello, world.');".utf8)
    #expect(
      HTMLFile.policy(script: script, style: Array("abc".utf8))
        == "default-src 'none'; base-uri 'none'; form-action 'none'; "
        + "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; "
        + "style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
  }
}
