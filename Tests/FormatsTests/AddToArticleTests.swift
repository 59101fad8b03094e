import AlmanacTestSupport
import Foundation
import Testing

/// The article AddTo: the files that it names exist.
@Suite("The article on adding to Almanac")
struct AddToArticleTests {
  @Test("names files and folders that the project has")
  func names() throws {
    let article = try Repository.article("AddTo")
    let quoted = article.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let paths = quoted.filter { path in
      !path.contains(" ") && ["Sources/", "Tests/", ".ci/", ".release/"].contains { path.hasPrefix($0) }
    }
    #expect(paths.count > 8)
    for path in paths {
      let url = Repository.folder.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path()), "\(path)")
    }
  }
}
