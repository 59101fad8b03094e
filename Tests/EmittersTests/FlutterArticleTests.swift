import AlmanacTestSupport
import Foundation
import Testing

/// The article "Use it in a Flutter app": its list of languages that Flutter's own widgets lack.
@Suite("The article on Flutter")
struct FlutterArticleTests {
  // Source: kMaterialSupportedLanguages in packages/flutter_localizations of flutter/flutter. `ga` and `ug` are new.
  private static let flutter = Set(
    """
    af am ar as az be bg bn bo bs ca cs cy da de el en es et eu fa fi fil fr ga gl gsw gu he hi hr hu hy id is it ja ka kk
    km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl no or pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr ug uk ur uz
    vi zh zu
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  @Test("lists each language of locales.txt that Flutter's own widgets lack")
  func languages() throws {
    let tags = try Repository.text(of: "locales.txt").split(separator: "\n").flatMap { line in
      line.prefix { $0 != "#" }.split(separator: " ")
    }
    let missing = Set(tags.map { String($0.prefix { $0 != "-" }) }).subtracting(Self.flutter)
    let article = try Repository.article("Flutter")
    let lines = article.split(separator: "\n")
    let list = try #require(lines.first { $0.hasPrefix("`ast` `br`") })
    #expect(list.split(separator: " ").map { $0.trimmingCharacters(in: ["`"]) } == missing.sorted())
  }
}
