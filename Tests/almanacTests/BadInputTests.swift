import Foundation
import Testing

/// Every wrong input has its exit code, a message with a place and a remedy, and writes nothing.
@Suite struct BadInputTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  struct List: Sendable, CustomTestStringConvertible {
    let content: String
    let message: String
    var testDescription: String { message }
  }

  @Test(
    "says file, line, column, what is wrong and what to write",
    arguments: [
      List(content: "de\n  zh_TW\n", message: "locales.txt:2:5: error: 'zh_TW' is not a language tag"),
      List(content: "# ü\ndee\n", message: "locales.txt:2:1: error:"),
      List(content: "ky-CN\n", message: "ky-Cyrl-CN"),
      List(content: "../../x\n", message: "locales.txt:1:1: error:"),
      List(content: "de\u{0}\n", message: "locales.txt:1:"),
      List(content: "en-US-POSIX\n", message: "locales.txt:1:7: error:"),
      List(content: "de-u-co-phonebk\n", message: "locales.txt:1:6: error:"),
      List(content: "xx-*\n", message: "locales.txt:1:1: error:"),
      List(content: "", message: "locales.txt: error: The list selects no locale."),
    ])
  func lists(list: List) throws {
    try tool.write(list.content, to: "locales.txt")
    let outcome = try tool.run()
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains(list.message), "\(outcome.stderr)")
    #expect(!tool.exists("Output"))
  }

  @Test("reports all errors of a list at once")
  func allErrors() throws {
    try tool.write("zh_TW\nde\ndee\nde-XX\n", to: "locales.txt")
    let lines = try tool.run().stderr.split(separator: "\n")
    #expect(lines.map { String($0.prefix(14)) } == ["locales.txt:1:", "locales.txt:3:", "locales.txt:4:"])
  }

  @Test("refuses a list that is absent, a folder, or not UTF-8")
  func noList() throws {
    #expect(try tool.run().status == 65)
    #expect(try tool.run().stderr.hasPrefix("locales.txt: error: There is no such file."))
    try tool.write("", to: "folder/x")
    #expect(try tool.run("--locales", "folder").stderr.contains("This is a folder."))
    try tool.write(Data([0x64, 0x65, 0x0A, 0xFF, 0x0A]), to: "latin1.txt")
    let outcome = try tool.run("--locales", "latin1.txt")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("latin1.txt:2:1: error: The list is not UTF-8."))
  }

  @Test("refuses a list of 10 MB of errors without printing them all")
  func longList() throws {
    try tool.write(String(repeating: "not a tag at all\n", count: 600_000), to: "locales.txt")
    let outcome = try tool.run()
    #expect(outcome.status == 65)
    #expect(outcome.stderr.split(separator: "\n").count < 200)
  }

  @Test(
    "answers wrong usage with 64",
    arguments: [
      ["--formats", "xml"], ["--formats", "json,json"], ["--formats", ""], ["--calendars", "julian"],
      ["--years", "1899...2000"], ["--years", "2000...2101"], ["--years", "2030...2020"],
      ["--years", "2020"],
      ["--years", "a...b"], ["--years", "+1900...2060"], ["--jobs", "0"], ["--jobs", "-1"], ["--nonsense"],
      ["generate", "extra"],
      ["--quiet", "--verbose"], ["show"], ["show", "zz_ZZ"], ["show", "de", "--calendar", "julian"],
      ["--fallback", "zz"], ["--fallback", "*"],
    ])
  func usage(arguments: [String]) throws {
    try tool.write("de\n", to: "locales.txt")
    let process = try tool.start(arguments)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    let stderr = try tool.text(of: "stderr")
    #expect(stderr.hasPrefix("almanac: error: "), "\(stderr)")
    #expect(!tool.exists("Output"))
  }

  @Test("answers an output that cannot be made with 73, and says where")
  func noOutput() throws {
    try tool.write("de\n", to: "locales.txt")
    try tool.write("a file", to: "file")
    for path in ["file", "file/Output", "/proc/almanac"] {
      let outcome = try tool.run("--output", path)
      #expect(outcome.status == 73, "\(path)")
      #expect(outcome.stderr.contains(path), "\(outcome.stderr)")
    }
  }

  @Test("leaves a foreign file where it is, and everything else too")
  func foreign() throws {
    try tool.write("de\n", to: "locales.txt")
    try tool.write("mine", to: "Output/json/de/locale.json")
    let outcome = try tool.run()
    #expect(outcome.status == 73)
    #expect(outcome.stderr.contains("'Output/json/de/locale.json' is in the way"))
    #expect(
      try tool.files(in: "Output").mapValues { String(decoding: $0, as: UTF8.self) } == [
        "json/de/locale.json": "mine"
      ])
  }

  @Test(
    "refuses a manifest that is damaged, foreign, or from a newer Almanac",
    arguments: [
      "", "{", "[]", #"{"schemaVersion":1}"#, #"{"schemaVersion":99,"files":{}}"#,
    ])
  func manifest(content: String) throws {
    try tool.write("de\n", to: "locales.txt")
    try tool.write(content, to: "Output/manifest.json")
    for command in ["generate", "check"] {
      let outcome = try tool.run(command)
      #expect(outcome.status == 65, "\(command)")
      #expect(outcome.stderr.hasPrefix("Output/manifest.json: error:"), "\(outcome.stderr)")
    }
    #expect(try tool.text(of: "Output/manifest.json") == content)
  }

  @Test("refuses a manifest whose files leave the folder")
  func escapingManifest() throws {
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    let manifest = try tool.text(of: "Output/manifest.json")
    try tool.write(
      manifest.replacing("json/regions.json", with: "../locales.txt"), to: "Output/manifest.json")
    #expect(try tool.run().status == 65)
    #expect(tool.exists("locales.txt"))
  }
}
