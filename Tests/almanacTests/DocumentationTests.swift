import AlmanacTestSupport
import Foundation
import Testing

/// The README, the articles, and the files for contributors in `.github`, which name each other, tests and scripts.
@Suite struct DocumentationTests {
  /// The names of the articles, such as `OwnWords`.
  private static func articles() throws -> Set<String> {
    Set(try Repository.manual.dropFirst().map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
  }

  @Test("has at most 18 articles")
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

  @Test("the article \"Guarantees\" names only tests that exist, at least one for each promise")
  func promises() throws {
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

  private static let guides = ["CONTRIBUTING", "CODE_OF_CONDUCT", "PULL_REQUEST_TEMPLATE", "SECURITY"]
    .map { ".github/\($0).md" }

  /// Whether a file or folder exists at a path, relative to the top folder of the project.
  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.folder.appending(path: path).standardized.path)
  }

  /// The paths in `text` that are inside one of `folders`, such as `.ci/test`.
  private static func paths(in text: String, under folders: [String]) -> [String] {
    text.matches(of: #/(?:^|[\s`(])(\.?[A-Za-z]+\/[\w.\/-]*\w)/#.anchorsMatchLineEndings()).map {
      String($0.1)
    }
    .filter { path in folders.contains { path.hasPrefix("\($0)/") } }
  }

  @Test("the files for contributors name only files that exist", arguments: guides)
  func guidePaths(guide: String) throws {
    let paths = Self.paths(
      in: try Repository.text(of: guide), under: [".ci", ".release", "Sources", "Tests"])
    #expect(paths.count >= (guide.contains("CONTRIBUTING") ? 8 : 0))
    for path in paths { #expect(Self.exists(path), "\(path)") }
  }

  @Test("the README and the articles name only scripts that exist")
  func scripts() throws {
    var count = 0
    for document in try Repository.manual {
      for path in Self.paths(in: try Repository.text(of: document), under: [".ci", ".release"]) {
        count += 1
        #expect(Self.exists(path), "\(document): \(path)")
      }
    }
    #expect(count > 20)
  }

  @Test("the README, the articles and the files for contributors link only to files and headings that exist")
  func links() throws {
    for document in try Repository.manual + Self.guides { try expectLinks(in: document) }
  }

  private func expectLinks(in document: String) throws {
    let path = Repository.folder.appending(path: document)
    for match in try Repository.text(of: document).matches(of: #/\]\(([^)#]*)(?:#([^)]*))?\)/#)
    where !match.1.hasPrefix("https://") {
      let file = match.1.isEmpty ? path : path.deletingLastPathComponent().appending(path: String(match.1))
      #expect(FileManager.default.fileExists(atPath: file.standardized.path), "\(document): \(match.0)")
      guard let heading = match.2 else { continue }
      let headings = try String(contentsOf: file.standardized, encoding: .utf8)
        .matches(of: #/^#+ (.*)$/#.anchorsMatchLineEndings())
        .map { $0.1.lowercased().replacing(" ", with: "-").replacing(#/[^\w-]/#, with: "") }
      #expect(headings.contains(String(heading)), "\(document): \(match.0)")
    }
  }

  @Test("CONTRIBUTING.md lists every folder of Sources once, and has at most 110 lines")
  func layout() throws {
    let guide = try Repository.text(of: ".github/CONTRIBUTING.md")
    #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 111)
    let layout = try #require(guide.firstMatch(of: #/\n## Layout\n([\s\S]*?)\n## /#)?.1)
    let folders = layout.matches(of: #/^\d+\. (`[^:]*):/#.anchorsMatchLineEndings())
      .flatMap { $0.1.matches(of: #/`(\w+)`/#).map { String($0.1) } }
    let sources = Repository.folder.appending(path: "Sources")
    #expect(folders.sorted() == (try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()))
  }

  @Test("CONTRIBUTING.md filters tests by targets and suites that exist")
  func filters() throws {
    let filters = try Repository.text(of: ".github/CONTRIBUTING.md").matches(of: #/--filter (\w+)/#).map {
      String($0.1)
    }
    #expect(filters.count >= 2)
    let package = try Repository.text(of: "Package.swift")
    let tests = try #require(
      FileManager.default.enumerator(atPath: Repository.folder.appending(path: "Tests").path))
    let files = Set(tests.compactMap { $0 as? String }.map { URL(filePath: $0).lastPathComponent })
    for filter in filters {
      #expect(package.contains("name: \"\(filter)\"") || files.contains("\(filter).swift"), "\(filter)")
    }
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
