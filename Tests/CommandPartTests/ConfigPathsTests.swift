import Testing

@testable import almanac

/// The paths in a config.
@Suite struct ConfigPathsTests {
  // Containers often have a project at the root of the file system, where a test cannot write.
  @Test(
    "may lead to any path if the config is at the root of the file system, and have no '.' for a new folder",
    arguments: [
      ("/almanac-none", "/almanac-none"), ("almanac-none/./x", "/almanac-none/x"),
      ("usr/almanac-none/x/", "/usr/almanac-none/x"), ("-", "/-"),
    ])
  func atRoot(path: String, real: String) throws {
    #expect(try ConfigPaths(of: "/almanac.json").real(path).real == real)
  }
}
