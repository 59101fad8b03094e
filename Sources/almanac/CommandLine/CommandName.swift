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
    // In `almanac help check`, the second word is the subcommand. `help` describes itself too.
    let word = arguments.prefix(2).first { $0 != "help" }
    command = word.flatMap { Self.commands.contains($0) ? $0 : nil }
    let isOption = word?.hasPrefix("-") ?? true
    misspelled = command == nil && !isOption ? word.map(Self.problem) : nil
  }

  private static func problem(with word: String) -> String {
    let meant = Spelling.closest(to: word, among: commands).map { " Did you mean '\($0)'?" } ?? ""
    return "'\(word)' is not a command.\(meant) Use one of: \(commands.joined(separator: ", "))."
  }
}
