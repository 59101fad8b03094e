import AlmanacKit
import Foundation
import Testing

/// Bundles with very many of an app's own keys, which every reader must accept.
@Suite struct OwnKeysTests {
  @Test("list keys only once if the same locales lack them, in a manifest that every reader accepts")
  func manyKeys() throws {
    let own = (0..<2000).map { entry("own.key\($0)", "en", "x") }
    let tool = try Tool(files: ["own.xcstrings": catalogue(own), "locales.txt": "en\nen-GB\nde-*\nfr\n"])
    let options = ["--strings", "own.xcstrings", "--formats", "json", "--calendars", "gregorian", "--quiet"]
    #expect(try tool.run(options).status == 0)
    #expect(try tool.text(of: "Output/manifest.json").utf8.count < 200_000)
    let manifest = try tool.json("Output/manifest.json")
    let missing = try #require(manifest["missing"] as? [[String: [String]]])
    #expect(missing.count == 1)
    #expect(missing[0]["keys"]?.count == 2000)
    #expect(missing[0]["locales"]?.contains("de-AT") == true)
    #expect(missing[0]["locales"]?.contains("en-GB") == false)
    let locales = try #require(manifest["locales"] as? [String: [String: Any]])
    #expect(["en", "en-GB", "fr"].map { locales[$0]?["own"] as? Int } == [2000, 2000, 0])
    #expect(try tool.run(["check"] + options).status == 0)
    #expect(try tool.run("diff", "Output", "Output").status == 0)
    let almanac = try Almanac(bundleAt: tool.folder.appending(path: "Output").path)
    #expect(almanac.localeTags.contains("de-AT"))
  }
}
