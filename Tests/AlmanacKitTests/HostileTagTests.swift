import AlmanacKit
import Testing

/// Texts that are not language tags, such as `../../x`, in a bundle's index or from a caller of AlmanacKit.
@Suite struct HostileTagTests {
  private static let hostile = [
    "../../x", "..", ".", "", "/", "/etc", "de/", "de/../en", "de\\u0000", "-", "de-", "-de", "de--AT",
    "de_AT", "d\u{e9}",
    "de AT", "de\\n", "d%65",
  ]

  @Test("refuses an index that lists something other than a language tag", arguments: hostile)
  func index(tag: String) throws {
    let bundle = try DamagedBundle()
    try bundle.shortenIndex()
    try bundle.replace(#""de":{"#, with: "\"\(tag)\":{", in: "json/index.json")
    #expect(bundle.error()?.malformedPath == "json/index.json")
    #expect(bundle.error()?.malformedReason?.hasSuffix("which is not a language tag") == true)
  }

  @Test("refuses a text from a caller that is not a tag in the index", arguments: hostile + ["DE", "xx"])
  func caller(tag: String) throws {
    let almanac = try RealBundle.almanac
    #expect(throws: AlmanacError.unknownLocale(tag: tag, known: almanac.localeTags)) {
      try almanac.locale(tag)
    }
  }
}
