import AlmanacKit
import ArgumentParser

/// The subcommand that the command line names, for error messages.
struct CommandName {
  /// The name of the subcommand; `nil` if the command line names none and `generate` runs.
  let command: String?
  /// The error message if the word in the subcommand's place is not a subcommand; `nil` otherwise.
  let misspelled: String?

  private static let commands = AlmanacCommand.configuration.subcommands.map { $0.name }

  init(_ arguments: some Sequence<String>) {
    let words = Array(arguments.prefix(2))
    // In `almanac help check`, the second word is the subcommand. `help` describes itself too.
    let word = words.first { $0 != "help" }
    guard let word, !word.hasPrefix("-") else {
      (command, misspelled) = (nil, nil)
      return
    }
    guard !Self.commands.contains(word) else {
      (command, misspelled) = (word, nil)
      return
    }
    let meant = Spelling.closest(to: word, among: Self.commands).map { " Did you mean '\($0)'?" } ?? ""
    let list = Self.commands.joined(separator: ", ")
    command = nil
    misspelled = "'\(word)' is not a command.\(meant) Use one of: \(list)."
  }
}
