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
  @Test("are the options of generate for a command line without a subcommand, in bash")
  func defaultCommand() throws {
    let tool = try Tool()
    let lines = [
      ("--fo", "--formats"), ("--quiet --fo", "--formats"), ("--vers", "--version"), ("gen", "generate"),
      ("generate --fo", "--formats"), ("diff --fo", ""), ("--spaces a", "ascii"),
    ]
    try tool.write(
      """
      \(tool.run("--generate-completion-script", "bash").stdout)
      complete_line() {
        COMP_LINE="almanac $*"; COMP_WORDS=(almanac "$@"); COMP_CWORD=$#; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
        _almanac almanac "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
        echo "$*: ${COMPREPLY[*]}"
      }
      \(lines.map { "complete_line \($0.0)" }.joined(separator: "\n"))
      """, to: "complete.sh")
    let words = try tool.shell("bash complete.sh").stdout
    #expect(words == lines.map { "\($0.0): \($0.1)\n" }.joined())
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
