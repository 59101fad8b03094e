import AlmanacKit
import Testing

@Suite("The tag of a locale")
struct LocaleTagTests {
  /// A tag with 100 bytes, the most that a tag may have.
  private static let longest = "de-u-nu" + String(repeating: "-latnlatn", count: 9) + "-abc-abcdefg"

  // Almanac writes tags in the form of BCP 47, section 2.1, with the letter case of section 2.1.1.
  @Test(
    "is well-formed",
    arguments: [
      "de", "fil", "de-AT", "es-419", "zh-Hant", "zh-Hant-TW", "ar-EG-u-nu-latn", "de-u-fw-mon",
      "ar-EG-u-ca-islamic-umalqura-fw-mon-hc-h23-nu-arabext-rg-sazzzz", longest,
    ])
  func wellFormed(tag: String) {
    #expect(LocaleTag.isWellFormed(tag))
  }

  @Test(
    "is not well-formed",
    arguments: [
      "", "d", "DE", "deutsch", "de_AT", "de-at", "de-", "-de", "de--AT", "../../x", "de/..", "de/AT", ".",
      "..",
      "zh-hant", "zh-HaNT", "zh-TW-Hant", "de-u-n1-latn", "de-u", "de-u-", "de-u-nu", "de-u-nu-", "de-u-latn",
      "de-u-nu-latn-",
      "de-U-nu-latn", "de-u-fw-nu-latn",
      "de-u-nu-LATN", "de-x-a", "de-t-en", "de-AT-1901", "__proto__", "de\u{0}", "d\u{E9}", "de-\u{212A}Z",
      "de ",
      "de\n", longest + "h",
    ])
  func malformed(tag: String) {
    #expect(!LocaleTag.isWellFormed(tag))
  }

  @Test("is checked in an index, before it becomes a part of a path", arguments: ["../../x", "", "de_AT"])
  func index(tag: String) throws {
    let bundle = try DamagedBundle()
    try bundle.shortenIndex()
    try bundle.replace(#""de":{"#, with: "\"\(tag)\":{", in: "json/index.json")
    #expect(bundle.error()?.malformedPath == "json/index.json")
    #expect(bundle.error()?.malformedReason?.hasSuffix("which is not a language tag") == true)
  }

  @Test("must be in the index if a caller names it", arguments: ["../../x", "de/", "", "DE", "xx"])
  func caller(tag: String) throws {
    let almanac = try RealBundle.almanac
    #expect(throws: AlmanacError.unknownLocale(tag: tag, known: almanac.localeTags)) {
      try almanac.locale(tag)
    }
  }
}
