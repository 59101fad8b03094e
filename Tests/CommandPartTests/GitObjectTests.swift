import Testing

@testable import almanac

/// The names that Almanac computes for git's objects.
@Suite struct GitObjectTests {
  @Test("are the names that git computes, for contents of every length up to three blocks")
  func names() throws {
    let content = (1...100).map { "\($0)\n" }.joined().utf8
    let script = "for length in $(seq 0 199); do seq 1 100 | head -c $length | git hash-object --stdin; done"
    let git = try ChildProcess(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
    for length in 0..<200 {
      let name = String(decoding: try #require(git.bytes(upTo: 0x0A, limit: 100)), as: UTF8.self)
      let bytes = GitObjects.header(of: .blob, length) + content.prefix(length)
      #expect(GitObjects.name(of: bytes, like: name) == name, "\(length) bytes")
    }
  }
}
