import AlmanacKit
import ArgumentParser

/// An option on the command line that the command does not have.
enum UnknownOption {
  /// The error message with the option or the commands that the user may mean, from the message of the argument parser.
  ///
  /// It is `nil` if the parser's message is about something else.
  static func message(for message: String, command: String?) -> String? {
    let beginning = "Unknown option '"
    guard message.hasPrefix(beginning) else { return nil }
    let name = String(message.dropFirst(beginning.count).prefix { $0 != "'" })
    let unknown = "Unknown option '\(name)'."
    let commands = AlmanacCommand.configuration.subcommands
    let others = commands.filter { options(of: $0).contains(name) }.map { "'almanac \($0.name)'" }
    guard let last = others.last else {
      let known = commands.first { $0.name == command ?? "generate" }.map(options) ?? []
      return unknown + (Spelling.closest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? "")
    }
    let list = others.count == 1 ? last : "\(others.dropLast().joined(separator: ", ")) and \(last)"
    return "\(unknown) It belongs to \(list)."
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
