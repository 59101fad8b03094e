import AlmanacKit
import Foundation
import Testing

/// `--compact`: the same facts for a download.
@Suite struct CompactTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nth\nzh-Hant\nhe-u-nu-hebr\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("--quiet", "--compact", "--output", "Small").status == 0)
  }

  @Test("writes the same values without spaces and lists of years, and the rest as before")
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
      #expect(
        try object(bytes, withoutYearLists: hasDigits) == object(compact, withoutYearLists: false), "\(path)")
    }
  }

  @Test("makes a bundle that AlmanacKit reads the same labels from")
  func read() throws {
    let large = try Almanac(bundleAt: tool.folder.appending(path: "Output").path)
    let small = try Almanac(bundleAt: tool.folder.appending(path: "Small").path)
    for tag in large.localeTags {
      for identifier in CalendarIdentifier.allCases {
        let whole = try large.locale(tag).calendar(identifier)
        let short = try small.locale(tag).calendar(identifier)
        #expect(try short.yearRows(whole.years) == whole.yearRows(whole.years), "\(tag) \(identifier)")
      }
    }
  }

  @Test("is checked with the same option")
  func check() throws {
    #expect(try tool.run("check", "--compact", "--output", "Small").status == 0)
    #expect(try tool.run("check", "--output", "Small").status == 1)
  }

  private func object(_ bytes: Data, withoutYearLists: Bool) throws -> NSDictionary {
    var object = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    guard withoutYearLists, var years = object["years"] as? [String: Any], years["first"] != nil,
      var sources = object["sources"] as? [String: Any]
    else { return object as NSDictionary }
    for list in ["display", "numeric"] {
      years[list] = nil
      sources["years.\(list)"] = nil
    }
    object["years"] = years
    object["sources"] = sources
    return object as NSDictionary
  }
}
