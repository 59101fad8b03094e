import Foundation
import Testing

/// The words that a shell offers to complete a command line.
@Suite struct CompletionTests {
  // Each command has an option with an incomplete list, and the names that can complete it.
  @Test(
    "are the names that the typed list does not have yet",
    arguments: [
      ("generate", "--formats", "", ["json", "strings", "esm", "android", "xcstrings", "arb"]),
      ("check", "--formats", "strings,j", ["json", "esm", "android", "xcstrings", "arb"]),
      ("generate", "--formats", "json,strings,esm,android,xcstrings,arb,", []),
      (
        "generate", "--calendars", "buddhist,",
        (CalendarNames.list.components(separatedBy: ", ") + ["regional", "all"]).filter { $0 != "buddhist" }
      ),
    ])
  func lists(command: String, option: String, word: String, names: [String]) throws {
    let list = word.lastIndex(of: ",").map { word[...$0] } ?? ""
    #expect(try words(command, option, word) == names.map { "\(list)\($0)" })
  }

  @Test("are the tags of ICU's locales")
  func locales() throws {
    #expect(Set(["de-AT", "zh-Hant-TW"]).isSubset(of: try words("generate", "--fallback", "de")))
  }

  // bash has the words of the command line in COMP_WORDS, and the index of the incomplete word in COMP_CWORD.
  @Test("are the options of generate for a command line without a subcommand, in bash")
  func defaultCommand() throws {
    let tool = try Tool()
    let lines = [
      ("--fo", "--formats"), ("--quiet --fo", "--formats"), ("--vers", "--version"), ("gen", "generate"),
      ("generate --fo", "--formats"), ("diff --fo", ""), ("--spaces a", "ascii"),
      ("check --report h", "html"),
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
    let words = [
      ("strings", #"*.\'xcstrings\'"#), ("keys", #"*.\'json\'"#), ("errata", #"*.\'json\'"#),
      ("config", #"*.\'json\'"#), ("locales", " -rF"), ("output", "'(__almanac_complete_directories)'"),
    ]
    for (option, completion) in words {
      let line = fish.split(separator: "\n").first {
        $0.contains(" \"almanac generate") && $0.contains(" -l '\(option)' ")
      }
      #expect(line?.contains(completion) == true, "\(option): \(line ?? "")")
    }
    // Every subcommand has --help and --version, and so has a command line without a subcommand: each once.
    let lines = fish.split(separator: "\n").filter { $0.contains("_flags_or_options \"almanac\" ") }
    for option in ["help", "version", "years"] {
      #expect(lines.count { $0.contains("-l '\(option)'") } == 1, "\(option)")
    }
  }

  /// The words that bash's completion script gets for a command line with an incomplete last word.
  private func words(_ command: String, _ option: String, _ word: String) throws -> [String] {
    let line = ["almanac", command, option, word]
    let outcome = try Tool().run(
      ["---completion", command, "--", option, "3", "\(word.count)"] + line,
      environment: ["SAP_SHELL": "bash"])
    #expect(outcome.status == 0 && outcome.stderr == "")
    return outcome.stdout.split(separator: "\n").map(String.init)
  }
}
