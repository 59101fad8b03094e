import AlmanacReading
import ArgumentParser

/// Which command a command line means, for messages about what is wrong in it.
struct CommandName {
  /// The command that the line names; `nil` if it names none, so that `generate` runs.
  let command: String?
  /// What is wrong if the first word is not a command, as a sentence; `nil` if it is one, or an option.
  let misspelled: String?

  private static let commands = AlmanacCommand.configuration.subcommands.map { $0.name }

  init(_ arguments: some Sequence<String>) {
    let words = Array(arguments.prefix(2))
    // `almanac help check` is about the second word.
    let isHelp = words.first == "help"
    guard let word = isHelp ? words.dropFirst().first : words.first, !word.hasPrefix("-") else {
      (command, misspelled) = (nil, nil)
      return
    }
    guard !Self.commands.contains(word) else {
      (command, misspelled) = (isHelp ? nil : word, nil)
      return
    }
    let meant = Spelling.closest(to: word, among: Self.commands).map { " Did you mean '\($0)'?" } ?? ""
    let list = Self.commands.joined(separator: ", ")
    command = nil
    misspelled = "'\(word)' is not a command.\(meant) Use one of: \(list)."
  }
}
