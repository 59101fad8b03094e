import Foundation
import Testing

/// Short options and the standard input, as in a user's shell.
@Suite struct TerminalTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "iw\n"]) }

  @Test("accepts -q for --quiet and -v for --verbose")
  func short() throws {
    try tool.write("de\n", to: "locales.txt")
    let options = ["--formats", "json", "--calendars", "gregorian"]
    #expect(try tool.run(["-v"] + options).stdout.hasPrefix("created  json/de/gregorian.json\n"))
    #expect(try tool.run(["-q"] + options) == .success(""))
    #expect(try tool.run(["check", "-q"] + options) == .success(""))
    #expect(try tool.run("diff", "-q", "Output", "Output") == .success(""))
  }

  @Test("reads the list from the standard input with --locales -")
  func standardInput() throws {
    #expect(try tool.shell("printf 'fr\\nth\\n' | $almanac -q --formats json --locales -").status == 0)
    #expect(tool.exists("Output/json/th/locale.json") && !tool.exists("Output/json/he"))
    #expect(try tool.shell("printf 'fr\\nth\\n' | $almanac check --locales -").status == 0)
    let error = "'zh_TW' is not a language tag: its parts are joined with '_'. Write 'zh-TW'."
    #expect(
      try tool.shell("printf 'fr\\nzh_TW\\n' | $almanac -q --locales -")
        == .failure(65, "<stdin>:2:3: error: \(error)\n"))
    let closed = try tool.shell("$almanac --locales - <&-")
    #expect(closed.status == 65)
    // An endless input is refused before it fills the memory.
    let endless = try tool.shell("yes | timeout 200 $almanac -q --locales -")
    #expect(endless.status == 65)
    let large = "<stdin>: error: With this file, the input of --locales is larger than 1 MB."
    #expect(endless.stderr.hasPrefix(large), "\(endless.stderr)")
  }
}

extension Trait where Self == ConditionTrait {
  /// The test runs a command on a terminal, which the program `script` makes.
  static var needsScript: Self {
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "Needs /usr/bin/script.")
  }
}
