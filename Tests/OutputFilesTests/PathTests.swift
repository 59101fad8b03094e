import AlmanacOutputFiles
import Testing

@Suite("The path of a file of a bundle")
struct PathTests {
  private static let name = String(repeating: "n", count: 255)

  /// A path of four names, so many bytes long.
  private static func path(bytes: Int) -> String {
    "\(name)/\(name)/\(name)/" + String(repeating: "n", count: bytes - 3 * 256)
  }

  @Test(
    "stays below the folder it starts in", arguments: ["a", "a/b/c.json", "a b", "ä", "..a", ".a", "a/..."])
  func good(path: String) {
    #expect(isPathOfBundle(path))
  }

  @Test(
    "leads nowhere else, and not into the staging folder",
    arguments: [
      "", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "a/./b", "a\nb", "a\u{7F}", "a\u{0}b",
      ".almanac-staging", ".almanac-staging/files/a", ".Almanac-Staging/a",
    ])
  func bad(path: String) {
    #expect(!isPathOfBundle(path))
  }

  // Linux and macOS have names of 255 bytes at the most, and macOS has paths of 1,024.
  @Test("has names of at most 255 bytes, and at most 900 bytes together")
  func length() {
    #expect(isPathOfBundle(Self.name) && !isPathOfBundle(Self.name + "n"))
    #expect(isPathOfBundle("a/\(Self.name)") && !isPathOfBundle("a/\(Self.name)n/b"))
    #expect(isPathOfBundle(Self.path(bytes: 900)) && !isPathOfBundle(Self.path(bytes: 901)))
  }
}
