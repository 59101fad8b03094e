import Foundation
import Testing

/// `generate` and `check` from end to end.
@Suite struct GenerateTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nar-EG\nth\nzh-TW\nen-u-nu-arab\n", to: "locales.txt")
  }

  @Test("writes the bundle, and check finds it fresh")
  func fresh() throws {
    let generated = try tool.run("generate")
    #expect(generated.status == 0, "\(generated.stderr)")
    #expect(generated.stdout.contains("Output: 5 locales."))
    let checked = try tool.run("check")
    #expect(checked.status == 0, "\(checked.stdout)")
    #expect(checked.stdout.contains("fresh"))
  }

  @Test("names each file by the tag as it was asked for")
  func paths() throws {
    #expect(try tool.run("--quiet").status == 0)
    let files = Set(try tool.files(in: "Output").keys)
    for file in [
      "manifest.json", "json/regions.json", "json/chinese-years.json", "schema/locale.schema.json",
      "json/zh-TW/locale.json", "json/zh-TW/chinese.json", "json/en-u-nu-arab/gregorian.json",
      "strings/zh-TW.lproj/Picker.strings", "strings/zh-TW.lproj/Picker.stringsdict",
      "strings/th.lproj/Buddhist.strings",
    ] { #expect(files.contains(file), "\(file)") }
    #expect(!files.contains { $0.hasPrefix("strings/en-u-nu-arab") })
    #expect(!files.contains { $0.contains("staging") })
  }

  @Test("lists every file with its size and SHA-256 in the manifest, and each locale")
  func manifest() throws {
    #expect(try tool.run("--quiet").status == 0)
    let files = try tool.files(in: "Output")
    let data = try #require(files["manifest.json"])
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let listed = try #require(manifest["files"] as? [String: [String: Any]])
    let written = files.filter { $0.key != "manifest.json" }
    #expect(listed.mapValues { $0["size"] as? Int } == written.mapValues(\.count))
    let sums = try tool.shell("cd Output && sha256sum \(listed.keys.sorted().joined(separator: " "))").stdout
    let expected = listed.keys.sorted().map { "\(listed[$0]?["sha256"] ?? "")  \($0)\n" }.joined()
    #expect(sums == expected)
    let locales = try #require(manifest["locales"] as? [String: [String: Any]])
    #expect(manifest["schemaVersion"] as? Int == 2)
    #expect(manifest["missing"] == nil)
    #expect(locales["zh-TW"]?["dataLocale"] as? String == "zh-Hant-TW")
    #expect(manifest["tool"] as? String == "0.1.0")
  }

  @Test("says which files are not as they should be, and exits 1")
  func stale() throws {
    #expect(try tool.run("--quiet").status == 0)
    try tool.write("{}", to: "Output/json/de/locale.json")
    try FileManager.default.removeItem(at: tool.folder.appending(path: "Output/json/th/chinese.json"))
    let checked = try tool.run("check")
    #expect(checked.status == 1)
    #expect(checked.stdout.contains("de locale week.firstDay: \"mon\" is missing\n"))
    #expect(checked.stdout.contains("missing    json/th/chinese.json"))
    #expect(!checked.stdout.contains("json/th/locale.json"))
    #expect(try tool.text(of: "Output/json/de/locale.json") == "{}", "check writes nothing")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }

  @Test("takes away what a shorter list does not ask for, and leaves foreign files alone")
  func prune() throws {
    #expect(try tool.run("--quiet").status == 0)
    try tool.write("mine", to: "Output/json/th/notes.txt")
    try tool.write("de\n", to: "locales.txt")
    let checked = try tool.run("check")
    #expect(checked.status == 1)
    #expect(checked.stdout.contains("left over  json/th/locale.json"))
    #expect(try tool.run("--quiet").status == 0)
    #expect(!tool.exists("Output/json/th/locale.json"))
    #expect(!tool.exists("Output/strings/th.lproj"))
    #expect(try tool.text(of: "Output/json/th/notes.txt") == "mine")
    #expect(try tool.run("check").status == 0)
  }

  @Test("does not touch a file that is the same")
  func untouched() throws {
    #expect(try tool.run("--quiet").status == 0)
    let path = tool.folder.appending(path: "Output/json/de/locale.json").path
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try tool.run("--quiet").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test("writes the formats, calendars and years asked for, and no others")
  func choices() throws {
    let outcome = try tool.run(
      "--quiet", "--formats", "json", "--calendars", "chinese,gregorian", "--years", "2020...2030")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let files = try tool.files(in: "Output")
    #expect(!files.keys.contains { $0.hasPrefix("strings/") || $0.hasSuffix("buddhist.json") })
    let chinese = try #require(files["json/de/chinese.json"])
    let file = try #require(try JSONSerialization.jsonObject(with: chinese) as? [String: Any])
    let years = try #require(file["years"] as? [String: Any])
    #expect(years["first"] as? Int == 2020)
    #expect((years["display"] as? [String])?.count == 11)
  }

  @Test("fills gaps from another locale only when asked, and marks them")
  func fallback() throws {
    try tool.write("haw\n", to: "locales.txt")
    let plain = try tool.run()
    #expect(plain.status == 0)
    #expect(plain.stderr.contains("almanac: warning: 1 of 1 locale without all of the picker"))
    #expect(!(try tool.text(of: "Output/json/haw/locale.json").contains("\"action.done\"")))
    #expect(try tool.run("--quiet", "--fallback", "en").status == 0)
    let locale = try tool.text(of: "Output/json/haw/locale.json")
    #expect(locale.contains("\"action.done\": \"Done\""))
    #expect(locale.contains("\"strings.action.done\": \"fallback:en\""))
    #expect(try tool.text(of: "Output/manifest.json").contains("\"action.done\""), "still missing")
  }

  @Test("makes a missing translation an error with --strict, and writes nothing")
  func strict() throws {
    try tool.write("de\nhaw\n", to: "locales.txt")
    let outcome = try tool.run("--strict")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr.contains("almanac: error: haw has no text for: a11y.firstAvailable, a11y.hourValue"))
    #expect(!tool.exists("Output"))
    #expect(try tool.run("--strict", "--output", "a/b/c").status == 65)
    #expect(!tool.exists("a"))
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check", "--strict").status == 65)
  }

  @Test("has no bundle to check where nothing was written, and makes no folder")
  func absent() throws {
    for isThere in [false, true] {
      if isThere { try tool.write("mine", to: "Output/notes.txt") }
      let checked = try tool.run("check")
      #expect(checked.status == 65)
      #expect(
        checked.stderr == """
          Output: error: There is no bundle here: 'manifest.json' is missing. Run 'almanac generate', or name the \
          folder of a bundle with --output.

          """)
      #expect(checked.stdout == "")
      #expect(tool.exists("Output") == isThere)
    }
  }
}
