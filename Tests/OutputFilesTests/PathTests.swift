import AlmanacOutputFiles
import Testing

@Suite("The path of a file of a bundle")
struct PathTests {
  private static let name = String(repeating: "n", count: 255)

  /// A path with a length of `bytes` bytes: three names of 255 bytes and a shorter name.
  private static func path(bytes: Int) -> String {
    "\(name)/\(name)/\(name)/" + String(repeating: "n", count: bytes - 3 * 256)
  }

  @Test(
    "stays inside the bundle's folder", arguments: ["a", "a/b/c.json", "a b", "ä", "..a", ".a", "a/..."])
  func good(path: String) {
    #expect(isPathOfBundle(path))
  }

  @Test(
    "does not lead out of the folder or into the staging folder",
    arguments: [
      "", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "a/./b", "a\nb", "a\u{7F}", "a\u{0}b",
      ".almanac-staging", ".almanac-staging/files/a", ".Almanac-Staging/a",
    ])
  func bad(path: String) {
    #expect(!isPathOfBundle(path))
  }

  // Linux and macOS allow names of up to 255 bytes, and macOS allows paths of up to 1,024 bytes.
  @Test("has at most 255 bytes in a name, and at most 900 bytes altogether")
  func length() {
    #expect(isPathOfBundle(Self.name) && !isPathOfBundle(Self.name + "n"))
    #expect(isPathOfBundle("a/\(Self.name)") && !isPathOfBundle("a/\(Self.name)n/b"))
    #expect(isPathOfBundle(Self.path(bytes: 900)) && !isPathOfBundle(Self.path(bytes: 901)))
  }
}
