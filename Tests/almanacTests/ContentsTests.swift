import Foundation
import Testing

/// The tables of contents: the README on a code host, and the first page of AlmanacKit's documentation.
@Suite struct ContentsTests {
  private static let folder = "Sources/AlmanacKit/AlmanacKit.docc"

  private static func articles() throws -> Set<String> {
    let path = Repository.folder.appending(path: folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".md") }
    return Set(names.map { String($0.dropLast(".md".count)) })
  }

  @Test("there are at most 18 articles")
  func count() throws {
    #expect(try Self.articles().count <= 18)
  }

  @Test("the README links to each article")
  func readme() throws {
    let links = try Repository.readme.matches(of: #/\]\(Sources\/AlmanacKit\/AlmanacKit\.docc\/(\w+)\.md\)/#)
    #expect(try Set(links.map { String($0.1) }) == Self.articles())
  }

  @Test("the first page of the documentation lists each other article once")
  func firstPage() throws {
    let names = try Repository.article("AlmanacKit").matches(of: #/\n- <doc:(\w+)>/#).map { String($0.1) }
    #expect(names.count == Set(names).count)
    #expect(try Set(names).union(["AlmanacKit"]) == Self.articles())
  }

  @Test("links between documents lead to files")
  func links() throws {
    let articles = try Self.articles().map { "\(Self.folder)/\($0).md" }
    for document in articles + ["README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"] {
      let base = Repository.folder.appending(path: document).deletingLastPathComponent()
      for match in try Repository.text(of: document).matches(of: #/\]\(([^):#]+)(#[^)]*)?\)/#) {
        let path = base.appending(path: String(match.1)).standardized.path
        #expect(FileManager.default.fileExists(atPath: path), "\(document): \(match.1)")
      }
    }
  }

  @Test("the README has at most 120 lines, 1,500 words and 110 columns")
  func length() throws {
    let readme = try Repository.readme
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 120)
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 1500)
  }
}
