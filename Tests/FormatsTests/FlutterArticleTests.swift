import AlmanacFormats
import AlmanacKit
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

  // Source: generate_localizations.dart in flutter/flutter, "Because l10n.yaml exists, the options defined there will be
  // used instead."
  @Test("calls gen-l10n without arguments, because an app with texts of its own has an l10n.yaml")
  func arguments() throws {
    let calls = try Repository.article("Flutter").split(separator: "flutter gen-l10n").dropFirst()
    #expect(!calls.isEmpty && !calls.contains { $0.hasPrefix(" --") })
  }

  // CLDR's names and patterns give the four titles; AlmanacKit gives the title in every locale.
  @Test("makes the title of a month in every locale of this repository as AlmanacKit does")
  func title() throws {
    let almanac = try Almanac(bundleAt: Repository.folder.appending(path: "Output").path)
    let day = try CalendarDate(gregorianYear: 2026, month: 1, day: 5)
    var titles: [String: String] = [:]
    for tag in try IndexFile(reading: Repository.bytes(of: "Output/\(BundlePath.index)")).locales.keys {
      titles[tag] = try title(tag)
      #expect(try titles[tag] == almanac.locale(tag).calendar(.gregorian).text(day, skeleton: "yMMMM"))
    }
    #expect(titles["zh-Hant-TW"] == "2026年1月" && titles["ja-JP"] == "2026年1月")
    #expect(titles["fa-IR"] == "ژانویهٔ ۲۰۲۶" && titles["sr-Cyrl"] == "јануар 2026.")
  }

  /// The title that the article's function makes for January 2026, by the fields and the cases in its code.
  private func title(_ tag: String) throws -> String {
    let article = try Repository.article("Flutter")
    let fields = try Regex(String(#require(article.firstMatch(of: /RegExp\("(.+)"\)/)).1))
    let cases = article.matches(of: /\n +('\w+'.*) => (\w+)\('?([\w.]+)'?\),/)
    let calendar = try CalendarFile(reading: Repository.bytes(of: "Output/json/\(tag)/gregorian.json"))
    let locale = try LocaleFile(reading: Repository.bytes(of: "Output/json/\(tag)/locale.json"))
    let digits = try #require(locale.numbers.digits)
    return try #require(calendar.patterns.skeletons["yMMMM"]).replacing(fields) { field in
      let field = field.output.map { $0.substring ?? "" }
      let row = cases.first { $0.1.contains("'\(field[0])'") }
      switch (row?.2, row?.3) {
      case ("number", "date.year"): return [2, 0, 2, 6].map { digits[$0] }.joined()
      case ("number", "date.month"): return digits[1]
      case ("month", "format"): return calendar.months.format.wide[0]
      case ("month", "standAlone"): return calendar.months.standAlone.wide[0]
      default: return String(field[1])
      }
    }
  }
}
