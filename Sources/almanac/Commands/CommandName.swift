import AlmanacReading
import ArgumentParser

/// Which command a command line means, for messages about what is wrong in it.
struct CommandName {
  /// The command that the line names; `nil` if it names none, so that `generate` runs.
  let command: String?
  /// What is wrong if the first word is not a command, as a sentence; `nil` if it is one, or an option.
  let misspelled: String?

  private static let commands = AlmanacCommand.configuration.subcommands.map {
    $0.configuration.commandName ?? "\($0)".lowercased()
  }

  init(_ arguments: some Sequence<String>) {
    guard let first = arguments.first(where: { _ in true }), !first.hasPrefix("-") else {
      (command, misspelled) = (nil, nil)
      return
    }
    guard !(Self.commands + ["help"]).contains(first) else {
      (command, misspelled) = (first == "help" ? nil : first, nil)
      return
    }
    let meant = Spelling.closest(to: first, among: Self.commands).map { " Did you mean '\($0)'?" } ?? ""
    let list = Self.commands.joined(separator: ", ")
    command = nil
    misspelled = "'\(first)' is not a command.\(meant) Use one of: \(list)."
  }
}
