import AlmanacTestSupport
import Foundation
import Testing

/// The table of the article "Guarantees, tests and sources".
@Suite struct PromiseTests {
  @Test("names only tests that exist")
  func tests() throws {
    let rows = try Repository.article("Guarantees").split(separator: "\n").filter { $0.hasPrefix("| **") }
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
