import Testing

@testable import AlmanacPreview

/// The content security policy of a page.
@Suite struct ContentPolicyTests {
  // The first text is the example of CSP Level 3, section 2.3.1. The others are test vectors of FIPS 180-2 in Base64.
  @Test(
    "has the hashes that browsers compute for the script and the style",
    arguments: [
      ("alert('Hello, world.');", "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ])
  func hash(text: String, expected: String) {
    #expect(HTMLFile.hash(Array(text.utf8)) == expected)
  }

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
