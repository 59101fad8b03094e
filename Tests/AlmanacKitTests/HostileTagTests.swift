import AlmanacKit
import Testing

/// A manifest or a caller that asks for a locale outside the bundle's folder.
@Suite struct HostileTagTests {
  private static let hostile = [
    "../../x", "..", ".", "", "/", "/etc", "de/", "de/../en", "de\\u0000", "-", "de-", "-de", "de--AT",
    "de_AT", "d\u{e9}",
    "de AT", "de\\n", "d%65", longest + "h",
  ]

  /// A tag of 100 bytes.
  private static let longest = "de-u-nu" + String(repeating: "-latnlatn", count: 9) + "-abc-abcdefg"

  @Test("refuses a manifest that lists something other than a language tag", arguments: hostile)
  func manifest(tag: String) throws {
    let bundle = try DamagedBundle()
    try bundle.shortenManifest()
    try bundle.replace(#""de":{"#, with: "\"\(tag)\":{", in: "manifest.json")
    #expect(bundle.error()?.malformedPath == "manifest.json")
    #expect(bundle.error()?.malformedReason?.hasSuffix("which is not a language tag") == true)
  }

  @Test(
    "reads a manifest with every form that a tag has",
    arguments: ["de", "zh-Hant-TW", "es-419", "ar-EG-u-nu-latn", longest])
  func tags(tag: String) throws {
    let bundle = try DamagedBundle()
    try bundle.shortenManifest()
    try bundle.replace(#""de":{"#, with: "\"\(tag)\":{", in: "manifest.json")
    #expect(try Almanac(bundleAt: bundle.folder.path).localeTags == [tag])
  }

  @Test("opens nothing outside the folder for a caller either", arguments: hostile)
  func caller(tag: String) throws {
    let almanac = try Almanac(bundleAt: RealBundle.folder.path)
    #expect(throws: AlmanacError.unknownLocale(tag: tag, known: almanac.localeTags)) {
      try almanac.locale(tag)
    }
  }
}
