import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// `--compact`: a smaller bundle for downloads, with the same values but without their sources.
@Suite struct CompactTests {
  private let tool: Tool
  // Thirty years are enough for the lists of years, which are most of a bundle.
  private static let years = ["--years", "1900...1929"]

  init() throws {
    let inputs = ["locales.txt": "de\nth\nzh-Hant\nhe-u-nu-hebr\n"]
    tool = try Tool(inputs: inputs, Self.years)
    try tool.add(inputs: inputs, Self.years + ["--compact", "--output", "Small"])
  }

  @Test("writes the same values without indentation, sources and lists of years")
  func values() throws {
    let large = try tool.files(in: "Output")
    let small = try tool.files(in: "Small")
    #expect(Set(large.keys) == Set(small.keys))
    for (path, bytes) in large where path != "manifest.json" {
      let compact = try #require(small[path])
      guard path.hasPrefix("json/") else {
        #expect(compact == bytes, "\(path)")
        continue
      }
      #expect(compact.count < bytes.count && compact.filter { $0 == 0x0A }.count == 1, "\(path)")
      let hasDigits = !path.contains("hebr")
      let expected = try object(bytes)
      expected["sources"] = nil
      if hasDigits, let years = (expected["years"] as? NSDictionary)?.mutableCopy() as? NSMutableDictionary,
        years["first"] != nil
      {
        years.removeObjects(forKeys: ["display", "numeric"])
        expected["years"] = years
      }
      #expect(try expected == object(compact), "\(path)")
    }
  }

  @Test(
    "writes a bundle in which AlmanacKit finds the same labels",
    arguments: [""] + (SlowTests.areAsked ? ["locales.txt", "*"] : []))
  func read(list: String) throws {
    if !list.isEmpty {
      let locales = list == "*" ? "*\n" : try Repository.text(of: list)
      try tool.generate(locales, Self.years)
      try tool.generate(locales, Self.years + ["--compact", "--output", "Small"])
    }
    let large = try almanac("Output")
    let small = try almanac("Small")
    for tag in large.localeTags {
      for identifier in try large.locale(tag).calendars {
        let whole = try large.locale(tag).calendar(identifier)
        let short = try small.locale(tag).calendar(identifier)
        #expect(try short.yearRows(whole.years) == whole.yearRows(whole.years), "\(tag) \(identifier)")
      }
    }
  }

  private func almanac(_ folder: String) throws -> Almanac {
    try Almanac(bundleAt: tool.folder.appending(path: folder).path)
  }

  @Test("writes modules without indentation")
  func modules() throws {
    #expect(try tool.run("--quiet", "--compact", "--formats", "esm", "--output", "Small").status == 0)
    let files = try tool.files(in: "Small").filter { $0.key.hasPrefix("esm/de/") && $0.key.hasSuffix(".js") }
    for (path, bytes) in files {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { !$0.hasPrefix(" ") }, "\(path)")
    }
    #expect(files.count == 4)
  }

  @Test("is checked with the same option")
  func check() throws {
    #expect(try tool.run("check", "--compact", "--output", "Small").status == 0)
    let outcome = try tool.run("check", "--compact")
    #expect(outcome.status == 1)
    #expect(outcome.stdout.hasPrefix("stale: the bundle was made with other inputs: options.compact\n"))
    #expect(outcome.stdout.contains("\n--compact: off in the bundle, on in this run\n"))
    // A compact bundle has no sources and no lists of years, and a normal bundle has both. This difference follows from
    // the option, so check does not report it.
    #expect(!outcome.stdout.contains("sources") && !outcome.stdout.contains(" years."), "\(outcome.stdout)")
  }

  @Test("is compared with a normal bundle in the fields that both have")
  func diff() throws {
    #expect(
      try tool.run("diff", "Output", "Small").stdout
        == "1 difference: other 1\nmanifest options.compact: true added\n")
    #expect(
      try tool.run("diff", "Small", "Output").stdout
        == "1 difference: other 1\nmanifest options.compact: true removed\n")
    try tool.edit("Small/json/de/gregorian.json") {
      $0.replacing("\"Januar\"", with: "\"Jaenner\"")
        .replacing(#""pattern":"y""#, with: #""pattern":"G y""#)
    }
    #expect(
      try tool.run("diff", "Output", "Small").stdout == """
        4 differences: pattern 1, name 2, other 1
        manifest options.compact: true added
        de gregorian years.pattern: "y" → "G y"
        de gregorian months.format.wide.M01: "Januar" → "Jaenner"
        de gregorian months.standAlone.wide.M01: "Januar" → "Jaenner"

        """)
  }

  @Test("is compared with another compact bundle, and replaced by a normal bundle")
  func replaced() throws {
    #expect(try tool.run("diff", "Small", "Small").status == 0)
    #expect(try tool.run("--quiet", "--output", "Small", "--no-compact").status == 0)
    #expect(try tool.files(in: "Small") == tool.files(in: "Output"))
  }

  private func object(_ bytes: Data) throws -> NSMutableDictionary {
    let options = JSONSerialization.ReadingOptions.mutableContainers
    let object = try JSONSerialization.jsonObject(with: bytes, options: options)
    return try #require((object as? NSDictionary)?.mutableCopy() as? NSMutableDictionary)
  }
}
