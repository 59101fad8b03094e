import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The section "Add a format" of the article AddTo: the format that it names works, and the files that it names exist.
@Suite("The article on adding a format")
struct AddFormatArticleTests {
  private let context = EmissionContext(["de-AT"], calendars: [])

  private func file(words: [String: Phrase] = [:]) throws -> EmittedFile {
    var record = LocaleRecord.sample
    record.locale.strings.merge(words) { $1 }
    return try #require(PropertiesFormat(context).files(for: record).first)
  }

  @Test("names files and types that the project has")
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

  // `Properties.load` of Java 17 reads the expected lines back as the keys and texts in `words`.
  @Test("names a format whose lines Java reads back")
  func lines() throws {
    let words: [String: Phrase] = [
      "a = b:#!": .plain("  x = \"y\"\\\n"), "é": .plain("\u{A0}\u{1F4C5}"),
    ]
    let text = try file(words: words).text
    #expect(text.hasPrefix(#"a\u0020\u003d\u0020b\u003a\u0023\u0021=\u0020 x = \"y\"\\\n"# + "\n"))
    #expect(text.contains("\naction.done=Fertig & <los>\n"))
    #expect(text.hasSuffix("\né=\\u00a0\u{1F4C5}\n"))
  }

  @Test("names a format that knows the paths of its files")
  func paths() throws {
    #expect(PropertiesFormat.locale(at: try file().path) == "de-AT")
    #expect(PropertiesFormat.locale(at: "properties/../x.properties") == nil)
  }
}
