import Foundation
import Testing

/// The words that a shell offers to complete a command line.
@Suite struct CompletionTests {
  /// A command line with an incomplete last word, and the words that can complete it.
  struct Row: Sendable, CustomTestStringConvertible {
    let command: String
    let option: String
    let word: String
    let words: [String]
    var testDescription: String { "\(command) \(option) \(word)" }
  }

  @Test(
    "are the names that the typed list does not have yet",
    arguments: [
      Row(
        command: "generate", option: "--formats", word: "",
        words: ["json", "strings", "esm", "android", "xcstrings", "arb"]),
      Row(
        command: "generate", option: "--formats", word: "json,",
        words: ["json,strings", "json,esm", "json,android", "json,xcstrings", "json,arb"]),
      Row(
        command: "check", option: "--formats", word: "strings,j",
        words: ["strings,json", "strings,esm", "strings,android", "strings,xcstrings", "strings,arb"]),
      Row(
        command: "generate", option: "--formats", word: "json,strings,esm,android,xcstrings,arb,", words: []),
      Row(
        command: "generate", option: "--calendars", word: "buddhist,",
        words: (CalendarNames.list.split(separator: ", ") + ["regional", "all"]).filter { $0 != "buddhist" }
          .map {
            "buddhist,\($0)"
          }),
    ])
  func lists(row: Row) throws { #expect(try words(row) == row.words) }

  @Test("are the tags of ICU's locales")
  func locales() throws {
    let words = try words(Row(command: "generate", option: "--fallback", word: "de", words: []))
    #expect(Set(["de-AT", "zh-Hant-TW"]).isSubset(of: words))
  }

  // bash has the words of the command line in COMP_WORDS, and the index of the incomplete word in COMP_CWORD.
  @Test(
    "are the options of generate for a command line without a subcommand, in bash",
    arguments: [
      (["--fo"], ["--formats"]), (["--quiet", "--fo"], ["--formats"]), (["--vers"], ["--version"]),
      (["gen"], ["generate"]), (["generate", "--fo"], ["--formats"]), (["diff", "--fo"], []),
      (["--spaces", "a"], ["ascii"]),
    ])
  func defaultCommand(words: [String], completions: [String]) throws {
    let tool = try Tool()
    let script = try tool.run("--generate-completion-script", "bash").stdout
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let previous = words.count > 1 ? words[words.count - 2] : "almanac"
    try tool.write(
      """
      \(script)
      COMP_WORDS=(almanac \(line)); COMP_CWORD=\(words.count); COMP_LINE="almanac \(words.joined(separator: " "))"
      COMP_POINT=${#COMP_LINE}
      _almanac almanac '\(words.last ?? "")' '\(previous)'
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "complete.sh")
    let bash = Process()
    bash.executableURL = URL(filePath: "/bin/bash")
    bash.arguments = [tool.folder.appending(path: "complete.sh").path]
    let output = Pipe()
    bash.standardOutput = output
    try bash.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init) == completions)
  }

  @Test("are offered by zsh and fish too for a command line without a subcommand")
  func otherShells() throws {
    let tool = try Tool()
    let zsh = try tool.run("--generate-completion-script", "zsh").stdout
    #expect(zsh.contains("if [[ \"${words[2]}\" == -* ]]; then\n        _almanac_generate\n"))
    let fish = try tool.run("--generate-completion-script", "fish").stdout
    #expect(fish.contains("flags_or_options \"almanac\" formats' -l 'formats'"))
    // Every subcommand has --help and --version, and so has a command line without a subcommand: each once.
    let lines = fish.split(separator: "\n").filter { $0.contains("_flags_or_options \"almanac\" ") }
    for option in ["help", "version", "years"] {
      #expect(lines.count { $0.contains("-l '\(option)'") } == 1, "\(option)")
    }
  }

  /// The words that bash's completion script gets for a command line.
  private func words(_ row: Row) throws -> [String] {
    let line = ["almanac", row.command, row.option, row.word]
    let outcome = try Tool().run(
      ["---completion", row.command, "--", row.option, "3", "\(row.word.count)"] + line,
      environment: ["SAP_SHELL": "bash"])
    #expect(outcome.status == 0 && outcome.stderr == "")
    return outcome.stdout.split(separator: "\n").map(String.init)
  }
}
