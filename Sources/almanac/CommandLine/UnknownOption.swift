import AlmanacKit
import ArgumentParser

/// An option on the command line that the command does not have.
struct UnknownOption {
  private let name: String
  private let command: (any ParsableCommand.Type)?

  /// Finds the option in an error message of the argument parser; `nil` if the message is about something else.
  init?(_ message: String, command: String?) {
    let beginning = "Unknown option '"
    guard message.hasPrefix(beginning) else { return nil }
    name = String(message.dropFirst(beginning.count).prefix { $0 != "'" })
    let commands = AlmanacCommand.configuration.subcommands
    self.command = commands.first { $0.name == command ?? "generate" }
  }

  /// The error message, with the option or the commands that the user may mean.
  var message: String {
    let unknown = "Unknown option '\(name)'."
    let others = AlmanacCommand.configuration.subcommands.filter { Self.options(of: $0).contains(name) }
    guard others.isEmpty else {
      let names = others.map { "'almanac \($0.name)'" }
      let list =
        names.count == 1
        ? names[0] : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
      return "\(unknown) It belongs to \(list)."
    }
    let known = command.map(Self.options) ?? []
    return unknown + (Spelling.closest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? "")
  }

  /// The long names of all options of a command, such as `--formats`; they come from the command's help page.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    AlmanacCommand.helpMessage(for: command, columns: 200).split(separator: "\n")
      .filter { $0.hasPrefix("  -") }
      .flatMap { line in
        line.drop { $0 == " " }.split { ", /".contains($0) }.prefix { $0.hasPrefix("-") || $0.hasPrefix("<") }
      }
      .map(String.init).filter { $0.hasPrefix("--") }
  }
}

extension ParsableCommand {
  /// The name of the command on the command line, such as `generate`.
  static var name: String { configuration.commandName ?? "\(self)".lowercased() }
}
