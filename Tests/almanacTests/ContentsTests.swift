import AlmanacTestSupport
import Foundation
import Testing

/// The tables of contents: the README on a code host, and the first page of AlmanacKit's documentation.
@Suite struct ContentsTests {
  /// The names of the articles, such as `OwnWords`.
  private static func articles() throws -> Set<String> {
    Set(try Repository.manual.dropFirst().map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
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

  @Test("the README has at most 120 lines, 1,500 words and 110 columns")
  func length() throws {
    let readme = try Repository.readme
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 120)
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 1500)
  }
}

extension Repository {
  /// The paths of the README and then of the articles, which are sorted.
  static var manual: [String] {
    get throws {
      let articles = "Sources/AlmanacKit/AlmanacKit.docc"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: articles).path)
      return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(articles)/\($0)" }
    }
  }
}
