import Foundation
import Testing

/// The README's table of promises.
@Suite struct PromiseTests {
  @Test("names tests that there are")
  func tests() throws {
    let rows = try Repository.readme.split(separator: "\n").filter { $0.hasPrefix("| **") }
    #expect(rows.count >= 10)
    let tests = try Set(
      FileManager.default.subpathsOfDirectory(atPath: Repository.folder.appending(path: "Tests").path)
        .map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
    for row in rows {
      let names = row.matches(of: #/`(\w+Tests)`/#).map { String($0.output.1) }
      #expect(!names.isEmpty, "\(row)")
      #expect(tests.isSuperset(of: names), "\(row)")
    }
  }
}
