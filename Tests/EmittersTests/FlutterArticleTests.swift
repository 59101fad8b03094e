import AlmanacTestSupport
import Foundation
import Testing

/// The article "Use it in a Flutter app": what Flutter and the package intl lack.
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

  // Source: DateFormat's constructor in pkgs/intl of dart-lang/i18n throws for a locale that localeExists refuses. Its
  // `canonicalizedLocale` replaces only the first hyphen of a tag.
  @Test("asks intl whether it has a locale before it formats a date, with '_' in place of every hyphen")
  func dateFormat() throws {
    let article = try Repository.article("Flutter")
    let calls = article.matches(of: /DateFormat\((?<pattern>\w+), (?<locale>\w+)\)/)
    #expect(!calls.isEmpty)
    for call in calls {
      #expect(article.contains("DateFormat.localeExists(\(call.locale))"))
      #expect(article.contains("\(call.locale) = tag.replaceAll('-', '_')"))
    }
  }

  // Source: the fields of `_matchers` and of DateFormat's documentation in pkgs/intl of dart-lang/i18n.
  @Test(
    "names the only field of the times that intl does not know",
    arguments: ["de", "en", "ja", "ko", "zh-Hans", "zh-Hant"])
  func fields(tag: String) throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(Repository.text(of: "Output/json/\(tag)/locale.json").utf8))
    let time = try #require((json as? [String: Any])?["time"] as? [String: Any])
    let patterns = try #require(time["styles"] as? [String: String]).values
    let letters = Set(patterns.joined().replacing(/'[^']*'/, with: "").filter { $0.isASCII && $0.isLetter })
    #expect(letters.subtracting("GyMkSEahKHcLQdDmsvzZ") == (tag == "zh-Hant" ? ["B"] : []))
  }
}
