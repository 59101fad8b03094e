import Testing

@testable import almanac

/// The commands in messages, which a user copies into a shell.
@Suite struct OptionWordsTests {
  // A program reads a word with a hyphen at its start as an option, and a shell splits a word at a blank.
  @Test(
    "have './' before a path with a hyphen at its start",
    arguments: ["--locales", "--output", "--strings", "--keys", "--errata"])
  func hyphens(option: String) throws {
    #expect(try Generate.parse(["\(option)=-a b"]).options.given.arguments == [option, #""./-a b""#])
  }

  // The options are in the order of the help page.
  @Test(
    "have the options that a user gave, as the shell reads them",
    arguments: [
      ["--locales", "-", "--output", "my bundle"], ["--locales", "it's $1.txt", "--formats", "json,esm"],
      ["--locales", "a;b&c|d", "--output", "a\"\u{301}$(b)"],
      ["--locales", "a\u{200C}b", "--output", "it's\ta\\b"],
      ["--calendars", "gregorian,regional", "--years", "1950...2000", "--words", "core,mui-x"],
      ["--strings", "a b.xcstrings", "--strings", "`c`", "--keys", "\"k\".json"],
      ["--strings", "", "--keys", "", "--fallback", "", "--errata", ""],
      ["--fallback", "de", "--errata", "e!.json", "--spaces", "ascii", "--strings-layout", "flat"],
      ["--no-errata", "--spaces", "keep", "--default-locale", "pt-BR"],
      ["--title-case", "--compact", "--strict", "--allow-other-files", "--verbose"],
      ["--no-title-case", "--no-compact", "--no-strict", "--no-allow-other-files", "--no-verbose"],
    ])
  func words(given: [String]) throws {
    let printed = try Generate.parse(given).options.given.arguments.joined(separator: " ")
    let shell = try ChildProcess(
      ["bash", "-c", "printf '%s\\n' \(printed)"], environment: ["PATH": "/usr/bin:/bin"])
    var words: [String] = []
    while let word = shell.bytes(upTo: 0x0A, limit: 1000) {
      words.append(String(decoding: word, as: UTF8.self))
    }
    #expect(shell.end() == 0 && words == given, "\(printed)")
  }

  // Bash, "History Expansion": on a command line, `!` acts inside double quotes too. A program reads `-x` as an option.
  @Test(
    "have quotes only if the shell needs them, and a path never looks like an option",
    arguments: [
      ("aZ09./_-+,:=@%", "aZ09./_-+,:=@%"), ("", "\"\""), ("a b", "\"a b\""), ("a!", "'a!'"), ("-x", "./-x"),
      ("-my bundle", "\"./-my bundle\""), ("-$x", "'./-$x'"), ("-\u{301}x", "\"./-\u{301}x\""),
    ])
  func paths(path: String, word: String) {
    #expect(path.shellPath == word)
  }
}
