import Foundation
import Testing

/// Colors, short options and the standard input, as in a user's shell.
@Suite struct TerminalTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "iw\n"]) }

  /// The output of a command on a terminal.
  private func typed(_ command: String) throws -> String {
    try tool.shell("script -qec \"\(command)\" /dev/null").stdout
  }

  // In ECMA-48, SGR 1 is bold, 31 is red, and 35 is magenta. By no-color.org, any text in NO_COLOR turns colors off.
  @Test("has colors only on a terminal, unless the user turns them off", .needsScript)
  func colors() throws {
    let command = "$almanac --formats json --output O"
    let warning =
      "locales.txt:1:1: \u{1B}[1;35mwarning:\u{1B}[0m 'iw' is an old spelling of 'he'. Write 'he'."
    #expect(try typed("TERM=xterm \(command)").contains(warning))
    #expect(
      try typed("TERM=xterm \(command) --locales none").contains(
        "none: \u{1B}[1;31merror:\u{1B}[0m There is no "))
    for plain in ["NO_COLOR=1 TERM=xterm", "TERM=dumb"] {
      #expect(!(try typed("\(plain) \(command)")).contains("\u{1B}[1;"))
    }
    #expect(try typed("NO_COLOR= TERM=xterm \(command)").contains(warning))
    #expect(!(try tool.shell("TERM=xterm \(command)")).stderr.contains("\u{1B}[1;"))
  }

  @Test("colors only the first label of a line, whatever the name of a folder", .needsScript)
  func firstLabel() throws {
    let options = ["--formats", "json", "--output", "an error: x"]
    try tool.write("de\nfr\n", to: "locales.txt")
    try #require(try tool.run(["--quiet"] + options) == .success(""))
    let path = "an error: x/json/fr/locale.json"
    try tool.write(try tool.text(of: path) + "\n", to: path)
    try tool.write("de\n", to: "locales.txt")
    let text = try typed("TERM=xterm $almanac --formats json --output 'an error: x'")
    #expect(
      text.contains("almanac: \u{1B}[1;35mwarning:\u{1B}[0m 'an error: x/json/fr/locale.json' was changed "),
      "\(text)")
  }

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
