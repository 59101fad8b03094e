import AlmanacTestSupport
import Foundation
import Testing

/// The files for contributors in `.github`, such as CONTRIBUTING.md, and the scripts that the documentation names.
@Suite struct ContributorFilesTests {
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

  @Test("name only files that exist", arguments: guides)
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

  @Test("link only to files and headings that exist, like the README and the articles")
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

  @Test("list every folder of Sources once in CONTRIBUTING.md, which has at most 110 lines")
  func layout() throws {
    let guide = try Repository.text(of: ".github/CONTRIBUTING.md")
    #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 111)
    let layout = try #require(guide.firstMatch(of: #/\n## Layout\n([\s\S]*?)\n## /#)?.1)
    let folders = layout.matches(of: #/^\d+\. (`[^:]*):/#.anchorsMatchLineEndings())
      .flatMap { $0.1.matches(of: #/`(\w+)`/#).map { String($0.1) } }
    let sources = Repository.folder.appending(path: "Sources")
    #expect(folders.sorted() == (try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()))
  }

  @Test("filter tests by targets and suites that exist")
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
