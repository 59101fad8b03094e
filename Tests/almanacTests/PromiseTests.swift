import Foundation
import Testing

/// The README's table of promises.
@Suite struct PromiseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("names tests that there are")
  func tests() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| **") }
    #expect(rows.count >= 10)
    let tests = try Set(
      FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: "Tests").path)
        .map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
    for row in rows {
      let names = row.matches(of: #/`(\w+Tests)`/#).map { String($0.output.1) }
      #expect(!names.isEmpty, "\(row)")
      #expect(tests.isSuperset(of: names), "\(row)")
    }
  }
}
