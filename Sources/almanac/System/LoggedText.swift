import AlmanacFormats
import AlmanacKit

extension String {
  /// The text as a line for a terminal or a log, with escapes for control characters and for commands of GitHub.
  ///
  /// GitHub's runner reads a command such as `::add-mask::x` at the beginning of a line, also after spaces, and a command
  /// such as `##[add-mask]x` anywhere in a line (actions/runner, ActionCommand.cs).
  var logged: String {
    let line = printable.withoutBracketCommands
    let command = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard command.starts(with: "::".utf8) else { return line }
    return line[..<command.startIndex] + #"\u003a"# + line[command.startIndex...].dropFirst()
  }

  /// The text with an escape in each `##[`, which begins a command of GitHub.
  var withoutBracketCommands: String { replacingBytes(of: "##[", with: #"#\u0023["#) }
}
